import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { requirements } from '../../generated/catalogue.ts';
import { FORMATS } from '../../src/report/render.ts';
import { temporaryFolder } from '../support/folder.ts';
import { command } from './stage.ts';

async function scriptFor(shell: string): Promise<string> {
  const { exitCode, out } = await command(['completion', shell]);
  expect(exitCode).toBe(0);
  return out;
}

/** What bash offers where the line ends, in an empty folder beside those files. */
async function offered(line: string, files: readonly string[] = []): Promise<string[]> {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'here'));
  for (const file of files) writeFileSync(join(folder, 'here', file), '');
  writeFileSync(join(folder, 'completion.bash'), await scriptFor('bash'));
  // Bash parts words at = as well.
  const words = line.split(/ |(=)/).filter((word) => word !== undefined);
  const program = `source ../completion.bash
COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length - 1}
_conformance; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const options = { cwd: join(folder, 'here'), encoding: 'utf8' } as const;
  return execFileSync('bash', ['--norc', '-u', '-c', program], options).split('\n').filter(Boolean).toSorted();
}

describe('completion in bash', () => {
  it('offers commands', async () => {
    expect(await offered('conformance co')).toEqual(['compare', 'completion']);
    expect(await offered('conformance help exp')).toEqual(['expected-failures', 'explain']);
  });

  it('offers the flags of the command, and of run where none is named', async () => {
    expect(await offered('conformance list --r')).toEqual(['--readings']);
    expect(await offered('conformance --baseline')).toEqual(['--baseline', '--baseline-update']);
    expect(await offered('conformance serve --profile')).toEqual([]);
  });

  it('offers the values that a flag takes, behind a space or =', async () => {
    expect(await offered('conformance run --depth ')).toEqual(['deep', 'smoke', 'standard']);
    expect(await offered('conformance run --depth=s')).toEqual(['smoke', 'standard']);
    expect(await offered('conformance run --depth=')).toEqual(['deep', 'smoke', 'standard']);
    expect(await offered('conformance run --format json,h')).toEqual(['json,har', 'json,html']);
    expect(await offered('conformance run --format ')).toEqual(FORMATS.toSorted());
    expect(await offered('conformance run --seed ')).toEqual([]);
    expect(await offered('conformance completion ')).toEqual(['bash', 'fish', 'zsh']);
  });

  it('offers flags, too, behind one whose value may be left out', async () => {
    expect(await offered('conformance run --baseline-update ')).toEqual(['any', 'conclusive']);
    expect(await offered('conformance run --baseline-update --stri')).toEqual(['--strict']);
  });

  it('offers ids, several with commas', async () => {
    const lengths = requirements.map(({ id }) => id).filter((id) => id.startsWith('partner.client.name.too'));
    expect(await offered('conformance --only partner.client.name.too')).toEqual(lengths.toSorted());
    expect(await offered('conformance run --skip partner.at-once,partner.client.name.too-l')).toEqual([
      'partner.at-once,partner.client.name.too-long',
    ]);
    expect(await offered('conformance explain workspace.auth.acc')).toEqual(['workspace.auth.accepted']);
  });

  it('offers files, with spaces in their names', async () => {
    expect(await offered('conformance run --profile my', ['my profile.yaml'])).toEqual(['my profile.yaml']);
    expect(await offered('conformance compare ', ['a.json'])).toEqual(['a.json']);
  });

  it('is what pressing Tab shows', async () => {
    const file = join(temporaryFolder(), 'completion.bash');
    writeFileSync(file, await scriptFor('bash'));
    const keys = `source ${file}\nconformance run --depth sm\t\u0001echo \u0005\nexit\n`;
    const { stdout } = spawnSync('bash', ['--norc', '-i'], { input: keys, encoding: 'utf8' });
    expect(stdout).toContain('conformance run --depth smoke');
  });
});

const hasFish = spawnSync('fish', ['--version']).status === 0;

describe.skipIf(!hasFish)('completion in fish', () => {
  /** What fish offers where the line ends, without its descriptions. */
  async function inFish(line: string): Promise<string[]> {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'here'));
    writeFileSync(join(folder, 'here', 'my profile.yaml'), '');
    writeFileSync(join(folder, 'completion.fish'), await scriptFor('fish'));
    const program = `source ../completion.fish; complete -C '${line}'`;
    const options = { cwd: join(folder, 'here'), encoding: 'utf8' } as const;
    const lines = execFileSync('fish', ['--no-config', '-c', program], options).split('\n').filter(Boolean);
    return lines.map((each) => each.replace(/\t.*/, '')).toSorted();
  }

  it('offers commands, and flags of the one that is typed', async () => {
    expect(await inFish('conformance comp')).toEqual(['compare', 'completion']);
    expect(await inFish('conformance help exp')).toEqual(['expected-failures', 'explain']);
    expect(await inFish('conformance list --r')).toEqual(['--readings']);
    expect(await inFish('conformance --strict --max-f')).toEqual(['--max-failures']);
    // A value that is called like a command is none.
    expect(await inFish('conformance run --out list --max-f')).toEqual(['--max-failures']);
  });

  it('offers values alone, several with commas', async () => {
    expect(await inFish('conformance run --depth ')).toEqual(['deep', 'smoke', 'standard']);
    expect(await inFish('conformance run --level=')).toEqual(['--level=MUST', '--level=SHOULD']);
    expect(await inFish('conformance run --format json,h')).toEqual(['json,har', 'json,html']);
    expect(await inFish('conformance run --format=json,h')).toEqual(['--format=json,har', '--format=json,html']);
    expect(await inFish('conformance --skip partner.at-once,workspace.auth.acc')).toEqual([
      'partner.at-once,workspace.auth.accepted',
    ]);
    expect(await inFish('conformance explain workspace.auth.acc')).toEqual(['workspace.auth.accepted']);
    expect(await inFish('conformance run --baseline-update ')).toEqual(['any', 'conclusive']);
    expect(await inFish('conformance run --baseline-update --stri')).toEqual(['--strict']);
    expect(await inFish('conformance run --seed ')).toEqual([]);
  });

  it('offers files where a file is expected', async () => {
    expect(await inFish('conformance run --profile my')).toEqual(['my profile.yaml']);
    expect(await inFish('conformance compare ')).toEqual(['my profile.yaml']);
  });
});

describe('completion in other shells', () => {
  it.each(['zsh', 'fish'])('is a script that %s can read, where there is one', async (shell) => {
    const file = join(temporaryFolder(), 'completion');
    writeFileSync(file, await scriptFor(shell));
    const { error, status, stderr } = spawnSync(shell, ['-n', file], { encoding: 'utf8' });
    if (error === undefined) expect([status, stderr]).toEqual([0, '']);
  });

  it('names every command with its flags and values', async () => {
    const zsh = await scriptFor('zsh');
    expect(zsh).toContain("'--depth=[effort of the property tests]:depth:(smoke standard deep)'");
    expect(zsh).toContain("'*--only=[test only requirements whose id matches]:only:_conformance_ids'");
    const fish = await scriptFor('fish');
    expect(fish).toContain("-n '__conformance_is run' -l depth -r -f -a 'smoke standard deep'");
    expect(fish).toContain("-n '__conformance_is explain' -f -a '$__conformance_ids'");
  });

  it('is refused for a shell that nobody knows', async () => {
    expect((await command(['completion', 'cmd'])).exitCode).toBe(2);
  });
});
