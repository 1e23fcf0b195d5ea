import type { PartnerOperation } from '../../generated/catalogue.ts';
import type { CheckContext } from '../../src/check/index.ts';
import { filespaceList, workspaceList, workspacePath } from './client-workspaces.ts';
import { type JsonObject, type Place, recordsAt } from './lists.ts';

/** Those of whom the profile lends a client. */
export const lendingOrganizations = ['otherPartner', 'reseller'] as const;
export type LendingOrganization = (typeof lendingOrganizations)[number];

const clients = { otherPartner: 'otherPartnerClient', reseller: 'resellerClient' } as const;

export const workspaces = 'GET /api/v1/clients/{clientId}/workspaces';
export const filespaces = 'GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces';

export type SiteId = 'clientId' | 'workspaceId' | 'filespaceId';
export type Site = Readonly<Partial<Record<SiteId, string>>>;

/** Of how many workspaces the filespaces are looked for, the oldest first: the newest may be empty. */
const mostWorkspaces = 3;

/** A client of the organization, with a workspace and a filespace where it has any. */
export function siteOf(t: CheckContext, of: LendingOrganization): Promise<Site> {
  t.partner.as(of);
  const lent: { id: string; workspace?: string; filespace?: string } = t.partnerFixture(clients[of]);
  const { id: clientId, workspace, filespace } = lent;
  return t.shared(`site of ${of}`, async (own) => {
    if (workspace !== undefined && filespace !== undefined) {
      return { clientId, workspaceId: workspace, filespaceId: filespace };
    }
    const { client: known } = own.partnerTarget.fixtures;
    const found = workspace ?? (known && (await idsIn(own, of, { clientId }, await workspaceList(own, known.id))));
    const sites = [found ?? []]
      .flat()
      .toReversed()
      .map((workspaceId) => ({ clientId, workspaceId }));
    if (known?.workspace === undefined) return sites[0] ?? { clientId };
    const list = await filespaceList(own, workspacePath(own));
    for (const site of sites.slice(0, mostWorkspaces)) {
      const filespaceId = (await idsIn(own, of, site, list)).at(-1);
      if (filespaceId !== undefined) return { ...site, filespaceId };
    }
    return sites[0] ?? { clientId };
  });
}

interface Records {
  readonly place: Place;
  /** Whether it is known which field holds the id. */
  readonly unique: boolean;
  readonly identify: (record: JsonObject) => string;
}

/** The ids of the first page of workspaces, or of filespaces; none where nothing tells what they are. */
async function idsIn(
  t: CheckContext,
  of: LendingOrganization,
  path: Record<string, string>,
  { place, unique, identify }: Records,
): Promise<string[]> {
  if (!unique) return [];
  const operation: PartnerOperation = 'workspaceId' in path ? filespaces : workspaces;
  const reply = await t.partner.as(of).raw({ operation, path });
  return reply.response.status === 200 ? recordsAt(reply, place).map(identify) : [];
}
