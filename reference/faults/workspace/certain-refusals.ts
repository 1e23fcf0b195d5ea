/** What is certain to be refused is taken all the same: as nothing, in some places, or from somebody. */
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { op, refused, sent } from './support.ts';

const DAY_MS = 86_400_000;

export const certainRefusalFaults: readonly Fault[] = faultsOf({
  'workspace.entry.create.parent.malformed': {
    'entry-create-empty-parent': bug(
      'An empty parent id means the root.',
      refused(
        'entry.parentMalformed',
        (answer, request) => (sent(request).parentId === '' ? { ...answer, status: 201, body: { data: {} } } : answer),
        op.createEntry,
      ),
    ),
  },
  'workspace.service-account.create.expires-at.not-a-date': {
    'account-create-empty-end': bug('An empty expiresAt means a key without an end.', {
      serviceAccounts: {
        expiresAt: (value, parse) => (value === '' ? Date.now() + 36_500 * DAY_MS : parse(value)),
      },
    }),
  },
});
