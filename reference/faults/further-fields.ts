import { bodyOf, type Json, objectOf } from '../core/json.ts';
import { transport } from '../policy/around.ts';
import type { WorkspaceOperation } from '../policy/stated/workspace/operations.ts';
import { answering, type Stated, withBody } from './partner/changes.ts';
import { op as partner } from './partner/operations.ts';
import { type Fault, faultsOf, partnerBug, workspaceBug } from './types.ts';
import { type Change, edited, sent, op as workspace } from './workspace/support.ts';

/** A record is made of whatever the request holds, also of what only the service decides. */

/** What one member of the request says of the record goes into it. */
function taking(asked: Parameters<typeof edited>[0], name: string): Change {
  return edited(asked, (data, request) => {
    const { [name]: given } = sent(request);
    return given === undefined ? data : { ...objectOf(data), [name]: given };
  });
}

/** What a create makes is in the workspace that its body names, where there is one. */
function madeWhereNamed(asked: WorkspaceOperation): Change {
  return {
    ownership: {
      home: (current, own, others, { workspaceId }) =>
        (current === asked ? others.find((other) => other === workspaceId) : undefined) ?? own,
    },
  };
}

/** The same for a filespace. */
function putWhereNamed(asked: WorkspaceOperation): Change {
  return {
    ownership: {
      place: (current, own, { filespaceId }) =>
        current === asked && typeof filespaceId === 'string' ? filespaceId : own,
    },
  };
}

function ownerOnRequest(): Stated {
  const owners = new Map<string | undefined, Json>();
  return answering({}, (answer, request) => {
    const { clientId } = request.params;
    if (request.operation === partner.addMember && bodyOf(request).isOwner === true) {
      owners.set(clientId, objectOf(answer.body));
    }
    const owner = request.operation === partner.getOwner ? owners.get(clientId) : undefined;
    return owner === undefined ? answer : { ...answer, body: owner };
  });
}

export const furtherFieldFaults: readonly Fault[] = faultsOf({
  'partner.member.add.starts-new': {
    'member-status-as-asked': partnerBug(
      'An add that names a status gives it to the member.',
      withBody({ at: partner.addMember }, (body, request) => ({ ...body, status: bodyOf(request).status ?? 'new' })),
    ),
  },
  'partner.member.list.own': {
    'client-member-added-where-named': {
      story: 'An add that names a client adds to that one, whichever the path says.',
      override: transport({
        beforeEach: ({ request }) => {
          if (request.operation !== partner.addMember) return undefined;
          const { clientId } = bodyOf(request);
          if (typeof clientId === 'string') Object.assign(request.params, { clientId });
          return undefined;
        },
      }),
    },
  },
  'partner.member.owner.stays': {
    'owner-as-asked': partnerBug('An add that calls the member the owner makes it so.', ownerOnRequest()),
  },
  'workspace.member.add.pending': {
    'member-add-status-as-asked': workspaceBug(
      'An add that names a status gives it to the member.',
      taking(workspace.addMember, 'status'),
    ),
  },
  'workspace.filespace.list.workspace-id': {
    'filespace-workspace-as-asked': workspaceBug(
      'A create that names a workspace makes its filespace there.',
      taking(workspace.createFilespace, 'workspaceId'),
    ),
  },
  'workspace.filespace.rename.rest-unchanged': {
    'filespace-moved-by-a-rename': workspaceBug(
      'A rename that names another workspace moves the filespace there.',
      taking(workspace.renameFilespace, 'workspaceId'),
    ),
  },
  'workspace.ownership.filespace-listed': {
    'filespace-made-where-named': workspaceBug(
      'A create that names a workspace makes its filespace in that of somebody else.',
      madeWhereNamed(workspace.createFilespace),
    ),
  },
  'workspace.ownership.member-listed': {
    'member-added-where-named': workspaceBug(
      'An add that names a workspace invites to that of somebody else.',
      madeWhereNamed(workspace.addMember),
    ),
  },
  'workspace.ownership.service-account-listed': {
    'account-made-where-named': workspaceBug(
      'A create that names a workspace makes its account in that of somebody else.',
      madeWhereNamed(workspace.createAccount),
    ),
  },
  'workspace.data-store.get.status': {
    'store-made-where-named': workspaceBug(
      'A create that names a filespace makes its data store in that of somebody else.',
      putWhereNamed(workspace.createStore),
    ),
  },
  'workspace.entry.get.status': {
    'entry-made-where-named': workspaceBug(
      'A create that names a filespace makes its directory in that of somebody else.',
      putWhereNamed(workspace.createEntry),
    ),
  },
});
