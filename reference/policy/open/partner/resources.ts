import type { Operation } from '../../../core/exchange.ts';
import type {
  ClientRecord,
  ContractTerms,
  MemberRecord,
  MembersUsageRecord,
  StorageUsageRecord,
} from '../../../partner/records.ts';

const LETTER_OR_DIGIT = /^[\p{L}\p{M}\p{N}]$/u;
const PLAUSIBLE_EMAIL = /^[^\s@]+@[^\s@]+$/;
const BYTES_PER_GIGABYTE = 1024 ** 3;

export const clients = {
  /** How long a text is: in UTF-16 units or in code points. */
  length: (text: string): number => [...text].length,

  /** Whether a non-ASCII character, or ASCII whitespace other than the space, may stand in a name. */
  acceptsNameCharacter: (character: string, place: 'edge' | 'inner'): boolean =>
    LETTER_OR_DIGIT.test(character) || (place === 'inner' && /^\s$/u.test(character)),

  /** A name as it is read from a request; one may drop the spaces around it. */
  readName: (name: string): string => name,

  /** What makes two names the same; a fold to lower case makes case irrelevant. */
  foldName: (name: string): string => name,

  /** Whether the name of a deleted client is free again. */
  reusesDeletedNames: (): boolean => true,

  /** Whether a new client has a workspace from the beginning. */
  defaultWorkspace: (): boolean => false,

  /** The terms of the contract that a new client has from the beginning; null: it has none. */
  defaultContract: (): ContractTerms | null => null,

  /** Whether `notes: null` is a way to say that there are none. */
  acceptsNullNotes: (): boolean => true,

  /** What is kept of given notes. */
  storedNotes: (notes: string): string | null => notes,

  /** What get and list show besides the id. */
  extra: (_operation: Operation, client: ClientRecord, createdAt: string | number): Record<string, unknown> => ({
    name: client.name,
    notes: client.notes,
    createdAt,
  }),

  /** What a create answers besides the stated fields. */
  createdExtra: (): Record<string, unknown> => ({}),
};

export const members = {
  /** The finer points of what an e-mail address looks like. */
  acceptsEmail: (email: string): boolean => email.length <= 320 && PLAUSIBLE_EMAIL.test(email),

  /** What makes two addresses the same. */
  foldEmail: (email: string): string => email.toLowerCase(),

  /** How an address is kept and shown. */
  storedEmail: (email: string): string => email,

  /** Whether one address may belong to several clients. */
  allowsEmailElsewhere: (): boolean => true,

  /** An empty `status`: as if absent, or an unknown status. */
  emptyStatusFilter: (): 'ignore' | 'reject' => 'reject',

  /** The `accountId` of a new member: a fresh id, or one that the person has had in this client before. */
  accountId: (_member: { readonly clientId: string; readonly email: string }, fresh: () => string): string => fresh(),

  /** The field that holds the `accountId` of the paths, for a target profile. */
  idField: (): string => 'accountId',

  /** What a member record shows besides its status. */
  extra: (_operation: Operation, member: MemberRecord, createdAt: string | number): Record<string, unknown> => ({
    accountId: member.accountId,
    email: member.email,
    isOwner: member.isOwner,
    createdAt,
  }),
};

export interface Paging {
  readonly page: number;
  readonly size: number;
  readonly total: number;
}

export const lists = {
  /** The body of every list whose envelope is open. */
  body: (_operation: Operation, records: readonly unknown[], paging: Paging): unknown => ({ data: records, paging }),

  /** What stands beside `items` in a storage usage list. */
  storageUsageExtra: (_operation: Operation, paging: Paging): Record<string, unknown> => ({ paging }),

  /** The size that an `l` outside 1 to 300, or no number, stands for; `undefined` refuses it. */
  oddSize: (_operation: Operation, _text: string): number | undefined => undefined,

  /** The page that a `p` below 1, or no number, stands for; `undefined` refuses it. */
  oddPage: (_operation: Operation, _text: string): number | undefined => undefined,

  /** The sort that an unknown `s` stands for; `undefined` refuses it. */
  oddSort: (_operation: Operation, _text: string): 'createdAt' | '-createdAt' | undefined => undefined,

  /** In which order records of one moment come. */
  equalMoments: (_operation: Operation): 'as-made' | 'by-id' => 'as-made',
};

export const usage = {
  /** Whether a start that equals the end is a range. */
  acceptsEmptyRange: (): boolean => true,

  /** Whether a range may lie wholly in the future. */
  acceptsFuture: (): boolean => true,

  /** Whether a day that its month does not have, such as February 30, is a date. */
  acceptsImpossibleDay: (): boolean => false,

  /** Whether a record at the very end of a range belongs to it. */
  includesEnd: (): boolean => true,

  /** The moment from which on usage is kept; what "months" means at their ends is open. */
  keptFrom: (now: number, months: number): number => {
    const moment = new Date(now);
    const day = moment.getUTCDate();
    moment.setUTCMonth(moment.getUTCMonth() - months);
    if (moment.getUTCDate() !== day) moment.setUTCDate(0);
    return moment.getTime();
  },

  /** An empty `type` where types are supported: as if absent, or an unknown type. */
  emptyType: (): 'ignore' | 'reject' => 'reject',

  /** `type` on the members usage: without effect, or refused. */
  typeOnMembers: (): 'ignore' | 'reject' => 'ignore',

  /** A record of the storage usage. */
  storageRecord: (
    _operation: Operation,
    record: StorageUsageRecord,
    facts: { readonly type: string; readonly createdAt: string | number },
  ): Record<string, unknown> => ({
    filespaceId: record.filespaceId,
    workspaceId: record.workspaceId,
    type: facts.type,
    objectStoreGB: record.objectStoreBytes / BYTES_PER_GIGABYTE,
    s3GB: record.s3Bytes / BYTES_PER_GIGABYTE,
    createdAt: facts.createdAt,
  }),

  /** A record of the members usage. */
  membersRecord: (
    _operation: Operation,
    record: MembersUsageRecord,
    createdAt: string | number,
  ): Record<string, unknown> => ({
    workspaceId: record.workspaceId,
    total: record.total,
    active: record.active,
    deactivated: record.deactivated,
    pending: record.pending,
    guest: record.guest,
    scimActive: record.scimActive,
    scimDeactivated: record.scimDeactivated,
    createdAt,
  }),
};
