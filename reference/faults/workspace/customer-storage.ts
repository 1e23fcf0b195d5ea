import type { Answer, ApiRequest } from '../../core/exchange.ts';
import type { WorkspaceFailure } from '../../policy/stated/workspace/errors.ts';
import type { WorkspaceOperation } from '../../policy/stated/workspace/operations.ts';
import { views } from '../../policy/stated/workspace/views.ts';
import { statedWorkspace } from '../../policy/stated/workspace.ts';
import type { FilespaceRecord } from '../../workspace/records.ts';
import { workspaceBug as bug, type Fault, workspaceFault as fault, faultsOf } from '../types.ts';
import { answered, type Change, itemsOf, op, part, recordOf, refused, sent, successes, withData } from './support.ts';

const onCustomerStorage = (answer: Answer, request: ApiRequest): Answer =>
  sent(request).storageOwner === 'customer' ? { ...answer, status: 201, body: { data: {} } } : answer;

/** What stands in a filespace, and what the operation on it would then not find. */
const contents: readonly (readonly [id: string, asked: WorkspaceOperation])[] = [
  ['resolve', op.resolve],
  ['create-entry', op.createEntry],
  ['get-entry', op.getEntry],
  ['children', op.children],
  ['delete-entry', op.deleteEntry],
  ['link', op.directLink],
  ['list-stores', op.listStores],
  ['create-store', op.createStore],
  ['get-store', op.getStore],
  ['update-store', op.updateStore],
  ['delete-store', op.deleteStore],
];

/** One operation does not find filespaces on storage of the customer. */
function overlooked(asked: WorkspaceOperation, when: (request: ApiRequest) => boolean = () => true): Change {
  const theirs = new Set<unknown>();
  const message = 'Resource not found or user has no access privilege';
  return successes((operation, answer, request) => {
    const { id, storage } = recordOf(answer);
    if (operation === op.createFilespace && part(storage, 'owner') === 'customer') theirs.add(id);
    const isLost = operation === asked && theirs.has(request.params.filespaceId) && when(request);
    return isLost ? { ...answer, status: 404, body: { error: { message } } } : answer;
  });
}

function unpaged(): Change {
  const theirs = new Set<unknown>();
  const { page } = statedWorkspace.entries;
  return {
    ...successes((operation, answer) => {
      const { id, storage } = recordOf(answer);
      if (operation === op.createFilespace && part(storage, 'owner') === 'customer') theirs.add(id);
      return answer;
    }),
    entries: {
      page: (rows, start, limit) => page(rows, start, theirs.has(rows[0]?.filespaceId) ? rows.length : limit),
    },
  };
}

/** Rules that are forgotten for storage of the customer. */
const rules: readonly (readonly [
  id: string,
  requirement: string,
  kind: WorkspaceFailure,
  asked: WorkspaceOperation,
])[] = [
  ['entry-names', 'workspace.filespace.create.customer-contents', 'entry.name', op.createEntry],
  ['entry-namesakes', 'workspace.filespace.create.customer-contents', 'entry.exists', op.createEntry],
  ['store-namesakes', 'workspace.filespace.create.customer-contents', 'dataStore.exists', op.createStore],
  ['long-renames', 'workspace.filespace.rename.too-long', 'filespace.rename', op.renameFilespace],
  ['capital-renames', 'workspace.filespace.rename.uppercase', 'filespace.rename', op.renameFilespace],
  ['odd-renames', 'workspace.filespace.rename.other-character', 'filespace.rename', op.renameFilespace],
  ['dashed-renames', 'workspace.filespace.rename.leading-dash', 'filespace.rename', op.renameFilespace],
  ['renames-with-a-dash', 'workspace.filespace.rename.trailing-dash', 'filespace.rename', op.renameFilespace],
];

