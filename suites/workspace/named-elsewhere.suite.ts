import {
  type CheckContext,
  check,
  describe,
  exchangeOf,
  expectEitherWay,
  field,
  Inconclusive,
  NotTested,
  prepared,
  type Reply,
  show,
} from '../../src/check/index.ts';
import { dataStore, filespace, type WorkspaceResource } from '../../src/resources/index.ts';
import { hasS3Params } from '../support/data-stores.ts';
import { getFilespace, recordOf } from '../support/filespaces.ts';
import { shortest } from '../support/json-text.ts';
import { isReady, sharedFilespace, untilReady } from '../support/new-filespaces.ts';
import { clientOf } from '../support/other-workspace.ts';
import { filespaceOf, idOfMade, infoOf, requestTo, textOf } from '../support/workspace-requests.ts';
import { makings } from './resources/index.ts';
import type { Ids } from './resources/making.ts';
import type { Made } from './resources/ordinary.ts';

/*
 * Who asks says which workspace is meant, and the path says which filespace. Whether a body may name another one beside
 * that is open; what it names has no part in it, though it is there.
 */

const side = 'otherWorkspace';
const site = { name: 'workspace' };

type Making = (typeof makings)[number];

/** A thing of which the create and the change have named the other workspace. */
interface Placed {
  creation: Reply;
  /** Null where the thing has no change, or its id was not found. */
  update: Reply | null;
  /** What it was called, in the end last. */
  names: readonly string[];
  /** What its maker is shown of it. */
  get: Reply | null;
  /** The list of the other workspace; null for what has none. */
  there: Reply | null;
}

/** What a body has to name: the ids of the other workspace, and of a filespace in it. */
function idsOfOther(t: CheckContext): Promise<{ workspaceId: string; filespaceId: string }> {
  return t.shared('workspace ids of the other workspace', async (own) => {
    const other = clientOf(own, side);
    const filespaceId = await filespaceOf(own, { ...site, side }, false);
    const [theirs, ours] = [
      await other.raw({ operation: filespace.get, path: { filespaceId } }),
      await getFilespace(own, (await sharedFilespace(own)).id),
    ];
    const [workspaceId, mine] = [theirs, ours].map((reply) => recordOf(reply).workspaceId);
    if (typeof workspaceId !== 'string') throw new Inconclusive('the filespace of the other workspace shows none');
    if (workspaceId === mine) throw new NotTested('both tokens are of one workspace');
    return { workspaceId, filespaceId };
  });
}

function placed(t: CheckContext, making: Making): Promise<Placed> {
  return t.shared(`workspace ${making.resource.noun} named elsewhere`, async (own) => {
    const { create, get, list, key, named, slow }: Made = making.resource;
    const ids = await idsOfOther(own);
    const request = await requestTo(own, infoOf(create), site);
    // What stands in no filespace has none to be put into.
    const elsewhere = request.path?.filespaceId === undefined ? { workspaceId: ids.workspaceId } : ids;
    const body = { ...Object(request.body), ...elsewhere };
    const creation = await own.workspace.raw({ ...request, body, open: true });
    if (!creation.response.ok) throw new NotTested(`a body that names a workspace is ${creation.response.status}`);
    const id = await idOfMade(own, request, creation);
    if (id !== null && slow !== undefined && !isReady(creation)) await untilReady(own, id);
    const path = { ...request.path, [key]: id ?? '' };
    const change = id === null ? null : await changeOf(own, making, path);
    const renamed = { ...change?.body, ...elsewhere };
    const update = change && (await own.workspace.raw({ ...change, body: renamed, open: true }));
    const looked = id === null ? null : await own.workspace.raw({ operation: get, path, also: [404] });
    const there = isOwned(making.resource) ? await clientOf(own, side).raw({ operation: list }) : null;
    const names = [body, renamed].map((sent) => textOf(sent, named)).filter((name) => name !== '');
    // What stands there has to be removed there.
    if (there !== null && isListed(there, names)) await making.register(own, creation, request, side);
    return { creation, update, names, get: looked, there };
  });
}

/** Null where nothing of the kind is changed. */
async function changeOf(t: CheckContext, { resource, changed }: Making, path: Ids) {
  const { change }: Made = resource;
  // Data stores without parameters have no update.
  if (change === undefined || changed === undefined || (resource === dataStore && !hasS3Params(t))) return null;
  return { operation: change.operation, path, body: await changed(t, { site, path }) };
}

const isOwned = ({ laws }: WorkspaceResource): boolean => laws.ownedListed !== undefined;

/** Names of the run are nobody else's; in quotes, since another one may begin with it. */
function isListed(list: Reply, names: readonly string[]): boolean {
  const text = shortest(exchangeOf(list)).toLowerCase();
  return names.some((name) => text.includes(JSON.stringify(name.toLowerCase())));
}

for (const making of makings) {
  const { noun, laws, nameAt }: WorkspaceResource = making.resource;
  const listed = laws.ownedListed;
  if (listed !== undefined) {
    check(listed, `a ${noun} is not listed in another workspace that its create names`, async (t) => {
      const { creation, update, names, there } = await placed(t, making);
      if (there === null) return;
      prepared(there, 200, 'list those of the other workspace');
      const evidence = [creation, ...(update === null ? [] : [update]), there];
      expectEitherWay(!isListed(there, names), `no ${names[0]} in the list of the other workspace`, 'it', ...evidence);
    });
  }

  const single = laws.life?.get ?? 'workspace.service-account.get.status';
  check(single, `a ${noun} is there for its maker though its create names another workspace`, async (t) => {
    const { creation, update, names, get } = await placed(t, making);
    if (get === null) throw new Inconclusive(`nothing in the answer leads to the ${noun}`);
    const evidence = [creation, ...(update === null ? [] : [update]), get];
    expectEitherWay(get.response.status === 200, '200 where it was made', describe(exchangeOf(get)), ...evidence);
    if (nameAt === undefined) return;
    const shown = nameAt.reduce<unknown>(field, exchangeOf(get).json);
    const isIt = names.some((name) => name.toLowerCase() === String(shown).toLowerCase());
    expectEitherWay(isIt, `the name ${names.map(show).join(' or ')}`, show(shown), ...evidence);
  });
}
