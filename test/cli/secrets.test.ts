import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { directoryWith, partnerProfile } from '../profile/profiles.ts';
import { command, environment } from './stage.ts';

const key = 'pk_91c0D2a7f3e84b65Qx';
const profile = partnerProfile('      credentials:', `        revoked: \${REVOKED_KEY}`).replace('literal-key', key);
const revoked = 'rk-7731-aa90-zz14-0c';

beforeEach(() => environment({ REVOKED_KEY: revoked }));
afterEach(() => vi.unstubAllEnvs());

function place(text = profile) {
  return { cwd: directoryWith({ 'conformance.yaml': text }) };
}

describe('messages about a command line', () => {
  it.each([
    ['a flag that commander refuses', ['run', '--concurrency', key], '$PARTNER_API_KEY'],
    ['a part of it', ['run', '--rps', key.slice(0, 14)], '$BAD_CREDENTIAL'],
    ['a variable of the environment', ['run', '--api', revoked], '$REVOKED_KEY'],
    ['a selection', ['run', '--only', key], '$PARTNER_API_KEY'],
    ['a command', [key], '$PARTNER_API_KEY'],
    ['a target', ['run', '--target', key], '$PARTNER_API_KEY'],
  ])('hide the secrets of the profile in %s', async (_, argv, shown) => {
    const { exitCode, out, err } = await command(argv, place());
    expect([exitCode, err]).toEqual([2, expect.stringContaining(shown)]);
    for (const secret of [key, revoked]) expect(out + err).not.toContain(secret.slice(0, 10));
  });

  it('name a variable that is not set: a name is no secret', async () => {
    const { cwd } = place(profile.replace('REVOKED_KEY', 'ANOTHER_LONG_NAME_OF_A_KEY'));
    expect(await command(['run'], { cwd })).toMatchObject({
      exitCode: 2,
      err: expect.stringContaining('the environment variable ANOTHER_LONG_NAME_OF_A_KEY is not set'),
    });
  });

  it('hide them in an internal error, and where the profile is wrong elsewhere', async () => {
    const runConformance = () => Promise.reject(new Error(`cannot read ${key}`));
    expect(await command(['run'], { ...place(), runConformance })).toMatchObject({
      exitCode: 3,
      err: expect.stringContaining('internal error: Error: cannot read $PARTNER_API_KEY\n'),
    });
    const { cwd } = place(`${profile}      nonsense: 1\n`);
    environment({ REVOKED_KEY: '' });
    const { err } = await command(['run', '--profile', 'conformance.yaml', '--timeout', key], { cwd });
    expect(err).toContain('$PARTNER_API_KEY');
  });
});

describe('a secret that is too short to be hidden everywhere', () => {
  it('is warned of by its key, and used all the same', async () => {
    const short = profile.replace(key, 'p4ss');
    const { exitCode, err, run } = await command(['run'], place(short));
    expect([exitCode, err]).toEqual([0, expect.stringMatching(/^warning: partner\.apiKey holds a secret of fewer/)]);
    expect(err).not.toContain('p4ss');
    expect(run?.target?.partner?.apiKey).toBe('p4ss');
  });

  it('is not warned of where it is long enough', async () => {
    expect(await command(['run'], place())).toMatchObject({ exitCode: 0, err: '' });
  });
});
