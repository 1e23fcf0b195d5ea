import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Redactor } from '../../src/http/redact.ts';
import { nearly, tracesOf, writings } from './secrets.ts';

const printable = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).join('');
const alphabets = [
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_',
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+/',
  '0123456789abcdef',
  // What other writings begin their escapes with may stand in a secret, too.
  '\\x%u&#;0123456789abcdef',
  printable,
];

const secrets = fc
  .tuple(fc.constantFrom(...alphabets), fc.integer({ min: 8, max: 70 }))
  .chain(([alphabet, length]) =>
    fc.array(fc.constantFrom(...alphabet), { minLength: length, maxLength: length }).map((all) => all.join('')),
  )
  // What says nothing is no secret that anybody issues.
  .filter((secret) => new Set(secret.toLowerCase().replace(/[^a-z0-9]/g, '')).size > 5);

const around = fc.tuple(fc.constantFrom('', 'x', '"', 'token=', '{"a":"'), fc.constantFrom('', 'y', '"', '&b=1', '"}'));

describe('Redactor', () => {
  it('replaces known secrets, plain and percent-encoded, the longest first', () => {
    const redactor = new Redactor([
      { value: 'abcd', name: 'SHORT' },
      { value: 'abcd/efgh', name: 'LONG' },
    ]);
    expect(redactor.text('abcd/efgh abcd%2Fefgh abcd')).toBe('$LONG $LONG $SHORT');
  });

  it('hides the fields that hold secrets whatever their value, and names those it knows', () => {
    const redactor = new Redactor([{ value: 'known-token', name: 'WORKSPACE_TOKEN' }]);
    expect(redactor.text('{"secretKey":"x\\"y","token":"known-token","name":"n"}')).toBe(
      '{"secretKey":"$REDACTED","token":"$WORKSPACE_TOKEN","name":"n"}',
    );
    expect(redactor.text('"got {\\"clientSecret\\": \\"s3cr3t\\"}"')).toBe(
      '"got {\\"clientSecret\\": \\"$REDACTED\\"}"',
    );
  });

  it('leaves a command line alone that puts a variable where the secret stood', () => {
    const line = `curl --data-raw '{"secretKey":"'"$WORKSPACE_SECRET_KEY"'","name":"n"}'`;
    const redactor = new Redactor([{ value: 'k3y-of-a-store', name: 'WORKSPACE_SECRET_KEY' }]);
    expect(redactor.text(line)).toBe(line);
    expect(redactor.text(JSON.stringify(line))).toBe(JSON.stringify(line));
  });

  it.each(['token', 'keyToken', 'access_token', 'initialToken', 'secretKey', 'pendingInvitationLinkSecret', 'apiKey'])(
    'hides the field %s',
    (name) => {
      expect(new Redactor([]).text(`{"${name}":"abc"}`)).toBe(`{"${name}":"$REDACTED"}`);
    },
  );

  it.each(['nextToken', 'next_token', 'pageToken', 'nextPageToken', 'continuationToken', 'tokenType', 'tokenId'])(
    'shows the field %s, but for a secret in it',
    (name) => {
      const redactor = new Redactor([{ value: 'k3y-of-a-partner', name: 'PARTNER_API_KEY' }]);
      expect(redactor.text(`{"${name}":"MTIz"}`)).toBe(`{"${name}":"MTIz"}`);
      expect(redactor.text(`{"${name}":"k3y-of-a-partner"}`)).toBe(`{"${name}":"$PARTNER_API_KEY"}`);
    },
  );

  it('learns secrets during a run', () => {
    const redactor = new Redactor([]);
    redactor.add('fresh-secret', 'SERVICE_ACCOUNT_TOKEN');
    expect(redactor.text('Bearer fresh-secret')).toBe('Bearer $SERVICE_ACCOUNT_TOKEN');
    expect(redactor.named('SERVICE_ACCOUNT')).toEqual(['fresh-secret']);
  });

  it.each(Object.entries(writings))('finds a secret in the writing: %s', (_, write) => {
    fc.assert(
      fc.property(secrets, around, (secret, [before, after]) => {
        const shown = new Redactor([{ value: secret, name: 'KEY' }]).text(before + write(secret) + after);
        expect(tracesOf(secret, shown)).toEqual([]);
        expect(shown).toContain('$');
      }),
    );
  });

  it.each(Object.entries(nearly))('finds what is nearly a secret: %s', (_, alter) => {
    fc.assert(
      fc.property(secrets, around, (secret, [before, after]) => {
        const shown = new Redactor([{ value: secret, name: 'KEY' }]).text(before + alter(secret) + after);
        expect(tracesOf(secret, shown)).toEqual([]);
      }),
    );
  });

  it('shows secrets that resemble one another each by its own name', () => {
    fc.assert(
      fc.property(secrets, (secret) => {
        const other = `${secret.slice(0, -1)}${secret.endsWith('x') ? 'y' : 'x'}`;
        const redactor = new Redactor([
          { value: secret, name: 'FIRST' },
          { value: other, name: 'SECOND' },
        ]);
        expect(redactor.text(`${secret} ${other} ${secret}`)).toBe('$FIRST $SECOND $FIRST');
      }),
    );
  });

  it('shows what stands beside a secret that holds an escape', () => {
    const [first, second] = ['!X!!!!!!!\\xe3!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!m!zT', 'qW3%41-rT9\\u0041zK%2fPb7'];
    const redactor = new Redactor([
      { value: first, name: 'FIRST' },
      { value: second, name: 'SECOND' },
    ]);
    expect(redactor.text(`${first} and ${second} ${first}`)).toBe('$FIRST and $SECOND $FIRST');
  });

  it('shows the credential of a header by its name alone, and of any other credential nothing', () => {
    const redactor = new Redactor([{ value: 'k3y-of-a-partner', name: 'PARTNER_API_KEY' }]);
    const shown = (authorization: string) => redactor.headers({ authorization }).authorization;
    expect(shown('ApiKey k3y-of-a-partner')).toBe('ApiKey $PARTNER_API_KEY');
    expect(shown('bearer k3y-of-a-partner')).toBe('bearer $PARTNER_API_KEY');
    expect(shown('ApiKeyk3y-of-a-partner')).toBe('ApiKey$PARTNER_API_KEY');
    expect(shown('ApiKey k3y-of-a-partneR')).toBe('ApiKey $BAD_CREDENTIAL');
    expect(shown('ApiKey x')).toBe('ApiKey $BAD_CREDENTIAL');
    expect(shown('ApiKey')).toBe('ApiKey');
    expect(redactor.headers({ 'x-api-key': 'zzz', 'x-request-id': 'k3y-of-a-partner' })).toEqual({
      'x-api-key': '$BAD_CREDENTIAL',
      'x-request-id': '$PARTNER_API_KEY',
    });
  });

  it('knows what stands for a secret, however its variable is spelled', () => {
    const redactor = new Redactor([{ value: 'k3y-of-a-partner', name: 'partner_key' }]);
    expect(redactor.headers({ authorization: 'ApiKey k3y-of-a-partner' })).toEqual({
      authorization: 'ApiKey $partner_key',
    });
    expect(redactor.text(redactor.text('k3y-of-a-partnerX'))).toBe('$partner_keyX');
  });

  it('hides a secret in the name of a header', () => {
    const redactor = new Redactor([{ value: 'k3y-of-a-partner', name: 'PARTNER_API_KEY' }]);
    expect(redactor.headers({ 'x-k3y-of-a-partner': '1' })).toEqual({ 'x-$PARTNER_API_KEY': '1' });
  });

  it('replaces a very short secret where it stands alone', () => {
    const redactor = new Redactor([{ value: 'p4ss', name: 'KEY' }]);
    expect(redactor.text('p4ss "p4ss" p4ssage p4s %704ss')).toBe('$KEY "$KEY" p4ssage p4s $KEY');
  });

  it('leaves words of the documents, what stands for a secret, and the ids of a target alone', () => {
    const redactor = new Redactor([
      { value: 'workspace-token-of-7f3a', name: 'WORKSPACE_TOKEN' },
      { value: '5f2c8a1e9b7d4c3f8e6a1b2c3d4e5f60', name: 'PARTNER_API_KEY' },
    ]);
    const text = '$WORKSPACE_TOKEN workspace token 0b7f4a52-9c1d-4e3f-8a6b-7c8d9e0f1a2b';
    expect(redactor.text(text)).toBe(text);
  });

  it('looks through a large text in bounded time, whatever repeats in it', { timeout: 30_000 }, () => {
    const redactor = new Redactor([{ value: 'abababababababababababab', name: 'KEY' }]);
    expect(redactor.text('ab'.repeat(100_000)).length).toBeLessThan(60_000);
    expect(redactor.text('"\\u0061'.repeat(100_000)).length).toBe(700_000);
  });

  it('looks for many tokens with a long run of one character in bounded time', { timeout: 30_000 }, () => {
    const tokens = Array.from({ length: 20 }, (_, index) => padded(index));
    const redactor = new Redactor(tokens.map((value, index) => ({ value, name: `TOKEN_${index}` })));
    const text = tokens.map((token) => JSON.stringify({ token })).join('\n');
    const lines = redactor.text(text).split('\n');
    expect(lines).toHaveLength(tokens.length);
    for (const token of tokens) expect(tracesOf(token.slice(-64), lines.join('\n'))).toEqual([]);
  });

  it('finds a token that holds a long run also where only its other part stands', () => {
    const token = padded(1);
    const redactor = new Redactor([{ value: token, name: 'TOKEN' }]);
    expect(redactor.text(`before ${token} behind`)).toBe('before $TOKEN behind');
    expect(tracesOf(token.slice(-64), redactor.text(`tail ${token.slice(-300)} end`))).toEqual([]);
  });
});

/** A token whose prefix is long and the same for all. */
function padded(index: number): string {
  return `padded.${'x'.repeat(300)}.${createHash('sha256').update(`token ${index}`).digest('hex')}`;
}
