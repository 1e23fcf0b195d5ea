/** Every operation of the Workspace API, written as its document writes it. */

export const workspaceOperations = [
  'GET /api/v1/filespaces',
  'POST /api/v1/filespaces',
  'GET /api/v1/filespaces/{filespaceId}',
  'PATCH /api/v1/filespaces/{filespaceId}',
  'DELETE /api/v1/filespaces/{filespaceId}',
  'POST /api/v1/providers',
  'GET /api/v1/filespaces/{filespaceId}/external/data-stores',
  'POST /api/v1/filespaces/{filespaceId}/external/data-stores',
  'GET /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}',
  'PATCH /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}',
  'DELETE /api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}',
  'POST /api/v1/filespaces/{filespaceId}/entries',
  'GET /api/v1/filespaces/{filespaceId}/entries/resolve',
  'GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children',
  'GET /api/v1/filespaces/{filespaceId}/entries/{entryId}',
  'DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}',
  'GET /api/v1/members',
  'POST /api/v1/members',
  'GET /api/v1/members/{memberId}',
  'PATCH /api/v1/members/{memberId}',
  'DELETE /api/v1/members/{memberId}',
  'GET /api/v1/members/{memberId}/groups',
  'GET /api/v1/service-accounts',
  'POST /api/v1/service-accounts',
  'GET /api/v1/service-accounts/{serviceAccountId}',
  'DELETE /api/v1/service-accounts/{serviceAccountId}',
  'GET /api/v1/filespaces/{filespaceId}/direct-links',
] as const;

export type WorkspaceOperation = (typeof workspaceOperations)[number];

/** Requests that reach no operation (unknown route or method) answer under this name. */
export type WorkspaceRoute = WorkspaceOperation | 'no operation';
