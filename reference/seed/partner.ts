import { z } from 'zod';
import { addContract, createKey, createPartner, deleteKey, endContract } from '../admin/partner.ts';
import { createClient } from '../admin/partner-clients.ts';
import { DAY_MS } from '../core/clock.ts';
import type { Context } from '../core/context.ts';
import { recall, remember } from '../core/database.ts';
import { fullTerms, plainTerms } from './partner-contracts.ts';
import { seedMainClient, seedManyClients, seedSmallClient } from './partner-organizations.ts';

const NOTE = 'partner-seed';
const YEAR_MS = 365 * DAY_MS;

const clientFixture = z.object({ id: z.string(), workspace: z.string(), filespace: z.string() });

/** What the seed leaves behind for the next start: ids, no secret. */
const seedNote = z.object({
  partners: z.object({
    main: z.string(),
    otherPartner: z.string(),
    reseller: z.string(),
    noContract: z.string(),
    notEntitled: z.string(),
  }),
  fixtures: z.object({
    client: clientFixture,
    otherClient: clientFixture,
    otherPartnerClient: clientFixture,
    undeletableClient: z.object({ id: z.string() }),
    disposableClient: clientFixture,
    activeMember: z.object({ client: z.string(), accountId: z.string() }),
    resellerClient: z.object({ id: z.string() }),
    resellerClientWithoutContract: z.object({ id: z.string() }),
  }),
});

type SeedNote = z.infer<typeof seedNote>;

export interface PartnerProfile {
  readonly apiKey: string;
  readonly credentials: {
    readonly otherPartner: string;
    readonly reseller: string;
    readonly noContract: string;
    readonly notEntitled: string;
    readonly revoked: string;
  };
  readonly fixtures: SeedNote['fixtures'];
  readonly memberIdField: string;
  readonly quotas: { readonly clients: number };
}

/** Seeds the Partner API's half of a new database, and issues credentials for it. */
export function seedPartner(context: Context): PartnerProfile {
  const { partners, fixtures } = recallSeed(context) ?? makeSeed(context);
  const revoked = issueKey(context, partners.main, 'revoked');
  deleteKey(context, revoked.id);
  return {
    apiKey: issueKey(context, partners.main, 'main').key,
    credentials: {
      otherPartner: issueKey(context, partners.otherPartner, 'main').key,
      reseller: issueKey(context, partners.reseller, 'main').key,
      noContract: issueKey(context, partners.noContract, 'main').key,
      notEntitled: issueKey(context, partners.notEntitled, 'main').key,
      revoked: revoked.key,
    },
    fixtures,
    memberIdField: context.policy.open.partner.members.idField(),
    quotas: { clients: 300 },
  };
}

function issueKey(context: Context, partnerId: string, name: string): { id: string; key: string } {
  return createKey(context, partnerId, { name, creator: 'seed' });
}

function recallSeed(context: Context): SeedNote | undefined {
  const note = recall(context.db, NOTE);
  return note === undefined ? undefined : seedNote.parse(JSON.parse(note));
}

function makeSeed(context: Context): SeedNote {
  const partners = makePartners(context);
  const main = seedMainClient(context, partners.main);
  seedManyClients(context, partners.main);
  const undeletable = seedSmallClient(context, partners.main, 'Pine Archive');
  addContract(context, undeletable.id, fullTerms);
  const resellerClient = seedSmallClient(context, partners.reseller, 'Harvest Films');
  addContract(context, resellerClient.id, plainTerms);
  const withoutContract = createClient(context, partners.reseller, { name: 'Willow Print' });
  endContract(context, addContract(context, withoutContract.id, plainTerms).id);
  const note: SeedNote = {
    partners,
    fixtures: {
      client: main.client,
      otherClient: seedSmallClient(context, partners.main, 'Cedar Works'),
      otherPartnerClient: seedSmallClient(context, partners.otherPartner, 'Granite Media'),
      undeletableClient: { id: undeletable.id },
      disposableClient: seedSmallClient(context, partners.main, 'Maple Trial'),
      activeMember: main.member,
      resellerClient: { id: resellerClient.id },
      resellerClientWithoutContract: { id: withoutContract.id },
    },
  };
  remember(context.db, NOTE, JSON.stringify(note));
  return note;
}

function makePartners(context: Context): SeedNote['partners'] {
  const createdAt = context.clock.now() - YEAR_MS;
  const make = (name: string, tier: string, more: { entitled?: boolean; expiresAt?: number } = {}): string => {
    const ownerEmail = `owner@${name.toLowerCase().replaceAll(' ', '-')}.example`;
    return createPartner(context, { name, ownerEmail, tier, createdAt, ...more }).id;
  };
  const main = make('Harbor Managed Services', 'msp');
  addContract(context, main, fullTerms);
  const otherPartner = make('Lakeside Managed Services', 'msp', { expiresAt: context.clock.now() + YEAR_MS });
  addContract(context, otherPartner, plainTerms);
  const noContract = make('Valley Managed Services', 'msp');
  endContract(context, addContract(context, noContract, plainTerms).id);
  return {
    main,
    otherPartner,
    reseller: make('Hillside Resale', 'var'),
    noContract,
    notEntitled: make('Coast Resale', 'var', { entitled: false }),
  };
}
