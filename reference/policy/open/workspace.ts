/** Every behaviour that the Workspace API's document leaves open, with the choice of this service. */
import { openAuth, openCommon } from './workspace/common.ts';
import { openDataStores } from './workspace/data-stores.ts';
import { openDirectLinks, openEntries } from './workspace/entries.ts';
import { openErrors } from './workspace/errors.ts';
import { openFilespaces, openProviders } from './workspace/filespaces.ts';
import { openMembers, openServiceAccounts } from './workspace/people.ts';

export const openWorkspace = {
  common: openCommon,
  auth: openAuth,
  errors: openErrors,
  providers: openProviders,
  filespaces: openFilespaces,
  dataStores: openDataStores,
  entries: openEntries,
  directLinks: openDirectLinks,
  members: openMembers,
  serviceAccounts: openServiceAccounts,
  /** What the things that a profile lends were called by whoever made them. */
  lent: {
    filePath: (): string => '/documents/report.txt',
    dataStoreName: (): string => 'linked',
  },
};

export type OpenWorkspace = typeof openWorkspace;
