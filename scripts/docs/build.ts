import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { faultCategories, openPoints, type Reading, readings, requirements } from '../../generated/catalogue.ts';
import { versionsFolder } from '../contract-diff/keep.ts';
import { bundle } from '../generate/bundle.ts';
import { type Api, apis, type Contract } from '../generate/contract.ts';
import { type CatalogueEntry, catalogueEntries } from './catalogue.ts';
import { changelog, versionsIn } from './changelog.ts';
import { listChecks } from './checks.ts';
import { commandReference } from './commands.ts';
import { writeDownloads } from './downloads.ts';
import { guides } from './guides.ts';
import { readHostileTargets } from './hostile.ts';
import { BrokenLinks, brokenLinks } from './links.ts';
import { operationLinks } from './operation-links.ts';
import { powerPage } from './power.ts';
import { referencePage } from './reference.ts';
import { writeSample } from './sample.ts';
import { readSelfCheck, type SelfCheck } from './self-check.ts';
import { dayOfBuild, shown } from './shown.ts';
import { Site } from './site.ts';

export interface BuildOptions {
  /** Absolute path; whatever is there is replaced. */
  readonly out: string;
  /** Requirements that the sample report tests, as globs (none: all); null: no sample report. */
  readonly sample: { readonly only: readonly string[] } | null;
  /** Addresses that the references name; undefined: the template of the contract. */
  readonly urls: Readonly<Record<Api, string | undefined>>;
}

/**
 * Builds the whole site.
 * @returns the number of pages.
 * @throws {BrokenLinks} when a page links to something that is not there.
 */
export async function buildSite({ out, sample, urls }: BuildOptions): Promise<number> {
  const today = dayOfBuild();
  const bundled = await Promise.all(apis.map((api) => bundle(api)));
  const contracts = bundled.map((contract) => shown(contract, today, urls[contract.api]));
  const links = operationLinks(contracts);
  const entries = catalogueEntries(contracts, await listChecks(), links);
  const selfCheck = await readSelfCheck();
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  const site = new Site(out, sample !== null);
  await site.writeAssets();
  await writePages(site, entries, selfCheck);
  const releases = changelog(versionsIn(versionsFolder, bundled));
  await site.write({ file: 'changelog.html', title: 'Changelog', template: 'changelog', data: { releases } });
  for (const contract of contracts) await writeReference(site, contract, entries);
  if (sample !== null) await writeSample(join(out, 'sample'), sample.only);
  const broken = await brokenLinks(out, new Set(links.values()));
  if (broken.length > 0) throw new BrokenLinks(broken);
  return site.pages + contracts.length + (sample === null ? 0 : 1);
}

async function writePages(site: Site, entries: readonly CatalogueEntry[], selfCheck: SelfCheck): Promise<void> {
  const counts = {
    must: requirements.filter(({ level }) => level === 'MUST').length,
    should: requirements.filter(({ level }) => level === 'SHOULD').length,
    open: openPoints.length,
    checks: entries.reduce((sum, { checks }) => sum + checks.length, 0),
    faults: selfCheck.faults.length,
    variants: selfCheck.variants.length,
  };
  const [all, ofApis] = await Promise.all([guides('docs'), guides('docs/api')]);
  const home = { counts, guides: all, apiGuides: ofApis };
  await site.write({ file: 'index.html', title: 'Documentation', template: 'home', data: home });
  await site.write({
    file: 'requirements.html',
    title: 'Requirements',
    template: 'requirements',
    data: { entries, counts },
    script: 'catalogue.js',
  });
  await site.write({
    file: 'readings.html',
    title: 'Readings',
    template: 'readings',
    data: { readings: readings.map(withRequirements), faultCategories },
  });
  await site.write({
    file: 'self-check.html',
    title: 'Self-check',
    template: 'self-check',
    data: { ...selfCheck, power: await powerPage() },
  });
  await site.write({
    file: 'hostile.html',
    title: 'Hostile targets',
    template: 'hostile',
    data: { ...(await readHostileTargets()) },
  });
  const commands = await commandReference();
  const contents = [...all, { file: 'commands.html', title: 'Command reference' }];
  const under = 'quick-start.html';
  for (const guide of all) await site.write({ ...guide, template: 'guide', under, data: { ...guide, contents } });
  for (const guide of ofApis) {
    const data = { ...guide, contents: ofApis };
    await site.write({ ...guide, template: 'guide', under: 'api-authentication.html', data });
  }
  await site.write({
    file: 'commands.html',
    title: 'Command reference',
    template: 'commands',
    under,
    data: { commands, contents },
  });
}

/** A reading with the requirements that rest on it. */
function withRequirements(reading: Reading) {
  const resting = requirements.filter((requirement) => requirement.reading === reading.id);
  return { ...reading, requirements: resting.map(({ id }) => id) };
}

async function writeReference(
  { out, withSample }: Site,
  contract: Contract,
  entries: readonly CatalogueEntry[],
): Promise<void> {
  await writeFile(join(out, `${contract.api}.html`), await referencePage(contract, entries, withSample));
  await writeDownloads(out, contract);
}
