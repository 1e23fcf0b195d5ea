import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/folder.ts';
import { environment, exitCode, promptlyMs, root, settings } from './shell.ts';
import { hasTerminal, openTerminal, type Terminal } from './tmux.ts';

const minutes = 60_000;
const command = `'${process.execPath}' '${join(root, 'bin', 'conformance.mjs')}'`;

async function endsWith(terminal: Terminal, codes: readonly number[]): Promise<string> {
  expect(codes).toContain(await exitCode(terminal));
  const screen = await terminal.screen();
  // Neither a stack nor a defect.
  expect(screen).not.toMatch(/^\s+at .*:\d+:\d+|internal error|Error:/m);
  return screen;
}

describe.skipIf(!hasTerminal)('in a terminal', { timeout: 2 * minutes }, () => {
  it('Ctrl-C at a question of init ends it plainly', async () => {
    await using terminal = await openTerminal(temporaryFolder(), environment());
    const before = await settings(terminal, 'before');
    await terminal.type(`${command} init`);
    await terminal.shows(/Name of the target/);
    await terminal.press('C-c');
    await endsWith(terminal, [130]);
    expect(await settings(terminal, 'after')).toBe(before);
  });

  it('Ctrl-C stops serve', async () => {
    await using terminal = await openTerminal(temporaryFolder(), environment());
    await terminal.type(`${command} serve --port 0`);
    await terminal.shows(/Ctrl-C stops it/);
    await terminal.press('C-c');
    expect(await endsWith(terminal, [0])).toMatch(/Stopped\.$/m);
  });

  it.each(['doctor', 'sweep', 'run'])('Ctrl-C ends %s although the target never answers', async (name) => {
    const folder = temporaryFolder();
    const { promise: connected, resolve } = Promise.withResolvers<void>();
    const silent = createServer(() => resolve());
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening));
    const address = silent.address();
    const port = address !== null && typeof address === 'object' ? address.port : 0;
    const partner = { baseUrl: `http://127.0.0.1:${port}`, apiKey: 'a-key-of-some-length' };
    writeFileSync(join(folder, 'conformance.json'), JSON.stringify({ targets: { silent: { partner } } }));
    await using terminal = await openTerminal(folder, environment());
    await terminal.type(`${command} ${name} --profile conformance.json`);
    await connected;
    await terminal.press('C-c');
    await terminal.shows(/Stopped\.|interrupted/i, promptlyMs);
    await endsWith(terminal, [3, 130]);
    silent.close();
  });

  it.each([
    ['a terminal as usual', '', true],
    ['a terminal without columns', 'stty cols 0;', false],
    ['NO_COLOR', 'NO_COLOR=1', false],
    ['TERM=dumb', 'TERM=dumb', false],
    ['CI', 'CI=true', false],
  ])('on %s, the line of progress moves only where it can', async (_, setting, moves) => {
    const folder = temporaryFolder();
    await using terminal = await openTerminal(folder, environment());
    await terminal.record(join(folder, 'bytes'));
    await terminal.type(`${setting} ${command} run --depth smoke --only 'partner.me.*'`);
    await terminal.shows(/^Reports in /m);
    await terminal.type('stty cols 120; echo "ended $?"');
    await terminal.shows(/^ended 0$/m, promptlyMs);
    const bytes = readFileSync(join(folder, 'bytes'), 'utf8');
    expect(bytes).toContain('conformant');
    expect(bytes.includes(hideCursor)).toBe(moves);
    expect(bytes.length).toBeLessThan(100_000);
  });
});

const hideCursor = '\u001B[?25l';
