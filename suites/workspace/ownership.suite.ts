import {
  type CheckContext,
  check,
  exchangeOf,
  expectEitherWay,
  expectMessage,
  expectStatus,
  NotTested,
  type Reply,
} from '../../src/check/index.ts';
import { filespace, type WorkspaceResource, workspaceResources } from '../../src/resources/index.ts';
import { newKeyedAccount } from '../support/account-tokens.ts';
import { statusOf } from '../support/answers.ts';
import { drawnInTurn } from '../support/draws.ts';
import { expectUntouched, writeTo, writingOperations } from '../support/effects.ts';
import { missingMessages } from '../support/missing.ts';
import { sharedFilespace } from '../support/new-filespaces.ts';
import { isTelling, mentions, valuesOf } from '../support/open-bodies.ts';
import { belongingOf, clientOf, inOtherWorkspace, type Side } from '../support/other-workspace.ts';
import { inParallel } from '../support/parallel.ts';
import {
  filespaceOf,
  infoOf,
  needsDataStores,
  otherWay,
  type Request,
  registerOutcome,
  requestOtherwise,
  requestTo,
  type Site,
  type WorkspaceOperationInfo,
  workspaceOperations,
} from '../support/workspace-requests.ts';

/** Both ways: what one workspace has made must be out of reach for the token of the other. */
const directions: readonly { owner: Side; stranger: Side; what: string }[] = [
  { owner: 'otherWorkspace', stranger: undefined, what: 'of the other workspace' },
  { owner: undefined, stranger: 'otherWorkspace', what: 'of the first workspace, by the other token' },
];

interface Direction {
  owner: Side;
  stranger: Side;
}

/** The answer to a request of the stranger that would be fine if the owner sent it. */
async function strangersReply(t: CheckContext, request: Request, { owner, stranger }: Direction): Promise<Reply> {
  await expectNoNamesake(t, request, { owner, stranger });
  const reply = await clientOf(t, stranger).raw(await withOwnFilespace(t, request, stranger));
  await registerOutcome(t, request, reply, owner);
  // Another check may have made one under that id meanwhile.
  if (reply.response.ok) await expectNoNamesake(t, request, { owner, stranger }, reply);
  return reply;
}

/** A role change names filespaces, too: those of the stranger, so that nothing but the member is somebody else's. */
async function withOwnFilespace(t: CheckContext, request: Request, stranger: Side): Promise<Request> {
  if (request.operation !== 'PATCH /api/v1/members/{memberId}') return request;
  const filespaceId = await filespaceOf(t, { name: 'workspace', side: stranger }, false);
  return { ...request, body: { role: 'filespaceAdmin', filespaceIds: [filespaceId] } };
}

/**
 * Ids of members and accounts may be counted in each workspace. Where the stranger has something of its own under the
 * same id, nothing can be told, and a write would hit what is not ours.
 * @param answered the answer to the stranger, where the request was sent already.
 */
async function expectNoNamesake(
  t: CheckContext,
  { operation, path = {} }: Request,
  { owner, stranger }: Direction,
  answered?: Reply,
): Promise<void> {
  const belonging = belongingOf(Object.keys(path));
  const id = path[belonging?.key ?? ''];
  if (belonging === undefined || belonging === filespace || id === undefined || isTelling(id)) return;
  const read = { operation: belonging.get, path: { [belonging.key]: id } };
  const [mine, theirs] = await inParallel([owner, stranger].map((side) => clientOf(t, side).raw(read)));
  if (mine === undefined || theirs === undefined) return;
  const isHit = answered !== undefined && operation.startsWith('DELETE ') && theirs.response.status === 404;
  // What was deleted was the stranger's own where the owner still has what was meant.
  if (isHit ? mine.response.status !== 200 : theirs.response.status !== 200) return;
  if (!isHit && ownNames(mine, belonging).some((name) => mentions(theirs, name))) return;
  throw new NotTested('both workspaces give out the same ids, for things of their own');
}

