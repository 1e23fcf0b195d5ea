import { headStart } from '../src/check/index.ts';
import { manyClients } from './support/client-walks.ts';
import { sharedCrowd } from './support/crowd.ts';
import { agedDirectory } from './support/entries.ts';
import { expiredKey } from './support/expiry.ts';

/** What has to grow old before it can be looked at is made first. */
headStart('partner', (t) => [sharedCrowd(t), manyClients(t)]);
headStart('workspace', (t) => [agedDirectory(t), expiredKey(t)]);
