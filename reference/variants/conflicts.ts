import { bodyOf, objectOf } from '../core/json.ts';
import { transport } from '../policy/around.ts';
import type { PolicyOverride } from '../policy/index.ts';
import { openErrors } from '../policy/open/workspace/errors.ts';
import type { WorkspaceFailure } from '../policy/stated/workspace/errors.ts';
import { everTaken } from './filespaces.ts';
import { credentialOf, partner, workspace } from './support.ts';
import { type Variant, variant, variantsOf } from './types.ts';
import { changingRoles } from './workspace-members.ts';

/** What may be refused, or not, is refused with 409 or 422: no status is stated for it. */
export const conflictVariants: readonly Variant[] = variantsOf({
  'filespaces-names-never-free-409': variant(
    'A filespace cannot be named like any that there ever was: that is a conflict.',
    workspace({ filespaces: { nameTaken: everTaken() }, errors: { status: withStatus({ 'filespace.exists': 409 }) } }),
  ),
  'members-keep-no-role-twice-409': variant(
    'A change to the role that a member has already is a conflict.',
    changingRoles(409),
  ),
  'members-unknown-filespaces-422': variant(
    'A role for a filespace that is unknown cannot be processed.',
    workspace({ errors: { status: withStatus({ 'member.unknownFilespace': 422 }) } }),
  ),
  'emails-in-one-client-only-409': variant(
    'An e-mail address can be a member of one client only; anywhere else it is a conflict.',
    merged(partner({ members: { allowsEmailElsewhere: () => false } }), conflictsOfAddresses()),
  ),
  'client-names-never-free-409': variant(
    'The name of a deleted client stays reserved, which is a conflict.',
    merged(partner({ clients: { reusesDeletedNames: () => false } }), conflictsOfFormerNames()),
  ),
});

function merged(a: PolicyOverride, b: PolicyOverride): PolicyOverride {
  return { open: { ...a.open, ...b.open } };
}

function withStatus(own: { readonly [kind in WorkspaceFailure]?: number }) {
  return (...[operation, kind]: Parameters<typeof openErrors.status>): number =>
    own[kind] ?? openErrors.status(operation, kind);
}

/** Which client an address is in, as it was answered; the same address in the same client stays a 400. */
function conflictsOfAddresses(): PolicyOverride {
  const joined = new Map<string, string | undefined>();
  return transport({
    afterEach: ({ api, request, answer }) => {
      if (api !== 'partner' || request.operation !== 'POST /api/v1/clients/{clientId}/members') return answer;
      const { email } = bodyOf(request);
      if (typeof email !== 'string') return answer;
      const [key, { clientId }] = [email.toLowerCase(), request.params];
      if (answer.status < 300) joined.set(key, clientId);
      const isElsewhere = joined.has(key) && joined.get(key) !== clientId;
      return answer.status === 400 && isElsewhere ? { ...answer, status: 409 } : answer;
    },
  });
}

/** A name that a client of now has stays a 400, and that of a client of another partner is free. */
function conflictsOfFormerNames(): PolicyOverride {
  const names = new Map<unknown, string>();
  const former = new Set<string>();
  return transport({
    afterEach: ({ api, request, answer }) => {
      if (api !== 'partner') return answer;
      const ofPartner = (name: string): string => `${credentialOf(request)} ${name.toLowerCase()}`;
      if (request.operation === 'DELETE /api/v1/clients/{clientId}' && answer.status < 300) {
        former.add(names.get(request.params.clientId) ?? '');
      }
      const { name } = request.operation === 'POST /api/v1/clients' ? bodyOf(request) : {};
      if (typeof name !== 'string') return answer;
      const body = objectOf(answer.body);
      if (answer.status < 300) names.set(body.id, ofPartner(name));
      const isTaken = objectOf(body.error).type === 'duplicate_client_name';
      return isTaken && former.has(ofPartner(name)) ? { ...answer, status: 409 } : answer;
    },
  });
}
