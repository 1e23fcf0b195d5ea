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

/** A list says when the newest that it shows was made, and has not changed for whoever knows that one. */
function changedByTheNewest(read: Operation): PolicyOverride {
  return transport({
    afterEach: ({ request: { operation, headers }, answer }): Answer => {
      if (operation !== read || answer.status !== 200) return answer;
      const moments = [...JSON.stringify(answer.body).matchAll(/"createdAt":"([^"]+)"/g)].map(([, text = '']) =>
        Date.parse(text),
      );
      const newest = Math.floor(Math.max(0, ...moments) / 1000) * 1000;
      const since = Date.parse(headers.get('if-modified-since') ?? '');
      if (since >= newest) return { status: 304 };
      return { ...answer, headers: { ...answer.headers, 'Last-Modified': new Date(newest).toUTCString() } };
    },
  });
}

/** A client that has kept an answer is told that it holds still. */
export const keptTagFaults: readonly Fault[] = [
  // Of one client: where others add something meanwhile, the newest is theirs.
  {
    id: 'kept-since-the-newest-client-member',
    requirement: 'partner.read-after-write',
    story: 'The list of members has changed for whoever kept it only when somebody newer was added.',
    override: changedByTheNewest(partner.listMembers),
  },
  ...taggedReads(),
];

function taggedReads(): Fault[] {
  return reads.map(([id, requirement, read], index) => ({
    id: `kept-tags-${id}`,
    requirement,
    story: `${read} tags its answers by the address, and tells whoever shows the tag that nothing has changed.`,
    override: taggedByAddress(read, index % 2 === 0 ? '' : 'W/'),
  }));
}
