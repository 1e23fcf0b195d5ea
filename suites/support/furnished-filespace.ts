import type { WorkspaceOperation } from '../../generated/catalogue.ts';
import type { CheckContext, RawRequest } from '../../src/check/index.ts';
import { type DataStore, hasS3Params, newDataStore, storeBody } from './data-stores.ts';
import { newDirectory, rootId } from './new-filespaces.ts';
import { ownCredentials } from './store-credentials.ts';

/** A request for what a filespace holds, or for something new in it. */
export type Reading = RawRequest<WorkspaceOperation>;

export interface Furniture {
  readonly readings: readonly Reading[];
  /** The data store that it holds; null where it can hold none. */
  readonly store: DataStore | null;
}

/** Of the kind that can be changed, where the target takes one there. */
async function heldStore(t: CheckContext, filespaceId: string): Promise<DataStore | null> {
  for (const kind of hasS3Params(t)
    ? (['S3DataStore', 'HttpLinkDataStore'] as const)
    : (['HttpLinkDataStore'] as const)) {
    const store = await newDataStore(t, kind, { filespaceId }).catch(() => null);
    if (store !== null) return store;
  }
  return null;
}

/** Puts a directory and a data store into a filespace: what must go with it. Answers what can be asked about it. */
export async function furnish(t: CheckContext, filespaceId: string): Promise<Furniture> {
  const root = await rootId(t, filespaceId);
  const directory = await newDirectory(t, { filespaceId, parentId: root });
  const path = { filespaceId };
  const readings: Reading[] = [
    { operation: 'GET /api/v1/filespaces/{filespaceId}/entries/resolve', path, query: { path: '/' } },
    { operation: 'GET /api/v1/filespaces/{filespaceId}/entries/{entryId}', path: { ...path, entryId: directory.id } },
    { operation: 'GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children', path: { ...path, entryId: root } },
    {
      operation: 'GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children',
      path: { ...path, entryId: root },
      query: { limit: '5' },
    },
    { operation: 'GET /api/v1/filespaces/{filespaceId}/direct-links', path, query: { entryId: directory.id } },
    { operation: 'GET /api/v1/filespaces/{filespaceId}/direct-links', path, query: { path: `/${directory.name}` } },
    {
      operation: 'POST /api/v1/filespaces/{filespaceId}/entries',
      path,
      body: { parentId: root, name: t.names.directory(), type: 'dir' },
    },
    {
      operation: 'DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}',
      path: { ...path, entryId: directory.id },
    },
  ];
  // Where data stores are not supported, the rest is judged all the same.
  const store = await heldStore(t, filespaceId);
  if (store === null) return { readings, store };
  const stores = '/api/v1/filespaces/{filespaceId}/external/data-stores' as const;
  const storePath = { ...path, dataStoreId: store.id };
  const ofStores: Reading[] = [
    { operation: `GET ${stores}`, path },
    { operation: `GET ${stores}`, path, query: { name: store.name } },
    { operation: `POST ${stores}`, path, body: storeBody(t, 'HttpLinkDataStore', { name: t.names.dataStore() }) },
    { operation: `GET ${stores}/{dataStoreId}`, path: storePath },
    // What it would be changed to is valid: only that it is gone can be told.
    ...(hasS3Params(t)
      ? ([
          { operation: `PATCH ${stores}/{dataStoreId}`, path: storePath, body: { s3StorageParams: ownCredentials(t) } },
        ] as const)
      : []),
    { operation: `DELETE ${stores}/{dataStoreId}`, path: storePath },
  ];
  return { readings: [...readings, ...ofStores], store };
}
