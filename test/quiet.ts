import { afterEach } from 'vitest';

/**
 * Runs within tests write to the terminal as a user's would: their verdicts, "FAILED" among them, would stand in the log
 * beside those of the tests. What was written is shown where a test fails, and only there.
 */
let written = '';
const longest = 20_000;

for (const stream of [process.stdout, process.stderr]) {
  stream.write = (chunk: string | Uint8Array, ...rest: unknown[]): boolean => {
    const done = rest.at(-1);
    if (typeof done === 'function') done();
    written = (written + (typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString())).slice(-longest);
    return true;
  };
}

afterEach(({ task }) => {
  if (task.result?.state === 'fail' && written !== '') console.log(written);
  written = '';
});
