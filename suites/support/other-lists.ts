import { type CheckContext, NotTested, type Reply } from '../../src/check/index.ts';
import { readFilespaces, readWorkspaces } from './client-workspaces.ts';
import { keptRange, rangeQuery, readUsage, usageEndpoints } from './usage.ts';

/**
 * A list of the other client of the profile, by its name: `workspaces`, `filespaces`, `client usage` and so on.
 * @throws {NotTested} where the profile does not name what it stands in.
 */
export async function readOther(t: CheckContext, name: string): Promise<Reply> {
  const { id: clientId, workspace, filespace } = t.partnerFixture('otherClient');
  if (name === 'workspaces') return readWorkspaces(t, clientId);
  if (workspace === undefined) throw new NotTested('add `partner.fixtures.otherClient.workspace` to the profile');
  if (name === 'filespaces') return readFilespaces(t, { clientId, workspaceId: workspace });
  const endpoint = usageEndpoints.find((each) => name === `${each.name} usage`);
  if (endpoint === undefined) throw new Error(`there is no list of ${name}`);
  if (endpoint.levels > 2 && filespace === undefined) {
    throw new NotTested('add `partner.fixtures.otherClient.filespace` to the profile');
  }
  const path = { clientId, workspaceId: workspace, ...(filespace === undefined ? {} : { filespaceId: filespace }) };
  return readUsage(t, endpoint, rangeQuery(await keptRange(t)), { path });
}

/**
 * Whoever keeps what he has shown may show it in another list: before a list of one client is looked at, the same list of
 * another one is read, once, where the profile names one.
 */
export function readOtherFirst(t: CheckContext, name: string): Promise<void> {
  return t.learned(`${name} of another client`, async (own) => {
    try {
      await readOther(own, name);
    } catch (error) {
      if (!(error instanceof NotTested)) throw error;
    }
  });
}
