import type { CheckContext } from '../../src/check/index.ts';
import { sharedTeam } from './client-members.ts';
import { filespaceList, fixturePath, workspaceList, workspacePath } from './client-workspaces.ts';
import type { ReadList } from './list-walks.ts';
import { recordsAt } from './lists.ts';
import { type Ids, type PartnerOperationInfo, sharedHome } from './partner-requests.ts';

/** The ids of two things of a kind, next to each other where there are two of them in one place. */
export type Pair = readonly [Ids, Ids];

/** Two things of which the operation tells something; they are only read. @throws {NotTested} where only one is known. */
export async function readablePair(t: CheckContext, { path, pathParameters }: PartnerOperationInfo): Promise<Pair> {
  const kind = pathParameters.at(-1);
  if (kind === 'filespaceId') return filespacesOf(t);
  if (kind === 'workspaceId') return workspacesOf(t);
  const home = await sharedHome(t);
  if (kind === 'accountId') return [home, { ...home, accountId: home.owner }];
  const isOfTeam = path.includes('/members') || path.endsWith('{clientId}');
  if (isOfTeam) return [home, { clientId: (await sharedTeam(t)).client.id }];
  return [{ clientId: t.partnerFixture('client').id }, { clientId: t.partnerFixture('otherClient').id }];
}

async function workspacesOf(t: CheckContext): Promise<Pair> {
  const own = workspacePath(t);
  const workspaceId = await anotherIn(t, await workspaceList(t, own.clientId), own.workspaceId);
  return [own, workspaceId === undefined ? fixturePath(t, 'otherClient') : { ...own, workspaceId }];
}

async function filespacesOf(t: CheckContext): Promise<Pair> {
  const own = fixturePath(t);
  const filespaceId = await anotherIn(t, await filespaceList(t, own), own.filespaceId);
  return [own, filespaceId === undefined ? fixturePath(t, 'otherClient') : { ...own, filespaceId }];
}

/** The id of another thing in the list; undefined where it holds no other, or where nothing tells its id. */
function anotherIn(t: CheckContext, list: ReadList, id: string): Promise<string | undefined> {
  return t.shared(`another one in the ${list.key}`, async (own) => {
    const reply = await list.read(own, {});
    if (!list.unique || reply.response.status !== 200) return undefined;
    return recordsAt(reply, list.place)
      .map(list.identify)
      .find((other) => other !== id);
  });
}
