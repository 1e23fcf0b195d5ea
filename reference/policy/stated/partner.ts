import { answer } from './partner/answer.ts';
import { auth } from './partner/auth.ts';
import { clients } from './partner/clients.ts';
import { currentUsage } from './partner/current-usage.ts';
import { failure } from './partner/failure.ts';
import { list } from './partner/list.ts';
import { members } from './partner/members.ts';
import { deletion, ownership } from './partner/ownership.ts';
import { usage } from './partner/usage.ts';
import { organization, workspaces } from './partner/views.ts';

/** Every rule that the Partner Management API document states, one entry each. */
export const statedPartner = {
  answer,
  auth,
  clients,
  currentUsage,
  deletion,
  failure,
  list,
  members,
  organization,
  ownership,
  usage,
  workspaces,
};

export type StatedPartner = typeof statedPartner;
