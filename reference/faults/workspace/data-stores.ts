import { isObject, type Json, without } from '../../core/json.ts';
import type { DataStoreDraft } from '../../workspace/records.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { idOf, mixedUp, repeatingIds } from './memory.ts';
import {
  answered,
  type Change,
  dataStoreShown,
  itemsOf,
  listed,
  missing,
  op,
  recordOf,
  s3Shown,
  succeeds,
  successes,
  textPart,
} from './support.ts';

function isEmpty(body: unknown): boolean {
  return Array.isArray(body) && body.length === 0;
}

/** Where nothing was made yet there is nothing to filter: whoever does it is told so. */
function nothingToFilter(): Change {
  const empty = new Set<string | undefined>();
  return successes((asked, answer, { params, query }) => {
    if (asked === op.createFilespace) empty.add(idOf(recordOf(answer)));
    if (asked === op.createStore) empty.delete(params.filespaceId);
    const isMeant = asked === op.listStores && query.has('name') && empty.has(params.filespaceId);
    return isMeant ? missing(answer, 'Data store not found') : answer;
  });
}

export const dataStoreFaults: readonly Fault[] = faultsOf({
  'workspace.data-store.create.unique-id': {
    'data-store-create-repeats-id': bug('Two creates in a row are answered with one id.', repeatingIds(op.createStore)),
  },
  'workspace.data-store.list.contains-created': {
    'data-store-list-first-lost': bug(
      'The list begins with the second data store.',
      listed(op.listStores, (items) => items.slice(1)),
    ),
    'data-store-list-lacks-links': bug('The list shows S3 data stores alone.', {
      dataStores: { listed: (record) => record.kind === 'S3DataStore' },
    }),
    'data-store-list-lacks-fresh': bug('The list lags half a minute behind.', {
      dataStores: { listed: (record, now) => now - record.createdAt > 30_000 },
    }),
  },
  'workspace.data-store.filter.finds': {
    'data-store-filter-ascii': bug('The name filter is ASCII: what it does not know becomes a question mark.', {
      dataStores: { matchesName: (filter, name) => filter.replaceAll(/[^\0-\x7f]/gu, '?') === name },
    }),
    'data-store-filter-squeezed': bug('Of several spaces in a row the name filter keeps one.', {
      dataStores: { matchesName: (filter, name) => filter.replaceAll(/ +/g, ' ') === name },
    }),
    'data-store-filter-cut': bug('The name filter is compared by its first 64 characters.', {
      dataStores: { matchesName: (filter, name) => filter.slice(0, 64) === name },
    }),
    'data-store-filter-cut-late': bug('The name filter is compared by its first 128 characters.', {
      dataStores: { matchesName: (filter, name) => filter.slice(0, 128) === name },
    }),
    'data-store-filter-misses-whole': bug('The filter finds names that begin with it, but not the very name.', {
      dataStores: { matchesName: (text, name) => name !== text && name.startsWith(text) },
    }),
    'data-store-filter-lowercase': bug('The filter is written in capitals before it is compared.', {
      dataStores: { matchesName: (text, name) => name === text.toUpperCase() },
    }),
  },
  'workspace.data-store.list.agrees-with-get': {
    'update-missing-in-list': bug('The list shows the access key of the create.', keepsOldKeys()),
    'data-store-list-region': bug(
      'The list shows the default region.',
      s3Shown((shown) => ({ ...shown, region: 'us-east-1' }), op.listStores),
    ),
    'data-store-list-minutes': bug(
      'The list shows the expiration in hours.',
      s3Shown((shown) => ({ ...shown, urlExpirationMinutes: Number(shown.urlExpirationMinutes) / 60 }), op.listStores),
    ),
  },
  'workspace.data-store.list.status': {
    'data-store-list-status': bug(
      'An empty list of data stores is 204.',
      answered(op.listStores, (answer) =>
        isEmpty(answer.body) ? { ...answer, status: 204, body: undefined } : answer,
      ),
    ),
  },
  'workspace.data-store.list.filespace': {
    'data-store-list-of-all': bug('The list holds the data stores of all filespaces.', {
      ownership: {
        dataStore: (asked, facts) => asked === op.listStores || facts.filespaceId === facts.ownFilespaceId,
      },
    }),
    'data-store-list-other-filespace': bug('The query for the list lost its filespace.', {
      ownership: {
        dataStore: (asked, facts) => asked === op.listStores || facts.filespaceId === facts.ownFilespaceId,
      },
    }),
  },
  'workspace.data-store.list.records': {
    'data-store-list-wrapped': bug(
      'The list of data stores got an envelope.',
      answered(op.listStores, (answer) => ({ ...answer, body: { data: answer.body } })),
    ),
    'data-store-list-kind': bug(
      'The list does not say of which kind a data store is.',
      dataStoreShown((shown) => without(shown, 'kind'), op.listStores),
    ),
    'data-store-list-without-what-is-false': bug(
      'The list leaves out what is false.',
      s3Shown(
        (shown) => (shown.useVirtualAddressing === false ? without(shown, 'useVirtualAddressing') : shown),
        op.listStores,
      ),
    ),
    'data-store-list-params': bug(
      'The list leaves out the parameters of S3 data stores.',
      dataStoreShown((shown) => without(shown, 's3StorageParams'), op.listStores),
    ),
  },
  'workspace.data-store.get.status': {
    'data-store-get-status': bug('Reading a data store is 201.', succeeds(op.getStore, 201)),
    'data-store-unused-removed': bug('Data stores that link no file after some seconds are removed.', unusedRemoved()),
  },
  'workspace.data-store.get.same-id': {
    'data-store-get-mixed-up': bug('Reading a data store answers the one read before.', mixedUp(op.getStore)),
    'data-store-get-id': bug(
      'Reading shows ids without their prefix.',
      dataStoreShown((shown, { id }) => ({ ...shown, id: id.slice(2) }), op.getStore),
    ),
  },
  'workspace.data-store.get.agrees-with-create': {
    'data-store-get-addressing': bug(
      'Reading turns the addressing style around.',
      s3Shown((shown) => ({ ...shown, useVirtualAddressing: shown.useVirtualAddressing !== true }), op.getStore),
    ),
    'data-store-get-endpoint': bug(
      'Reading shows the endpoint with a slash at its end.',
      s3Shown((shown) => ({ ...shown, endpoint: `${textPart(shown, 'endpoint')}/` }), op.getStore),
    ),
  },
  'workspace.data-store.get.record': {
    'data-store-get-minutes-text': bug(
      'Reading shows the expiration as a text.',
      s3Shown((shown) => ({ ...shown, urlExpirationMinutes: String(shown.urlExpirationMinutes) }), op.getStore),
    ),
    'data-store-get-wrapped': bug(
      'Reading a data store answers with an envelope, like the rest.',
      answered(op.getStore, (answer) => ({ ...answer, body: { data: answer.body } })),
    ),
    'data-store-get-no-endpoint': bug(
      'Reading leaves out the endpoint.',
      s3Shown((shown) => without(shown, 'endpoint'), op.getStore),
    ),
  },
  'workspace.data-store.filter.unknown': {
    'data-store-filter-of-nothing': bug(
      'Where there are no data stores a name filter is answered with 404.',
      nothingToFilter(),
    ),
    'data-store-filter-ending': bug('The filter finds every name that ends it.', {
      dataStores: { matchesName: (text, name) => text.endsWith(name) || name.includes(text) },
    }),
    'data-store-filter-makes-what-it-lacks': bug('A name that is looked for and not found is made.', madeByFilter()),
    'data-store-filter-by-bucket': bug(
      'The filter of names finds data stores by their bucket, too.',
      byOtherTextToo(({ s3 }) => s3?.bucketName),
    ),
    'data-store-filter-by-kind': bug(
      'The filter of names finds data stores by their kind, too.',
      byOtherTextToo(({ kind }) => kind),
    ),
    'data-store-filter-by-region': bug(
      'The filter of names finds data stores by their region, too.',
      byOtherTextToo(({ s3 }) => s3?.region),
    ),
    'data-store-filter-null-ignored': bug('A name filter of null is none.', {
      dataStores: { matchesName: (text, name, open) => text === 'null' || name === text || open },
    }),
    'data-store-filter-short-ignored': bug('A name filter of less than three letters is ignored.', {
      dataStores: { matchesName: (text, name, open) => text.length < 3 || name === text || open },
    }),
    'data-store-filter-ignored': bug('The filter is ignored.', { dataStores: { matchesName: () => true } }),
    'data-store-filter-nothing-found': bug(
      'A filter that finds nothing is 404.',
      answered(op.listStores, (answer, request) =>
        request.query.has('name') && isEmpty(answer.body)
          ? { ...answer, status: 404, body: { error: { message: 'Data store not found' } } }
          : answer,
      ),
    ),
  },
  'workspace.data-store.filter.excludes': {
    'data-store-filter-prefix': bug('The filter compares the first eight characters alone.', {
      dataStores: { matchesName: (text, name) => name.slice(0, 8) === text.slice(0, 8) },
    }),
    'data-store-filter-of-32': bug('The filter compares the first 32 characters alone.', {
      dataStores: { matchesName: (text, name) => name.slice(0, 32) === text.slice(0, 32) },
    }),
    'data-store-filter-length': bug('The filter finds every name of the same length.', {
      dataStores: { matchesName: (text, name) => name.length === text.length },
    }),
  },
});

