import type { WorkspaceOperation } from '../../generated/catalogue.ts';
import { type CheckContext, exchangeOf, field, prepared } from '../../src/check/index.ts';
import { storeBody } from './data-stores.ts';
import { wideWalk } from './entry-walks.ts';
import { customerBody, hasCustomerStorage, profileBody } from './filespace-bodies.ts';
import { sharedFilespace } from './new-filespaces.ts';
import { longLived } from './service-accounts.ts';
import { sharedMember } from './workspace-members.ts';
import { type Request, requestTo, type Site, type WorkspaceOperationInfo } from './workspace-requests.ts';

/** A form of a request that is answered like the plain one, where who asks is what decides. */
export interface Form {
  /** Completes "… with". */
  what: string;
  request: Request;
}

interface Asked {
  t: CheckContext;
  /** What {@link requestTo} makes. */
  plain: Request;
}

type Change = Pick<Request, 'path' | 'query' | 'body'>;
type Ways = Readonly<Record<string, (asked: Asked) => Change | null | Promise<Change | null>>>;

const stores = '/api/v1/filespaces/{filespaceId}/external/data-stores';
const entries = '/api/v1/filespaces/{filespaceId}/entries';

/** Whatever a request may hold beside what its plain form does; null where the profile does not allow for it. */
const ways: Partial<Record<WorkspaceOperation, Ways>> = {
  'POST /api/v1/filespaces': {
    'a block size': ({ t }) => ({ body: profileBody(t, { blockSize: 1024 }) }),
    'customer storage': ({ t }) => (hasCustomerStorage(t) ? { body: customerBody(t) } : null),
  },
  'PATCH /api/v1/filespaces/{filespaceId}': { 'the name that it has': nameAsItIs },
  [`GET ${stores}`]: { 'a filter': ({ t }) => ({ query: { name: t.names.dataStore() } }) },
  [`POST ${stores}`]: { 'the plainer kind': ({ t }) => ({ body: storeBody(t, 'HttpLinkDataStore') }) },
  [`POST ${entries}`]: {
    'the root above it': async ({ t, plain }) => ({
      body: { parentId: await rootOf(t, plain), name: t.names.directory(), type: 'dir' },
    }),
  },
  [`GET ${entries}/resolve`]: { 'a longer path': ({ t }) => ({ query: { path: `/${t.names.directory()}` } }) },
  [`GET ${entries}/{entryId}`]: { 'the root': atRoot },
  [`GET ${entries}/{entryId}/children`]: {
    'the root': atRoot,
    'a limit': () => ({ query: { limit: '1' } }),
    'a cursor': laterPage,
  },
  'GET /api/v1/filespaces/{filespaceId}/direct-links': {
    'an entry': async ({ t, plain }) => ({ query: { entryId: await rootOf(t, plain) } }),
    'a longer path': ({ t }) => ({ query: { path: `/${t.names.directory()}` } }),
  },
  'GET /api/v1/members': {
    'an address': async ({ t }) => ({ query: { email: (await sharedMember(t)).email } }),
    'an address of nobody': ({ t }) => ({ query: { email: t.names.email() } }),
  },
  'PATCH /api/v1/members/{memberId}': {
    'the standard role': () => ({ body: { role: 'standard' } }),
    'a filespace to administer': async ({ t }) => ({
      body: { role: 'filespaceAdmin', filespaceIds: [(await sharedFilespace(t)).id] },
    }),
  },
  'POST /api/v1/service-accounts': {
    'a key': ({ t }) => ({ body: { name: t.names.serviceAccount(), serviceIdentity: longLived(t) } }),
    'a single-use key': ({ t }) => ({
      body: { name: t.names.serviceAccount(), serviceIdentity: { ...longLived(t), isSingleUse: true } },
    }),
  },
};

async function rootOf(t: CheckContext, { path }: Request): Promise<string> {
  const filespaceId = path?.filespaceId ?? '';
  return t.shared(`workspace root of ${filespaceId}`, async (own) => {
    const reply = await own.workspace.GET(`${entries}/resolve`, {
      params: { path: { filespaceId }, query: { path: '/' } },
    });
    return prepared(reply, 200, 'resolve the root directory').data.id;
  });
}

/** Nothing would change. */
async function nameAsItIs({ t, plain }: Asked): Promise<Change | null> {
  const { body: _, ...asked } = plain;
  const reply = await t.workspace.raw({ ...asked, operation: 'GET /api/v1/filespaces/{filespaceId}' });
  const name = field(field(exchangeOf(reply).json, 'data'), 'name');
  return typeof name === 'string' ? { body: { name } } : null;
}

async function atRoot({ t, plain }: Asked): Promise<Change> {
  return { path: { ...plain.path, entryId: await rootOf(t, plain) } };
}

/** The second page of a directory that is only read. */
async function laterPage({ t }: Asked): Promise<Change | null> {
  const { directory, walked } = await wideWalk(t, 10);
  const [first] = walked.replies;
  const cursor = field(field(first === undefined ? null : exchangeOf(first).json, 'data'), 'nextCursor');
  if (typeof cursor !== 'string' || cursor === '') return null;
  return {
    path: { filespaceId: directory.filespaceId, entryId: directory.id },
    query: { limit: '10', nextCursor: cursor },
  };
}

/** Every other form in which the operation can be asked about resources of the site. */
export async function formsOf(t: CheckContext, info: WorkspaceOperationInfo, site: Site): Promise<Form[]> {
  const forms: Form[] = [];
  for (const [what, change] of Object.entries(ways[info.operation] ?? {})) {
    const plain = await requestTo(t, info, site);
    const changed = await change({ t, plain });
    if (changed !== null) forms.push({ what, request: { ...plain, ...changed } });
  }
  return forms;
}

export function hasForms(info: WorkspaceOperationInfo): boolean {
  return ways[info.operation] !== undefined;
}
