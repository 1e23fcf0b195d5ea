import { type CheckContext, NotTested, type Reply } from '../../src/check/index.ts';
import { readFilespaces, readWorkspaces } from './client-workspaces.ts';
import { getClient } from './clients.ts';
import { largestPage } from './list-walks.ts';
import { shortestTellingId } from './lists.ts';
import { mentions } from './open-bodies.ts';

export type Path = Record<string, string> & { clientId: string };

/** The ids of what the client holds, as its lists show. @throws {NotTested} where these do not show it. */
export function pathBelow(t: CheckContext, levels: 1 | 2 | 3): Promise<Path> {
  t.partnerFixture('disposableClient');
  return t.shared(`path below the disposable client ${levels}`, (own) => listedPath(own, levels));
}

export async function listedPath(t: CheckContext, levels: 1 | 2 | 3): Promise<Path> {
  const { id: clientId, workspace, filespace } = t.partnerFixture('disposableClient');
  const { status } = (await getClient(t, clientId)).response;
  if (status !== 200) throw new NotTested('`partner.fixtures.disposableClient` is gone already');
  if (levels === 1) return { clientId };
  if (workspace === undefined) throw new NotTested('add `partner.fixtures.disposableClient.workspace` to the profile');
  needsListed(await readWorkspaces(t, clientId, { l: String(largestPage) }), workspace);
  const path = { clientId, workspaceId: workspace };
  if (levels === 2) return path;
  if (filespace === undefined) throw new NotTested('add `partner.fixtures.disposableClient.filespace` to the profile');
  needsListed(await readFilespaces(t, path, { l: String(largestPage) }), filespace);
  return { ...path, filespaceId: filespace };
}

function needsListed(list: Reply, id: string): void {
  const { status } = list.response;
  if (status !== 200) throw new NotTested(`a list below the disposable client is answered with ${status}`);
  if (id.length < shortestTellingId || !mentions(list, id)) throw new NotTested('its lists do not show what it holds');
}
