import {
  accepted,
  type CheckContext,
  check,
  exchangeOf,
  expectEqual,
  expectStatus,
  expectThat,
  field,
  Inconclusive,
  late,
  NotTested,
  prepared,
  show,
} from '../../src/check/index.ts';
import { member } from '../../src/resources/index.ts';
import { untilAged } from '../support/aged.ts';
import { unlessIdsAreReused } from '../support/id-reuse.ts';
import { shortest } from '../support/json-text.ts';
import { needsALook } from '../support/looked.ts';
import { manyWorkspaceMembers, shownEmail, unusualForms, unusualMember } from '../support/many-workspace-members.ts';
import { closeMoments } from '../support/moments.ts';
import { isTelling } from '../support/open-bodies.ts';
import { records } from '../support/sights.ts';
import { absentPair, wildcardsOf, withBlot, wordsForNothing } from '../support/wildcards.ts';
import {
  getMember,
  getMembers,
  listedMembers,
  type Member,
  membersBefore,
  otherMember,
  sameEmail,
  sharedMember,
} from '../support/workspace-members.ts';

/** How many members that were there before are looked at. */
const looks = 6;

const emails = (members: readonly Member[]): string => show(members.map(({ user }) => user.email));

check('workspace.member.list.status', 'the list answers 200', async (t) => {
  expectStatus(await t.workspace.GET('/api/v1/members'), 200);
});

check('workspace.member.list.contains-added', 'each of two members just added is listed', async (t) => {
  const added = await Promise.all([sharedMember(t), otherMember(t)]);
  const { reply, members } = await listedMembers(t);
  const ids = new Set(members.map(({ id }) => id));
  for (const { id, email } of added) {
    expectThat(ids.has(id), `a list with ${email}, id ${id}`, `${ids.size} other members`, reply);
  }
});

// Whoever asks about an id that was given again may take away what others made.
check(
  'workspace.member.list.contains-added',
  'each of many added members is listed',
  unlessIdsAreReused(member, async (t) => {
    for (const { members: added, list } of (await manyWorkspaceMembers(t)).together) {
      const ids = new Set(prepared(list, 200, 'list the members').data.map(({ id }) => id));
      const missing = added.filter(({ id }) => id !== null && !ids.has(id)).map(({ email }) => email);
      expectEqual(missing, [], 'the addresses of members that the list lacks', list);
    }
  }),
);

check(
  'workspace.member.add.email',
  'each of many added members is listed with its own address',
  unlessIdsAreReused(member, async (t) => {
    for (const { members: added, list } of (await manyWorkspaceMembers(t)).together) {
      const records = new Map(prepared(list, 200, 'list the members').data.map((record) => [record.id, record]));
      for (const each of added) {
        const listed = records.get(each.id ?? '')?.user.email;
        if (listed === undefined) continue;
        // In which letters it is kept is open, and so is what an unusual one becomes.
        const [wanted, got] = [shownEmail(each), listed].map((email) => String(email).toLowerCase());
        expectEqual(got, wanted, `the address of the member that was added with ${each.email}`, each.reply, list);
      }
    }
  }),
);

check(
  'workspace.member.filter.finds',
  'each of many added members is found by its address, wherever the list shows it',
  unlessIdsAreReused(member, async (t) => {
    for (const { ends, list } of (await manyWorkspaceMembers(t)).together) {
      for (const { member: added, found } of ends) {
        const ids = accepted(found, 200, 'the address of one of many').data.map(({ id }) => id);
        expectThat(ids.includes(added.id ?? ''), `the member ${added.email}`, `${ids.length} others`, list, found);
      }
    }
  }),
);

check('workspace.member.list.agrees-with-get', 'a listed member reads the same by its id', async (t) => {
  const own = await sharedMember(t);
  const before = await membersBefore(t, looks);
  const seen = await Promise.all([own.id, ...before.map(({ id }) => id)].map((id) => expectAgreement(t, id)));
  needsALook([...seen, await expectAgreement(t, own.id, own.email)], 'no listed member can be read by its id');
});

/**
 * Somebody may change a member between the two requests: only what differs again and again, from a list that stays the
 * same, is a contradiction.
 */
async function expectAgreement(t: CheckContext, id: string, filter?: string): Promise<boolean> {
  const listings = new Set<string>();
  for (let attempt = 1; ; attempt += 1) {
    const { reply: list, members } = await listedMembers(t, filter);
    const reply = await getMember(t, id);
    const listed = members.find((member) => member.id === id);
    if (listed === undefined || reply.response.status !== 200) return false;
    const read = prepared(reply, 200, 'read a listed member').data;
    const shown = summary(listed);
    listings.add(show(shown));
    const isSame = times.every((name) => closeMoments(read[name], listed[name])) && show(shown) === show(summary(read));
    if (isSame) return true;
    if (attempt === 3) {
      if (listings.size > 1) return false;
      expectEqual(summary(read), shown, `member ${id} to be as listed: user, role and status`, list, reply);
      for (const name of times) {
        expectThat(
          closeMoments(read[name], listed[name]),
          `${name} ${listed[name]}, as listed`,
          read[name],
          list,
          reply,
        );
      }
    }
  }
}

