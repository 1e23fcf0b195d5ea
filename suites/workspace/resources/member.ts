import { type CheckContext, exchangeOf, expectEqual, field, type Reply } from '../../../src/check/index.ts';
import { member } from '../../../src/resources/index.ts';
import { registerMade } from '../../support/made.ts';
import { sharedFilespace } from '../../support/new-filespaces.ts';
import { strangerTo } from '../../support/other-workspace.ts';
import { sight, stateIn } from '../../support/sights.ts';
import { type Collection, present, type State } from '../../support/things.ts';
import {
  changeRole,
  memberGroups,
  newWorkspaceMember,
  sharedMember,
  staysPending,
} from '../../support/workspace-members.ts';
import { filespaceOf } from './filespace.ts';
import { kept, type Making } from './making.ts';
import { ordinary } from './ordinary.ts';

const firstRole = 'standard';
const otherRole = 'filespaceAdmin';

export const memberMaking: Making = {
  changed: async (t, { site }) => ({ role: otherRole, filespaceIds: [await filespaceOf(t, site, false)] }),
  make: async (t, { site, harmed }) => {
    const { side } = site;
    const make = (own: CheckContext) => newWorkspaceMember(own, own.names.email(), side);
    const isShared = !harmed && side === undefined && site.name === 'workspace';
    const made = isShared ? sharedMember(t) : kept(t, site, harmed ? 'doomed member' : 'member', make);
    return { memberId: (await made).id };
  },
  open: async (t) => membersBeside(t, (await sharedFilespace(t)).id),
};

/** @param filespaceId one that a member can be made to administer. */
function membersBeside(t: CheckContext, filespaceId: string): Collection {
  // Which role an invited member has is open.
  const stateOf = (record: unknown): State => (field(record, 'role') === otherRole ? otherRole : present);
  const plain = ordinary(t, member, { stateOf });
  return {
    ...plain,
    change: ({ id }, state) =>
      changeRole(t, id, state === present ? { role: firstRole } : { role: state, filespaceIds: [filespaceId] }),
    states: [otherRole, present],
    refusals: [
      { write: 'create', what: 'an invitation without an address', omits: true, send: () => invite(t, {}) },
      { write: 'create', what: 'an invitation of no address', send: () => invite(t, { email: 'nobody' }) },
      { write: 'change', what: 'a role that is not a string', send: ({ id }) => changeRole(t, id, { role: 7 }) },
    ],
    stranger: () => membersBeside(strangerTo(t), filespaceId),
    expectNew: async (thing, evidence) => {
      const reply = await plain.get(thing);
      const status = field(field(exchangeOf(reply).json, 'data'), 'status');
      if (status !== 'pending' && !(await staysPending(t))) return;
      expectEqual(status, 'pending', 'the status of a member that was added', ...evidence, reply);
    },
    see: async (things) => {
      const [sights, groups] = await Promise.all([
        plain.see(things),
        Promise.all(things.map(({ id }) => memberGroups(t, id))),
      ]);
      // Groups say nothing of the role.
      const seen = (reply: Reply, index: number): State =>
        stateIn(reply) === null ? null : (sights[index]?.[0]?.state ?? present);
      return groups.map((reply, index) => [...(sights[index] ?? []), sight('the groups', reply, seen(reply, index))]);
    },
  };
}

async function invite(t: CheckContext, body: object): Promise<Reply> {
  const reply = await t.workspace.raw({ operation: member.create, body });
  registerMade(t, member, reply, { name: 'that should have been rejected' });
  return reply;
}
