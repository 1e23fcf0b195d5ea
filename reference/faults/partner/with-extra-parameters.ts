import type { ApiRequest } from '../../core/exchange.ts';
import { bodyOf } from '../../core/json.ts';
import { ownership } from '../../policy/stated/partner/ownership.ts';
import { partnerBug as bug, type Fault, faultsOf, partnerFault } from '../types.ts';
import { answering, type Stated } from './changes.ts';
import { op } from './operations.ts';

/** What is looked at only where nothing else is asked for beside it. */
export const extraParameterFaults: readonly Fault[] = [
  ...faultsOf({
    'partner.auth.missing': {
      'auth-missing-overlooked-on-later-pages': bug(
        'The second page of members is there for everybody.',
        answering(
          {
            at: op.listMembers,
            status: 401,
            when: (request) => isAnonymous(request) && request.query.get('p') === '2',
          },
          () => ({ status: 200, body: { data: [] } }),
        ),
      ),
    },
    'partner.not-found.client.other-partner': {
      'active-members-of-any-client': bug('Who has signed in is found by the id of the client alone.', {
        ownership: {
          reachesClient: (operation, facts, query) =>
            (operation === op.listMembers && query?.get('status') === 'active') ||
            ownership.reachesClient(operation, facts, query),
        },
      }),
    },
    'partner.not-found.client.unknown': {
      'custom-usage-of-no-client': bug(
        'Storage of the customer is measured elsewhere, where unknown clients have none.',
        answering(
          { at: op.clientUsage, status: 404, when: (request) => request.query.get('type') === 'custom' },
          () => ({ status: 200, body: { items: [] } }),
        ),
      ),
    },
    'partner.auth.garbage': {
      'auth-garbage-overlooked-beside-type': bug(
        'Workspace usage of one storage type is there for every key.',
        answering(
          {
            at: op.workspaceUsage,
            status: 401,
            when: (request) => !isAnonymous(request) && request.query.get('type') === 'storage_a',
          },
          () => ({ status: 200, body: { items: [] } }),
        ),
      ),
    },
    'partner.auth.not-entitled': {
      'auth-entitlement-overlooked-beside-order': bug(
        'Who is not entitled gets workspaces in an order of their choice.',
        answering({ at: op.listWorkspaces, status: 403, when: ({ query }) => query.get('s') === 'createdAt' }, () => ({
          status: 404,
          body: { error: { type: 'not_found', message: 'Client organization not found' } },
        })),
      ),
    },
  }),
  nameBesideNotes('client-name-trailing-space-beside-notes', 'last-space', / $/),
  nameBesideNotes('client-name-control-beside-notes', 'inner-control-character', /\p{Cc}/u),
  nameBesideNotes('client-name-ampersand-beside-notes', 'inner-forbidden-character', /&/),
  nameBesideNotes('client-name-long-beside-notes', 'too-long', /^.{101}$/),
  nameBesideNotes('client-name-short-beside-notes', 'too-short', /^.$/),
];

function isAnonymous({ headers }: ApiRequest): boolean {
  return !headers.has('authorization');
}

function nameBesideNotes(id: string, rule: string, overlooked: RegExp): Fault {
  const story = `Beside notes a name is accepted that ${String(overlooked)} fits.`;
  return partnerFault(id, `partner.client.name.${rule}`, story, takenBesideNotes(overlooked));
}

function takenBesideNotes(overlooked: RegExp): Stated {
  const isTaken = (request: ApiRequest): boolean => {
    const { name, notes } = bodyOf(request);
    return typeof name === 'string' && typeof notes === 'string' && overlooked.test(name);
  };
  return answering({ at: op.createClient, status: 400, when: isTaken }, (_answer, request) => ({
    status: 201,
    body: { id: crypto.randomUUID(), ...bodyOf(request) },
  }));
}
