/** Bugs that befall one kind of storage, of data store, of key or of administrator, and leave the others alone. */

import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { idOf } from './memory.ts';
import { seen, succeeded, told } from './seen.ts';
import { type Change, isJsonText, missing, op, recordOf, sent, textPart } from './support.ts';

const usual = statedWorkspace.filespaces.create;
const general = 'Resource not found or user has no access privilege';

/** A rule of creates, bent for what is at a known provider of the customer: the provider is read before the rest. */
function atKnownProvider(bend: (isKnown: () => boolean) => Change): Change {
  let provider: unknown;
  const { filespaces, ...rest } = bend(() => provider !== 'Other' && provider !== 'StorageA');
  const providerRead = (value: unknown): unknown => {
    provider = value;
    return value;
  };
  return { ...rest, filespaces: { ...filespaces, create: { ...filespaces?.create, providerRead } } };
}

const isKnown = ({ owner, provider }: { owner: string; provider: string }): boolean =>
  owner === 'customer' && provider !== 'Other';

/** What was answered about filespaces on storage of the customer, by their ids. */
function customerFilespaces(): { buckets: Map<string, string>; note: Parameters<typeof seen>[0] } {
  const buckets = new Map<string, string>();
  return {
    buckets,
    note: (answer, request) => {
      if (request.operation === op.createFilespace && succeeded(answer) && sent(request).storageOwner === 'customer')
        buckets.set(idOf(recordOf(answer)), textPart(recordOf(answer), 'storage', 'bucketName'));
      return answer;
    },
  };
}

function bucketEmptied() {
  const { buckets, note } = customerFilespaces();
  const gone = new Set<string>();
  return seen((answer, request) => {
    const { filespaceId = '' } = request.params;
    if (request.operation === op.deleteFilespace && succeeded(answer) && buckets.has(filespaceId)) {
      for (const [id, bucket] of buckets) {
        if (id !== filespaceId && bucket === buckets.get(filespaceId)) gone.add(id);
      }
    }
    if (gone.has(filespaceId) && request.operation === op.getFilespace) return missing(answer, general);
    return note(answer, request);
  });
}

function keysLostWithName() {
  const { buckets, note } = customerFilespaces();
  const renamed = new Map<string, number>();
  return seen((answer, request) => {
    const { filespaceId = '' } = request.params;
    if (request.operation === op.renameFilespace && succeeded(answer) && buckets.has(filespaceId))
      renamed.set(filespaceId, Date.now());
    const isOld = Date.parse(textPart(recordOf(answer), 'createdAt')) < (renamed.get(filespaceId) ?? 0);
    if (request.operation === op.getEntry && succeeded(answer) && isOld)
      return missing(answer, 'File system entry not found');
    return note(answer, request);
  });
}

/** Refusals of one operation on storage of the customer are none. */
function forgivenThere(asked: string, fits: (name: unknown) => boolean) {
  const { buckets, note } = customerFilespaces();
  return seen((answer, request) => {
    const { name } = request.operation === asked ? sent(request) : { name: undefined };
    const isThere = buckets.has(request.params.filespaceId ?? '') && answer.status === 400;
    if (request.operation === asked && isThere && fits(name))
      return told(answer, request.method === 'POST' ? 201 : 200, { named: name });
    return note(answer, request);
  });
}

function linksByPathThere() {
  const { buckets, note } = customerFilespaces();
  return seen((answer, request) => {
    const isThere = buckets.has(request.params.filespaceId ?? '');
    if (request.operation === op.directLink && isThere && succeeded(answer) && request.query.has('entryId'))
      return missing(answer, 'File system entry not found');
    return note(answer, request);
  });
}

/** Links have no parameters of their own, by which the filespace would be joined. */
function linksAnywhere(asked: string) {
  const links = new Map<string, unknown>();
  return seen((answer, request) => {
    if (
      request.operation === op.createStore &&
      succeeded(answer) &&
      textPart(answer.body, 'kind') === 'HttpLinkDataStore'
    )
      links.set(idOf(recordOf(answer)), answer.body);
    const id = request.params.dataStoreId ?? '';
    const isMissing = textPart(answer.body, 'error', 'message') === 'Data store not found';
    if (request.operation === op.deleteStore && succeeded(answer)) links.delete(id);
    if (request.operation !== asked || !isMissing || !links.has(id)) return answer;
    return { ...answer, status: 200, body: asked === op.getStore ? links.get(id) : { data: null } };
  });
}

