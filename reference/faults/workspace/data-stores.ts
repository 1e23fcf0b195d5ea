import type { Json } from '../../policy/stated/workspace/views.ts';
import { type Fault, workspaceFault as fault } from '../types.ts';
import { idOf, mixedUp, repeatingIds } from './memory.ts';
import {
  answered,
  type Change,
  dataStoreShown,
  isObject,
  itemsOf,
  listed,
  op,
  s3Shown,
  succeeds,
  successes,
  textPart,
  without,
} from './support.ts';

const listing: readonly Fault[] = [
  fault(
    'data-store-list-status',
    'workspace.data-store.list.status',
    'An empty list of data stores is 204.',
    answered(op.listStores, (answer) => (isEmpty(answer.body) ? { ...answer, status: 204, body: undefined } : answer)),
  ),
  fault(
    'data-store-list-lacks-links',
    'workspace.data-store.list.contains-created',
    'The list shows S3 data stores alone.',
    {
      dataStores: { listed: (record) => record.kind === 'S3DataStore' },
    },
  ),
  fault(
    'data-store-list-lacks-fresh',
    'workspace.data-store.list.contains-created',
    'The list lags half a minute behind.',
    {
      dataStores: { listed: (record, now) => now - record.createdAt > 30_000 },
    },
  ),
  fault(
    'data-store-list-of-all',
    'workspace.data-store.list.empty',
    'The list holds the data stores of all filespaces.',
    {
      ownership: { dataStore: (asked, facts) => asked === op.listStores || facts.filespaceId === facts.ownFilespaceId },
    },
  ),
  fault(
    'data-store-list-other-filespace',
    'workspace.data-store.list.filespace',
    'The query for the list lost its filespace.',
    {
      ownership: { dataStore: (asked, facts) => asked === op.listStores || facts.filespaceId === facts.ownFilespaceId },
    },
  ),
  fault(
    'data-store-list-region',
    'workspace.data-store.list.agrees-with-get',
    'The list shows the default region.',
    s3Shown((shown) => ({ ...shown, region: 'us-east-1' }), op.listStores),
  ),
  fault(
    'data-store-list-minutes',
    'workspace.data-store.list.agrees-with-get',
    'The list shows the expiration in hours.',
    s3Shown((shown) => ({ ...shown, urlExpirationMinutes: Number(shown.urlExpirationMinutes) / 60 }), op.listStores),
  ),
  fault(
    'data-store-list-wrapped',
    'workspace.data-store.list.records',
    'The list of data stores got an envelope.',
    answered(op.listStores, (answer) => ({ ...answer, body: { data: answer.body } })),
  ),
  fault(
    'data-store-list-kind',
    'workspace.data-store.list.records',
    'The list does not say of which kind a data store is.',
    dataStoreShown((shown) => without(shown, 'kind'), op.listStores),
  ),
  fault(
    'data-store-list-params',
    'workspace.data-store.list.records',
    'The list leaves out the parameters of S3 data stores.',
    dataStoreShown((shown) => without(shown, 's3StorageParams'), op.listStores),
  ),
];

function isEmpty(body: unknown): boolean {
  return Array.isArray(body) && body.length === 0;
}

const filter: readonly Fault[] = [
  fault(
    'data-store-filter-misses-whole',
    'workspace.data-store.filter.finds',
    'The filter finds names that begin with it, but not the very name.',
    {
      dataStores: { matchesName: (text, name) => name !== text && name.startsWith(text) },
    },
  ),
  fault(
    'data-store-filter-lowercase',
    'workspace.data-store.filter.finds',
    'The filter is written in capitals before it is compared.',
    {
      dataStores: { matchesName: (text, name) => name === text.toUpperCase() },
    },
  ),
  fault('data-store-filter-ignored', 'workspace.data-store.filter.unknown', 'The filter is ignored.', {
    dataStores: { matchesName: () => true },
  }),
  fault(
    'data-store-filter-nothing-found',
    'workspace.data-store.filter.unknown',
    'A filter that finds nothing is 404.',
    answered(op.listStores, (answer, request) =>
      request.query.has('name') && isEmpty(answer.body)
        ? { ...answer, status: 404, body: { error: { message: 'Data store not found' } } }
        : answer,
    ),
  ),
  fault(
    'data-store-filter-prefix',
    'workspace.data-store.filter.excludes',
    'The filter compares the first eight characters alone.',
    {
      dataStores: { matchesName: (text, name) => name.slice(0, 8) === text.slice(0, 8) },
    },
  ),
  fault(
    'data-store-filter-length',
    'workspace.data-store.filter.excludes',
    'The filter finds every name of the same length.',
    {
      dataStores: { matchesName: (text, name) => name.length === text.length },
    },
  ),
];

