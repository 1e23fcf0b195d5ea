/** Proves the suites: every fault must be caught by its own requirement, no variant may be accused. */
import { appendFileSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type RequirementId, requirements } from '../generated/catalogue.ts';
import { faults } from '../reference/faults/index.ts';
import { variants } from '../reference/variants/index.ts';
import { hash } from '../src/session/config.ts';
import { groupsOf, jobOf, judged, membersAlone, secondTries } from './self-check/groups.ts';
import type { Job, JobResult } from './self-check/jobs.ts';
import { runJobs } from './self-check/pool.ts';
import { isBad, lineOf, matrixLine, summaryLines, writeReports } from './self-check/write.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    full: { type: 'boolean', default: false },
    singly: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
    cases: { type: 'string' },
    minutes: { type: 'string' },
    matrix: { type: 'string' },
    out: { type: 'string', default: fileURLToPath(new URL('../reports/', import.meta.url)) },
    workers: { type: 'string', default: String(Math.min(availableParallelism(), 8)) },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

if (values.help) {
  console.log(`npm run self-check -- [options]
  --only GLOB    only faults and variants whose id (or fault:id, variant:id, or a fault's requirement) matches; repeatable
  --full         run every check against faults, too, and list which other requirements noticed
  --singly       run every variant by itself; else up to twelve of each API that do not touch each other, drawn by the seed, share a run
  --seed N       seed of everything random (default 1)
  --cases N      cases of each property (default 20, 8 against variants); with 1, what luck alone would catch survives
  --minutes N    begin nothing more after so long: a sample that the seed draws, most of it faults
  --matrix FILE  add to it, line by line, which checks of its requirement noticed each fault; all of them run then
  --out DIR      where a whole self-check writes self-check.md and self-check.json (default reports/)
  --workers N    threads (default: one for each core)`);
  process.exit(0);
}

const known = new Set<string>(requirements.map(({ id }) => id));
const isKnown = (id: string): id is RequirementId => known.has(id);
const strangers = faults.filter(({ requirement }) => !isKnown(requirement));
for (const { id, requirement } of strangers) console.error(`fault ${id}: there is no requirement ${requirement}`);

const seed = Number(values.seed);
const matches = matcher(values.only);
const chosen = variants.filter(({ id }) => matches(id, `variant:${id}`));
const jobs: Job[] = [
  ...(values.singly ? chosen.map(({ id }) => jobOf([id])) : groupsOf(chosen, seed)),
  ...faults.flatMap(({ id, requirement }): Job[] =>
    isKnown(requirement) && matches(id, `fault:${id}`, requirement) ? [{ kind: 'fault', id, requirement }] : [],
  ),
];

if (jobs.length === 0) {
  console.error(`--only ${values.only.join(' --only ')} matches no fault, no variant and no requirement of a fault`);
  process.exit(2);
}

const startedAt = Date.now();
const minutes = values.minutes === undefined ? Number.POSITIVE_INFINITY : Number(values.minutes);
const first = await run(values.minutes === undefined ? jobs : sampleOf(jobs), startedAt + minutes * 60_000);
const leftOut = jobs.length - first.length;
const second = await run(secondTries(first, jobs), Number.POSITIVE_INFINITY);
const again = [...second, ...(await run(membersAlone(second, jobs), Number.POSITIVE_INFINITY))];
const { results, unsteady } = judged(first, jobs, again);
for (const line of summaryLines(results)) console.log(line);
for (const result of unsteady) console.log(`Unsteady, and well when tried again: ${lineOf(result)}`);
console.log(`${first.length + again.length} services in ${seconds(startedAt)} s`);
if (leftOut > 0) console.log(`${leftOut} of ${jobs.length} services were left out after ${values.minutes} minutes`);
const proceeding = { seed, full: values.full, singly: values.singly, unsteady: unsteady.map(({ id }) => id) };
// A part of the proof must not stand where the whole one does.
if (values.only.length === 0 && leftOut === 0)
  await writeReports(values.out, results, { faults, variants, requirements }, proceeding);
process.exitCode = strangers.length > 0 || results.some((result: JobResult) => isBad(result)) ? 1 : 0;

/**
 * In an order that the seed draws. A service of variants, which all checks run against, takes as long as many faults:
 * what half of the time is enough for begins at once, and no other one. Those of many variants go before single ones.
 */
function sampleOf(all: readonly Job[]): Job[] {
  const place = ({ id }: Job): number => hash(`${seed} ${id}`);
  const drawn = all.toSorted((a, b) => place(a) - place(b));
  const mostOfVariants = Math.max(1, Math.floor((minutes * Number(values.workers)) / 2));
  const ofVariants = drawn
    .flatMap((job) => (job.kind === 'variant' ? [job] : []))
    .toSorted((a, b) => Number(b.members.length > 1) - Number(a.members.length > 1))
    .slice(0, mostOfVariants);
  return [...ofVariants, ...drawn.filter(({ kind }) => kind === 'fault')];
}

function run(someJobs: readonly Job[], until: number): Promise<JobResult[]> {
  if (someJobs.length === 0) return Promise.resolve([]);
  let done = 0;
  const cases = values.cases === undefined ? null : Number(values.cases);
  // What a long run has found is not lost for want of a folder.
  if (values.matrix !== undefined) mkdirSync(dirname(values.matrix), { recursive: true });
  const settings = { seed, cases, full: values.full, isMatrix: values.matrix !== undefined };
  return runJobs(someJobs, settings, { workers: Number(values.workers), until }, (result) => {
    done += 1;
    if (values.matrix !== undefined && result.kind === 'fault') appendFileSync(values.matrix, matrixLine(result));
    if (isBad(result)) console.log(lineOf(result));
    if (done % 25 === 0) console.log(`${done}/${someJobs.length} (${seconds(startedAt)} s)`);
  });
}

function seconds(since: number): string {
  return ((Date.now() - since) / 1000).toFixed(1);
}

/** `*` stands for any characters. */
function matcher(globs: readonly string[]): (...names: string[]) => boolean {
  const expressions = globs.map((glob) => {
    const source = glob.replaceAll(/[.+^${}()|[\]\\?]/g, String.raw`\$&`).replaceAll('*', '.*');
    return new RegExp(`^${source}$`);
  });
  return (...names) =>
    expressions.length === 0 || expressions.some((expression) => names.some((name) => expression.test(name)));
}