/** The keys of an S3 data store are tried between the look at the names and the create. */
function triedMeanwhile(): Change {
  let kind = '';
  const begun = new Map<string, number>();
  return {
    dataStores: {
      create: {
        needsS3Params: (asked) => {
          kind = asked;
          return statedWorkspace.dataStores.create.needsS3Params(asked);
        },
        nameTaken: (name, others) => {
          const since = Date.now() - (begun.get(name) ?? 0);
          if (!others.includes(name)) begun.set(name, Date.now());
          return others.includes(name) && !(kind === 'S3DataStore' && since < 20);
        },
      },
    },
  };
}

/** Whatever is asked of filespaces that support no data stores is 403 once that was noticed. */
function entriesUnsupported() {
  const unsupported = new Set<string>();
  return seen((answer, request) => {
    const { filespaceId = '' } = request.params;
    if (request.operation === op.listStores && answer.status === 403) unsupported.add(filespaceId);
    const isOfEntries = request.operation === op.resolve && unsupported.has(filespaceId);
    return isOfEntries ? told(answer, 403, {}, 'External files are not supported') : answer;
  });
}

const isSpecial = (name: unknown): boolean => typeof name === 'string' && name.includes(':') && !name.includes('/');

export const leftOutKindFaults: readonly Fault[] = faultsOf({
  'workspace.filespace.create.customer-params.field-type': {
    'known-provider-params-unchecked': bug(
      'The parameters of customer storage at a known provider are not looked at.',
      atKnownProvider((isAtKnown) => ({
        filespaces: {
          create: {
            customerStorageField: (field, value, missing) =>
              isAtKnown() && value !== undefined ? true : usual.customerStorageField(field, value, missing),
          },
        },
      })),
    ),
  },
  'workspace.filespace.create.customer-params.missing': {
    'known-provider-needs-no-params': bug(
      'Customer storage at a known provider needs no parameters.',
      atKnownProvider((isAtKnown) => ({
        filespaces: {
          create: {
            customerStorageParams: (value, owner) =>
              isAtKnown() && value === undefined ? true : usual.customerStorageParams(value, owner),
          },
        },
      })),
    ),
  },
  'workspace.filespace.create.block-size.type': {
    'known-provider-block-size': bug(
      'Block sizes are not checked for known providers.',
      atKnownProvider((isAtKnown) => ({
        filespaces: {
          create: {
            blockSize: (size, number) => (isAtKnown() && !isJsonText(size) ? true : usual.blockSize(size, number)),
          },
        },
      })),
    ),
  },
  'workspace.filespace.delete.gone': {
    'known-provider-never-deleted': bug('Filespaces at a known provider of the customer are never deleted.', {
      filespaces: { removes: (record) => !isKnown(record) },
    }),
  },
  'workspace.filespace.rename.read-back': {
    'known-provider-keeps-names': bug('Filespaces at a known provider of the customer keep their names.', {
      filespaces: { renamed: (record, name) => (isKnown(record) ? record.name : name) },
    }),
  },
  'workspace.filespace.delete.only-that': {
    'bucket-emptied': {
      story: 'With a filespace on customer storage go all that use its bucket.',
      override: bucketEmptied(),
    },
  },
  'workspace.filespace.rename.data-kept': {
    'customer-keys-lost-with-name': {
      story: 'On customer storage what a filespace holds is lost with its name.',
      override: keysLostWithName(),
    },
  },
  'workspace.filespace.rename.type': {
    'customer-rename-number': {
      story: 'A filespace on customer storage can be renamed to a number.',
      override: forgivenThere(op.renameFilespace, (name) => typeof name === 'number'),
    },
  },
  'workspace.filespace.create.customer-contents': {
    'customer-colon': {
      story: 'On customer storage a name may have a colon.',
      override: forgivenThere(op.createEntry, isSpecial),
    },
    'customer-links-by-path': {
      story: 'On customer storage links are made by path alone.',
      override: linksByPathThere(),
    },
  },
  'workspace.not-found.data-store.other-filespace': {
    'links-read-anywhere': {
      story: 'Link data stores are read through any filespace.',
      override: linksAnywhere(op.getStore),
    },
    'links-deleted-anywhere': {
      story: 'Link data stores are deleted through any filespace.',
      override: linksAnywhere(op.deleteStore),
    },
  },
  'workspace.data-store.create.concurrent': {
    's3-tried-meanwhile': bug('The keys of an S3 data store are tried after the look at its name.', triedMeanwhile()),
  },
  'workspace.entry.children.status': {
    'entries-unsupported': {
      story: 'Where data stores are unsupported entries are, too.',
      override: entriesUnsupported(),
    },
  },
});
