import { DAY_MS } from '../core/clock.ts';
import type { Context } from '../core/context.ts';
import { hashSecret, newSecret, previewOf } from '../core/secrets.ts';
import type { ContractRecord, ContractTerms, PartnerRecord } from '../partner/records.ts';
import { insertContract, insertKey, insertPartner, revokeKey, setContractStatus } from '../partner/store/partners.ts';

export type NewPartner = Pick<PartnerRecord, 'name' | 'ownerEmail' | 'tier'> &
  Partial<Pick<PartnerRecord, 'supportedBillingModels' | 'status' | 'expiresAt' | 'entitled' | 'createdAt'>>;

/** Makes a partner organization, whose billing period is the calendar month under way. */
export function createPartner(context: Context, given: NewPartner): PartnerRecord {
  const now = new Date(context.clock.now());
  const partner: PartnerRecord = {
    supportedBillingModels: ['prepaid'],
    status: 'active',
    expiresAt: null,
    entitled: true,
    createdAt: now.getTime(),
    ...given,
    id: context.policy.open.partner.ids.next('organization'),
    billingStart: Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1),
    billingEnd: Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1) - 1,
  };
  insertPartner(context.db, partner);
  return partner;
}

/** Makes an API key. The key itself is in this answer and nowhere else, ever. */
export function createKey(
  context: Context,
  partnerId: string,
  given: { readonly name: string; readonly creator: string },
): { id: string; key: string } {
  const key = newSecret('pk_');
  const id = context.policy.open.partner.ids.next('organization');
  insertKey(context.db, {
    id,
    partnerId,
    ...given,
    hash: hashSecret(key),
    preview: previewOf(key),
    createdAt: context.clock.now(),
    revokedAt: null,
  });
  return { id, key };
}

/** Deletes a key, which revokes it at once. */
export function deleteKey(context: Context, id: string): boolean {
  return revokeKey(context.db, id, context.clock.now());
}

/** Gives a partner or a client a contract that is active from now on. */
export function addContract(context: Context, holderId: string, terms: ContractTerms): ContractRecord {
  const contract: ContractRecord = {
    id: context.policy.open.partner.ids.next('organization'),
    holderId,
    status: 'active',
    startsAt: context.clock.now() - DAY_MS,
    endsAt: null,
    terms,
  };
  insertContract(context.db, contract);
  return contract;
}

/** Ends a contract. */
export function endContract(context: Context, id: string): boolean {
  return setContractStatus(context.db, id, 'ended');
}
