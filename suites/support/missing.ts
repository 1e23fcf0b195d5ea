import type { WorkspaceOperationInfo } from './workspace-requests.ts';

/** What every 404 may say. */
export const general = 'Resource not found or user has no access privilege';

/** What a 404 may say when the filespace of the path is missing or somebody else's, by what else stands in the path. */
export function missingMessages({ path, operation }: WorkspaceOperationInfo): string[] {
  if (path.includes('/data-stores')) return [general, 'Data store not found'];
  if (operation.startsWith('POST ') && path.endsWith('/entries')) return [general, 'Parent ID does not exist'];
  return /\/(?:entries|direct-links)/.test(path) ? [general, 'File system entry not found'] : [general];
}
