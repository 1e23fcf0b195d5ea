import { createHash } from 'node:crypto';
import type { Answer, Operation } from '../core/exchange.ts';
import { transport } from '../policy/around.ts';
import type { PolicyOverride } from '../policy/index.ts';
import { op as partner } from './partner/operations.ts';
import type { Fault } from './types.ts';
import { op as workspace } from './workspace/support.ts';

/** Every read of what is written, and what tells that a client need not keep what it has of it. */
const reads: readonly [id: string, requirement: string, read: Operation][] = [
  ['clients', 'partner.read-after-write', partner.listClients],
  ['client', 'partner.read-after-write', partner.getClient],
  ['client-members', 'partner.read-after-write', partner.listMembers],
  ['client-member', 'partner.read-after-write', partner.getMember],
  ['filespaces', 'workspace.filespace.rename.listed', workspace.listFilespaces],
  ['filespace', 'workspace.filespace.rename.read-back', workspace.getFilespace],
  ['stores', 'workspace.read-after-write', workspace.listStores],
  ['store', 'workspace.read-after-write', workspace.getStore],
  ['children', 'workspace.read-after-write', workspace.children],
  ['paths', 'workspace.read-after-write', workspace.resolve],
  ['entry', 'workspace.read-after-write', workspace.getEntry],
  ['members', 'workspace.read-after-write', workspace.listMembers],
  ['member', 'workspace.read-after-write', workspace.getMember],
  ['accounts', 'workspace.read-after-write', workspace.listAccounts],
  ['account', 'workspace.read-after-write', workspace.getAccount],
];

/** An answer is tagged with what was asked for, and whoever shows the tag has what is there, whatever was written. */
function taggedByAddress(read: Operation, mark: string): PolicyOverride {
  const tagOf = (path: string, query: URLSearchParams): string =>
    `${mark}"${createHash('sha256').update(`${path}?${query}`).digest('hex').slice(0, 16)}"`;
  return transport({
    beforeEach: ({ request: { operation, path, query, headers } }) =>
      operation === read && headers.get('if-none-match') === tagOf(path, query) ? { status: 304 } : undefined,
    afterEach: ({ request: { operation, path, query }, answer }): Answer =>
      operation === read && answer.status === 200
        ? { ...answer, headers: { ...answer.headers, ETag: tagOf(path, query) } }
        : answer,
  });
}

/** A client that has kept an answer is told that it holds still. */
export const keptTagFaults: readonly Fault[] = reads.map(([id, requirement, read], index) => ({
  id: `kept-tags-${id}`,
  requirement,
  story: `${read} tags its answers by the address, and tells whoever shows the tag that nothing has changed.`,
  override: taggedByAddress(read, index % 2 === 0 ? '' : 'W/'),
}));
