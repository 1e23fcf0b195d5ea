/**
 * What the Workspace API's document states, as values and predicates that the services ask.
 * The answer to a write shows what was asked for; `stored`, `renamed`, `changed` and `updated` say what is kept of it.
 * Where a rule borders on something the document leaves open, the open policy's choice comes in as an argument.
 */
import { auth, ownership } from './workspace/auth.ts';
import { dataStores } from './workspace/data-stores.ts';
import { directLinks } from './workspace/direct-links.ts';
import { entries } from './workspace/entries.ts';
import { errors } from './workspace/errors.ts';
import { filespaces } from './workspace/filespaces.ts';
import { members } from './workspace/members.ts';
import { serviceAccounts } from './workspace/service-accounts.ts';
import { success } from './workspace/success.ts';
import { views } from './workspace/views.ts';

export const statedWorkspace = {
  auth,
  ownership,
  errors,
  success,
  views,
  filespaces,
  dataStores,
  entries,
  members,
  serviceAccounts,
  directLinks,
};

export type StatedWorkspace = typeof statedWorkspace;
