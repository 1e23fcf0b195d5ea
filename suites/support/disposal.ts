import { type CheckContext, Inconclusive, NotTested, type Reply } from '../../src/check/index.ts';
import { type Below, readMembers } from './client-contents.ts';
import { addMember, answeredId, getMember, idsOf, listMembers, ownerOf, removeMember } from './client-members.ts';
import { deleteClient, getClient } from './clients.ts';
import { hasWorkspaces } from './deletable.ts';
import { membersPlace, page } from './partner.ts';
import {
  type Ids,
  isOfOwner,
  operationsWith,
  type PartnerOperationInfo,
  readableIds,
  requestTo,
  send,
} from './partner-requests.ts';
import { areEmailsWhole, isWholeEmail } from './team-life.ts';

const isGone = '`partner.fixtures.disposableClient` is gone already: every run needs a new one';

interface Disposal {
  id: string;
  /** The removal of its owner, before that; null where it shows none. */
  ownerRemoval: Reply | null;
  reply: Reply;
  /** What another client holds, right before and right after. */
  before: readonly Reply[];
  after: readonly Reply[];
  /** All reads of it, which were answered before it was deleted, right after: of itself, its lists, what stands below. */
  gone: readonly Reply[];
}

/** The client that the profile gives away is deleted once; before that it must be there, with a workspace. */
export function disposal(t: CheckContext): Promise<Disposal> {
  const { id } = t.partnerFixture('disposableClient');
  return t.shared('partner disposed client', async (own) => {
    const { status } = (await getClient(own, id)).response;
    if (status === 404) throw new NotTested(isGone);
    if (status !== 200) throw new Inconclusive('the client `partner.fixtures.disposableClient` cannot be read');
    if (!(await hasWorkspaces(own, id))) throw new NotTested('`partner.fixtures.disposableClient` has no workspace');
    // Whatever keeps it from being looked at is a matter of the check that looks.
    await memberWhoLeaves(own).catch(() => null);
    await oldMembers(own).catch(() => null);
    const ownerRemoval = await removalOfOwner(own, id);
    const before = await heldByAnother(own);
    // The very same requests: an answer may be kept by all that it was asked for.
    const requests = await readsOf(own, id);
    const read = () => Promise.all(requests.map((request) => send(own, request)));
    await read();
    const reply = await deleteClient(own, id);
    // Another run of the same profile may have come first.
    if (reply.response.status === 404 && (await getClient(own, id)).response.status === 404)
      throw new NotTested(isGone);
    const gone = reply.response.ok ? await read() : [];
    return { id, ownerRemoval, reply, before, after: await heldByAnother(own), gone };
  });
}

/** Records, lists, people and measurements may be kept in different places. */
async function readsOf(t: CheckContext, clientId: string) {
  const { workspace: workspaceId, filespace: filespaceId } = t.partnerFixture('disposableClient');
  const accountId = (await ownerOf(t, clientId)).accountId ?? undefined;
  const known = Object.entries({ clientId, workspaceId, filespaceId, accountId }).filter(([, id]) => id !== undefined);
  const ids: Ids = Object.fromEntries(known);
  return operationsWith('clientId')
    .filter(({ method, pathParameters }) => method === 'GET' && pathParameters.every((name) => name in ids))
    .map((info) => requestTo(t, info, ids));
}

interface Leaving {
  /** The owner before somebody was added, and right after. */
  owners: readonly [before: Owner, after: Owner];
  added: Reply;
  removal: Reply;
  /** The members before that, and after the removal. */
  before: Below;
  after: Below;
}

type Owner = Awaited<ReturnType<typeof ownerOf>>;

/**
 * Of those who have signed in none is the run's own, and no client of the run has workspaces, so that only here somebody
 * comes and leaves beside them.
 */
