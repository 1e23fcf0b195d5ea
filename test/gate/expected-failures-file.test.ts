import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadExpectedFailures } from '../../src/gate/expected-failures.ts';
import { withEntries, withoutEntries } from '../../src/gate/expected-failures-file.ts';
import { command } from '../cli/stage.ts';
import { check, failedCheck, report, requirement } from '../report/sample.ts';
import { temporaryFolder } from '../support/folder.ts';

const given = `# kept by the platform team

# the first
- requirement: partner.me.status
  reason: known # since May
# the second
- requirement: partner.ping.status
  reason: also known
`;

describe('withoutEntries', () => {
  it('removes an entry with its own comment, and leaves what is about the others or the file', () => {
    const { text } = withoutEntries('file.yaml', given, ['stale', 'used']);
    expect(text).toBe(`# kept by the platform team

# the second
- requirement: partner.ping.status
  reason: also known
`);
  });

  it('keeps what is in use or was not tested', () => {
    expect(withoutEntries('file.yaml', given, ['used', 'untested'])).toEqual({ text: given, dropped: [] });
  });
});

describe('withEntries', () => {
  it('adds what has no entry yet, below what there is', () => {
    const failures = [
      { requirement: 'partner.me.status', says: 'is there already' },
      { requirement: 'partner.auth.accepted', says: 'Keys are accepted.' },
    ];
    const { text, added } = withEntries('file.yaml', given, { failures, filling: { owner: 'me' } });
    expect(added).toEqual(['partner.auth.accepted']);
    expect(text.startsWith(given)).toBe(true);
    expect(text).toContain('# Keys are accepted.\n- requirement: partner.auth.accepted\n  reason: ""\n  owner: me\n');
  });

  it('refuses a file that is no list', () => {
    expect(() => withEntries('file.yaml', 'a: b', { failures: [], filling: {} })).toThrow(/must be a list/);
  });
});

describe('conformance expected-failures', () => {
  const failed = requirement('failed', { id: 'partner.me.status' });
  const warned = requirement('warning', { id: 'partner.ping.status' });

  function files(requirements = [failed, warned]) {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'report.json'), JSON.stringify(report(requirements)));
    return { folder, file: join(folder, 'known.yaml') };
  }

  it('writes entries that a run refuses, with the lines of what is left to fill in', async () => {
    const { folder, file } = files();
    const outcome = await command(['expected-failures', file, folder, '--write', '--owner', 'clients team']);
    expect(outcome.exitCode).toBe(0);
    expect(readFileSync(file, 'utf8')).toContain('- requirement: partner.me.status');
    expect(readFileSync(file, 'utf8')).not.toContain('partner.ping.status');
    expect(() => loadExpectedFailures(file)).toThrow(/line 3: 0\.reason: must say why.*line 5: 0\.expires: must be/s);
  });

  it('writes warnings on demand, and as JSON where the file is one', async () => {
    const { folder } = files();
    const file = join(folder, 'known.json');
    const more = ['--warnings', '--owner', 'o', '--expires', '2030-01-01'];
    expect((await command(['expected-failures', file, folder, ...more])).exitCode).toBe(0);
    const entries: unknown = JSON.parse(readFileSync(file, 'utf8'));
    expect(entries).toMatchObject([{ requirement: 'partner.me.status' }, { requirement: 'partner.ping.status' }]);
  });

  it('says which entries are over, and removes them', async () => {
    const passed = requirement('passed', { id: 'partner.ping.status', checks: [check()] });
    const still = requirement('expected-failure', { id: 'partner.me.status', checks: [failedCheck()] });
    const { folder, file } = files([still, passed]);
    const entry = (id: string) => `- {requirement: ${id}, reason: r, owner: o, expires: 2030-01-01}\n`;
    writeFileSync(file, entry('partner.me.status') + entry('partner.ping.status'));
    const told = await command(['expected-failures', file, folder]);
    expect([told.exitCode, told.out]).toEqual([1, expect.stringContaining('stale partner.ping.status: o, until 2030')]);
    expect((await command(['expected-failures', file, folder, '--prune'])).exitCode).toBe(0);
    expect(loadExpectedFailures(file).map(({ requirement: id }) => id)).toEqual(['partner.me.status']);
    expect((await command(['expected-failures', file, folder])).exitCode).toBe(0);
  });

  it('needs a file where nothing is to be written', async () => {
    const { folder } = files();
    const outcome = await command(['expected-failures', join(folder, 'none.yaml'), folder, '--prune']);
    expect([outcome.exitCode, outcome.err]).toEqual([2, expect.stringContaining('--write begins one')]);
    expect(existsSync(join(folder, 'none.yaml'))).toBe(false);
  });
});
