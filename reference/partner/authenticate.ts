import type { Context } from '../core/context.ts';
import type { ApiRequest } from '../core/exchange.ts';
import { hashSecret } from '../core/secrets.ts';
import type { KeyLookup } from '../policy/stated/partner/auth.ts';
import type { KeyRecord, PartnerRecord } from './records.ts';
import { refuse } from './refuse.ts';
import { allKeys, keyByHash, keysByPreview, partnerById } from './store/partners.ts';

const CREDENTIAL = /^(\S+) +(\S.*)$/;

/** The organization that calls. Throws a failure when the request carries no key that works. */
export function authenticate(context: Context, request: ApiRequest): PartnerRecord {
  const { operation, query } = request;
  const { auth } = context.policy.stated.partner;
  const header = request.headers.get('authorization') ?? undefined;
  const presented = header === undefined ? undefined : presentedKey(context, request, header);
  const otherHeader = (name: string): string | undefined => request.headers.get(name) ?? undefined;
  const keys = lookup(context, request, presented);
  const key = auth.identify(operation, { header, presented, keys, query, otherHeader });
  if (!key || !auth.isLive(operation, key, query)) throw refuse(context, operation, { cause: 'unauthenticated' });
  const partner = partnerById(context.db, auth.actsFor(operation, key));
  if (!partner) throw refuse(context, operation, { cause: 'unauthenticated' });
  if (!auth.isEntitled(operation, partner, query)) throw refuse(context, operation, { cause: 'not-entitled' });
  return partner;
}

function presentedKey(context: Context, request: ApiRequest, header: string): string | undefined {
  const { stated, open } = context.policy;
  const { operation } = request;
  const [, scheme, key] = CREDENTIAL.exec(header.trim()) ?? [];
  if (scheme === undefined || key === undefined) return undefined;
  const right = open.partner.auth.isScheme(scheme, stated.partner.auth.scheme(operation));
  return right || !stated.partner.auth.requiresScheme(operation) ? key : undefined;
}

function lookup({ db, policy }: Context, request: ApiRequest, presented: string | undefined): KeyLookup {
  return {
    exact: (): KeyRecord | undefined => {
      if (presented === undefined) return undefined;
      const hash = hashSecret(presented);
      const key = keyByHash(db, hash);
      const hashes = key && { presented: hash, stored: key.hash };
      return hashes && policy.stated.partner.auth.matches(request.operation, hashes) ? key : undefined;
    },
    withPreview: (preview) => keysByPreview(db, preview),
    all: () => allKeys(db),
  };
}
