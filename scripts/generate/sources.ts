import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { z } from 'zod';
// Types alone, of which the generator is the source: nothing generated is needed to generate it.
import type { FaultCategories, Locator, Reading } from '../../generated/catalogue.ts';
import { closest } from '../../src/profile/nearest.ts';
import { type Api, apis, ContractError } from './contract.ts';

/** Everything that an entry of the contracts may stand on. */
export interface Sources {
  readonly locators: ReadonlyMap<string, Locator>;
  readonly readings: ReadonlyMap<string, Reading>;
  readonly faultCategories: FaultCategories;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const text = z.string().trim().min(1);
const locatorShape = z.strictObject({ at: text, says: text, coveredBy: text.optional(), outOfScope: text.optional() });
const documentShape = z.strictObject({
  document: text,
  title: text,
  sections: z.record(text, z.record(text, locatorShape)),
});
const readingsShape = z.record(
  z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not in kebab-case'),
  z.strictObject({ title: text, reading: text, why: text, other: text }),
);
const categoriesShape = z.strictObject({
  catalogue: text,
  url: text,
  categories: z.record(z.string().regex(/^F\d{3}$/, 'is no code'), text),
});

/** The inventories of both documents, the readings, and the fault categories; `folder` is that of the contracts. */
export function readSources(folder = join(root, 'openapi')): Sources {
  const locators = new Map(apis.flatMap((api) => locatorsOf(folder, api)).map((locator) => [locator.id, locator]));
  refuseWrongCovers(locators);
  const readings = Object.entries(readYaml(folder, 'readings.yaml', readingsShape));
  return {
    locators,
    readings: new Map(readings.map(([id, reading]) => [id, { id, ...reading }])),
    faultCategories: readYaml(folder, 'fault-categories.yaml', categoriesShape),
  };
}

function locatorsOf(folder: string, api: Api): readonly Locator[] {
  const file = `${api}/sources.yaml`;
  const { document, sections } = readYaml(folder, file, documentShape);
  const seen = new Set<string>();
  return Object.entries(sections).flatMap(([section, locators]) =>
    Object.entries(locators).map(([id, { at, says, coveredBy = null, outOfScope = null }]) => {
      const place = `openapi/${file}: ${id}`;
      if (!/^[a-z]+(\/[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)?){2}$/.test(id) || !id.startsWith(`${api}/`)) {
        throw new ContractError(`${place}: a locator is written ${api}/group/name or ${api}/group/name.part`);
      }
      if (seen.has(id)) throw new ContractError(`${place}: stands twice`);
      seen.add(id);
      if (coveredBy !== null && outOfScope !== null)
        throw new ContractError(`${place}: is either covered by another locator or out of scope`);
      return { id, api, document, section, at, says, coveredBy, outOfScope };
    }),
  );
}

function refuseWrongCovers(locators: ReadonlyMap<string, Locator>): void {
  for (const { id, coveredBy } of locators.values()) {
    if (coveredBy === null) continue;
    const cover = known(locators, coveredBy, () => `${id}: coveredBy`);
    if (cover.coveredBy !== null || cover.outOfScope !== null) {
      throw new ContractError(`${id}: ${coveredBy} covers nothing, since no requirement stands on it itself`);
    }
  }
}

/** What `id` names; else an error with the nearest known one. */
export function known<T>(all: ReadonlyMap<string, T>, id: string, place: () => string): T {
  const found = all.get(id);
  if (found !== undefined) return found;
  throw new ContractError(
    `${place()} ${JSON.stringify(id)} is unknown; the nearest is ${closest(id, [...all.keys()])}`,
  );
}

function readYaml<Shape extends z.ZodType>(folder: string, file: string, shape: Shape): z.infer<Shape> {
  const fail = (message: string): never => {
    throw new ContractError(`openapi/${file}: ${message}`);
  };
  let content: unknown;
  try {
    content = parse(readFileSync(join(folder, file), 'utf8'));
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
  const result = shape.safeParse(content);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  return fail(`${issue?.path.join(' > ')}: ${issue?.message}`);
}

/** `openapi/…yaml:12`, where an entry of the contracts begins: bundling forgets it. */
export function fileOf(id: string): string {
  for (const file of globSync('openapi/**/*.yaml', { cwd: root })) {
    const line = readFileSync(join(root, file), 'utf8')
      .split('\n')
      .findIndex((each) => each.trim() === `- id: ${id}`);
    if (line >= 0) return `${file.replaceAll('\\', '/')}:${line + 1}`;
  }
  return 'openapi';
}
