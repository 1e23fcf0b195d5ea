import type { Operation } from '../../../core/exchange.ts';
import type {
  ClientRecord,
  FilespaceRecord,
  MemberRecord,
  PartnerRecord,
  WorkspaceRecord,
} from '../../../partner/records.ts';

export type Kind = 'client' | 'member' | 'workspace' | 'filespace';

/** What a partner can reach: only what is below its own clients, and only under the right parent. */
export const ownership = {
  /** The id that a text in the path means: the whole of it. */
  meantId: (_operation: Operation, _kind: Kind, text: string): string => text,

  reachesClient: (
    _operation: Operation,
    facts: { readonly client: ClientRecord; readonly partner: PartnerRecord },
    _query?: URLSearchParams,
  ): boolean => facts.client.partnerId === facts.partner.id,

  reachesMember: (
    _operation: Operation,
    facts: { readonly member: MemberRecord; readonly client: ClientRecord },
  ): boolean => facts.member.clientId === facts.client.id,

  reachesWorkspace: (
    _operation: Operation,
    facts: {
      readonly workspace: WorkspaceRecord;
      readonly client: ClientRecord;
      /** Whether the client has a workspace of the same name. */
      readonly hasNamesake: () => boolean;
    },
    _query?: URLSearchParams,
  ): boolean => facts.workspace.clientId === facts.client.id,

  reachesFilespace: (
    _operation: Operation,
    facts: { readonly filespace: FilespaceRecord; readonly workspace: WorkspaceRecord },
    _query?: URLSearchParams,
  ): boolean => facts.filespace.workspaceId === facts.workspace.id,

  /** The parents whose children a list shows; `others` are the parents of the same kind elsewhere. */
  listScope: (
    _operation: Operation,
    parents: { readonly own: string; readonly others: () => readonly string[] },
    /** The order that was asked for. */
    _sort?: string,
  ): readonly string[] => [parents.own],
};

/** When something can be removed, and what is left of it. */
export const deletion = {
  /** A client with an active contract and workspaces stays. */
  isBlocked: (
    _operation: Operation,
    facts: { readonly hasActiveContract: boolean; readonly workspaces: number },
  ): boolean => facts.hasActiveContract && facts.workspaces > 0,

  /** Whether a deletion that is not refused really removes. */
  removes: (_operation: Operation, _kind: 'client' | 'member'): boolean => true,

  /** Whether a refused deletion removes it all the same. */
  removesRefused: (_operation: Operation): boolean => false,

  /** Whether a refused deletion empties the client all the same. */
  emptiesRefused: (_operation: Operation, _kind: 'member' | 'workspace'): boolean => false,

  /** The operations on which something removed can still be seen: none. */
  visibleAfterwards: (_kind: 'client' | 'member'): readonly Operation[] => [],

  /** Whether deleting a client also removes this kind of thing below it. */
  removesBelow: (_kind: 'member' | 'workspace' | 'filespace'): boolean => true,
};
