import { globSync, readFileSync } from 'node:fs';
import { openPoints, requirements } from '../generated/catalogue.ts';
import { excuses } from '../reference/faults/excused.ts';
import { faults } from '../reference/faults/index.ts';

/**
 * Fails when a requirement has no check, or neither a fault nor a reason why none can exist, or an open point has no
 * observation. Ids are literals, so that a search finds them.
 */
const text = globSync('suites/**/*.ts')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
// Judged by the engine on every answer of a run, whatever asked for it.
const engine = ['partner', 'workspace'].flatMap((api) =>
  ['status', 'content-type', 'json'].map((rule) => `${api}.response.${rule}`),
);
const named = (id: string): boolean => text.includes(`'${id}'`);
const proven = new Set([...faults, ...excuses].map(({ requirement }) => requirement));
const holes = [
  ...requirements
    .filter(({ id, bySchema }) => !bySchema && !engine.includes(id) && !named(id))
    .map(({ id }) => `${id}: no check`),
  ...requirements.filter(({ id }) => !proven.has(id)).map(({ id }) => `${id}: neither a fault nor a reason for none`),
  ...openPoints.filter(({ id }) => !named(id)).map(({ id }) => `${id}: no observation`),
];
for (const hole of holes) console.error(hole);
console.log(`${requirements.length} requirements, ${openPoints.length} open points, ${holes.length} not covered`);
process.exitCode = holes.length === 0 ? 0 : 1;
