import type { Operation } from '../../../core/exchange.ts';
import { sameHash } from '../../../core/secrets.ts';
import type { KeyRecord, PartnerRecord } from '../../../partner/records.ts';

/** The keys that a request could mean; only the first is what it says. */
export interface KeyLookup {
  /** The key whose hash is that of the presented text. */
  exact(): KeyRecord | undefined;
  /** The keys that are listed with this preview. */
  withPreview(preview: string): readonly KeyRecord[];
  /** Every key there is. */
  all(): readonly KeyRecord[];
}

export interface CredentialFacts {
  readonly header: string | undefined;
  /** The text after the right scheme, if the header has that form. */
  readonly presented: string | undefined;
  readonly keys: KeyLookup;
  /** What else the request asks for. */
  readonly query: URLSearchParams;
  /** What another header says. */
  readonly otherHeader: (name: string) => string | undefined;
}

/** Who may call. */
export const auth = {
  /** The scheme word in the `Authorization` header. */
  scheme: (_operation: Operation): string => 'ApiKey',

  /** Whether a credential of another scheme is refused. */
  requiresScheme: (_operation: Operation): boolean => true,

  /** The key that a request carries. Without a header, or with a text that is no key, there is none. */
  identify: (_operation: Operation, facts: CredentialFacts): KeyRecord | undefined =>
    facts.presented === undefined ? undefined : facts.keys.exact(),

  /** Whether the presented key is the stored one. */
  matches: (_operation: Operation, hashes: { readonly presented: string; readonly stored: string }): boolean =>
    sameHash(hashes.presented, hashes.stored),

  /** Whether a key still works; a deleted one does not. */
  isLive: (_operation: Operation, key: KeyRecord, _query: URLSearchParams): boolean => key.revokedAt === null,

  /** Whether an organization is entitled to the API. */
  isEntitled: (_operation: Operation, partner: PartnerRecord, _query: URLSearchParams): boolean => partner.entitled,

  /** The organization that a key acts for. */
  actsFor: (_operation: Operation, key: KeyRecord): string => key.partnerId,
};
