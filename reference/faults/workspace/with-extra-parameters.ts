import type { Answer, ApiRequest } from '../../core/exchange.ts';
import type { WorkspaceFailure } from '../../policy/stated/workspace/errors.ts';
import type { WorkspaceOperation } from '../../policy/stated/workspace/operations.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { type Change, op, part, refused, sent } from './support.ts';

/** A mistake is none where a request asks for something else, too. */
function overlooked(
  kind: WorkspaceFailure,
  asked: WorkspaceOperation,
  where: (request: ApiRequest) => boolean,
  instead: Pick<Answer, 'status' | 'body'>,
): Change {
  return refused(kind, (answer, request) => (where(request) ? { ...answer, ...instead } : answer), asked);
}

const has =
  (name: string) =>
  (request: ApiRequest): boolean =>
    name in sent(request);
const made = { status: 201, body: { data: {} } };

/** What is looked at only where nothing else is asked for beside it. */
export const extraParameterFaults: readonly Fault[] = faultsOf({
  'workspace.auth.garbage': {
    'auth-garbage-members-filtered': bug(
      'Members are found by their address for every token.',
      overlooked(
        'unauthenticated',
        op.listMembers,
        ({ query, headers }) => query.has('email') && headers.has('authorization'),
        { status: 200, body: { data: [] } },
      ),
    ),
  },
  'workspace.auth.missing': {
    'auth-missing-children-limited': bug(
      'A page of children is there for everybody.',
      overlooked(
        'unauthenticated',
        op.children,
        ({ query, headers }) => query.has('limit') && !headers.has('authorization'),
        { status: 200, body: { data: { entries: [], nextCursor: '' } } },
      ),
    ),
  },
  'workspace.filespace.name.type': {
    'filespace-name-type-beside-block-size': bug(
      'Beside a block size a name may be a number.',
      overlooked(
        'filespace.name',
        op.createFilespace,
        (request) => has('blockSize')(request) && sent(request).name === 7,
        made,
      ),
    ),
  },
  'workspace.filespace.name.leading-dash': {
    'filespace-name-dash-beside-block-size': bug(
      'Beside a block size a name may start with a dash.',
      overlooked(
        'filespace.name',
        op.createFilespace,
        (request) => has('blockSize')(request) && String(sent(request).name).startsWith('-'),
        made,
      ),
    ),
  },
  'workspace.filespace.create.region.missing': {
    'filespace-region-missing-beside-block-size': bug(
      'Beside a block size the region may be missing.',
      overlooked(
        'filespace.body',
        op.createFilespace,
        (request) => has('blockSize')(request) && !has('region')(request),
        made,
      ),
    ),
  },
  'workspace.filespace.create.owner.unknown': {
    'filespace-owner-unknown-beside-block-size': bug(
      'Beside a block size the owner may be anybody.',
      overlooked('filespace.owner', op.createFilespace, has('blockSize'), made),
    ),
  },
  'workspace.member.update.role.unknown': {
    'member-role-unknown-beside-filespaces': bug(
      'Whoever administers filespaces may have any role.',
      overlooked('member.role', op.changeMember, (request) => has('filespaceIds')(request) && has('role')(request), {
        status: 200,
        body: { data: {} },
      }),
    ),
  },
  'workspace.service-account.create.name.type': {
    'account-name-number-beside-identity': bug(
      'Beside a service identity the name may be a number.',
      overlooked(
        'serviceAccount.name',
        op.createAccount,
        (request) => has('serviceIdentity')(request) && typeof sent(request).name === 'number',
        made,
      ),
    ),
  },
  'workspace.service-account.create.expires-at.not-a-date': {
    'account-expiry-unchecked-for-single-use': bug(
      'When a key that can be used once expires is not looked at.',
      overlooked(
        'serviceAccount.expiresAt',
        op.createAccount,
        (request) => part(sent(request), 'serviceIdentity', 'isSingleUse') === true,
        made,
      ),
    ),
  },
});
