import type { Answer, ApiRequest } from '../../core/exchange.ts';
import type { WorkspaceFailure } from '../../policy/stated/workspace/errors.ts';
import type { WorkspaceOperation } from '../../policy/stated/workspace/operations.ts';
import { type Fault, workspaceFault as fault } from '../types.ts';
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
export const extraParameterFaults: readonly Fault[] = [
  fault(
    'auth-garbage-members-filtered',
    'workspace.auth.garbage',
    'Members are found by their address for every token.',
    overlooked(
      'unauthenticated',
      op.listMembers,
      ({ query, headers }) => query.has('email') && headers.has('authorization'),
      { status: 200, body: { data: [] } },
    ),
  ),
  fault(
    'auth-missing-children-limited',
    'workspace.auth.missing',
    'A page of children is there for everybody.',
    overlooked(
      'unauthenticated',
      op.children,
      ({ query, headers }) => query.has('limit') && !headers.has('authorization'),
      { status: 200, body: { data: { entries: [], nextCursor: '' } } },
    ),
  ),
  fault(
    'filespace-name-type-beside-block-size',
    'workspace.filespace.name.type',
    'Beside a block size a name may be a number.',
    overlooked(
      'filespace.name',
      op.createFilespace,
      (request) => has('blockSize')(request) && sent(request).name === 7,
      made,
    ),
  ),
  fault(
    'filespace-name-dash-beside-block-size',
    'workspace.filespace.name.leading-dash',
    'Beside a block size a name may start with a dash.',
    overlooked(
      'filespace.name',
      op.createFilespace,
      (request) => has('blockSize')(request) && String(sent(request).name).startsWith('-'),
      made,
    ),
  ),
  fault(
    'filespace-region-missing-beside-block-size',
    'workspace.filespace.create.region.missing',
    'Beside a block size the region may be missing.',
    overlooked(
      'filespace.body',
      op.createFilespace,
      (request) => has('blockSize')(request) && !has('region')(request),
      made,
    ),
  ),
  fault(
    'filespace-owner-unknown-beside-block-size',
    'workspace.filespace.create.owner.unknown',
    'Beside a block size the owner may be anybody.',
    overlooked('filespace.owner', op.createFilespace, has('blockSize'), made),
  ),
  fault(
    'member-role-unknown-beside-filespaces',
    'workspace.member.update.role.unknown',
    'Whoever administers filespaces may have any role.',
    overlooked('member.role', op.changeMember, (request) => has('filespaceIds')(request) && has('role')(request), {
      status: 200,
      body: { data: {} },
    }),
  ),
  fault(
    'account-name-number-beside-identity',
    'workspace.service-account.create.name.type',
    'Beside a service identity the name may be a number.',
    overlooked(
      'serviceAccount.name',
      op.createAccount,
      (request) => has('serviceIdentity')(request) && typeof sent(request).name === 'number',
      made,
    ),
  ),
  fault(
    'account-expiry-unchecked-for-single-use',
    'workspace.service-account.create.expires-at.not-a-date',
    'When a key that can be used once expires is not looked at.',
    overlooked(
      'serviceAccount.expiresAt',
      op.createAccount,
      (request) => part(sent(request), 'serviceIdentity', 'isSingleUse') === true,
      made,
    ),
  ),
];