function forgotten(kind: WorkspaceFailure, asked: WorkspaceOperation): Change {
  const theirs = new Set<unknown>();
  const noted = successes((operation, answer) => {
    const { id, storage } = recordOf(answer);
    if (operation === op.createFilespace && part(storage, 'owner') === 'customer') theirs.add(id);
    return answer;
  });
  const taken = (answer: Answer, request: ApiRequest): Answer =>
    theirs.has(request.params.filespaceId)
      ? { ...answer, status: asked === op.createEntry ? 201 : 200, body: { data: {} } }
      : answer;
  return { ...noted, ...refused(kind, taken, asked) };
}

function keptInList(): Change {
  const theirs = new Map<unknown, Record<string, unknown>>();
  const deleted = new Set<unknown>();
  return successes((operation, answer, request) => {
    const record = recordOf(answer);
    if (operation === op.createFilespace && part(record.storage, 'owner') === 'customer') theirs.set(record.id, record);
    if (operation === op.deleteFilespace) deleted.add(request.params.filespaceId);
    if (operation !== op.listFilespaces) return answer;
    const kept = [...theirs].flatMap(([id, shown]) => (deleted.has(id) ? [shown] : []));
    return { ...answer, body: withData(answer.body, (data) => [...itemsOf(data), ...kept]) };
  });
}

/** What a filespace shows once it was renamed. */
function onceRenamed(edit: (record: FilespaceRecord) => FilespaceRecord): Change {
  const renamed = new Set<unknown>();
  return {
    filespaces: {
      renamed: ({ id }, name) => {
        renamed.add(id);
        return name;
      },
    },
    views: {
      filespace: (record, operation, moment) =>
        views.filespace(renamed.has(record.id) ? edit(record) : record, operation, moment),
    },
  };
}

/** A name belongs to the first filespace of the bucket that has an entry of it. */
function namesByBucket(): Change {
  const buckets = new Map<unknown, unknown>();
  const holders = new Map<string, unknown>();
  return successes((asked, answer, request) => {
    const { id, storage } = recordOf(answer);
    if (asked === op.createFilespace && part(storage, 'owner') === 'customer')
      buckets.set(id, part(storage, 'bucketName'));
    const { filespaceId } = request.params;
    if (asked !== op.createEntry || !buckets.has(filespaceId)) return answer;
    const key = `${buckets.get(filespaceId)} ${sent(request).name}`;
    const holder = holders.get(key) ?? filespaceId;
    holders.set(key, holder);
    const body = { error: { message: 'File system entry already exists' } };
    return holder === filespaceId ? answer : { ...answer, status: 400, body };
  });
}

/** In a bucket of the customer the root is a prefix like others. */
function rootless(): Change {
  const theirs = new Set<unknown>();
  const { deletable } = statedWorkspace.entries;
  return {
    ...successes((operation, answer) => {
      const { id, storage } = recordOf(answer);
      if (operation === op.createFilespace && part(storage, 'owner') === 'customer') theirs.add(id);
      return answer;
    }),
    entries: {
      deletable: (facts) => deletable(theirs.has(facts.entry.filespaceId) ? { ...facts, isRoot: false } : facts),
    },
  };
}

