import { transport } from '../../policy/around.ts';
import type { PolicyOverride } from '../../policy/index.ts';
import type { Fault } from '../types.ts';
import { op, recordOf, textPart, token } from './support.ts';

/* Whatever the service has issued may be looked up where tokens are. */

/** The secret of an invitation acts for whoever has sent it. */
function invitations(): PolicyOverride {
  const senders = new Map<string, string>();
  return transport({
    beforeEach: ({ api, request: { headers } }) => {
      const sender = api === 'workspace' ? senders.get(headers.get('authorization') ?? '') : undefined;
      if (sender !== undefined) headers.set('authorization', sender);
      return undefined;
    },
    afterEach: ({ request, answer }) => {
      const secret =
        request.operation === op.addMember ? textPart(recordOf(answer), 'pendingInvitationLinkSecret') : '';
      if (secret !== '') senders.set(`Bearer ${secret}`, token(request));
      return answer;
    },
  });
}

export const otherSecretFaults: readonly Fault[] = [
  {
    id: 'invitation-secret-taken-for-a-token',
    requirement: 'workspace.auth.garbage',
    story: 'The secret of an invitation opens what the token of its sender opens.',
    override: invitations(),
  },
];
