import type { Fault } from '../types.ts';
import { administeredFaults } from './administered.ts';
import { asItIsFaults } from './as-it-is.ts';
import { askedWorkspaceFaults } from './asked-workspaces.ts';
import { authenticationFaults } from './authentication.ts';
import { authenticationAnswerFaults } from './authentication-answers.ts';
import { belowOwnFilespaceFaults } from './below-own-filespaces.ts';
import { besideFileFaults } from './beside-files.ts';
import { cachesFaults } from './caches.ts';
import { certainRefusalFaults } from './certain-refusals.ts';
import { countedRecordFaults } from './counted-records.ts';
import { credentialFormFaults } from './credential-forms.ts';
import { customerStorageFaults } from './customer-storage.ts';
import { dataStoreCreationFaults } from './data-store-creation.ts';
import { dataStoreDeletionFaults } from './data-store-deletion.ts';
import { dataStoreRequestFaults } from './data-store-requests.ts';
import { dataStoreSupportFaults } from './data-store-support.ts';
import { dataStoreUpdateFaults } from './data-store-updates.ts';
import { dataStoreFaults } from './data-stores.ts';
import { directLinkFaults } from './direct-links.ts';
import { entryFaults } from './entries.ts';
import { entryChildrenFaults } from './entry-children.ts';
import { entryCreationFaults } from './entry-creation.ts';
import { entryDeletionFaults } from './entry-deletion.ts';
import { entryIdFormFaults } from './entry-id-forms.ts';
import { entryLookalikeFaults } from './entry-lookalikes.ts';
import { allowedEntryNameFaults } from './entry-names-allowed.ts';
import { forbiddenEntryNameFaults } from './entry-names-forbidden.ts';
import { entryPathFaults } from './entry-paths.ts';
import { entryWalkFaults } from './entry-walks.ts';
import { errorFaults } from './errors.ts';
import { filespaceChangeFaults } from './filespace-changes.ts';
import { filespaceCreationFaults } from './filespace-creation.ts';
import { filespaceNameFaults } from './filespace-names.ts';
import { filespaceRenameFaults } from './filespace-renames.ts';
import { filespaceRequestFaults } from './filespace-requests.ts';
import { filespaceFaults } from './filespaces.ts';
import { filespacesAgainFaults } from './filespaces-again.ts';
import { fullLengthFaults } from './full-lengths.ts';
import { goneFilespaceFaults } from './gone-filespaces.ts';
import { grownOldFaults } from './grown-old.ts';
import { issuedTokenFaults } from './issued-tokens.ts';
import { keptBesideRowsFaults } from './kept-beside-rows.ts';
import { keptNameFaults } from './kept-names.ts';
import { leftOutKeyFaults } from './left-out-keys.ts';
import { leftOutKindFaults } from './left-out-kinds.ts';
import { levelFaults } from './levels.ts';
import { lookedAtAgainFaults } from './looked-at-again.ts';
import { memberChangeFaults } from './member-changes.ts';
import { memberInvitationFaults } from './member-invitations.ts';
import { memberFaults } from './members.ts';
import { namesOfKindsFaults } from './names-of-kinds.ts';
import { namesakesFaults } from './namesakes.ts';
import { notFoundFaults } from './not-found.ts';
import { notFoundDataStoreFaults } from './not-found-data-stores.ts';
import { notFoundFilespaceFaults } from './not-found-filespaces.ts';
import { otherSecretFaults } from './other-secrets.ts';
import { otherWorkspaceFaults } from './other-workspaces.ts';
import { ownershipFaults } from './ownership.ts';
import { pathCharacterFaults } from './path-characters.ts';
import { patternsFaults } from './patterns.ts';
import { relationFaults } from './relations.ts';
import { renamedFilespaceFaults } from './renamed-filespaces.ts';
import { revivalsFaults } from './revivals.ts';
import { robustnessFaults } from './robustness.ts';
import { secretFaults } from './secrets.ts';
import { serviceAccountCreationFaults } from './service-account-creation.ts';
import { serviceAccountDeletionFaults } from './service-account-deletion.ts';
import { serviceAccountKeyFaults } from './service-account-keys.ts';
import { serviceAccountRequestFaults } from './service-account-requests.ts';
import { serviceAccountFaults } from './service-accounts.ts';
import { specialFilespaceFaults } from './special-filespaces.ts';
import { statedFieldFaults } from './stated-fields.ts';
import { tokenComparisonFaults } from './token-comparison.ts';
import { twoAccountFaults } from './two-accounts.ts';
import { wayToSeeFaults } from './ways-to-see.ts';
import { alongFaults } from './what-goes-along.ts';
import { extraParameterFaults } from './with-extra-parameters.ts';
import { workFaults } from './works.ts';

/** Every fault of the Workspace API. */
export const workspaceFaults: readonly Fault[] = [
  ...twoAccountFaults,
  ...otherWorkspaceFaults,
  ...filespaceFaults,
  ...filespaceNameFaults,
  ...filespaceRenameFaults,
  ...renamedFilespaceFaults,
  ...filespaceRequestFaults,
  ...filespaceCreationFaults,
  ...filespaceChangeFaults,
  ...goneFilespaceFaults,
  ...certainRefusalFaults,
  ...customerStorageFaults,
  ...dataStoreFaults,
  ...dataStoreRequestFaults,
  ...dataStoreCreationFaults,
  ...dataStoreUpdateFaults,
  ...dataStoreDeletionFaults,
  ...dataStoreSupportFaults,
  ...entryCreationFaults,
  ...entryFaults,
  ...entryIdFormFaults,
  ...forbiddenEntryNameFaults,
  ...allowedEntryNameFaults,
  ...entryPathFaults,
  ...entryChildrenFaults,
  ...entryDeletionFaults,
  ...entryLookalikeFaults,
  ...entryWalkFaults,
  ...memberFaults,
  ...administeredFaults,
  ...levelFaults,
  ...besideFileFaults,
  ...memberChangeFaults,
  ...memberInvitationFaults,
  ...serviceAccountFaults,
  ...serviceAccountRequestFaults,
  ...serviceAccountCreationFaults,
  ...serviceAccountKeyFaults,
  ...serviceAccountDeletionFaults,
  ...directLinkFaults,
  ...asItIsFaults,
  ...authenticationFaults,
  ...authenticationAnswerFaults,
  ...askedWorkspaceFaults,
  ...tokenComparisonFaults,
  ...issuedTokenFaults,
  ...pathCharacterFaults,
  ...extraParameterFaults,
  ...credentialFormFaults,
  ...ownershipFaults,
  ...belowOwnFilespaceFaults,
  ...notFoundFaults,
  ...notFoundDataStoreFaults,
  ...notFoundFilespaceFaults,
  ...errorFaults,
  ...robustnessFaults,
  ...secretFaults,
  ...wayToSeeFaults,
  ...cachesFaults,
  ...revivalsFaults,
  ...namesakesFaults,
  ...keptBesideRowsFaults,
  ...keptNameFaults,
  ...countedRecordFaults,
  ...patternsFaults,
  ...relationFaults,
  ...alongFaults,
  ...workFaults,
  ...fullLengthFaults,
  ...leftOutKindFaults,
  ...leftOutKeyFaults,
  ...lookedAtAgainFaults,
  ...filespacesAgainFaults,
  ...grownOldFaults,
  ...namesOfKindsFaults,
  ...otherSecretFaults,
  ...specialFilespaceFaults,
  ...statedFieldFaults,
];
