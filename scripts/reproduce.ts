/** Proves the scripts of failing checks: each shows its failure again, and not where nothing is broken. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { faults } from '../reference/faults/index.ts';
import { loadSuites } from '../src/run/suite-files.ts';
import { hash } from '../src/session/config.ts';
import { type Ran, type Trial, trialsOf } from './reproduce/trial.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    checks: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    keep: { type: 'string' },
    minutes: { type: 'string', default: '30' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

if (values.help) {
  console.log(`npm run reproduce -- [options]
  --only TEXT   only faults whose id, or requirement, contains the text; repeatable
  --checks N    until so many failing checks were tried (default 200)
  --seed N      which ones (default 1)
  --minutes N   begin nothing more after so long (default 30)
  --keep DIR    write the scripts and what they printed there`);
  process.exit(0);
}

for (const trouble of await loadSuites()) console.error(`not loaded: ${trouble}`);
const isChosen = (text: string): boolean => values.only.length === 0 || values.only.some((part) => text.includes(part));
const seed = Number(values.seed);
const queue = faults
  .filter(({ id, requirement }) => isChosen(`${id} ${requirement}`))
  .toSorted((a, b) => hash(`${seed} ${a.id}`) - hash(`${seed} ${b.id}`));
const until = Date.now() + Number(values.minutes) * 60_000;
const trials: Trial[] = [];
if (values.keep !== undefined) mkdirSync(values.keep, { recursive: true });

await Promise.all(Array.from({ length: 4 }, work));
console.log(`${trials.length} failing checks: ${countOf(trials)}`);
const count = (kind: string): number => trials.filter((trial) => kindOf(trial) === kind).length;
// What only a person can tell is no mistake; what accuses is one, and so is a proof that shows little.
process.exitCode = count('accuses') === 0 && count('shown') >= trials.length * 0.7 ? 0 : 1;

async function work(): Promise<void> {
  while (trials.length < Number(values.checks) && Date.now() < until) {
    const fault = queue.shift();
    if (fault === undefined) return;
    const found = await trialsOf(fault.id, { seed }).catch((error: unknown) => {
      console.log(`${fault.id}: ${String(error)}`);
      return [];
    });
    for (const trial of found) {
      trials.push(trial);
      if (kindOf(trial) !== 'shown')
        console.log(`${kindOf(trial)} ${trial.fault}: ${trial.check}\n    ${trial.message.slice(0, 200)}`);
      if (values.keep !== undefined) keep(values.keep, trial);
    }
    if (found.length > 0 && trials.length % 25 === 0) console.log(`${trials.length}: ${countOf(trials)}`);
  }
}

/** What came of a script: only the first is as it should be. */
function kindOf({ text, broken, again, sound }: Trial): string {
  if (text === null) return 'none';
  if (sound?.code === 1) return 'accuses';
  if ([broken, again, sound].some((run) => run?.output.includes('NOT removed'))) return 'leaves';
  if (broken?.code === 1 && again?.code === 1) return 'shown';
  return broken?.code === 1
    ? 'once'
    : broken?.code === 3
      ? 'unsure'
      : broken?.code === 0
        ? 'hidden'
        : `code ${broken?.code}`;
}

function countOf(all: readonly Trial[]): string {
  const kinds = Map.groupBy(all, kindOf);
  const sound = Map.groupBy(all, ({ sound: run }) => `sound ${run?.code ?? '-'}`);
  return [...kinds, ...sound].map(([kind, { length }]) => `${length} ${kind}`).join(', ');
}

function keep(folder: string, trial: Trial): void {
  const told = (title: string, run: Ran | null): string => `\n===== ${title}: ${run?.code}\n${run?.output ?? ''}`;
  const text = `${trial.text ?? ''}${told('broken', trial.broken)}${told('again', trial.again)}${told('sound', trial.sound)}`;
  writeFileSync(join(folder, `${kindOf(trial)}-${trial.fault}.txt`), text);
}
