import type { Operation } from '../../../core/exchange.ts';
import type { ClientRecord } from '../../../partner/records.ts';

const ASCII_LETTER_OR_DIGIT = /^[A-Za-z0-9]$/;
const ASCII_INNER = /^[A-Za-z0-9_ ()/-]$/;

export interface ClientInput {
  readonly name: string;
  readonly notes: string | null;
}

/** Creating client organizations, and how they are shown. */
export const clients = {
  requiresName: (_operation: Operation): boolean => true,
  nameMinLength: (_operation: Operation): number => 2,
  nameMaxLength: (_operation: Operation): number => 100,

  /** Whether an ASCII character may stand first or last. */
  acceptsNameEdge: (_operation: Operation, character: string, _edge: 'first' | 'last'): boolean =>
    ASCII_LETTER_OR_DIGIT.test(character),

  /** Whether an ASCII character may stand between the first and the last; control whitespace is left open. */
  acceptsNameInner: (_operation: Operation, character: string): boolean => ASCII_INNER.test(character),

  /** Whether a JSON value has the type of a field. */
  acceptsType: (_operation: Operation, _field: 'name' | 'notes', value: unknown): boolean => typeof value === 'string',

  notesMaxLength: (_operation: Operation): number => 200,

  /** Whether a name is taken: the same partner has a client of that name. */
  isNameTaken: (
    _operation: Operation,
    facts: {
      readonly name: string;
      readonly own: ClientRecord | undefined;
      readonly elsewhere: () => ClientRecord | undefined;
      /** Whether something of another kind has the name; of a member, what stands before the @. */
      readonly otherKind: (kind: 'workspace' | 'filespace' | 'member') => boolean;
    },
  ): boolean => facts.own !== undefined,

  /** Whether looking for the name and storing it is one step, so that of two creates at once only one succeeds. */
  createsAtomically: (_operation: Operation): boolean => true,

  /** What a successful create stores. */
  stored: (_operation: Operation, input: ClientInput): ClientInput => input,

  /** Whether a refused create leaves its client behind all the same. */
  storesRefused: (_operation: Operation, _cause: 'invalid-client' | 'duplicate-client-name'): boolean => false,

  /** The answer to a create: always these three fields. */
  createdView: (_operation: Operation, client: ClientRecord): Record<string, unknown> => ({
    id: client.id,
    name: client.name,
    notes: client.notes,
  }),

  /** What get and list must show: something by which the client is recognized. */
  view: (_operation: Operation, client: ClientRecord): Record<string, unknown> => ({ id: client.id }),
};
