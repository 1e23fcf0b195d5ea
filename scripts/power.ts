import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { knownChecks } from '../src/run/power/known.ts';
import { curveOf, type Point } from './power/curve.ts';
import { readPower, record } from './power/record.ts';

/** How much the suites notice for what they cost: the curve, or the data behind it made anew. */
const { values } = parseArgs({
  options: {
    record: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    matrix: { type: 'string' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

if (values.help) {
  console.log(`npm run power -- [options]
  prints how many faults a run has noticed after so many requests, and after so many things made
  --record        measures what each check costs, and puts the checks in order anew: reports/power.json, src/run/power/checks.json
  --check         says how many checks are not in the order yet; they run all the same, after the others
  --matrix FILE   what npm run self-check -- --matrix FILE found; without it, what is known already stands`);
  process.exit(0);
}

const out = new URL('../reports/power.json', import.meta.url);
const order = new URL('../src/run/power/checks.json', import.meta.url);
if (values.record) {
  const before = existsSync(out) ? readPower(out) : null;
  const { power, known } = await record(Number(values.seed), values.matrix ?? null, before);
  writeFileSync(out, power);
  writeFileSync(order, known);
}
if (values.check) {
  const { newcomers } = await import('./power/measure.ts');
  const count = await newcomers();
  const remedy = '`npm run self-check -- --matrix FILE` and `npm run power -- --record --matrix FILE` put them there';
  console.log(`${count} checks are not in the order of power yet${count === 0 ? '' : `; ${remedy}`}`);
  process.exit(0);
}
const curve = await curveOf(readPower(out), knownChecks());
console.log('   noticed   requests   things   of all faults');
for (const share of [0.25, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1]) console.log(line(share));

function line(share: number): string {
  const total = curve.at(-1)?.noticed ?? 0;
  const point: Point | undefined = curve.find(({ noticed }) => noticed >= share * total);
  const figures = point === undefined ? [] : [point.noticed, point.requests, point.things];
  return `${figures.map((figure) => figure.toLocaleString('en').padStart(10)).join('')}   ${Math.round(share * 100)} %`;
}
