import type { Operation } from '../../../core/exchange.ts';
import type { MemberRecord } from '../../../partner/records.ts';

export interface MemberInput {
  readonly email: string;
  readonly status: string;
  readonly isOwner: boolean;
}

/** The members of a client organization. */
export const members = {
  requiresEmail: (_operation: Operation): boolean => true,

  acceptsEmailType: (_operation: Operation, value: unknown): boolean => typeof value === 'string',

  /** Whether a text can be an e-mail address at all; the finer points are left open. */
  acceptsEmail: (_operation: Operation, email: string): boolean => email.includes('@'),

  /** Whether a member may not be added again. */
  isDuplicate: (_operation: Operation, existing: MemberRecord | undefined): boolean => existing !== undefined,

  initialStatus: (_operation: Operation): string => 'new',

  /** The first member is the owner. */
  becomesOwner: (_operation: Operation, facts: { readonly others: number }): boolean => facts.others === 0,

  /** What a successful add stores. */
  stored: (_operation: Operation, input: MemberInput): MemberInput => input,

  /** Whether a refused add leaves its member behind all the same. */
  storesRefused: (_operation: Operation): boolean => false,

  /** The status of a member whose address was added again, which was refused. */
  statusAfterRefusal: (member: MemberRecord): string => member.status,

  /** The status after signing in with the e-mail of a member that was added before. */
  statusAfterSignIn: (_member: MemberRecord): string => 'active',

  /** The statuses that the list can be filtered by. */
  acceptsStatusFilter: (_operation: Operation, status: string, _query?: URLSearchParams): boolean =>
    status === 'new' || status === 'active',

  /** The status that the list is narrowed to; `undefined` narrows nothing. */
  statusFilter: (_operation: Operation, status: string | undefined): string | undefined => status,

  /** Which member is shown as the owner. */
  owner: (_operation: Operation, all: () => readonly MemberRecord[]): MemberRecord | undefined =>
    all().find((member) => member.isOwner),

  mayBeRemoved: (_operation: Operation, member: MemberRecord): boolean => !member.isOwner,

  /** What a member record must show. */
  view: (_operation: Operation, member: MemberRecord): Record<string, unknown> => ({ status: member.status }),
};