function keepsOldKeys(): Change {
  const first = new Map<string, unknown>();
  return {
    ...successes((asked, answer) => {
      if (asked === op.createStore)
        first.set(textPart(answer.body, 'id'), isObject(answer.body) && answer.body.s3StorageParams);
      if (asked !== op.listStores) return answer;
      const old = (item: Json): Json =>
        isObject(first.get(idOf(item))) ? { ...item, s3StorageParams: first.get(idOf(item)) } : item;
      return { ...answer, body: itemsOf(answer.body).map(old) };
    }),
  };
}

function unusedRemoved(): Change {
  const made = new Map<unknown, number>();
  return successes((asked, answer, { params }) => {
    if (asked === op.createStore) made.set(recordOf(answer).id, Date.now());
    const isOld = Date.now() - (made.get(params.dataStoreId) ?? Date.now()) > 2_000;
    return asked === op.getStore && isOld ? missing(answer, 'Data store not found') : answer;
  });
}

/** A filter looks a data store up, or makes one. */
function madeByFilter(): Change {
  const made = new Set<string>();
  return listed(op.listStores, (items, request) => {
    const name = request.query.get('name') ?? '';
    if (items.length > 0 || name === '') return items;
    const shown = made.has(name) ? [{ id: name, name, kind: 'HttpLinkDataStore' }] : items;
    made.add(name);
    return shown;
  });
}

function byOtherTextToo(textOf: (draft: DataStoreDraft) => string | undefined): Change {
  const others = new Map<string, string | undefined>();
  return {
    dataStores: {
      stored: (draft) => {
        others.set(draft.name, textOf(draft));
        return draft;
      },
      matchesName: (text, name, open) => name === text || open || others.get(name) === text,
    },
  };
}