const reading: readonly Fault[] = [
  fault(
    'data-store-get-status',
    'workspace.data-store.get.status',
    'Reading a data store is 201.',
    succeeds(op.getStore, 201),
  ),
  fault(
    'data-store-get-mixed-up',
    'workspace.data-store.get.same-id',
    'Reading a data store answers the one read before.',
    mixedUp(op.getStore),
  ),
  fault(
    'data-store-get-id',
    'workspace.data-store.get.same-id',
    'Reading shows ids without their prefix.',
    dataStoreShown((shown, { id }) => ({ ...shown, id: id.slice(2) }), op.getStore),
  ),
  fault(
    'data-store-get-addressing',
    'workspace.data-store.get.agrees-with-create',
    'Reading turns the addressing style around.',
    s3Shown((shown) => ({ ...shown, useVirtualAddressing: shown.useVirtualAddressing !== true }), op.getStore),
  ),
  fault(
    'data-store-get-endpoint',
    'workspace.data-store.get.agrees-with-create',
    'Reading shows the endpoint with a slash at its end.',
    s3Shown((shown) => ({ ...shown, endpoint: `${textPart(shown, 'endpoint')}/` }), op.getStore),
  ),
  fault(
    'data-store-get-minutes-text',
    'workspace.data-store.get.record',
    'Reading shows the expiration as a text.',
    s3Shown((shown) => ({ ...shown, urlExpirationMinutes: String(shown.urlExpirationMinutes) }), op.getStore),
  ),
  fault(
    'data-store-get-wrapped',
    'workspace.data-store.get.record',
    'Reading a data store answers with an envelope, like the rest.',
    answered(op.getStore, (answer) => ({ ...answer, body: { data: answer.body } })),
  ),
  fault(
    'data-store-get-no-endpoint',
    'workspace.data-store.get.record',
    'Reading leaves out the endpoint.',
    s3Shown((shown) => without(shown, 'endpoint'), op.getStore),
  ),
];

export const dataStoreFaults: readonly Fault[] = [
  ...listing,
  ...filter,
  ...reading,
  fault(
    'data-store-create-repeats-id',
    'workspace.data-store.create.unique-id',
    'Two creates in a row are answered with one id.',
    repeatingIds(op.createStore),
  ),
  fault(
    'data-store-list-first-lost',
    'workspace.data-store.list.contains-created',
    'The list begins with the second data store.',
    listed(op.listStores, (items) => items.slice(1)),
  ),
  fault(
    'data-store-filter-ascii',
    'workspace.data-store.filter.finds',
    'The name filter is ASCII: what it does not know becomes a question mark.',
    { dataStores: { matchesName: (filter, name) => filter.replaceAll(/[^\0-\x7f]/gu, '?') === name } },
  ),
  fault(
    'data-store-filter-cut',
    'workspace.data-store.filter.finds',
    'The name filter is compared by its first 64 characters.',
    { dataStores: { matchesName: (filter, name) => filter.slice(0, 64) === name } },
  ),
  fault(
    'update-missing-in-list',
    'workspace.data-store.list.agrees-with-get',
    'The list shows the access key of the create.',
    keepsOldKeys(),
  ),
];

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