const times = ['joinedOn', 'updatedAt'] as const;

function summary({ user, role, status }: Member): unknown {
  return { userId: user.id, email: user.email, role, status };
}

check('workspace.member.filter.finds', 'the full address of an added member finds it', async (t) => {
  const { id, email } = await otherMember(t);
  const reply = await getMembers(t, email);
  const found = accepted(reply, 200).data;
  expectThat(
    found.some((member) => member.id === id),
    `the member ${email}`,
    emails(found),
    reply,
  );
});

for (const what of Object.keys(unusualForms)) {
  check('workspace.member.filter.finds', `an address with ${what} is taken as it stands`, async (t) => {
    const member = await unusualMember(t, what);
    const { id, email, reply, found: list } = member;
    if (id === null || list === null) throw new NotTested(`the target rejects addresses with ${what}`);
    if (shownEmail(member) !== email) throw new NotTested(`the target keeps addresses with ${what} in another form`);
    const found = accepted(list, 200).data;
    const isFound = found.some((each) => each.id === id);
    expectThat(isFound, `the member ${email}`, emails(found), reply, list);
  });

  check('workspace.member.list.agrees-with-get', `the list shows an address with ${what} as the add did`, async (t) => {
    const member = await unusualMember(t, what);
    const { id, reply, found: list } = member;
    if (id === null || list === null) throw new NotTested(`the target rejects addresses with ${what}`);
    const [listed] = prepared(list, 200, 'list the members').data.filter((each) => each.id === id);
    if (listed === undefined) throw new Inconclusive('the filter does not find the member');
    // The case of addresses is open.
    const added = String(shownEmail(member)).toLowerCase();
    expectEqual(String(listed.user.email).toLowerCase(), added, 'the address in the list', reply, list);
  });
}

check('workspace.member.filter.finds', 'members that existed before the run are found by address', async (t) => {
  const before = await membersBefore(t, 3);
  if (before.length === 0) throw new NotTested('the workspace has no members but those of this suite');
  await Promise.all(
    before.map(async ({ id, user }) => {
      if (!/^[\w.+-]+@[\w.-]+$/.test(user.email)) return;
      const reply = await getMembers(t, user.email);
      const found = accepted(reply, 200).data;
      if (found.some((member) => member.id === id)) return;
      // Somebody may have removed the member meanwhile, and somebody else may have the id.
      const again = await getMember(t, id);
      const isThere = again.response.status === 200 && again.data?.data.user.email === user.email;
      expectThat(!isThere, `the member ${user.email}`, emails(found), again, reply);
    }),
  );
});

check('workspace.member.filter.unknown', 'an address that no member has finds nobody', async (t) => {
  const { email } = await sharedMember(t);
  const stranger = t.names.email();
  const [local = ''] = email.split('@');
  // With one half of an address that there is, too; and nobody becomes a member by being looked for.
  const others = [email.replace('@', '@elsewhere.'), `not-${email}`, email.replace(local, withBlot(local))];
  for (const unknown of [stranger, ...others, stranger]) {
    const reply = await getMembers(t, unknown);
    expectEqual(accepted(reply, 200).data, [], `the members found by ${unknown}`, reply);
  }
});

check('workspace.member.filter.unknown', 'a word for nothing stands for itself', async (t) => {
  const { email } = await sharedMember(t);
  for (const word of wordsForNothing) {
    const reply = await t.workspace.raw({ operation: 'GET /api/v1/members', query: { email: word }, open: true });
    // What is no address may be rejected as a filter, too.
    if (reply.response.status !== 200) continue;
    const isFound = shortest(exchangeOf(reply)).includes(JSON.stringify(email));
    expectThat(email.includes(word) || !isFound, `no ${email} found by ${word}`, 'it in the list', reply);
  }
});

check('workspace.member.filter.unknown', 'two letters that stand in no address find nobody', async (t) => {
  const { email } = await sharedMember(t);
  const pair = absentPair([email]);
  if (pair === null) throw new NotTested('every unlikely pair of letters stands in the address');
  const reply = await t.workspace.raw({ operation: 'GET /api/v1/members', query: { email: pair }, open: true });
  if (reply.response.status !== 200) throw new NotTested(`the target takes no filter as short as ${pair}`);
  const found = field(exchangeOf(reply).json, 'data');
  if (!Array.isArray(found)) throw new Inconclusive('the list could not be read');
  const strays = found.map((each) => String(field(field(each, 'user'), 'email')));
  const others = strays.filter((each) => !each.toLowerCase().includes(pair));
  expectEqual(others, [], `the addresses found by ${pair} that do not hold it`, reply);
});

