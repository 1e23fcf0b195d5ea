import type { RequirementId } from '../../generated/catalogue.ts';
import type { CheckContext, PartnerClient } from '../../src/check/index.ts';
import { alterEnd, alteredElsewhere } from './identifiers.ts';
import { ofTheOtherApi } from './other-api.ts';
import { unpadded } from './secret-text.ts';

/** A kind of credential that every operation rejects with 401. */
export interface BadCredential {
  requirement: RequirementId;
  /** Completes "rejects …". */
  what: string;
  /** The most telling one comes first. */
  clients(t: CheckContext): PartnerClient[];
}

const scheme = 'ApiKey';

export const badCredentials: readonly BadCredential[] = [
  {
    requirement: 'partner.auth.missing',
    what: 'a request without an Authorization header',
    clients: (t) => withHeaders(t, [null]),
  },
  {
    requirement: 'partner.auth.other-scheme',
    what: 'a valid key under another scheme',
    clients: (t) =>
      withHeaders(
        t,
        ['Bearer', 'Basic', 'Token'].map((other) => `${other} ${keyOf(t)}`),
      ),
  },
  { requirement: 'partner.auth.empty', what: 'the scheme without a key', clients: (t) => withHeaders(t, [scheme]) },
  {
    requirement: 'partner.auth.garbage',
    what: 'a made-up key',
    clients: (t) => withKeys(t, [alterEnd(keyOf(t), keyOf(t).length), 'garbage', ...ofTheOtherApi(t, 'partner')]),
  },
  {
    requirement: 'partner.auth.truncated',
    what: 'a key cut short',
    clients: (t) => {
      const { length } = unpadded(keyOf(t));
      return withKeys(t, cutKeys(keyOf(t), [8, length - 1, Math.floor(length / 2)]));
    },
  },
  {
    requirement: 'partner.auth.altered',
    what: 'a key with one character changed, in its middle or at its end',
    clients: (t) => withKeys(t, [alteredKey(keyOf(t)), ...alteredElsewhere(keyOf(t), [1 / 2])]),
  },
  {
    requirement: 'partner.auth.extended',
    what: 'a key with characters appended',
    // Four characters are a whole group of base64, which no reader passes over, unless it stops at the padding before.
    clients: (t) =>
      withKeys(
        t,
        ['0000', keyOf(t), ',0000'].map((more) => `${unpadded(keyOf(t))}${more}`),
      ),
  },
  { requirement: 'partner.auth.revoked', what: 'a deleted key', clients: (t) => [t.partner.as('revoked')] },
];

function keyOf(t: CheckContext): string {
  return t.partnerTarget.apiKey;
}

function withHeaders(t: CheckContext, values: readonly (string | null)[]): PartnerClient[] {
  return values.map((value) => t.partner.withAuthorization(value));
}

/** A client for each of these keys, under the right scheme. */
export function withKeys(t: CheckContext, keys: readonly string[]): PartnerClient[] {
  return withHeaders(
    t,
    keys.map((key) => `${scheme} ${key}`),
  );
}

/** The first characters of the key, of each length that really cuts it. */
export function cutKeys(key: string, lengths: readonly number[]): string[] {
  const cut = lengths.filter((length) => length > 0 && length < key.length).map((length) => key.slice(0, length));
  // A header cannot end in a space.
  return [...new Set(cut)].filter((part) => part.trimEnd() === part);
}

const base64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/**
 * The key with its last letter or digit changed to another one of its class. Where the key is base64 the last
 * character may hold as few as two bits: the other one differs in them, if the class allows it.
 */
export function alteredKey(key: string): string {
  const index = [...key].findLastIndex((character) => /[A-Za-z0-9]/.test(character));
  const last = key[index];
  if (last === undefined) return `${key.slice(0, -1)}x`;
  const others = [...(/\d/.test(last) ? '0123456789' : /[a-z]/.test(last) ? 'afkpuz' : 'AFKPUZ')].filter(
    (candidate) => candidate !== last,
  );
  const highBits = (character: string): number => base64.indexOf(character) >> 4;
  const isFar = (candidate: string): boolean => highBits(candidate) !== highBits(last);
  // The ten digits share their highest bits: where none of the class will do, another class has to.
  const other = others.find(isFar) ?? [...'aAgw'].find(isFar) ?? others[0] ?? 'x';
  return key.slice(0, index) + other + key.slice(index + 1);
}

/** The bad credentials that every run has, one of each way in which a key can fail, and the deleted key if there is one. */
export function badClients(t: CheckContext): PartnerClient[] {
  const kinds = badCredentials.filter(
    ({ requirement }) => requirement !== 'partner.auth.revoked' || t.partnerTarget.credentials.revoked !== undefined,
  );
  return kinds.flatMap(({ clients }) => clients(t).slice(0, 1));
}
