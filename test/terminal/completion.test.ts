import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { command } from '../cli/stage.ts';
import { temporaryFolder } from '../support/folder.ts';
import { environment, promptlyMs } from './shell.ts';
import { hasTerminal, openTerminal, type Terminal } from './tmux.ts';

const shells = [
  { name: 'zsh', bare: 'zsh -f', before: 'autoload -Uz compinit; compinit -u -d ./dump' },
  { name: 'fish', bare: 'fish --no-config', before: 'true' },
  { name: 'bash', bare: 'bash --norc --noprofile', before: 'true' },
];
const present = shells.filter(({ name }) => spawnSync(name, ['--version']).status === 0);

/** Types the beginning of a line, presses Tab, and waits for what the line becomes, or for what is offered. */
async function completes(terminal: Terminal, line: string, shown: RegExp): Promise<void> {
  await terminal.press(line);
  await terminal.press('Tab');
  await terminal.shows(shown, promptlyMs);
  await terminal.press('C-c');
  await terminal.shows(prompt, promptlyMs);
}

/** An empty line of whatever shell. */
const prompt = /[#$%>]\s*$/;

describe.skipIf(!hasTerminal)('pressing Tab', { timeout: 120_000 }, () => {
  it.each(present)('completes in $name', async ({ name, bare, before }) => {
    const folder = temporaryFolder();
    const { out } = await command(['completion', name]);
    writeFileSync(join(folder, 'completion'), out);
    writeFileSync(join(folder, 'my profile.yaml'), '');
    await using terminal = await openTerminal(folder, environment());
    await terminal.shows(prompt, promptlyMs);
    await terminal.type(`clear; exec ${bare}`);
    await terminal.shows(/^\s*(?!.*exec).*[#$%>]\s*$/, promptlyMs);
    await terminal.type(`${before}; source ./completion; echo rea''dy`);
    const screen = await terminal.shows(/^ready$/m, promptlyMs);
    expect(screen).not.toMatch(/error|not found|unknown/i);
    await completes(terminal, 'conformance expl', /conformance explain /);
    await completes(terminal, 'conformance run --depth sm', /run --depth smoke/);
    await completes(
      terminal,
      'conformance --skip partner.at-once,workspace.auth.acc',
      /at-once,workspace\.auth\.accepted/,
    );
    await completes(terminal, 'conformance run --profile my', /--profile my\\ profile\.yaml/);
    await completes(terminal, 'conformance run --max-f', /conformance run --max-failures/);
    if (name !== 'bash') await completes(terminal, 'conformance run --level ', /^MUST\s.*SHOULD/ms);
  });
});
