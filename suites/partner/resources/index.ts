import { client, clientMember } from '../../../src/resources/index.ts';
import type { ThingKind } from '../../support/things.ts';
import { clients } from './client.ts';
import { clientMembers } from './client-member.ts';

/** What a run can make and remove: shapes that the documents leave open have to be learned first, so that each is code. */
export const partnerKinds: readonly ThingKind[] = [
  { resource: client, what: client.plural, open: clients },
  { resource: clientMember, what: clientMember.plural, open: clientMembers },
];