/** The names in a record that nothing else of any workspace has; what it may tell of others is none of its own. */
function ownNames(reply: Reply, { nameAt }: WorkspaceResource): string[] {
  return valuesOf(reply.data)
    .filter(({ path }) => nameAt === undefined || path === nameAt.join('.'))
    .map(({ value }) => value)
    .filter((value) => value.toLowerCase().startsWith('vct-'));
}

/** What tells a thing of the run from all others, in a list of any workspace. */
function marksOf(id: string, read: Reply, resource: WorkspaceResource): string[] {
  if (isTelling(id)) return [id];
  const names = ownNames(read, resource);
  if (names.length === 0) throw new NotTested('the ids are short, and nothing else tells one thing from another');
  return names;
}

/** Who owns and who asks is the same code for both: each operation has one of them, the next with every turn. */
function directionsAt(t: CheckContext, turn: number): typeof directions {
  return drawnInTurn(t, directions, { in: directions.length, turn });
}

interface Asked {
  request: Request;
  site: Site;
  reply: Reply;
}

async function askedOf(own: CheckContext, info: WorkspaceOperationInfo, direction: Direction): Promise<Asked> {
  const site = { name: 'foreign', side: direction.owner, refused: true };
  const request = await writeTo(own, info, site);
  // What was just answered to its owner is no answer for the stranger.
  if (info.method === 'GET') await clientOf(own, direction.owner).raw(request);
  return { request, site, reply: await strangersReply(own, request, direction) };
}

function expectRefused(reply: Reply): void {
  if (statusOf(reply) !== 404) throw new NotTested('the request was not answered with 404');
}

const owned = workspaceOperations.filter(({ pathParameters }) => belongingOf(pathParameters) !== undefined);

for (const [place, info] of owned.entries()) {
  const requirement = belongingOf(info.pathParameters)?.laws.owned;
  if (requirement === undefined) continue;
  const isWriting = writingOperations.includes(info);
  /** The answers to a stranger, for all checks that judge them. What a stranger has changed is worth both ways. */
  const asked = async (t: CheckContext): Promise<Asked[]> => {
    const all: Asked[] = [];
    for (const { owner, stranger, what } of isWriting ? directions : directionsAt(t, place)) {
      t.workspace.as('otherWorkspace');
      await needsDataStores(t, info, stranger);
      all.push(await t.shared(`foreign ${info.operation} ${what}`, (own) => askedOf(own, info, { owner, stranger })));
    }
    return all;
  };

  check(requirement, `${info.operation} finds nothing of the other workspace`, async (t) => {
    for (const { reply } of await asked(t)) expectStatus(reply, 404, 'it belongs to another workspace');
  });

  check('workspace.ownership.message', `${info.operation} tells nothing of the other workspace`, async (t) => {
    for (const { reply } of await asked(t)) {
      expectRefused(reply);
      expectMessage(reply, missingMessages(info));
    }
  });

  if (!isWriting) continue;
  check('workspace.ownership.no-effect', `${info.operation} changes nothing of the other workspace`, async (t) => {
    for (const { request, site, reply } of await asked(t)) {
      expectRefused(reply);
      await expectUntouched(t, request, site, [reply]);
    }
  });
}

for (const [place, info] of owned.entries()) {
  if (belongingOf(info.pathParameters) !== filespace || otherWay(info) === undefined) continue;
  check(
    'workspace.ownership.filespace',
    `${info.operation} ${otherWay(info)} finds nothing of the other workspace`,
    async (t) => {
      for (const { owner, stranger } of directionsAt(t, place + 1)) {
        t.workspace.as('otherWorkspace');
        await needsDataStores(t, info, stranger);
        const request = await requestOtherwise(t, info, { name: 'foreign', side: owner });
        expectStatus(await strangersReply(t, request, { owner, stranger }), 404, 'it belongs to another workspace');
      }
    },
  );
}

/** What changes a thing, or what stands in it, and leaves it there. */
function changesOf({ key }: WorkspaceResource): WorkspaceOperationInfo[] {
  return writingOperations.filter(
    ({ method, pathParameters, path }) =>
      pathParameters.includes(key) &&
      !(method === 'DELETE' && pathParameters.at(-1) === key) &&
      !path.includes('/data-stores'),
  );
}

