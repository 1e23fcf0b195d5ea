import { headStart } from '../src/check/index.ts';
import { agedDirectory } from './support/entries.ts';
import { expiredKey, expiredOffsetKey } from './support/expiry.ts';
import { agedFilespace } from './support/filespaces.ts';
import { groupsAskedOnce } from './support/groups.ts';
import { clientsWithLateMember } from './support/late-member.ts';
import { manyMembers } from './support/many-client-members.ts';
import { manyClients } from './support/many-clients.ts';
import { oldAccount, oldDirectories } from './support/old-things.ts';
import { listedAtFirst, organizations } from './support/organizations.ts';
import { goneIds } from './support/partner-requests.ts';
import { usageEndpoints, usageSample } from './support/usage.ts';

/** What has to grow old before it can be looked at is made first. */
headStart('partner', (t) => {
  const samples = usageEndpoints.map(async (endpoint) => usageSample(t, endpoint));
  return [
    ...organizations.map(async (of) => listedAtFirst(t, of)),
    manyMembers(t),
    manyClients(t),
    clientsWithLateMember(t),
    ...samples,
    // What a deletion could take with it is looked at before there was one.
    Promise.allSettled(samples).then(() => goneIds(t)),
  ];
});
headStart('workspace', (t) => [
  expiredKey(t),
  expiredOffsetKey(t),
  agedDirectory(t),
  oldDirectories(t),
  oldAccount(t),
  agedFilespace(t, 'to rename'),
  agedFilespace(t, 'to name the same'),
  groupsAskedOnce(t),
]);
