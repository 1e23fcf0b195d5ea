import type { DatabaseSync } from 'node:sqlite';
import type { Answer, ApiRequest } from '../core/exchange.ts';
import { bodyOf, isObject } from '../core/json.ts';
import type { PolicyOverride } from '../policy/index.ts';
import type { MemberRecord } from '../workspace/records.ts';
import { memberTable } from '../workspace/tables/members.ts';
import { answering, counter, credentialOf, sameButForCase } from './support.ts';
import { type Variant, variant, variantsOf } from './types.ts';

/** Who belongs to a workspace, and how somebody comes to. */
export const invitationVariants: readonly Variant[] = variantsOf({
  'invitations-by-a-code': variant(
    'The secret of an invitation is a code of six digits, which may stand anywhere for something else.',
    withSecrets(counter((count) => String(100_000 + ((count * 7_919) % 900_000)))),
  ),
  'invitations-by-a-word': variant(
    'The secret of an invitation is one of a few words, which stand for something else in many an answer.',
    withSecrets(counter((count) => ['standard', 'filespace', 'elephant'][count % 3] ?? '')),
  ),
  'invitations-by-one-link': variant(
    'The secret of every invitation is the same one, that of the workspace.',
    withSecrets(() => 'join-7f3a91c2d4'),
  ),
  'invitations-replace-earlier-ones': variant(
    'A second invitation of a pending address takes the place of the first, whose member there is no more.',
    replacedInvitations(),
  ),
  'accounts-are-members': variant('Service accounts are members, and are listed among them.', accountsAmongMembers()),
});

type Facts = { readonly api: string; readonly request: ApiRequest; readonly answer: Answer };

/** Who is invited a second time while the first invitation is pending is answered with the member that there is. */
export function repeatedInvitations(): (facts: Facts) => Answer {
  const pending = new Map<string, Answer>();
  return ({ api, request, answer }) => {
    if (api !== 'workspace') return answer;
    if (request.operation === 'DELETE /api/v1/members/{memberId}' && answer.status === 200) {
      for (const [person, invitation] of pending) {
        if (idOf(invitation) === request.params.memberId) pending.delete(person);
      }
    }
    if (request.operation !== 'POST /api/v1/members') return answer;
    // Another workspace may have invited the same person.
    const person = `${credentialOf(request)} ${String(bodyOf(request).email).toLowerCase()}`;
    if (answer.status === 201) pending.set(person, answer);
    return answer.status === 400 ? (pending.get(person) ?? answer) : answer;
  };
}

function idOf({ body }: Answer): unknown {
  return isObject(body) && isObject(body.data) ? body.data.id : undefined;
}

function replacedInvitations(): PolicyOverride {
  let database: DatabaseSync | undefined;
  const withAddress = (email: string): MemberRecord[] =>
    (database === undefined ? [] : memberTable.all(database)).filter((member) => sameButForCase(member.email, email));
  const removeEarlier = (id: unknown, email: string): void => {
    const added = withAddress(email).find((member) => member.id === id);
    for (const member of withAddress(email)) {
      const isEarlier = member.status === 'pending' && member.workspaceId === added?.workspaceId && member.id !== id;
      if (isEarlier && database !== undefined) memberTable.remove(database, member.id);
    }
  };
  return {
    open: {
      workspace: {
        members: {
          emailTaken: (email, others) =>
            others.some((other) => sameButForCase(other, email)) &&
            withAddress(email).some(({ status }) => status === 'active'),
        },
      },
      transport: {
        beforeEach: ({ db }) => {
          database = db;
          return undefined;
        },
        afterEach: ({ api, request, answer }) => {
          const isInvitation = api === 'workspace' && request.operation === 'POST /api/v1/members';
          if (isInvitation && answer.status === 201) removeEarlier(idOf(answer), String(bodyOf(request).email));
          return answer;
        },
      },
    },
  };
}

function withSecrets(next: () => string): PolicyOverride {
  return answering(({ request, answer }) => {
    const data = isObject(answer.body) ? answer.body.data : undefined;
    if (request.operation !== 'POST /api/v1/members' || answer.status !== 201 || !isObject(data)) return answer;
    return { ...answer, body: { data: { ...data, pendingInvitationLinkSecret: next() } } };
  });
}

function accountsAmongMembers(): PolicyOverride {
  const members = new Map<string, Record<string, unknown> & { user: { email: string } }>();
  const address = (account: string): string => `${account}@service-accounts.example`.toLowerCase();
  const principalOf = (account: string): string => `principal-of-${account}`;
  return answering(({ request: { operation, params, query }, answer }) => {
    const data = isObject(answer.body) ? answer.body.data : undefined;
    if (operation === 'POST /api/v1/service-accounts' && answer.status === 201 && isObject(data)) {
      const account = String(data.id);
      // Members and accounts may each be counted by themselves.
      const id = principalOf(account);
      const moment = new Date().toISOString();
      const user = { id: `user-of-${account}`, email: address(account) };
      members.set(id, { id, user, role: 'standard', status: 'active', joinedOn: moment, updatedAt: moment });
    }
    if (operation.startsWith('DELETE /api/v1/service-accounts') && answer.status === 200) {
      members.delete(principalOf(params.serviceAccountId ?? ''));
    }
    if (operation === 'GET /api/v1/members' && Array.isArray(data)) {
      const filter = (query.get('email') ?? '').toLowerCase();
      const more = [...members.values()].filter(({ user }) => user.email.includes(filter));
      return { ...answer, body: { ...Object(answer.body), data: [...data, ...more] } };
    }
    const member = members.get(params.memberId ?? '');
    // Its id is none of those that members have.
    if (![400, 404].includes(answer.status) || member === undefined) return answer;
    if (operation === 'GET /api/v1/members/{memberId}') return { ...answer, status: 200, body: { data: member } };
    return operation.endsWith('/groups') ? { ...answer, status: 200, body: { data: [] } } : answer;
  });
}