// Whoever writes a thing anew must not forget whose it is.
for (const [place, resource] of workspaceResources.entries()) {
  const { get, key, laws } = resource;
  const changes = changesOf(resource);
  if (laws.owned === undefined || changes.length === 0) continue;
  check(laws.owned, `${get} finds nothing of the other workspace after it was changed`, async (t) => {
    t.workspace.as('otherWorkspace');
    for (const { owner, stranger } of directionsAt(t, place)) {
      for (const info of changes) {
        const change = await requestTo(t, info, { name: 'changed', side: owner });
        const changed = await clientOf(t, owner).raw(change);
        await registerOutcome(t, change, changed, owner);
        if (!changed.response.ok) continue;
        const read = { operation: get, path: { [key]: change.path?.[key] ?? '' } };
        expectStatus(await strangersReply(t, read, { owner, stranger }), 404, 'it belongs to another workspace');
      }
    }
  });
}

check(
  'workspace.ownership.filespace',
  'a token that the other workspace issued finds nothing of the first',
  async (t) => {
    t.workspace.as('otherWorkspace');
    const [{ id }, { token }] = [await sharedFilespace(t), await newKeyedAccount(inOtherWorkspace(t))];
    const request = { operation: filespace.get, path: { filespaceId: id } };
    const reply = await t.workspace.withAuthorization(`Bearer ${token}`).raw(request);
    expectStatus(reply, 404, 'it belongs to another workspace than the account of the token');
  },
);

for (const resource of workspaceResources) {
  const { key, get, list, filter, laws } = resource;
  const requirement = laws.ownedListed;
  if (list === undefined || requirement === undefined) continue;
  for (const { owner, stranger, what } of directions) {
    check(requirement, `${list} shows nothing ${what}`, async (t) => {
      t.workspace.as('otherWorkspace');
      const { path } = await requestTo(t, infoOf(get), { name: 'listed', side: owner });
      const id = path?.[key] ?? '';
      const mine = await clientOf(t, owner).raw({ operation: get, path });
      const queries = [{}, ...(filter === undefined ? [] : [{ [filter]: nameIn(mine, resource) }])];
      await clientOf(t, owner).raw({ operation: list });
      const replies = await inParallel(queries.map((query) => clientOf(t, stranger).raw({ operation: list, query })));
      for (const reply of replies) expectStatus(reply, 200);
      const asOwner = await besideWorkspaceOf(t, list, { owner, stranger });
      for (const reply of [...replies, ...asOwner]) {
        for (const mark of marksOf(id, mine, resource)) {
          expectEitherWay(
            !mentions(reply, mark),
            `no ${mark}, which belongs to another workspace`,
            'it in the list',
            mine,
            reply,
          );
        }
      }
    });
  }
}

/** The list, asked for with the workspace of the owner beside it; whether a query of no such parameter is taken is open. */
async function besideWorkspaceOf(
  t: CheckContext,
  list: NonNullable<WorkspaceResource['list']>,
  { owner, stranger }: Direction,
): Promise<Reply[]> {
  const [theirs, own] = [await workspaceIdOf(t, owner), await workspaceIdOf(t, stranger)];
  if (theirs === own || !isTelling(theirs)) return [];
  const headers = { 'x-workspace-id': theirs };
  const reply = await clientOf(t, stranger).raw({
    operation: list,
    query: { workspaceId: theirs },
    headers,
    open: true,
  });
  return reply.response.ok ? [reply] : [];
}

/** As a filespace of it says; empty where none does. */
async function workspaceIdOf(t: CheckContext, side: Side): Promise<string> {
  return t.shared(`workspace of ${side ?? 'the first token'}`, async (own) => {
    const request = await requestTo(own, infoOf(filespace.get), { name: 'listed', side });
    const { json } = exchangeOf(await clientOf(own, side).raw(request));
    return valuesOf(json).find(({ path }) => path === 'data.workspaceId')?.value ?? '';
  });
}

function nameIn(reply: Reply, { named }: WorkspaceResource): string {
  return new RegExp(`"${named}"\\s*:\\s*"([^"]+)"`).exec(JSON.stringify(reply.data) ?? '')?.[1] ?? 'nobody@example.com';
}
