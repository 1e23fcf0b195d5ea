import { transport } from '../../policy/around.ts';
import type { PolicyOverride } from '../../policy/index.ts';
import type { Fault } from '../types.ts';
import { op, sent } from './support.ts';

/* Bugs of services that keep the names of different kinds of things together. */

const kinds = [
  { id: 'directory', create: op.createEntry, other: op.createStore, requirement: 'workspace.entry.create.status' },
  { id: 'store', create: op.createStore, other: op.createEntry, requirement: 'workspace.data-store.create.status' },
] as const;

function takenByOthers({ create, other }: (typeof kinds)[number]): PolicyOverride {
  const taken = new Set<string>();
  const key = (filespaceId = '', name: unknown): string => `${filespaceId} ${String(name)}`;
  return transport({
    beforeEach: ({ request }) =>
      request.operation === create && taken.has(key(request.params.filespaceId, sent(request).name))
        ? { status: 400, body: { error: { message: 'The name exists already' } } }
        : undefined,
    afterEach: ({ request, answer }) => {
      if (request.operation === other && answer.status === 201) {
        taken.add(key(request.params.filespaceId, sent(request).name));
      }
      return answer;
    },
  });
}

export const namesOfKindsFaults: readonly Fault[] = kinds.map((kind) => ({
  id: `${kind.id}-name-taken-by-another-kind`,
  requirement: kind.requirement,
  story: `A ${kind.id} cannot have a name that something of another kind has.`,
  override: takenByOthers(kind),
}));