export function memberWhoLeaves(t: CheckContext): Promise<Leaving> {
  const { id } = t.partnerFixture('disposableClient');
  return t.shared('partner member who leaves the disposable client', async (own) => {
    if ((await getClient(own, id)).response.status === 404) throw new NotTested(isGone);
    const before = await readMembers(own, id);
    const owner = await ownerOf(own, id);
    const added = await addMember(own, id, own.names.email());
    if (!added.response.ok) throw new NotTested('`partner.fixtures.disposableClient` takes no members');
    // Who cannot be removed goes with the client.
    const accountId = await answeredId(own, id, added, 201);
    const owners = [owner, await ownerOf(own, id)] as const;
    const removal = await removeMember(own, id, accountId);
    return { owners, added, removal, before, after: await readMembers(own, id) };
  });
}

/** One of those who were members before the run, and what became of whoever wanted to add it again or to remove it. */
interface OldMember {
  readonly accountId: string;
  readonly email: string | null;
  readonly again: Reply | null;
  readonly removal: Reply;
  readonly after: Reply;
  /** The lists in which it may have stayed. */
  readonly lists: readonly Reply[];
  /** The answer to one more add, now that it is gone. */
  readonly back: Reply | null;
}

/** What is kept for each, whoever is asked for. */
const forms = [{}, { status: 'new' }, { status: 'active' }, { s: 'createdAt' }] as const;

/**
 * Who has signed in, or was added long ago, is nobody whom a run can make. All of them go with the client that the
 * profile gives away; one of each status is removed before.
 */
function oldMembers(t: CheckContext): Promise<ReadonlyMap<'new' | 'active', OldMember>> {
  const { id } = t.partnerFixture('disposableClient');
  return t.shared('partner old members of the disposable client', async (own) => {
    const { accountId: owner } = await ownerOf(own, id);
    const reply = await listMembers(own, id, { l: 300, s: 'createdAt' });
    const records = page(reply, await membersPlace(own));
    const ids = await idsOf(own, id, records);
    const takesMembers = await memberWhoLeaves(own).then(
      () => true,
      () => false,
    );
    const areTelling = takesMembers && (await areEmailsWhole(own));
    const found = new Map<'new' | 'active', OldMember>();
    for (const status of ['new', 'active'] as const) {
      const at = records.findIndex((record, index) => record.status === status && ids[index] !== owner);
      const [record, accountId] = [records[at], ids[at]];
      if (record === undefined || accountId === undefined) continue;
      const email = areTelling && isWholeEmail(record.email) ? record.email : null;
      const again = email === null ? null : await addMember(own, id, email);
      const isThere = again?.response.ok !== true || (await getMember(own, id, accountId)).response.status === 200;
      const removal = await removeMember(own, id, accountId);
      const after = await getMember(own, id, accountId);
      // Another run of the same profile may have come first.
      const isGone = removal.response.status === 404 && after.response.status === 404;
      if (!isThere || isGone) continue;
      const lists = await Promise.all(forms.map((form) => listMembers(own, id, { ...form, l: 300 })));
      const back = removal.response.ok && email !== null ? await addMember(own, id, email) : null;
      found.set(status, { accountId, email, again, removal, after, lists, back });
    }
    return found;
  });
}

export async function oldMember(t: CheckContext, status: 'new' | 'active'): Promise<OldMember> {
  await disposal(t);
  const member = (await oldMembers(t)).get(status);
  if (member !== undefined) return member;
  throw new NotTested(`\`partner.fixtures.disposableClient\` has no ${status} member beside its owner`);
}

/** An owner who has signed in is one that no run can make; this one goes with its client anyway. */
async function removalOfOwner(t: CheckContext, clientId: string): Promise<Reply | null> {
  const { accountId } = await ownerOf(t, clientId);
  return accountId === null ? null : removeMember(t, clientId, accountId);
}

/** Whatever can be read of the client that the profile lends. */
async function heldByAnother(t: CheckContext): Promise<Reply[]> {
  const { client } = t.partnerTarget.fixtures;
  if (client === undefined) return [];
  const reads = operationsWith('clientId').filter(
    ({ method, pathParameters }) => method === 'GET' && !pathParameters.includes('accountId'),
  );
  const idsOf = async (info: PartnerOperationInfo): Promise<Ids> =>
    isOfOwner(info) ? { clientId: client.id } : readableIds(t, info);
  return Promise.all(reads.map(async (info) => send(t, requestTo(t, info, await idsOf(info)))));
}
