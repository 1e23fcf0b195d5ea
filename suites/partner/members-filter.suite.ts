import {
  type CheckContext,
  exchangeOf,
  expectEqual,
  expectStatus,
  expectThat,
  field,
  late,
  lent,
  NotTested,
  prepared,
  type Reply,
} from '../../src/check/index.ts';
import {
  errorCodes,
  expectErrorCode,
  getMember,
  idsIn,
  listMembers,
  listRaw,
  type MemberQuery,
  sharedTeam,
} from '../support/client-members.ts';
import { failIfLasting, type Problem } from '../support/list-walks.ts';
import {
  manyMembers,
  memberPage,
  missingFrom,
  type PageOfMany,
  pageBeyond,
  walkMany,
  walkToEnd,
} from '../support/many-client-members.ts';
import { newBesideActive } from '../support/new-beside-active.ts';
import { inParallel } from '../support/parallel.ts';
import { sharedClient } from '../support/partner.ts';
import { readAnew } from '../support/read-once.ts';
import { unlessTheySignIn } from '../support/sign-ins.ts';

const { check, observe } = late;

/** A check about members who never signed in. */
const checkNew: typeof check = (requirement, name, body) => check(requirement, name, unlessTheySignIn(body));

type Status = NonNullable<MemberQuery['status']>;

/** Every record must show the status that was asked for; whether `pages` is all there is does not matter. */
function expectOnly(status: Status, pages: readonly PageOfMany[]): void {
  for (const { records, reply } of pages) {
    const others = records.map((record) => field(record, 'status')).filter((shown) => shown !== status);
    expectEqual(others, [], `the statuses other than ${status} in a list filtered by it`, reply);
  }
}

check('partner.member.status-filter.new', 'nobody who signed in is listed as new', async (t) => {
  const { client, accountId } = t.partnerFixture('activeMember');
  const pages = await walkToEnd(t, client, { status: 'new', l: 300 });
  expectOnly('new', pages);
  for (const query of [{}, { p: 1 }, { l: 300 }, { s: 'createdAt' }, { s: '-createdAt' }] as const) {
    expectOnly('new', [await memberPage(t, client, { ...query, status: 'new' })]);
  }
  const listed = pages.some(({ ids }) => ids.includes(accountId));
  expectThat(!listed, `a list of new members without the active ${accountId}`, 'a list with it', ...repliesOf(pages));
});

checkNew('partner.member.status-filter.new-complete', 'a whole team of new members is listed', async (t) => {
  const { client, owner, others } = await sharedTeam(t);
  for (const query of [{}, { l: 300 }, { s: 'createdAt' }, { s: '-createdAt' }] as const) {
    const reply = await listMembers(t, client.id, { ...query, status: 'new' });
    const ids = await idsIn(t, client.id, reply);
    const missing = [owner, ...others].map(({ accountId }) => accountId).filter((id) => !ids.includes(id));
    expectEqual(missing, [], 'the new members missing from the filtered list', reply);
  }
});

checkNew('partner.member.status-filter.new-complete', 'all of a hundred new members are listed', async (t) => {
  const many = await manyMembers(t);
  const query = { status: 'new', l: 100 } as const;
  const pages = await walkMany(t, many, query);
  const missing = await missingFrom(t, many, pages, query);
  expectEqual(missing, [], 'the new members missing from the filtered list', ...repliesOf(pages));
});

checkNew('partner.member.status-filter.active', 'no member who never signed in is listed as active', async (t) => {
  const [empty, team, many] = await Promise.all([sharedClient(t), sharedTeam(t), manyMembers(t)]);
  for (const clientId of [empty.id, team.client.id, many.clientId]) {
    for (const query of clientId === empty.id ? [{}] : ([{}, { l: 300, s: 'createdAt' }, { l: 2, p: 1 }] as const)) {
      const reply = await listMembers(t, clientId, { ...query, status: 'active' });
      expectStatus(reply, 200, 'the filter active');
      expectEqual(await idsIn(t, clientId, reply), [], 'the active members of a client where nobody signed in', reply);
    }
  }
});

