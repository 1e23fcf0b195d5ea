import { globSync, readFileSync } from 'node:fs';
import { openPoints, requirements } from '../generated/catalogue.ts';

/** Fails when a requirement has no check, or an open point no observation: ids are literals, so that a search finds them. */
const text = globSync('suites/**/*.ts')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
// Judged by the engine on every answer of a run, whatever asked for it.
const engine = ['partner', 'workspace'].flatMap((api) =>
  ['status', 'content-type', 'json'].map((rule) => `${api}.response.${rule}`),
);
const named = (id: string): boolean => text.includes(`'${id}'`);
const holes = [
  ...requirements
    .filter(({ id, bySchema }) => !bySchema && !engine.includes(id) && !named(id))
    .map(({ id }) => `${id}: no check`),
  ...openPoints.filter(({ id }) => !named(id)).map(({ id }) => `${id}: no observation`),
];
for (const hole of holes) console.error(hole);
console.log(`${requirements.length} requirements, ${openPoints.length} open points, ${holes.length} without a check`);
process.exitCode = holes.length === 0 ? 0 : 1;
