import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Contract, operationsOf } from '../generate/contract.ts';
import { isArray, isObject, type Json, type JsonObject, stringOf } from '../generate/json.ts';
import type { CatalogueEntry } from './catalogue.ts';
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
    await writeFile(input, JSON.stringify(annotated(contract, entries)));
    await writeFile(template, await frame(contract, withSample));
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

/** The page around Redoc: the head of every page, and a policy that lets nothing leave. */
async function frame({ api, document }: Contract, withSample: boolean): Promise<string> {
  const info = isObject(document.info) ? document.info : {};
  const styles = await readFile(fileURLToPath(new URL('./assets/reference.css', import.meta.url)), 'utf8');
  return eta.render('./reference', {
    title: stringOf(info.title),
    file: `${api}.html`,
    styles,
    navigation: navigation(withSample),
  });
}

/** Redoc fetches the logo of its maker from a host of theirs; its name alone says the same. */
function withoutOutside(html: string): string {
  const mark =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="12"><text y="10" font-family="sans-serif" font-size="11" fill="#6b7683">Redoc</text></svg>';
  const logo = `data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}`;
  return html.replaceAll(/https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(?:-full)?\.svg/g, logo);
}

/** The contract as the page shows it: requirements, open points and code samples stand at each operation. */
function annotated(contract: Contract, entries: readonly CatalogueEntry[]): Json {
  const additions = new Map(
    operationsOf(contract).map((operation) => {
      const own = entries.filter(({ operationNames }) => operationNames.includes(operation.operation));
      const samples = codeSamples(operation).map((sample): JsonObject => ({ ...sample }));
      return [operation.node, { text: entriesHtml(own), samples }] as const;
    }),
  );
  const copy = (value: Json): Json => {
    if (isArray(value)) return value.map(copy);
    if (!isObject(value)) return value;
    const kept = Object.entries(value).filter(([key]) => !['x-requirements', 'x-open'].includes(key));
    const copied = Object.fromEntries(kept.map(([key, item]) => [key, copy(item)]));
    const added = additions.get(value);
    if (added === undefined) return copied;
    const description = `${stringOf(value.description) ?? ''}\n\n${added.text}`;
    return { ...copied, description, 'x-codeSamples': added.samples };
  };
  return copy(contract.document);
}

/** Entries in three lists that open on demand: what only this operation must do, what others must do too, what is open. */
function entriesHtml(entries: readonly CatalogueEntry[]): string {
  const stated = entries.filter(({ level }) => level !== 'open');
  const open = entries.filter(({ level }) => level === 'open');
  const own = stated.filter(({ operationNames }) => operationNames.length === 1);
  const shared = stated.filter(({ operationNames }) => operationNames.length > 1);
  return eta.render('./entries', {
    lists: [
      { label: 'requirements of this operation', one: 'requirement of this operation', entries: own },
      {
        label: 'requirements that it shares with others',
        one: 'requirement that it shares with others',
        entries: shared,
      },
      { label: 'open points', one: 'open point', entries: open },
    ].filter((list) => list.entries.length > 0),
  });
}
