import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { all, flag, insert, nullableNumber, number, one, type Row, run, text } from '../../core/database.ts';
import {
  type ContractRecord,
  type ContractTerms,
  type KeyRecord,
  type PartnerRecord,
  STORAGE_TYPES,
} from '../records.ts';

const metered = z.object({ prepaid: z.number(), used: z.number(), overage: z.number(), current: z.number() });
const storedTerms: z.ZodType<ContractTerms> = z.object({
  members: z.object({ prepaid: z.number(), peak: z.number(), current: z.number(), max: z.number().nullable() }),
  storageMax: z.number().nullable(),
  storage: z.record(z.enum(STORAGE_TYPES), metered),
  vendorConnect: metered.optional(),
  teamCacheInstallations: z.number().optional(),
});
const storedModels = z.array(z.string());

export function insertPartner(db: DatabaseSync, partner: PartnerRecord): void {
  insert(db, 'partners', {
    id: partner.id,
    name: partner.name,
    owner_email: partner.ownerEmail,
    tier: partner.tier,
    billing_models: JSON.stringify(partner.supportedBillingModels),
    created_at: partner.createdAt,
    status: partner.status,
    expires_at: partner.expiresAt,
    billing_start: partner.billingStart,
    billing_end: partner.billingEnd,
    entitled: partner.entitled ? 1 : 0,
  });
}

export function partnerById(db: DatabaseSync, id: string): PartnerRecord | undefined {
  const row = one(db, 'SELECT * FROM partners WHERE id = ?', id);
  return row && toPartner(row);
}

export function allPartnerIds(db: DatabaseSync): string[] {
  return all(db, 'SELECT id FROM partners ORDER BY seq').map((row) => text(row, 'id'));
}

export function insertKey(db: DatabaseSync, key: KeyRecord): void {
  insert(db, 'partner_keys', {
    id: key.id,
    partner_id: key.partnerId,
    name: key.name,
    hash: key.hash,
    preview: key.preview,
    creator: key.creator,
    created_at: key.createdAt,
    revoked_at: key.revokedAt,
  });
}

export function keyByHash(db: DatabaseSync, hash: string): KeyRecord | undefined {
  const row = one(db, 'SELECT * FROM partner_keys WHERE hash = ?', hash);
  return row && toKey(row);
}

export function keysByPreview(db: DatabaseSync, preview: string): KeyRecord[] {
  return all(db, 'SELECT * FROM partner_keys WHERE preview = ? ORDER BY seq', preview).map(toKey);
}

export function allKeys(db: DatabaseSync): KeyRecord[] {
  return all(db, 'SELECT * FROM partner_keys ORDER BY seq').map(toKey);
}

/** Revokes a key; the row stays, so that a revoked key can be told from one that never was. */
export function revokeKey(db: DatabaseSync, id: string, now: number): boolean {
  return run(db, 'UPDATE partner_keys SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL', now, id) > 0;
}

export function insertContract(db: DatabaseSync, contract: ContractRecord): void {
  insert(db, 'contracts', {
    id: contract.id,
    holder_id: contract.holderId,
    status: contract.status,
    starts_at: contract.startsAt,
    ends_at: contract.endsAt,
    terms: JSON.stringify(contract.terms),
  });
}

export function contractsOf(db: DatabaseSync, holderId: string): ContractRecord[] {
  return all(db, 'SELECT * FROM contracts WHERE holder_id = ? ORDER BY seq', holderId).map(toContract);
}

export function setContractStatus(db: DatabaseSync, id: string, status: string): boolean {
  return run(db, 'UPDATE contracts SET status = ? WHERE id = ?', status, id) > 0;
}

function toPartner(row: Row): PartnerRecord {
  return {
    id: text(row, 'id'),
    name: text(row, 'name'),
    ownerEmail: text(row, 'owner_email'),
    tier: text(row, 'tier'),
    supportedBillingModels: storedModels.parse(JSON.parse(text(row, 'billing_models'))),
    createdAt: number(row, 'created_at'),
    status: text(row, 'status'),
    expiresAt: nullableNumber(row, 'expires_at'),
    billingStart: number(row, 'billing_start'),
    billingEnd: number(row, 'billing_end'),
    entitled: flag(row, 'entitled'),
  };
}

function toKey(row: Row): KeyRecord {
  return {
    id: text(row, 'id'),
    partnerId: text(row, 'partner_id'),
    name: text(row, 'name'),
    hash: text(row, 'hash'),
    preview: text(row, 'preview'),
    creator: text(row, 'creator'),
    createdAt: number(row, 'created_at'),
    revokedAt: nullableNumber(row, 'revoked_at'),
  };
}

function toContract(row: Row): ContractRecord {
  return {
    id: text(row, 'id'),
    holderId: text(row, 'holder_id'),
    status: text(row, 'status'),
    startsAt: number(row, 'starts_at'),
    endsAt: nullableNumber(row, 'ends_at'),
    terms: storedTerms.parse(JSON.parse(text(row, 'terms'))),
  };
}
