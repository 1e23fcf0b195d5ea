import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readReport } from '../../src/report/read-report.ts';
import { staging } from './staging.ts';

const minutes = 60_000;
/** So many rows more than before: the run has made things, and is under way. */
const midway = 25;

function total(rows: Record<string, number>): number {
  return Object.values(rows).reduce((sum, count) => sum + count, 0);
}

describe('a run that is interrupted', { timeout: 3 * minutes }, () => {
  it('by Ctrl-C: removes what it made, writes its report and ends 3', async () => {
    await using target = await staging();
    const before = target.rows();
    const { code, out } = await target.conformance(['run'], {
      signal: 'SIGINT',
      when: () => total(target.rows()) >= total(before) + midway,
    });
    expect([code, out]).toEqual([3, expect.stringContaining('inconclusive: the run was interrupted')]);
    const report = readReport(join(target.directory, 'conformance-report', 'report.json'));
    expect(report).toMatchObject({ verdict: 'inconclusive', trouble: 'the run was interrupted', leftovers: [] });
    expect(report.summary.requests).toBeGreaterThan(0);
    expect(target.rows()).toEqual(before);
    expect(await target.conformance(['sweep', '--dry-run'])).toEqual({
      code: 0,
      out: 'Nothing of this suite is there.\n',
    });
  });

  it('without a chance to clean up: sweep finds it, removes it, and nothing else', async () => {
    await using target = await staging();
    const before = target.rows();
    // What was just being made with a name too short for the prefix is in no journal: it could be anybody's.
    const only = ['--only', 'partner.member.*', '--only', 'workspace.entry.*'];
    const { code } = await target.conformance(['run', ...only], {
      signal: 'SIGKILL',
      when: () => total(target.rows()) >= total(before) + midway,
    });
    expect(code).toBeNull();
    const left = target.rows();
    expect(left).not.toEqual(before);

    const found = await target.conformance(['sweep', '--dry-run']);
    expect([found.code, found.out]).toEqual([0, expect.stringMatching(/^would remove [a-z ]+ "vct-/m)]);
    expect(target.rows()).toEqual(left);
    const young = await target.conformance(['sweep', '--older-than', '60']);
    expect([young.code, young.out]).toEqual([0, expect.stringContaining('it is too young')]);
    const swept = await target.conformance(['sweep']);
    expect([swept.code, swept.out]).toEqual([0, expect.stringMatching(/^\d+ removed$/m)]);
    expect(target.rows()).toEqual(before);
  });
});
