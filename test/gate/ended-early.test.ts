import { writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readReport } from '../../src/report/read-report.ts';
import { type Staging, staging } from './staging.ts';

const minutes = 60_000;
/** What a person waits for after Ctrl-C, with much room for a slow machine. */
const promptlyMs = 30_000;

function reportOf({ directory }: Staging) {
  return readReport(join(directory, 'conformance-report', 'report.json'));
}

describe('a run with --max-time', { timeout: 3 * minutes }, () => {
  it('ends in order, and says how far it came', async () => {
    await using target = await staging();
    const before = target.rows();
    const { code, out } = await target.conformance(['run', '--max-time', '6s']);
    const reason = /--max-time 6s was reached after [\d,]+ of [\d,]+ checks/;
    expect([code, out]).toEqual([3, expect.stringMatching(reason)]);
    expect(target.rows()).toEqual(before);
    const report = reportOf(target);
    expect(report).toMatchObject({ verdict: 'inconclusive', trouble: expect.stringMatching(reason), leftovers: [] });
    // One whose only check was reached, and lacked something, says that.
    const untested = report.requirements.filter(({ status, checks }) => status === 'not-tested' && checks.length === 0);
    expect(untested.length).toBeGreaterThan(0);
    expect(untested.filter(({ reason: why }) => why !== report.trouble)).toEqual([]);
  });
});

describe('Ctrl-C', { timeout: 3 * minutes }, () => {
  it('ends a run soon, and with reports, also where the target has gone silent', async () => {
    await using target = await staging();
    await using gate = await gateTo(target);
    const { code, out } = await target.conformance(['run'], {
      signal: 'SIGINT',
      when: () => gate.silentForMs() > 2_000,
    });
    expect([code, out]).toEqual([3, expect.stringContaining('inconclusive: the run was interrupted')]);
    expect(performance.now() - gate.silentSince()).toBeLessThan(2_000 + promptlyMs);
    expect(reportOf(target)).toMatchObject({ verdict: 'inconclusive', trouble: 'the run was interrupted' });
  });
});

interface Gate extends AsyncDisposable {
  silentSince(): number;
  silentForMs(): number;
}

/** In front of a target, until it lets no answer through any more. */
async function gateTo({ reference, directory }: Staging): Promise<Gate> {
  const bytesUntilSilence = 100_000;
  let bytes = 0;
  let silentSince = Number.POSITIVE_INFINITY;
  const behind = Number(new URL(reference.partnerBaseUrl).port);
  const server = createServer((client) => {
    const target = connect(behind, '127.0.0.1');
    client.pipe(target);
    target.on('data', (chunk) => {
      bytes += chunk.length;
      if (bytes < bytesUntilSilence) client.write(chunk);
      else silentSince = Math.min(silentSince, performance.now());
    });
    for (const socket of [client, target]) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        client.destroy();
        target.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const profile = JSON.stringify({ targets: { staging: reference.profile } }).replaceAll(`:${behind}/`, `:${port}/`);
  writeFileSync(join(directory, 'conformance.json'), profile);
  return {
    silentSince: () => silentSince,
    silentForMs: () => performance.now() - silentSince,
    [Symbol.asyncDispose]: async () => {
      server.close();
    },
  };
}
