import type { Answer } from '../../core/exchange.ts';
import { isObject } from '../../core/json.ts';
import { transport } from '../../policy/around.ts';
import type { PolicyOverride } from '../../policy/index.ts';
import { type Fault, faultsOf } from '../types.ts';
import { op } from './operations.ts';

const missing: Answer = { status: 404, body: { error: { type: 'not_found', message: 'Member not found' } } };

/** A deletion of a client that is refused so leaves it with its owner alone. */
function ownerLeft(status: number): PolicyOverride {
  const owners = new Map<string, string>();
  const emptied = new Set<string>();
  return transport({
    beforeEach: ({ request }) => {
      const { clientId = '', accountId = '' } = request.params;
      const isLost = emptied.has(clientId) && accountId !== owners.get(clientId);
      return request.operation === op.getMember && isLost ? missing : undefined;
    },
    afterEach: ({ request, answer }) => {
      const { clientId = '' } = request.params;
      if (request.operation === op.addMember && answer.status === 201 && !owners.has(clientId)) {
        owners.set(clientId, isObject(answer.body) ? String(answer.body.accountId) : '');
      }
      if (request.operation === op.deleteClient && answer.status === status) emptied.add(clientId);
      return answer;
    },
  });
}

/** What a refused deletion leaves of a client. */
export const refusedDeletionFaults: readonly Fault[] = faultsOf({
  'partner.ownership.foreign-delete': {
    'foreign-deletion-leaves-the-owner-alone': {
      story: 'Deleting the client of another partner answers 404, and removes its members but the owner.',
      override: ownerLeft(404),
    },
  },
  'partner.auth.rejected-delete': {
    'rejected-deletion-leaves-the-owner-alone': {
      story: 'Delete client looks at the key after it has removed the members but the owner.',
      override: ownerLeft(401),
    },
  },
});
