/** Runs the suite against targets that are hostile or awkward: whatever they do, it must end well and tell the truth. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { judge } from './judge/index.ts';
import type { HostileTarget } from './model.ts';
import { courseOf } from './stage.ts';
import { targets } from './targets/index.ts';
import { type Result, readRows, rowOf, writeReports } from './write.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    again: { type: 'boolean', default: false },
    workers: { type: 'string', default: '3' },
    patience: { type: 'string', default: '1' },
    out: { type: 'string', default: fileURLToPath(new URL('../../reports/', import.meta.url)) },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

if (values.help) {
  console.log(`npm run hostile -- [options]
  --only GLOB     only targets whose name matches; repeatable
  --again         only targets that did not hold in the last whole bench, whose reports are mended by it
  --workers N     targets side by side (default: 3)
  --patience N    multiply every limit of time, where a machine is slow (default: 1)
  --out DIR       where a whole bench writes hostile.md and hostile.json (default reports/)`);
  process.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(2));

const patience = Number(values.patience);
const earlier = values.again ? await readRows(values.out) : [];
const held = new Set(earlier.filter(({ holds }) => holds).map(({ name }) => name));
const chosen = targets.filter(({ name }) => matches(name, values.only) && !held.has(name));
if (chosen.length === 0) {
  console.error(values.again ? 'all targets held' : `no target matches ${values.only.join(', ')}`);
  process.exit(2);
}
const startedAt = Date.now();
const queue = [...chosen];
const results = new Map<string, Result>();
await Promise.all(Array.from({ length: Math.max(1, Number(values.workers)) }, work));
const inOrder = chosen.flatMap(({ name }) => results.get(name) ?? []);
const broken = inOrder.filter(({ problems }) => problems.length > 0);
console.log(
  `${inOrder.length - broken.length} of ${inOrder.length} hold, in ${Math.round((Date.now() - startedAt) / 1000)} s`,
);
// A part must not stand where the whole does.
if (values.only.length === 0) {
  const now = new Map([...earlier, ...inOrder.map(rowOf)].map((row) => [row.name, row]));
  await writeReports(
    values.out,
    targets.flatMap(({ name }) => now.get(name) ?? []),
  );
}
process.exitCode = broken.length === 0 ? 0 : 1;

async function work(): Promise<void> {
  for (let target = queue.shift(); target !== undefined; target = queue.shift()) {
    const result = await tried(target);
    results.set(target.name, result);
    console.log(`${results.size}/${chosen.length} ${lineOf(result)}`);
  }
}

async function tried(target: HostileTarget): Promise<Result> {
  const { name, sentence } = target;
  const course = await courseOf(target, patience);
  const { code, seconds, memoryMb } = course;
  return {
    name,
    sentence,
    expected: target.expect.verdict,
    code,
    seconds,
    memoryMb,
    problems: judge(course, patience),
  };
}

function lineOf({ name, code, seconds, memoryMb, problems }: Result): string {
  const facts = `${name}: exit ${code}, ${seconds.toFixed(1)} s, ${memoryMb.toFixed(0)} MB`;
  return problems.length === 0
    ? `holds ${facts}`
    : `BROKEN ${facts}${problems.map((problem) => `\n    ${problem}`).join('')}`;
}

/** `*` stands for any characters. */
function matches(name: string, globs: readonly string[]): boolean {
  const expressions = globs.map((glob) => {
    const source = glob.replaceAll(/[.+^${}()|[\]\\?]/g, String.raw`\$&`).replaceAll('*', '.*');
    return new RegExp(`^${source}$`);
  });
  return expressions.length === 0 || expressions.some((expression) => expression.test(name));
}
