import type { Answer } from '../../core/exchange.ts';
import { transport } from '../../policy/around.ts';
import type { PolicyOverride } from '../../policy/index.ts';
import type { WorkspaceOperation } from '../../policy/stated/workspace/operations.ts';
import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { workspaceBug as bug, type Fault, workspaceFault as fault, faultsOf } from '../types.ts';
import { type Change, mistaken, op, refused, worded } from './support.ts';

const { ownership } = statedWorkspace;

/** What belongs to another workspace is open in some operations. */
function opens(kind: 'filespace' | 'member' | 'serviceAccount', ...asked: readonly WorkspaceOperation[]): Change {
  return {
    ownership: {
      [kind]: ((current, facts) =>
        asked.includes(current) || ownership[kind](current, facts)) satisfies typeof ownership.filespace,
    },
  };
}

const writes = [
  ['rename', op.renameFilespace],
  ['delete', op.deleteFilespace],
  ['create-store', op.createStore],
  ['update-store', op.updateStore],
  ['delete-store', op.deleteStore],
  ['create-entry', op.createEntry],
  ['delete-entry', op.deleteEntry],
  ['remove-member', op.removeMember],
  ['delete-account', op.deleteAccount],
] as const;

/** Of two workspaces each is the stranger to the other, whichever of them has the smaller id. */
const ways = [
  ['one-way', 'a workspace with a smaller id than the owner', (asker: string, owner: string) => asker < owner],
  ['other-way', 'a workspace with a larger id than the owner', (asker: string, owner: string) => asker > owner],
] as const;

const forbidden = 'You have no access to this resource';

/** What was changed is kept for whoever asks for it. */
function changedForAll(change: WorkspaceOperation, get: WorkspaceOperation): PolicyOverride {
  const changed = new Map<string, Answer>();
  return transport({
    afterEach: ({ request: { operation, path }, answer }) => {
      if (operation === change && answer.status === 200) changed.set(path, answer);
      return operation === get && answer.status === 404 ? (changed.get(path) ?? answer) : answer;
    },
  });
}

export const ownershipFaults: readonly Fault[] = [
  ...faultsOf({
    'workspace.ownership.no-effect': {
      'ownership-acts-first-change-member': bug(
        'A role is given before it is asked whose member it is.',
        { ownership: { actsFirst: (current) => current === op.changeMember } },
        // A role may name filespaces that the stranger's workspace does not have.
        { workspace: { members: { unknownFilespaceAllowed: () => true } } },
      ),
    },
    'workspace.ownership.filespace': {
      'ownership-renamed-filespace-for-all': {
        story: 'A filespace that was renamed is found by everybody.',
        override: changedForAll(op.renameFilespace, op.getFilespace),
      },
      'ownership-filespace-link-by-id': bug(
        'A direct link by id in a filespace of another workspace is 400.',
        refused(
          'filespace.foreign',
          (answer, { query }) => (query.has('entryId') ? { ...answer, status: 400 } : answer),
          op.directLink,
        ),
      ),
      'ownership-filespace-403': bug(
        'A filespace of another workspace is forbidden: 403.',
        mistaken('filespace.foreign', 403),
      ),
      'ownership-filespace-400': bug(
        'Children of another workspace are 400.',
        mistaken('filespace.foreign', 400, op.children),
      ),
      'ownership-filespace-new-key': bug('The key of an account opens another workspace than the one that issued it.', {
        serviceAccounts: { keyWorkspace: (own, others) => others[0] ?? own },
      }),
    },
    'workspace.ownership.filespace-listed': {
      'ownership-filespace-listed': bug(
        'The list holds the filespaces of all workspaces.',
        opens('filespace', op.listFilespaces),
      ),
    },
    'workspace.ownership.member': {
      'ownership-member-403': bug('A member of another workspace is forbidden: 403.', mistaken('member.foreign', 403)),
    },
    'workspace.ownership.member-listed': {
      'ownership-member-listed': bug('The list holds the members of all workspaces.', opens('member', op.listMembers)),
    },
    'workspace.ownership.service-account': {
      'ownership-account-403': bug(
        'An account of another workspace is forbidden: 403.',
        mistaken('serviceAccount.foreign', 403),
      ),
    },
    'workspace.ownership.service-account-listed': {
      'ownership-account-listed': bug(
        'The list holds the accounts of all workspaces.',
        opens('serviceAccount', op.listAccounts),
      ),
    },
    'workspace.ownership.message': {
      'ownership-message-filespace': bug(
        'A filespace of another workspace is refused in words of its own.',
        worded('filespace.foreign', forbidden),
      ),
      'ownership-message-stores': bug(
        'Data stores of another workspace are refused in words of their own.',
        worded('filespace.foreign', forbidden, op.listStores),
      ),
      'ownership-message-member': bug(
        'A member of another workspace is refused in words of its own.',
        worded('member.foreign', forbidden),
      ),
      'ownership-message-account': bug(
        'An account of another workspace is refused in words of its own.',
        worded('serviceAccount.foreign', forbidden),
      ),
    },
  }),
  ...(
    [
      ['get', op.getFilespace],
      ['rename', op.renameFilespace],
      ['delete', op.deleteFilespace],
      ['list-stores', op.listStores],
      ['create-store', op.createStore],
      ['update-store', op.updateStore],
      ['delete-store', op.deleteStore],
      ['create-entry', op.createEntry],
      ['resolve', op.resolve],
      ['children', op.children],
      ['get-entry', op.getEntry],
      ['delete-entry', op.deleteEntry],
      ['direct-link', op.directLink],
    ] as const
  ).map(([word, asked]) =>
    fault(
      `ownership-filespace-${word}`,
      'workspace.ownership.filespace',
      `${asked} does not ask whose filespace it is.`,
      opens('filespace', asked),
    ),
  ),
  ...(
    [
      ['get', op.getMember],
      ['change', op.changeMember],
      ['remove', op.removeMember],
      ['groups', op.groups],
    ] as const
  ).map(([word, asked]) =>
    fault(
      `ownership-member-${word}`,
      'workspace.ownership.member',
      `${asked} does not ask whose member it is.`,
      opens('member', asked),
    ),
  ),
  ...(
    [
      ['get', op.getAccount],
      ['delete', op.deleteAccount],
    ] as const
  ).map(([word, asked]) =>
    fault(
      `ownership-account-${word}`,
      'workspace.ownership.service-account',
      `${asked} does not ask whose account it is.`,
      opens('serviceAccount', asked),
    ),
  ),
  ...writes.flatMap(([word, asked]) => [
    fault(
      `ownership-acts-first-${word}`,
      'workspace.ownership.no-effect',
      `${asked} is done before it is asked whose it is.`,
      { ownership: { actsFirst: (current) => current === asked } },
    ),
    ...ways.map(([way, who, isAsking]) =>
      fault(
        `ownership-acts-first-${word}-${way}`,
        'workspace.ownership.no-effect',
        `${asked} by ${who} is done before it is asked whose it is.`,
        {
          ownership: {
            actsFirst: (current, { ownWorkspaceId: asker, workspaceId: owner }) =>
              current === asked && isAsking(asker, owner),
          },
        },
      ),
    ),
  ]),
];
