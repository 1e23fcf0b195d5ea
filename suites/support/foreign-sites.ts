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

/** A client of the organization, with a workspace and a filespace where it has any. */
export function siteOf(t: CheckContext, of: LendingOrganization): Promise<Site> {
  t.partner.as(of);
  const lent: { id: string; workspace?: string; filespace?: string } = t.partnerFixture(clients[of]);
  return t.shared(`site of ${of}`, async (own) => {
    const client = { clientId: lent.id };
    const { client: known } = own.partnerTarget.fixtures;
    const workspaceId =
      lent.workspace ?? (known && (await firstOf(own, of, workspaces, client, await workspaceList(own, known.id))));
    if (workspaceId === undefined) return client;
    const workspace = { ...client, workspaceId };
    const filespaceId =
      lent.filespace ??
      (known?.workspace &&
        (await firstOf(own, of, filespaces, workspace, await filespaceList(own, workspacePath(own)))));
    return filespaceId === undefined ? workspace : { ...workspace, filespaceId };
  });
}

interface Records {
  readonly place: Place;
  /** Whether it is known which field holds the id. */
  readonly unique: boolean;
  readonly identify: (record: JsonObject) => string;
}

/** The id of the first record of a list; undefined where there is none, or nothing tells what it is. */
async function firstOf(
  t: CheckContext,
  of: LendingOrganization,
  operation: PartnerOperation,
  path: Record<string, string>,
  { place, unique, identify }: Records,
): Promise<string | undefined> {
  if (!unique) return undefined;
  const reply = await t.partner.as(of).raw({ operation, path });
  const [record] = reply.response.status === 200 ? recordsAt(reply, place) : [];
  return record === undefined ? undefined : identify(record);
}