/** What goes wrong for filespaces on storage of the customer alone. */
export const customerStorageFaults: readonly Fault[] = [
  ...contents.map(([id, asked]) =>
    fault(
      `customer-storage-not-found-by-${id}`,
      'workspace.filespace.create.customer-contents',
      `${asked} does not find filespaces on storage of the customer.`,
      overlooked(asked),
    ),
  ),
  fault(
    'customer-storage-paths-of-one-level',
    'workspace.filespace.create.customer-contents',
    'On storage of the customer only the paths of what stands in the root resolve.',
    overlooked(op.resolve, ({ query }) => /^\/.+\/./.test(query.get('path') ?? '')),
  ),
  fault(
    'customer-storage-children-unpaged',
    'workspace.filespace.create.customer-contents',
    'On storage of the customer a page of children holds all of them.',
    unpaged(),
  ),
  ...rules.map(([id, requirement, kind, asked]) =>
    fault(
      `customer-storage-takes-${id}`,
      requirement,
      `${asked} does not check names on storage of the customer.`,
      forgotten(kind, asked),
    ),
  ),
  fault(
    'customer-storage-deletes-full-directories',
    'workspace.filespace.create.customer-contents',
    'On storage of the customer directories are deleted whatever they hold.',
    forgotten('entry.notEmpty', op.deleteEntry),
  ),
  ...faultsOf({
    'workspace.filespace.name.other-character': {
      'customer-storage-any-name': bug(
        'Names are not checked for storage of the customer.',
        refused('filespace.name', onCustomerStorage, op.createFilespace),
      ),
    },
    'workspace.filespace.name.digits': {
      'customer-storage-without-leading-digits': bug(
        'On storage of the customer a name may not begin with a digit.',
        answered(op.createFilespace, (answer, request) =>
          sent(request).storageOwner === 'customer' && /^\d/.test(String(sent(request).name))
            ? { ...answer, status: 400, body: { error: { message: 'A name begins with a letter' } } }
            : answer,
        ),
      ),
    },
    'workspace.filespace.create.block-size.type': {
      'customer-storage-any-block-size': bug(
        'Block sizes are not checked for storage of the customer.',
        refused('filespace.blockSize', onCustomerStorage, op.createFilespace),
      ),
    },
    'workspace.filespace.delete.not-listed': {
      'customer-storage-always-listed': bug(
        'The list keeps deleted filespaces on storage of the customer.',
        keptInList(),
      ),
    },
    'workspace.filespace.delete.gone': {
      'customer-storage-never-deleted': bug('Filespaces on storage of the customer are never deleted.', {
        filespaces: { removes: (record) => record.owner !== 'customer' },
      }),
    },
    'workspace.filespace.storage.owner': {
      'customer-storage-becomes-the-vendors': bug(
        'A rename turns storage of the customer into that of the vendor.',
        onceRenamed((record) => ({ ...record, owner: 'vendor' })),
      ),
    },
    'workspace.filespace.rename.rest-unchanged': {
      'customer-storage-loses-its-endpoint': bug(
        'At the provider Other the endpoint is lost with a rename.',
        onceRenamed((record) => (record.provider === 'Other' ? { ...record, endpoint: '' } : record)),
      ),
    },
    'workspace.filespace.create.provider.type': {
      'customer-storage-provider-with-parts': bug(
        'On storage of the customer a provider that is an array or an object is an error of the service.',
        withParts('filespace.body', 'storageProvider'),
      ),
    },
    'workspace.filespace.create.region.type': {
      'customer-storage-region-with-parts': bug(
        'On storage of the customer a region that is an array or an object is an error of the service.',
        withParts('filespace.body', 'region'),
      ),
    },
    'workspace.entry.create.same-name-elsewhere': {
      'customer-storage-names-by-bucket': bug(
        'On storage of the customer an entry of a name excludes others in the filespaces of the bucket.',
        namesByBucket(),
      ),
    },
    'workspace.entry.delete.root': {
      'customer-storage-root-deleted': bug(
        'The empty root of a filespace on storage of the customer can be deleted.',
        rootless(),
      ),
    },
    'workspace.filespace.rename.read-back': {
      'customer-storage-never-renamed': bug('Filespaces on storage of the customer keep their names.', {
        filespaces: { renamed: (record, name) => (record.owner === 'customer' ? record.name : name) },
      }),
    },
  }),
];

/** What is used as a key of a table must be a plain value. */
function withParts(failure: WorkspaceFailure, field: string): Change {
  const hasParts = (value: unknown): boolean => Object(value) === value;
  const crashed = (answer: Answer, request: ApiRequest): Answer =>
    sent(request).storageOwner === 'customer' && hasParts(sent(request)[field])
      ? { ...answer, status: 500, body: { error: { message: 'Not hashable' } } }
      : answer;
  return refused(failure, crashed, op.createFilespace);
}
