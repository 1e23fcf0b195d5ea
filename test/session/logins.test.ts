import { expect, it } from 'vitest';
import type { Target } from '../../src/profile/model.ts';
import { Logins } from '../../src/session/logins.ts';

/** A target whose login gives another token each time: the number of the shell's process. */
function target(): Target {
  return {
    name: 'one',
    partner: {
      baseUrl: 'http://localhost',
      apiKey: '',
      login: { command: 'echo token-$$' },
      credentials: {},
      fixtures: {},
    },
    vocabulary: {},
    http: { headers: {}, timeoutMs: 5_000, concurrency: 1, rps: null, settleMs: 1 },
    secrets: [],
  };
}

const ok = () => Promise.resolve({ status: 200 });

it('sends a request again for as long as others use up the tokens that were good', async () => {
  const [one, seen] = [target(), new Set<string>()];
  const logins = new Logins(one, () => undefined);
  const answer = await logins.send('partner', async () => {
    seen.add(one.partner?.apiKey ?? '');
    if (seen.size < 4) await logins.send('partner', ok);
    return { status: seen.size < 4 ? 401 : 200 };
  });
  expect([answer.status, seen.size]).toEqual([200, 4]);
});

it('leaves it at the refusal of a token that nobody was let in with, and of one too many', async () => {
  const strange = new Logins(target(), () => undefined);
  let sent = 0;
  const refuse = () => Promise.resolve({ status: 401, sent: ++sent });
  expect(await strange.send('partner', refuse)).toEqual({ status: 401, sent: 1 });
  const picky = new Logins(target(), () => undefined);
  sent = 0;
  const refuseThis = async () => {
    await picky.send('partner', ok);
    return refuse();
  };
  expect(await picky.send('partner', refuseThis)).toEqual({ status: 401, sent: 4 });
});

it('sends at once where the profile states the token', () => {
  const stated = target();
  delete stated.partner?.login;
  let isSent = false;
  void new Logins(stated, () => undefined).send('partner', () => {
    isSent = true;
    return ok();
  });
  expect(isSent).toBe(true);
});
