import { describe, expect, it } from 'vitest';
import { judge } from './judge/index.ts';
import { formIn } from './judge/secrets.ts';
import { courseOf } from './stage.ts';
import { targets } from './targets/index.ts';

/** One of each class that is quickly told; `npm run hostile` tries all. */
const quick = [
  'silence.dripping-from-the-start',
  'connections.nobody-listens',
  'connections.resets-in-the-body',
  'framing.cut-short',
  'framing.status-999',
  'bodies.gzip',
  'text.maintenance',
  'ids.punctuation',
  'echo.refused-escaped',
  'redirects.to-another-host',
  'whole.login-page',
  'rates.in-a-day',
  'tls.self-signed',
];

describe('a run against', () => {
  it.concurrent.each(quick)('%s', { timeout: 300_000 }, async (name) => {
    const target = targets.find((each) => each.name === name);
    if (target === undefined) throw new Error(`there is no target ${name}`);
    // Other tests run at the same time.
    expect(judge(await courseOf(target, 3), 3).join('\n')).toBe('');
  });
});

describe('the targets', () => {
  it('go by names of their own, each with a sentence', () => {
    const names = targets.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-z]+\.[a-z0-9.-]+$/.test(name))).toEqual([]);
    expect(targets.filter(({ sentence }) => !/^[A-Z{].*\.$/.test(sentence)).map(({ name }) => name)).toEqual([]);
  });
});

describe('a secret is found', () => {
  const secret = 'pk_Xy7/abcDEF+0123=';
  const forms: Record<string, string> = {
    plain: secret,
    'cut short': secret.slice(0, -2),
    'escaped by JSON': secret.replaceAll(/./g, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`),
    'escaped by JSON twice': secret.replaceAll('/', '\\\\/'),
    'percent-encoded': encodeURIComponent(secret),
    'percent-encoded twice': encodeURIComponent(encodeURIComponent(secret)),
    hexadecimal: Buffer.from(secret).toString('hex').toUpperCase(),
    'base64 of more': Buffer.from(`ApiKey ${secret}!`).toString('base64'),
    'base64 of still more': Buffer.from(`u:${secret}`).toString('base64url'),
  };

  it.each(Object.entries(forms))('%s', (_, form) => {
    expect(formIn(`before ${form} after`, [secret])).not.toBeNull();
    expect(formIn('before $PARTNER_API_KEY after', [secret])).toBeNull();
  });
});
