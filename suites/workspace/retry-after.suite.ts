import { observe } from '../../src/check/index.ts';
import { profileBody } from '../support/filespace-bodies.ts';
import { tryCreate } from '../support/new-filespaces.ts';

import { pauses } from '../support/pauses.ts';

// A pause cannot be provoked: what the run met by chance is told, and every such answer is judged as it comes.
observe('workspace.retry-after.unit', async (t) => {
  await tryCreate(t, profileBody(t));
  return pauses.size === 0 ? 'no creation or deletion was paused' : [...pauses].sort().join('; ');
});