check('partner.member.status-filter.active', 'everybody listed as active shows that status', async (t) => {
  const { client } = t.partnerFixture('activeMember');
  expectStatus(await listMembers(t, client, { status: 'active' }), 200, 'the filter active');
  expectOnly('active', await walkToEnd(t, client, { status: 'active', l: 300 }));
});

check('partner.member.status-filter.active-complete', 'the active member is listed as active', async (t) => {
  const { client, accountId } = t.partnerFixture('activeMember');
  const pages = await walkFor(t, client, { status: 'active', l: 300 }, accountId);
  const listed = pages.some(({ ids }) => ids.includes(accountId));
  expectThat(listed, `the active member ${accountId} in the list`, 'a list without it', ...repliesOf(pages));
});

for (const status of ['new', 'active'] as const) {
  const title = `whoever is shown as ${status} is listed as ${status}`;
  check(`partner.member.status-filter.${status}-complete`, title, async (t) => {
    const { client } = t.partnerFixture('activeMember');
    await failIfLasting(async () => {
      const plain = await walkToEnd(t, client, { l: 300 });
      const filtered = await walkToEnd(t, client, { status, l: 300 });
      const listed = new Set(filtered.flatMap(({ ids }) => ids));
      const shown = shownAs(status, plain);
      const lacking = shown.filter((id) => !listed.has(id));
      if (lacking.length === 0) return null;
      // Others may remove members at any time.
      const after = await walkToEnd(t, client, { l: 300 });
      const lost = lacking.find((id) => shownAs(status, after).includes(id));
      if (lost === undefined) return null;
      const evidence = repliesOf([...plain, ...filtered, ...after]);
      return { expected: `all ${shown.length} ${status} members`, got: `no ${lost}`, evidence };
    });
  });
}

function shownAs(status: Status, pages: readonly PageOfMany[]): string[] {
  return pages.flatMap(({ records, ids }) => ids.filter((_, index) => field(records[index], 'status') === status));
}

/** Members of a fixture may come and go, which moves others from one page to the next while they are read. */
async function walkFor(
  t: CheckContext,
  clientId: string,
  query: MemberQuery,
  accountId: string,
): Promise<PageOfMany[]> {
  for (let attempt = 1; ; attempt += 1) {
    const pages = await walkToEnd(t, clientId, query);
    if (pages.some(({ ids }) => ids.includes(accountId))) return pages;
    if (attempt < 4) continue;
    const { response } = await getMember(t, clientId, accountId);
    if (response.status === 404) throw new NotTested('the active member that the profile lends is gone');
    return pages;
  }
}

checkNew('partner.member.status-filter.paging', 'a walk over new members yields each once', async (t) => {
  const many = await manyMembers(t);
  for (const query of [
    { status: 'new', l: 40, s: 'createdAt' },
    { status: 'new', l: 100 },
  ] as const) {
    const pages = await walkMany(t, many, query);
    const ids = pages.flatMap((one) => one.ids);
    const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
    expectEqual(twice, [], 'the members met twice on the walk', ...repliesOf(pages));
    expectEqual(await missingFrom(t, many, pages, query), [], 'the members missing from the walk', ...repliesOf(pages));
  }
});

checkNew('partner.member.status-filter.paging', 'a page of new members may be as long as any', async (t) => {
  const many = await manyMembers(t);
  const { ids, reply } = await memberPage(t, many.clientId, { status: 'new', l: 300 });
  const missing = many.ids.slice(0, 300).length - ids.length;
  expectThat(missing <= 0, `${Math.min(300, many.ids.length)} members with l=300`, `${ids.length}`, reply);
});

