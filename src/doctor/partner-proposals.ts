import type { PartnerInquiry } from '../preflight/apis.ts';
import type { ClientFixture, PartnerFixtures, PartnerTarget } from '../profile/model.ts';
import type { Fields } from '../session/answers.ts';
import { firstRecords, idOf, most, type Proposal } from './proposal.ts';

const client = '/api/v1/clients/{clientId}';
const workspace = `${client}/workspaces/{workspaceId}` as const;
const firstPage = { l: String(most) };

type Place = Required<ClientFixture>;

/** Clients with something to read in them, and a member who has signed in. */
export async function partnerProposals(
  inquiry: PartnerInquiry,
  { fixtures, memberIdField }: Pick<PartnerTarget, 'fixtures' | 'memberIdField'>,
): Promise<Proposal[]> {
  const wanted = (['client', 'otherClient'] as const).filter((name) => fixtures[name] === undefined);
  const isMemberWanted = fixtures.activeMember === undefined;
  if (wanted.length === 0 && !isMemberWanted) return [];
  // A run deletes the disposable one.
  const ids = (await someClients(inquiry)).filter((id) => id !== fixtures.disposableClient?.id);
  const named = new Set([fixtures.client?.id, fixtures.otherClient?.id]);
  const others = ids.filter((id) => !named.has(id));
  const found = wanted.length === 0 ? [] : await firstOf(others, wanted.length, (id) => placeIn(inquiry, id));
  const members = isMemberWanted ? await firstOf(ids, 1, (id) => activeMemberIn(inquiry, id, memberIdField)) : [];
  return [
    ...wanted.flatMap((name, index): Proposal[] => {
      const place = found[index];
      return place === undefined ? [] : [{ key: `partner.fixtures.${name}`, value: { ...place } }];
    }),
    ...members.map((value): Proposal => ({ key: 'partner.fixtures.activeMember', value: { ...value } })),
  ];
}

/** The oldest clients, and the newest ones. */
async function someClients(inquiry: PartnerInquiry): Promise<string[]> {
  const ids = new Set<string>();
  for (const s of ['createdAt', '-createdAt']) {
    const list = await inquiry.ask({ operation: 'GET /api/v1/clients', query: { ...firstPage, s } });
    for (const record of firstRecords(list)) {
      const id = await idOf(record, (clientId) => inquiry.ask({ operation: `GET ${client}`, path: { clientId } }));
      if (id !== null) ids.add(id);
    }
  }
  return [...ids];
}

/** What is found first, one after the other, so that no more is asked than has to be. */
async function firstOf<T>(
  ids: readonly string[],
  count: number,
  look: (id: string) => Promise<T | null>,
): Promise<T[]> {
  const found: T[] = [];
  for (const id of ids) {
    const one = await look(id);
    if (one !== null) found.push(one);
    if (found.length === count) break;
  }
  return found;
}

async function placeIn(inquiry: PartnerInquiry, clientId: string): Promise<Place | null> {
  const list = await inquiry.ask({ operation: `GET ${client}/workspaces`, path: { clientId }, query: firstPage });
  for (const record of firstRecords(list)) {
    const ask = (workspaceId: string) =>
      inquiry.ask({ operation: `GET ${workspace}/filespaces`, path: { clientId, workspaceId }, query: firstPage });
    const workspaceId = await idOf(record, ask);
    const [first] = workspaceId === null ? [] : firstRecords(await ask(workspaceId));
    if (workspaceId === null || first === undefined) continue;
    const filespace = await idOf(first, (filespaceId) =>
      inquiry.ask({
        operation: `GET ${workspace}/filespaces/{filespaceId}`,
        path: { clientId, workspaceId, filespaceId },
      }),
    );
    if (filespace !== null) return { id: clientId, workspace: workspaceId, filespace };
  }
  return null;
}

async function activeMemberIn(
  inquiry: PartnerInquiry,
  clientId: string,
  idField: string | undefined,
): Promise<PartnerFixtures['activeMember'] | null> {
  const query = { ...firstPage, status: 'active' };
  const list = await inquiry.ask({ operation: `GET ${client}/members`, path: { clientId }, query });
  const [first] = firstRecords(list).filter(({ status }) => status === 'active');
  if (first === undefined) return null;
  const accountId = await idOf(idFirst(first, idField ?? 'accountId'), (id) =>
    inquiry.ask({ operation: `GET ${client}/members/{accountId}`, path: { clientId, accountId: id } }),
  );
  return accountId === null ? null : { client: clientId, accountId };
}

/** The record with nothing but the field that holds its id, where it has that. */
function idFirst(record: Fields, field: string): Fields {
  return record[field] === undefined ? record : { [field]: record[field] };
}