check('workspace.member.filter.unknown', 'what else is known of a member is not its address', async (t) => {
  const { id, email } = await sharedMember(t);
  // What a part of an address finds is open, and a short id may be one of anybody's.
  const known = [...(isTelling(id) ? [id] : []), 'pending'];
  for (const text of known.filter((each) => !email.includes(each.toLowerCase()))) {
    const reply = await t.workspace.raw({ operation: 'GET /api/v1/members', query: { email: text }, open: true });
    // What is no address may be rejected as a filter.
    if (reply.response.status !== 200) continue;
    const found = records(reply).map((each) => String(field(field(each, 'user'), 'email')));
    const others = found.filter((each) => !each.toLowerCase().includes(text.toLowerCase()));
    expectEqual(others, [], `the addresses found by ${text} that do not hold it`, reply);
  }
});

check('workspace.member.filter.literal', 'characters of a pattern are taken literally', async (t) => {
  const { email } = await sharedMember(t);
  const [local = '', domain = ''] = email.split('@');
  for (const unknown of wildcardsOf(local).map((text) => `${text}@${domain}`)) {
    const query = { email: unknown };
    const reply = await t.workspace.raw({ operation: 'GET /api/v1/members', query, open: true });
    // What is no address may be rejected as a filter, too.
    if (reply.response.status !== 400) expectStatus(reply, 200);
    if (reply.response.status === 200) {
      expectEqual(field(reply.data, 'data'), [], `the members found by ${unknown}`, reply);
    }
  }
});

check('workspace.member.filter.excludes', 'the address of one member leaves out the others', async (t) => {
  const [wanted, other] = await Promise.all([sharedMember(t), otherMember(t)]);
  const reply = await getMembers(t, wanted.email);
  const found = accepted(reply, 200).data;
  const strangers = found.filter(({ user }) => !user.email.toLowerCase().includes(wanted.email.toLowerCase()));
  expectEqual(
    strangers.map(({ user }) => user.email),
    [],
    'the addresses found that do not contain the filter',
    reply,
  );
  expectThat(!found.some(({ id }) => id === other.id), `no member ${other.email}`, emails(found), reply);
});

check('workspace.member.get.status', 'a member just added is found', async (t) => {
  const { id } = await sharedMember(t);
  expectStatus(await getMember(t, id), 200);
});

late.check('workspace.member.get.status', 'a member stays for as long as nobody removes it', async (t) => {
  const { id, reply } = await sharedMember(t);
  await untilAged(t, reply);
  expectStatus(await getMember(t, id), 200, 'added a while ago, with others after it');
});

check('workspace.member.get.status', 'members that existed before the run are found', async (t) => {
  const before = await membersBefore(t, looks);
  if (before.length === 0) throw new NotTested('the workspace has no members but those of this suite');
  await Promise.all(
    before.map(async ({ id }) => {
      const reply = await getMember(t, id);
      if (reply.response.status === 200) return;
      const { members } = await listedMembers(t);
      if (members.some((member) => member.id === id)) expectStatus(reply, 200, 'the member is listed');
    }),
  );
});

check('workspace.member.get.same-id', 'each answer has the id of its path', async (t) => {
  const [shared, other] = await Promise.all([sharedMember(t), otherMember(t)]);
  const before = await membersBefore(t, looks);
  const known = [shared.record, other.record, ...before];
  const replies = await Promise.all(known.map(async (record) => ({ record, reply: await getMember(t, record.id) })));
  const found = replies.filter(({ reply }) => reply.response.status === 200);
  if (found.length === 0) throw new Inconclusive('no member can be read by its id');
  for (const { record, reply } of found) {
    const { id, user } = prepared(reply, 200, 'read a member').data;
    expectEqual(id, record.id, 'the id of the member', reply);
    // Only people can change their own address, and nobody signs in as those whom the run added.
    if (before.includes(record)) continue;
    expectThat(sameEmail(user.email, record.user.email), record.user.email, user.email, reply);
  }
});

check('workspace.member.get.agrees-with-add', 'reading shows the user and role of the add', async (t) => {
  const added = await otherMember(t);
  const reply = await getMember(t, added.id);
  const { user, role } = prepared(reply, 200, 'read the member').data;
  const wanted = added.record;
  expectEqual({ id: user.id, role }, { id: wanted.user.id, role: wanted.role }, 'user and role', added.reply, reply);
  expectThat(sameEmail(user.email, wanted.user.email), wanted.user.email, user.email, added.reply, reply);
});
