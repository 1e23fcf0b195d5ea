import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { readReport } from '../../src/report/read-report.ts';
import { temporaryFolder } from '../support/folder.ts';
import { environment, exitCode, hasOldNode, promptlyMs, root, settings } from './shell.ts';
import { hasTerminal, openTerminal } from './tmux.ts';

const minutes = 60_000;

const commands = [
  { title: 'this Node', command: `'${process.execPath}' bin/conformance.mjs run`, possible: true },
  { title: 'an older Node', command: 'node bin/conformance.mjs run', possible: hasOldNode },
  { title: 'npm', command: 'npm run conformance --', possible: true },
];

describe.skipIf(!hasTerminal)('Ctrl-C in a terminal', { timeout: 3 * minutes }, () => {
  it.each(commands.filter(({ possible }) => possible))('ends a run of $title in order', async ({ title, command }) => {
    const out = temporaryFolder();
    await using terminal = await openTerminal(root, environment());
    const before = await settings(terminal, 'before');
    await terminal.type(`${command} --out '${out}'`);
    await terminal.shows(/\d checks, 0 failed, [\d,]+ requests/);
    expect(await terminal.hasCursor()).toBe(false);
    await terminal.press('C-c');
    const screen = await terminal.shows(/^Reports in /m, promptlyMs);
    expect(screen).toContain('inconclusive: the run was interrupted');
    // npm ends itself by the signal that it was sent.
    expect(title === 'npm' ? [3, 130] : [3]).toContain(await exitCode(terminal));
    expect(await settings(terminal, 'after')).toBe(before);
    expect(await terminal.hasCursor()).toBe(true);
    expect(readReport(join(out, 'report.json'))).toMatchObject({ trouble: 'the run was interrupted', leftovers: [] });
  });

  it.each(commands.filter(({ possible }) => possible))(
    'pressed again, ends a run of $title at once',
    async ({ command }) => {
      await using terminal = await openTerminal(root, environment());
      const before = await settings(terminal, 'before');
      await terminal.type(`${command} --out '${temporaryFolder()}'`);
      await terminal.shows(/\d checks, 0 failed, [\d,]+ requests/);
      await terminal.press('C-c');
      await terminal.shows(/^Interrupted: /m, promptlyMs);
      // What follows at once is taken for the same one.
      await sleep(500);
      await terminal.press('C-c');
      expect([3, 130]).toContain(await exitCode(terminal));
      expect(await settings(terminal, 'after')).toBe(before);
      expect(await terminal.hasCursor()).toBe(true);
    },
  );
});
