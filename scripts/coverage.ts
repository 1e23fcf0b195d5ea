import { openPoints, requirements } from '../generated/catalogue.ts';
import { excuses } from '../reference/faults/excused.ts';
import { faults } from '../reference/faults/index.ts';
import { listChecks } from './docs/checks.ts';

/**
 * Fails when a requirement has no check, or neither a fault nor a reason why none can exist, or an open point has no
 * observation. What counts is what the suites register, which is what a run runs.
 */
const checked = new Set((await listChecks()).map(({ id }) => id));
const proven = new Set([...faults, ...excuses].map(({ requirement }) => requirement));
const holes = [
  ...requirements.filter(({ id, bySchema }) => !bySchema && !checked.has(id)).map(({ id }) => `${id}: no check`),
  ...requirements.filter(({ id }) => !proven.has(id)).map(({ id }) => `${id}: neither a fault nor a reason for none`),
  ...openPoints.filter(({ id }) => !checked.has(id)).map(({ id }) => `${id}: no observation`),
];
for (const hole of holes) console.error(hole);
console.log(`${requirements.length} requirements, ${openPoints.length} open points, ${holes.length} not covered`);
process.exitCode = holes.length === 0 ? 0 : 1;
