import {
  type CheckContext,
  check,
  expectEqual,
  expectThat,
  fail,
  NotTested,
  prepared,
  type Reply,
} from '../../src/check/index.ts';
import { idsOf, listMembers, type MemberQuery } from '../support/client-members.ts';
import { readWorkspaces, workspaceList } from '../support/client-workspaces.ts';
import { canonical, failIfLasting, type Problem, type Query } from '../support/list-walks.ts';
import { type JsonObject, recordsAt } from '../support/lists.ts';
import { manyMembers, missingFrom, pageOfMany, walkMany } from '../support/many-client-members.ts';
import { membersPlace, page } from '../support/partner.ts';
import { sharedHome } from '../support/partner-requests.ts';
import { unlessTheySignIn } from '../support/sign-ins.ts';

/*
 * What a list says of one of its records it says in whatever order and however narrowed it is: each of these may be read
 * in a way of its own, in which what belongs to one record comes to stand in another.
 */

/** What a list says of one of its records, and the fields that it shows of any: a narrowed list may show fewer. */
interface Said {
  readonly record: JsonObject;
  readonly names: readonly string[];
  readonly reply: Reply;
}

const memberForms: readonly MemberQuery[] = [
  {},
  { s: 'createdAt' },
  { s: '-createdAt', l: 300 },
  { status: 'new' },
  { status: 'new', s: 'createdAt', l: 300, p: 1 },
];

/** What nobody changes of a member of the run who never signs in. */
const memberFields = ['email', 'status', 'createdAt'] as const;

async function expectMembersAlike(t: CheckContext): Promise<void> {
  const { clientId } = await sharedHome(t);
  const place = await membersPlace(t);
  const seen = new Map<string, Said>();
  for (const query of memberForms) {
    const reply = await listMembers(t, clientId, query);
    const records = page(reply, place);
    const ids = await idsOf(t, clientId, records);
    const names = shownOf(records, memberFields);
    for (const [index, record] of records.entries()) {
      const problem = findOther(seen, String(ids[index]), { record, names, reply });
      if (problem !== null) fail(problem.expected, problem.got, ...problem.evidence);
    }
  }
}

check('partner.one-record', 'members are the same in every form of their list', unlessTheySignIn(expectMembersAlike));

function shownOf(records: readonly JsonObject[], names: readonly string[]): string[] {
  return names.filter((name) => records.some((record) => record[name] !== undefined));
}

const activeForms: readonly MemberQuery[] = [
  { l: 300 },
  { s: 'createdAt', l: 300 },
  { status: 'active', l: 300 },
  { status: 'active', s: 'createdAt', l: 300 },
];

check('partner.member.list.item-status', 'who has signed in is active in every form of the list', async (t) => {
  const { client, accountId } = t.partnerFixture('activeMember');
  const place = await membersPlace(t);
  const places = new Set<number>();
  const lookAt = async (query: MemberQuery): Promise<void> => {
    const reply = await listMembers(t, client, query);
    const records = page(reply, place);
    const at = (await idsOf(t, client, records)).indexOf(accountId);
    const record = records[at];
    if (record === undefined) return;
    places.add(at);
    expectEqual(record.status, 'active', 'the status of who has signed in', reply);
  };
  for (const query of activeForms) await lookAt(query);
  // And at the beginning of a later page: one that is as long as there are others before.
  const l = Math.max(0, ...places);
  if (l > 0) for (const s of ['createdAt', '-createdAt'] as const) await lookAt({ s, l, p: 2 });
  if (places.size === 0) throw new NotTested('`partner.fixtures.activeMember` is on no first page of 300');
});

check('partner.member.status-filter.paging', 'a filter without l has pages, too', async (t) => {
  const many = await manyMembers(t);
  const [first, second] = [
    await pageOfMany(t, many, { status: 'new', p: 1 }),
    await pageOfMany(t, many, { status: 'new', p: 2 }),
  ];
  if (first.ids.length < 100) throw new NotTested('the first page holds all of them');
  const twice = second.ids.find((id) => first.ids.includes(id));
  const got = `${twice} on both`;
  expectThat(twice === undefined, 'other members on the second page', got, first.reply, second.reply);
});

check(
  'partner.member.status-filter.paging',
  'a filter without l leaves nobody out',
  unlessTheySignIn(async (t) => {
    const many = await manyMembers(t);
    const query = { status: 'new' } as const;
    const pages = await walkMany(t, many, query);
    const missing = await missingFrom(t, many, pages, query);
    expectEqual(missing, [], 'new members on none of the pages', ...pages.map(({ reply }) => reply));
  }),
);

const workspaceForms: readonly Query[] = [
  { l: '300' },
  { s: 'createdAt', l: '300' },
  { s: 'createdAt', l: '100' },
  { s: '-createdAt', l: '100', p: '1' },
  {},
];

check('partner.one-record', 'workspaces are the same in every form of their list', async (t) => {
  const { id: clientId } = t.partnerFixture('client');
  const { place } = await workspaceList(t, clientId);
  // Their people may rename them meanwhile.
  await failIfLasting(async () => {
    const seen = new Map<string, Said>();
    for (const query of workspaceForms) {
      const reply = await readWorkspaces(t, clientId, query);
      prepared(reply, 200, 'list the workspaces');
      for (const record of recordsAt(reply, place)) {
        const problem = findOther(seen, String(record.id), { record, names: ['name', 'createdAt'], reply });
        if (problem !== null) return problem;
      }
    }
    return null;
  });
});

function findOther(seen: Map<string, Said>, id: string, now: Said): Problem | null {
  const before = seen.get(id);
  if (before === undefined) {
    seen.set(id, now);
    return null;
  }
  const names = before.names.filter((name) => now.names.includes(name));
  const [expected, got] = [before, now].map(({ record }) => said(record, names));
  return expected === got
    ? null
    : { expected: `of ${id} ${expected}`, got: String(got), evidence: [before.reply, now.reply] };
}

function said(record: JsonObject, names: readonly string[]): string {
  return canonical(
    Object.fromEntries(names.flatMap((name) => (record[name] === undefined ? [] : [[name, record[name]]]))),
  );
}