checkNew('partner.member.status-filter.paging', 'the filter holds on later pages, too', async (t) => {
  const many = await manyMembers(t);
  // Nobody is active, so that every page after the first is beyond the last: its status is open, its members are not.
  for (const query of [{ p: 2 }, { l: 25, p: 3, s: 'createdAt' }] as const) {
    const { reply, page: beyond } = await pageBeyond(t, many.clientId, { ...query, status: 'active' });
    expectEqual(beyond?.ids ?? [], [], 'the active members of a client where nobody signed in', reply);
  }
});

for (const status of ['new', 'active'] as const) {
  checkNew(
    'partner.member.status-filter.paging',
    `small pages of ${status} members leave out the others`,
    async (t) => {
      const { client, accountId } = t.partnerFixture('activeMember');
      const whole = () => walkToEnd(t, client, { status, l: 300 });
      const all = await whole();
      const count = all.flatMap(({ ids }) => ids).length;
      const l = Math.min(300, Math.max(1, Math.ceil(count / 4)));
      const wanted = status === 'active';
      // Those who are left out must not count wherever they stand: of a few active members, others are on either side.
      for (const order of wanted ? [{ s: 'createdAt' } as const, {}] : [{ s: 'createdAt' } as const]) {
        const query = { status, ...order, l };
        const pages = wanted ? await walkFor(t, client, query, accountId) : await walkToEnd(t, client, query);
        expectOnly(status, pages);
        const found = pages.some(({ ids }) => ids.includes(accountId));
        expectThat(
          found === wanted,
          `the active member ${wanted ? 'on' : 'on none of'} the pages`,
          `the opposite`,
          ...repliesOf(pages),
        );
        await failIfLasting(async (attempt) => {
          const [wholeNow, walked] = attempt === 1 ? [all, pages] : [await whole(), await walkToEnd(t, client, query)];
          return findTwice(walked) ?? (await findLost(wholeNow, walked, whole)) ?? findShort(walked, l);
        });
      }
    },
  );
}

// Whoever the filter leaves out stands first in the list: what is cut before it is filtered is empty.
lent.check('partner.member.status-filter.paging', 'who is left out takes no place on the first page', async (t) => {
  const { client } = await newBesideActive(t);
  for (const query of [{ status: 'active' }, { status: 'new', s: 'createdAt' }] as const) {
    const whole = await readAnew(() => memberPage(t, client, { ...query, l: 300 }));
    if (whole.ids.length === 0) throw new NotTested(`the target lists no ${query.status} member`);
    const first = await readAnew(() => memberPage(t, client, { ...query, l: 1 }));
    expectOnly(query.status, [first]);
    expectThat(first.ids.length === 1, '1 member on the first page', `${first.ids.length}`, whole.reply, first.reply);
  }
});

function findTwice(pages: readonly PageOfMany[]): Problem | null {
  const ids = pages.flatMap((one) => one.ids);
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  if (twice.length === 0) return null;
  return { expected: 'each member once on the pages', got: `${twice.join(', ')} again`, evidence: repliesOf(pages) };
}

/** Whether the left out stand before the others or behind them, none of the others is left out with them. */
async function findLost(
  before: readonly PageOfMany[],
  pages: readonly PageOfMany[],
  readAgain: () => Promise<readonly PageOfMany[]>,
): Promise<Problem | null> {
  const walked = new Set(idsOn(pages));
  const lost = idsOn(before).filter((id) => !walked.has(id));
  if (lost.length === 0) return null;
  const after = new Set(idsOn(await readAgain()));
  // Whoever was removed meanwhile has moved the others.
  if (idsOn(before).some((id) => !after.has(id))) return null;
  return { expected: 'each member on the pages', got: `none with ${lost.join(', ')}`, evidence: repliesOf(pages) };
}

function idsOn(pages: readonly PageOfMany[]): string[] {
  return pages.flatMap(({ ids }) => ids);
}

/** What is filtered after its page was cut leaves pages that are not full. */
function findShort(pages: readonly PageOfMany[], l: number): Problem | null {
  const filled = pages.filter(({ ids }) => ids.length > 0);
  const short = filled.slice(0, -1).find(({ ids }) => ids.length < l);
  if (short === undefined) return null;
  return {
    expected: `${l} members on every page but the last`,
    got: `${short.ids.length}`,
    evidence: repliesOf(pages),
  };
}

