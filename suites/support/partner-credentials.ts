import type { RequirementId } from '../../generated/catalogue.ts';
import type { CheckContext, PartnerClient } from '../../src/check/index.ts';
import { alterEnd, alteredElsewhere } from './identifiers.ts';
import { ofTheOtherApi } from './other-api.ts';
import { alteredAtEnd, signedByNobody, unpadded } from './secret-text.ts';

/** A kind of credential that every operation rejects with 401. */
export interface BadCredential {
  requirement: RequirementId;
  /** Completes "rejects …". */
  what: string;
  /** Only a lookup tells: what it looks like is right. */
  isLookedUp?: true;
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
    clients: (t) =>
      withKeys(t, [
        alterEnd(keyOf(t), keyOf(t).length),
        'garbage',
        `x1y2z3${keyOf(t)}`,
        ...signedByNobody,
        ...ofTheOtherApi(t, 'partner'),
      ]),
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
    clients: (t) => withKeys(t, [alteredAtEnd(keyOf(t)), ...alteredElsewhere(keyOf(t), [1 / 2])]),
  },
  {
    requirement: 'partner.auth.extended',
    what: 'a key with characters appended',
    // Four characters are a whole group of base64, which no reader passes over, unless it stops at the padding before.
    // Whether what stands behind a space belongs to the key is open.
    clients: (t) =>
      withKeys(
        t,
        ['0000', keyOf(t), ',0000'].map((more) => `${unpadded(keyOf(t))}${more}`),
      ),
  },
  {
    requirement: 'partner.auth.revoked',
    what: 'a deleted key',
    isLookedUp: true,
    clients: (t) => [t.partner.as('revoked')],
  },
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

/** One of each way in which a key can fail; always without one, and with the deleted key if there is one. */
export function badClients(t: CheckContext): { always: PartnerClient[]; others: PartnerClient[] } {
  const hasRevoked = t.partnerTarget.credentials.revoked !== undefined;
  const clientsOf = (kinds: readonly BadCredential[]) => kinds.flatMap(({ clients }) => clients(t).slice(0, 1));
  const isKnown = ({ requirement }: BadCredential) => requirement === 'partner.auth.revoked';
  const isMissing = ({ requirement }: BadCredential) => requirement === 'partner.auth.missing';
  return {
    // Whose key it was, a service may still know.
    always: clientsOf(badCredentials.filter((kind) => isMissing(kind) || (isKnown(kind) && hasRevoked))),
    others: clientsOf(badCredentials.filter((kind) => !isMissing(kind) && !isKnown(kind))),
  };
}
