import type { Fault } from '../types.ts';
import { answerFaults } from './answers.ts';
import { authFaults } from './auth.ts';
import { beforeTheRunFaults } from './before-the-run.ts';
import { clientCreateFaults } from './client-creation.ts';
import { clientDeleteFaults } from './client-deletion.ts';
import { clientNameFaults } from './client-names.ts';
import { clientNotesFaults } from './client-notes.ts';
import { clientFaults } from './clients.ts';
import { contentFaults } from './contents.ts';
import { credentialFormFaults } from './credential-forms.ts';
import { currentUsageFaults } from './current-usage.ts';
import { othersFaults } from './effects-on-others.ts';
import { everyOrganizationFaults } from './every-organization.ts';
import { farPageFaults } from './far-pages.ts';
import { givenAwayFaults } from './given-away.ts';
import { keyPlaceFaults } from './key-places.ts';
import { leftOutFaults } from './left-out.ts';
import { listsBesideOthersFaults } from './lists-beside-others.ts';
import { memberAddFaults } from './member-addition.ts';
import { memberFilterFaults } from './member-filter.ts';
import { memberRemoveFaults } from './member-removal.ts';
import { memberFaults } from './members.ts';
import { notFoundFaults } from './not-found.ts';
import { oneFormFaults } from './one-form.ts';
import { orderFaults } from './order.ts';
import { organizationFaults } from './organization.ts';
import { ownerFaults } from './owners.ts';
import { ownershipFaults } from './ownership.ts';
import { pagingFaults } from './paging.ts';
import { parameterCombinationFaults } from './parameter-combinations.ts';
import { parserFaults } from './parsers.ts';
import { textReadingFaults } from './readings-of-texts.ts';
import { refusedDeletionFaults } from './refused-deletions.ts';
import { resellerFaults } from './resellers.ts';
import { staleFaults } from './stale.ts';
import { togetherFaults } from './together.ts';
import { usageAnswerFaults } from './usage-answers.ts';
import { usageFormFaults } from './usage-forms.ts';
import { usageLossFaults } from './usage-losses.ts';
import { usageRangeFaults } from './usage-ranges.ts';
import { usageScopeFaults } from './usage-scopes.ts';
import { usageTimeFaults } from './usage-times.ts';
import { usageTypeFaults } from './usage-types.ts';
import { extraParameterFaults } from './with-extra-parameters.ts';

/** Every fault of the Partner Management API. */
export const partnerFaults: readonly Fault[] = [
  ...answerFaults,
  ...listsBesideOthersFaults,
  ...authFaults,
  ...organizationFaults,
  ...currentUsageFaults,
  ...extraParameterFaults,
  ...togetherFaults,
  ...credentialFormFaults,
  ...clientCreateFaults,
  ...clientNameFaults,
  ...clientNotesFaults,
  ...clientFaults,
  ...clientDeleteFaults,
  ...parameterCombinationFaults,
  ...memberAddFaults,
  ...farPageFaults,
  ...memberFaults,
  ...memberFilterFaults,
  ...ownerFaults,
  ...memberRemoveFaults,
  ...contentFaults,
  ...notFoundFaults,
  ...ownershipFaults,
  ...pagingFaults,
  ...orderFaults,
  ...usageTimeFaults,
  ...usageFormFaults,
  ...usageLossFaults,
  ...usageRangeFaults,
  ...usageScopeFaults,
  ...usageTypeFaults,
  ...usageAnswerFaults,
  ...resellerFaults,
  ...everyOrganizationFaults,
  ...parserFaults,
  ...staleFaults,
  ...oneFormFaults,
  ...othersFaults,
  ...textReadingFaults,
  ...keyPlaceFaults,
  ...refusedDeletionFaults,
  ...beforeTheRunFaults,
  ...givenAwayFaults,
  ...leftOutFaults,
];
