import type { Fault } from '../types.ts';
import { answerFaults } from './answers.ts';
import { authFaults } from './auth.ts';
import { contentFaults, foreignWriteFaults, notFoundFaults } from './below.ts';
import { clientNameFaults } from './client-names.ts';
import { clientCreateFaults, clientFaults, clientNotesFaults } from './clients.ts';
import { cornerFaults } from './corners.ts';
import { orderFaults, pagingFaults } from './lists.ts';
import { memberAddFaults, memberListFaults, memberRemoveFaults } from './members.ts';
import { currentUsageFaults, organizationFaults } from './organization.ts';
import { parserFaults } from './parsers.ts';
import { staleFaults } from './stale.ts';
import { usageListFaults, usageRangeFaults, usageScopeFaults, usageTimeFaults } from './usage.ts';

/** Every fault of the Partner Management API. */
export const partnerFaults: readonly Fault[] = [
  ...answerFaults,
  ...authFaults,
  ...organizationFaults,
  ...currentUsageFaults,
  ...clientCreateFaults,
  ...clientNameFaults,
  ...clientNotesFaults,
  ...clientFaults,
  ...memberAddFaults,
  ...memberListFaults,
  ...memberRemoveFaults,
  ...contentFaults,
  ...notFoundFaults,
  ...foreignWriteFaults,
  ...pagingFaults,
  ...orderFaults,
  ...usageTimeFaults,
  ...usageRangeFaults,
  ...usageScopeFaults,
  ...usageListFaults,
  ...cornerFaults,
  ...parserFaults,
  ...staleFaults,
];
