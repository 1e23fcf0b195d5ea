import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Contract, operationsOf } from '../generate/contract.ts';
import { entriesOf, isArray, isObject, type Json, type JsonObject, stringOf } from '../generate/json.ts';
import type { CatalogueEntry } from './catalogue.ts';
import { downloadsOf } from './downloads.ts';
import { type Guide, guides } from './guides.ts';
import { withCode } from './markdown.ts';
import { operationLinks } from './operation-links.ts';
import { codeSamples } from './samples.ts';
import { eta, navigation, root } from './site.ts';

const redocly = join(root, 'node_modules/@redocly/cli/bin/cli.js');
const run = promisify(execFile);

/** The reference of one API as a single page of Redoc that asks no other host for anything. */
export async function referencePage(
  contract: Contract,
  entries: readonly CatalogueEntry[],
  withSample: boolean,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'reference-'));
  try {
    const [input, output, template] = ['openapi.json', 'page.html', 'frame.hbs'].map((name) => join(folder, name));
    if (!input || !output || !template) throw new Error('three files are named');
    await writeFile(input, JSON.stringify(forReading(contract, await guides('docs/api'))));
    await writeFile(template, await frame(contract, entries, withSample));
    const flags = [
      '--inlineBundle',
      '--template',
      template,
      '--config',
      join(root, 'redocly.yaml'),
      '--openapi',
      JSON.stringify(options),
    ];
    await run(process.execPath, [redocly, 'build-docs', input, '--output', output, ...flags], {
      cwd: root,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    return withoutOutside(await readFile(output, 'utf8'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Redoc shows only samples of languages that it knows by name; the label is what it compares and prints. */
const options = {
  hideDownloadButtons: true,
  jsonSamplesExpandLevel: 'all',
  codeSamples: {
    languages: [{ lang: 'curl' }, { lang: 'JavaScript', label: 'TypeScript' }, { lang: 'Payload' }],
  },
};

/** The page around Redoc: the head of every page, what stands at the end of operations, and a policy that lets nothing leave. */
async function frame(contract: Contract, entries: readonly CatalogueEntry[], withSample: boolean): Promise<string> {
  const info = isObject(contract.document.info) ? contract.document.info : {};
  const [styles, script] = await Promise.all(['reference.css', 'reference.js'].map(assetText));
  return eta.render('./reference', {
    title: stringOf(info.title),
    file: `${contract.api}.html`,
    ...{ styles, script },
    navigation: navigation(withSample),
    ends: endsOf(contract, entries),
    withCode,
  });
}

function assetText(name: string): Promise<string> {
  return readFile(fileURLToPath(new URL(`./assets/${name}`, import.meta.url)), 'utf8');
}

/** What stands at the end of each operation, with the address of its section. */
function endsOf(contract: Contract, entries: readonly CatalogueEntry[]) {
  const links = operationLinks([contract]);
  return operationsOf(contract).map(({ operation }) => {
    const own = entries.filter(({ operationNames }) => operationNames.includes(operation));
    return { section: links.get(operation)?.split('#')[1] ?? '', lists: listsOf(own) };
  });
}

/** Redoc fetches the logo of its maker from a host of theirs; its name alone says the same. */
function withoutOutside(html: string): string {
  const mark =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="12"><text y="10" font-family="sans-serif" font-size="11" fill="#6b7683">Redoc</text></svg>';
  const logo = `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`;
  return html.replaceAll(/https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(?:-full)?\.svg/g, logo);
}

const unshown = ['x-requirements', 'x-open', 'if', 'then', 'else'];
const furtherFields = ['additionalProperties', 'unevaluatedProperties'];

/**
 * The contract as Redoc shows it: with code samples, and without what stands at the end of operations. That an object may
 * have further fields is what every schema means that does not say otherwise; Redoc would show it as a field called
 * `property name*`. What holds under a condition is told by the descriptions of the fields; Redoc would make nameless cases of it.
 */
function forReading(contract: Contract, apiGuides: readonly Guide[]): Json {
  const samples = new Map(
    operationsOf(contract).map((operation) => {
      return [operation.node, codeSamples(operation).map((sample): JsonObject => ({ ...sample }))] as const;
    }),
  );
  const copy = (value: Json): Json => {
    if (isArray(value)) return value.map(copy);
    if (!isObject(value)) return value;
    const kept = Object.entries(value).filter(([key, item]) => {
      return !unshown.includes(key) && !(item === true && furtherFields.includes(key));
    });
    const copied = { ...Object.fromEntries(kept.map(([key, item]) => [key, copy(item)])), ...caveat(value) };
    const own = samples.get(value);
    return own === undefined ? copied : { ...copied, 'x-codeSamples': own };
  };
  return copy(withOffers(contract, apiGuides));
}

/** The contract with what its page offers, at the end of the introduction. */
function withOffers({ api, document }: Contract, apiGuides: readonly Guide[]): JsonObject {
  const info = isObject(document.info) ? document.info : {};
  const offers = downloadsOf(api).map(({ file, label }) => `- [${label}](${file})`);
  const read = apiGuides.map(({ file, title }) => `[${title}](${file})`).join(' · ');
  const lists = [`**Guides:** ${read} · [Changelog](changelog.html)`, '**Downloads**', offers.join('\n')];
  const parts = [stringOf(info.description)?.trim() ?? '', ...lists];
  return { ...document, info: { ...info, description: parts.join('\n\n') } };
}

/** Where an example shows fields that the documents do not, its summary says so; Redoc shows that of one example nowhere. */
function caveat(response: JsonObject): JsonObject {
  const [media] = entriesOf(response.content).map(([, item]) => item);
  const examples = isObject(media) && isObject(media.examples) ? media.examples : {};
  const example = examples['one-service'];
  const summary = isObject(example) ? stringOf(example.summary) : undefined;
  if (summary === undefined) return {};
  return { description: `${stringOf(response.description)?.trim() ?? ''}\n\nThe example: ${lowerFirst(summary)}` };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Three lists that open on demand: what only this operation must do, what others must do too, what is open. */
function listsOf(entries: readonly CatalogueEntry[]) {
  const stated = entries.filter(({ level }) => level !== 'open');
  const open = entries.filter(({ level }) => level === 'open');
  const own = stated.filter(({ operationNames }) => operationNames.length === 1);
  const common = stated.filter(({ operationNames }) => operationNames.length > 1);
  return [
    { label: 'requirements of this operation', one: 'requirement of this operation', entries: own },
    {
      label: 'requirements that it shares with others',
      one: 'requirement that it shares with others',
      entries: common,
    },
    { label: 'points left to the service', one: 'point left to the service', entries: open },
  ].filter((list) => list.entries.length > 0);
}
