/** The rules of direct links. */
import type { WorkspaceFailure } from './errors.ts';

export interface LinkQuery {
  readonly entryId: string | undefined;
  readonly path: string | undefined;
}

export const directLinks = {
  /** Exactly one of the two names the entry. */
  query(query: LinkQuery): WorkspaceFailure | null {
    return (query.entryId === undefined) === (query.path === undefined) ? 'link.exactlyOne' : null;
  },
  /** One entry has one link, however it was asked for. */
  url(openUrl: string, _query: LinkQuery): string {
    return openUrl;
  },
  /** Files have a link; whether directories have one is the service's own choice. */
  linkable(type: string, openDirectories: boolean): boolean {
    return type === 'file' || openDirectories;
  },
};