function repliesOf(pages: readonly PageOfMany[]): Reply[] {
  return pages.map(({ reply }) => reply);
}

const confirmed = ['accepted', 'activated', 'confirmed', 'enabled'];
/** The statuses that may be meant by another spelling of the two are left open. */
const otherStates = [
  'pending',
  'invited',
  'deleted',
  'removed',
  'disabled',
  'suspended',
  'deactivated',
  'expired',
  ...confirmed,
];
/** Where less than the whole text is compared, or more than one status, or where a language has its own ideas. */
const nearStates = ['inactive', 'newer', 'new-member', 'activ', 'xnew', 'new,active', 'new|active', '-new', '!new'];
const noStates = [
  'owner',
  'guest',
  'all',
  'any',
  '*',
  '%',
  '0',
  '1',
  'true',
  'null',
  'undefined',
  'constructor',
  "new'",
];
const unsupported = [...otherStates, ...nearStates, ...noStates];

/** Asks for each of them once, and by turns for the whole team, for a page of it, and where there is nobody. */
function unsupportedLists(t: CheckContext): Promise<{ status: string; reply: Reply }[]> {
  return t.shared('partner members of unsupported statuses', async (own) => {
    const [empty, { client }] = await Promise.all([sharedClient(own), sharedTeam(own)]);
    const pages: Record<string, string>[] = [{}, { p: '1', l: '10', s: 'createdAt' }, { p: '2', l: '1' }];
    const lists = [...pages.map((page) => ({ clientId: client.id, page })), { clientId: empty.id, page: {} }];
    return inParallel(
      unsupported.map(async (status, index) => {
        const { clientId, page } = lists[index % lists.length] ?? { clientId: client.id, page: {} };
        return { status, reply: await listRaw(own, clientId, { ...page, status }) };
      }),
    );
  });
}

checkNew('partner.member.status-filter.invalid', 'other statuses are rejected, the two accepted', async (t) => {
  const { client, owner } = await sharedTeam(t);
  for (const { status, reply } of await unsupportedLists(t)) expectStatus(reply, 400, `the status filter ${status}`);
  for (const status of ['new', 'active'] as const) {
    const reply = await readAnew(() => listMembers(t, client.id, { status }));
    expectStatus(reply, 200, status);
    // Nor does a rejection leave anything behind that the next one who asks would notice.
    const members = (await idsIn(t, client.id, reply)).filter((id) => id === owner.accountId);
    expectEqual(members.length, status === 'new' ? 1 : 0, `the owner in the list of ${status} members`, reply);
  }
});

check('partner.member.status-filter.invalid-code', 'the rejection of each other status names the code', async (t) => {
  for (const { reply } of await unsupportedLists(t)) expectErrorCode(reply, errorCodes.invalidStatus);
});

observe('partner.member.status-filter.case', async (t) => {
  const { client, owner } = await sharedTeam(t);
  const answers = await Promise.all(
    ['NEW', 'Active'].map(async (status) => {
      const reply = await listRaw(t, client.id, { status }, { open: true });
      return `${status}: ${await filterEffect(t, client.id, reply, owner.accountId)}`;
    }),
  );
  return answers.join(', ');
});

observe('partner.member.status-filter.empty', async (t) => {
  const { client, owner } = await sharedTeam(t);
  const reply = await listRaw(t, client.id, { status: '' }, { open: true });
  return filterEffect(t, client.id, reply, owner.accountId);
});

async function filterEffect(t: CheckContext, clientId: string, reply: Reply, newMember: string): Promise<string> {
  const { status } = exchangeOf(reply);
  if (status !== 200) return String(status);
  prepared(reply, 200, 'list the members');
  const ids = await idsIn(t, clientId, reply);
  return ids.includes(newMember) ? '200 with the new members' : '200 without the new members';
}
