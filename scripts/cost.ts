import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Command, Option } from 'commander';
import type { ExchangeRecord } from '../src/model/report.ts';
import { readHar } from '../src/report/read-har.ts';

/** What a run cost its target, from the exchanges of its report: who sent how many requests, and made how many things. */
const program = new Command('cost')
  .description('requests and things made of a run, by who sent them')
  .option('--report <folder>', 'folder with the reports of a run with --har all', 'conformance-report')
  .addOption(new Option('--by <what>').choices(['requirement', 'check', 'operation']).default('requirement'))
  .option('--top <n>', 'so many lines', '40')
  .option('--only <text>', 'only senders that begin so', '')
  .parse();
const { report, by, top, only } = program.opts<{ report: string; by: keyof typeof keyOf; top: string; only: string }>();
const keyOf = {
  requirement: ({ sender }: ExchangeRecord) =>
    /^(?:partner|workspace)\./.test(sender) ? sender.split(' ', 1)[0] : sender,
  check: ({ sender }: ExchangeRecord) => sender,
  operation: ({ operation, request }: ExchangeRecord) => operation ?? `${request.method} elsewhere`,
};

const packed = join(report, 'exchanges.har.gz');
if (!existsSync(packed)) program.error(`${packed} is not there: run with --har all`);
const exchanges = readHar(packed).filter(({ sender }) => sender.startsWith(only));
const made = ({ request, response }: ExchangeRecord): boolean => request.method === 'POST' && response?.status === 201;
const rows = [...Map.groupBy(exchanges, keyOf[by])].toSorted(([, a], [, b]) => b.length - a.length);
for (const [who, sent] of rows.slice(0, Number(top))) {
  const things = sent.filter(made).length;
  console.log(
    `${String(sent.length).padStart(6)} ${things === 0 ? '' : `+${things}`}`.padEnd(14) + (who || 'the engine'),
  );
}
const left = rows.length - Number(top);
if (left > 0) console.log(`       and ${left} more`);
console.log(`${exchanges.length} requests, ${exchanges.filter(made).length} things made`);
