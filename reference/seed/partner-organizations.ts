import { addContract } from '../admin/partner.ts';
import {
  addMember,
  createClient,
  createFilespace,
  createWorkspace,
  recordMembersUsage,
  recordStorageUsage,
  signIn,
} from '../admin/partner-clients.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../core/clock.ts';
import type { Context } from '../core/context.ts';
import { type FilespaceRecord, STORAGE_TYPES, type WorkspaceRecord } from '../partner/records.ts';
import { fullTerms } from './partner-contracts.ts';

const BYTES_PER_GIGABYTE = 1024 ** 3;

/** Lists of more than one default page are what paging can be judged by. */
const MORE_THAN_A_PAGE = 104;
const MEASURED_DAYS = 59;
const MEASURED_EVERY_MS = 8 * HOUR_MS;
const MEASURED_FILESPACES = 3;

export interface ClientFixture {
  readonly id: string;
  readonly workspace: string;
  readonly filespace: string;
}

export interface MemberFixture {
  readonly client: string;
  readonly accountId: string;
}

const memberEmail = (index: number): string => `member-${index}@orchard.example`;

/** The address of the member that is lent. */
export const lentMember = memberEmail(1);

/** The client that everything can be read from: long lists of everything, and two months of measurements. */
export function seedMainClient(context: Context, partnerId: string): { client: ClientFixture; member: MemberFixture } {
  const start = context.clock.now() - 90 * DAY_MS;
  const name = context.policy.open.partner.lent.clientName();
  const client = createClient(context, partnerId, { name, notes: 'fixture', createdAt: start });
  addContract(context, client.id, fullTerms);
  const [, second] = Array.from({ length: MORE_THAN_A_PAGE }, (_, index) =>
    addMember(context, client.id, memberEmail(index), start + index * HOUR_MS),
  );
  signIn(context, memberEmail(0));
  signIn(context, memberEmail(1));
  const [workspace, other] = Array.from({ length: MORE_THAN_A_PAGE }, (_, index) =>
    createWorkspace(context, client.id, `orchard-${index}`, start + index * HOUR_MS),
  );
  if (!workspace || !other || !second) throw new Error('the seed made no workspace or no member');
  const filespaces = seedFilespaces(context, workspace, MORE_THAN_A_PAGE);
  measure(context, workspace, filespaces.slice(0, MEASURED_FILESPACES));
  measure(context, other, seedFilespaces(context, other, 1));
  const filespace = firstId(filespaces);
  return {
    client: { id: client.id, workspace: workspace.id, filespace },
    member: { client: client.id, accountId: second.accountId },
  };
}

/** A client with an owner who has signed in, two workspaces and some filespaces. */
export function seedSmallClient(context: Context, partnerId: string, name: string): ClientFixture {
  const start = context.clock.now() - 80 * DAY_MS;
  const client = createClient(context, partnerId, { name, createdAt: start });
  const owner = `owner@${client.id}.example`;
  addMember(context, client.id, owner, start);
  signIn(context, owner);
  const [active, invited] = [`member@${client.id}.example`, `invited@${client.id}.example`];
  for (const email of [active, invited]) addMember(context, client.id, email, start + DAY_MS);
  signIn(context, active);
  const workspace = createWorkspace(context, client.id, 'first', start + HOUR_MS);
  createWorkspace(context, client.id, 'second', start + 2 * HOUR_MS);
  const filespaces = seedFilespaces(context, workspace, 2);
  measure(context, workspace, filespaces.slice(0, 1));
  return { id: client.id, workspace: workspace.id, filespace: firstId(filespaces) };
}

/** Clients of which there is nothing to say but that they are many. */
export function seedManyClients(context: Context, partnerId: string): void {
  const start = context.clock.now() - 60 * DAY_MS;
  for (let index = 0; index < MORE_THAN_A_PAGE; index += 1) {
    createClient(context, partnerId, { name: `Meadow ${index}`, createdAt: start + index * HOUR_MS });
  }
}

function seedFilespaces(context: Context, workspace: WorkspaceRecord, amount: number): FilespaceRecord[] {
  return Array.from({ length: amount }, (_, index) =>
    createFilespace(context, workspace.id, {
      name: `files-${index}`,
      storageType: STORAGE_TYPES[index % STORAGE_TYPES.length] ?? 'storage_a',
      createdAt: workspace.createdAt + (index + 1) * HOUR_MS,
    }),
  );
}

/** Two months of measurements, each filespace and each workspace at moments of its own. */
function measure(context: Context, workspace: WorkspaceRecord, filespaces: readonly FilespaceRecord[]): void {
  const last = context.clock.now() - 30 * MINUTE_MS;
  const { clientId } = workspace;
  const rounds = Math.floor((MEASURED_DAYS * DAY_MS) / MEASURED_EVERY_MS);
  for (let round = 0; round < rounds; round += 1) {
    const at = last - (rounds - 1 - round) * MEASURED_EVERY_MS;
    filespaces.forEach((filespace, index) => {
      recordStorageUsage(context, {
        clientId,
        workspaceId: workspace.id,
        filespaceId: filespace.id,
        at: at + index * MINUTE_MS,
        // One filespace has had storage of another type in the meantime.
        storageType: index === 0 && round % 5 === 4 ? 'storage_c' : filespace.storageType,
        objectStoreBytes: (100 + index * 50 + round) * BYTES_PER_GIGABYTE,
        s3Bytes: (10 + round) * BYTES_PER_GIGABYTE,
      });
    });
    const active = 20 + Math.floor(round / 10);
    recordMembersUsage(context, {
      clientId,
      workspaceId: workspace.id,
      at,
      total: active + 10,
      active,
      deactivated: 3,
      pending: 5,
      guest: 2,
      scimActive: 4,
      scimDeactivated: 1,
    });
  }
}

function firstId(filespaces: readonly FilespaceRecord[]): string {
  const [first] = filespaces;
  if (!first) throw new Error('the seed made no filespace');
  return first.id;
}
