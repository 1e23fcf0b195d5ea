import type { Fault } from '../types.ts';
import { authenticationFaults } from './authentication.ts';
import { dataStoreCreationFaults } from './data-store-creation.ts';
import { dataStoreFaults } from './data-stores.ts';
import { directLinkFaults } from './direct-links.ts';
import { entryFaults } from './entries.ts';
import { entryNameFaults } from './entry-names.ts';
import { entryTreeFaults } from './entry-trees.ts';
import { errorFaults } from './errors.ts';
import { filespaceChangeFaults } from './filespace-changes.ts';
import { filespaceCreationFaults } from './filespace-creation.ts';
import { filespaceNameFaults } from './filespace-names.ts';
import { filespaceRequestFaults } from './filespace-requests.ts';
import { filespaceFaults } from './filespaces.ts';
import { memberFaults } from './members.ts';
import { notFoundFaults } from './not-found.ts';
import { ownershipFaults } from './ownership.ts';
import { robustnessFaults } from './robustness.ts';
import { secretFaults } from './secrets.ts';
import { serviceAccountFaults } from './service-accounts.ts';

/** Every fault of the Workspace API. */
export const workspaceFaults: readonly Fault[] = [
  ...filespaceFaults,
  ...filespaceNameFaults,
  ...filespaceRequestFaults,
  ...filespaceCreationFaults,
  ...filespaceChangeFaults,
  ...dataStoreFaults,
  ...dataStoreCreationFaults,
  ...entryFaults,
  ...entryNameFaults,
  ...entryTreeFaults,
  ...memberFaults,
  ...serviceAccountFaults,
  ...directLinkFaults,
  ...authenticationFaults,
  ...ownershipFaults,
  ...notFoundFaults,
  ...errorFaults,
  ...robustnessFaults,
  ...secretFaults,
];
