/** Kills runs at random moments, and shows that they leave nothing and take nothing that is not theirs. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Kill, killOnce } from './kills/kill.ts';
import { startStaging } from './kills/staging.ts';

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

if (values.help) {
  console.log(`npm run kills -- [options]
  --times N   runs that are killed, by SIGINT, SIGTERM and SIGKILL in turn (default 30)
  --seed N    draws the moments and the parts of the suites (default 1)`);
  process.exit(0);
}

const folder = mkdtempSync(join(tmpdir(), 'conformance-kills-'));
const kills: Kill[] = [];
try {
  await using staging = await startStaging(folder);
  for (let index = 0; index < Number(values.times); index += 1) {
    const kill = await killOnce(staging, Number(values.seed), index);
    kills.push(kill);
    const trouble = [...kill.left.map((line) => `left: ${line}`), ...kill.gone.map((line) => `gone: ${line}`)];
    const when =
      kill.afterRequests === null ? 'not at all, it had ended before' : `after ${kill.afterRequests} requests`;
    console.log(`${index} ${kill.signal} ${when}, ${kill.part}: ended within ${kill.endedMs} ms`);
    if (trouble.length > 0) console.log([...trouble, kill.out].join('\n'));
  }
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

console.table(
  Object.fromEntries(
    [...Map.groupBy(kills, ({ signal }) => signal)].map(([signal, some]) => [
      signal,
      {
        runs: some.length,
        'killed under way': some.filter(({ afterRequests }) => afterRequests !== null).length,
        'things left': some.reduce((sum, { left }) => sum + left.length, 0),
        'foreign things gone': some.reduce((sum, { gone }) => sum + gone.length, 0),
        'longest end (ms)': Math.max(...some.map(({ endedMs }) => endedMs)),
      },
    ]),
  ),
);
if (kills.some(({ left, gone }) => left.length + gone.length > 0)) process.exitCode = 1;
