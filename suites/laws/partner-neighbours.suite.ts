import { type CheckContext, check, exchangeOf, field, NotTested } from '../../src/check/index.ts';
import { partnerResources } from '../../src/resources/index.ts';
import { listClients } from '../support/clients.ts';
import { expectOnlyItsId, type Path } from '../support/neighbour-law.ts';
import type { Surroundings } from '../support/neighbours.ts';
import { clientWithId, fullFixture, newClient, newMember } from '../support/partner.ts';
import { operationsWith, type PartnerOperationInfo, requestTo, send } from '../support/partner-requests.ts';

/** What is asked about by everything but its id, and what else is known about it. */
interface Known {
  path: Path;
  others: Surroundings;
  /** What is none of the client alone: it is one of its members. */
  ofClient?: Surroundings;
}

/** A client of the run: what it loses to a broken target, nobody misses. */
function ownHome(t: CheckContext): Promise<Known> {
  return t.shared('partner neighbours', async (own) => {
    const { id: clientId, name } = await newClient(own);
    const owner = await newMember(own, clientId);
    const member = await newMember(own, clientId);
    const path = { clientId, accountId: member.accountId };
    const others = {
      'the name of the client': name,
      'the address of a member': member.email,
      'the id of a member': member.accountId,
      'the id of the client': clientId,
    };
    // Where members are known by their addresses, that of the owner is a member's id.
    return {
      path,
      others: { ...others, ...(owner.accountId === owner.email ? {} : { 'an address': owner.email }) },
      ofClient: { 'the id of its owner': owner.accountId },
    };
  });
}

function lentHome(t: CheckContext): Known {
  const { id: clientId, workspace: workspaceId, filespace: filespaceId } = fullFixture(t, 'client');
  const others = {
    'the id of the client': clientId,
    'the id of a workspace': workspaceId,
    'the id of a filespace': filespaceId,
  };
  return { path: { clientId, workspaceId, filespaceId }, others };
}

function organization(t: CheckContext): Promise<Surroundings> {
  return t.shared('partner neighbours of the organization', async (own) => {
    const { json } = exchangeOf(await own.partner.raw({ operation: 'GET /api/v1/me' }));
    const [id, name, email] = [field(json, 'id'), field(json, 'name'), field(field(json, 'owner'), 'email')];
    const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
    return {
      "the id of the partner's organization": text(id),
      "the name of the partner's organization": text(name),
      "the address of the partner's owner": text(email),
    };
  });
}

/** What stands below the client that is lent: whoever finds a client by it finds that one. */
function belowLent(t: CheckContext): Surroundings {
  const { workspace, filespace } = t.partnerTarget.fixtures.client ?? {};
  return { 'the id of a workspace': workspace, 'the id of a filespace': filespace };
}

/** Among the clients; taken for one where the list is longer than can be read, or shows no ids. */
async function isListed(t: CheckContext, id: string): Promise<boolean> {
  const isIt = await clientWithId(t, id);
  const { records, replies } = await listClients(
    t,
    { s: 'createdAt', l: '300' },
    { maxPages, lastBelow: 100, until: isIt },
  );
  return records.some(isIt) || replies.length >= maxPages;
}

const maxPages = 30;

/** What cannot be made here, and contracts, are only where the fixture is. */
function needsLent({ path }: PartnerOperationInfo): boolean {
  return path.includes('{workspaceId}') || path.endsWith('/usage/current');
}

for (const { key: parameter, get, texts, laws } of partnerResources) {
  for (const info of operationsWith(parameter)) {
    check(laws.neighbour, `${info.operation} finds nothing for a ${parameter} that is something else`, async (t) => {
      if (needsLent(info) && info.method !== 'GET') throw new NotTested('what is lent is only read');
      const { path, others, ofClient } = needsLent(info) ? lentHome(t) : await ownHome(t);
      const lookedAt = operationsWith(parameter).find(({ operation }) => operation === get) ?? info;
      const below = parameter === 'clientId' && info.method === 'GET' && !needsLent(info) ? belowLent(t) : {};
      const ask = (asked: PartnerOperationInfo) => (ids: Path) => send(t, { ...requestTo(t, asked, ids), also: [400] });
      await expectOnlyItsId(t, {
        ...info,
        parameter,
        path,
        isOwn: info.path.endsWith(`{${parameter}}`),
        send: ask(info),
        look: ask(lookedAt),
        texts,
        ...(parameter === 'clientId' && { isListed: (id: string) => isListed(t, id) }),
        kin: Object.keys(below),
        others: { ...others, ...(parameter === 'clientId' ? ofClient : {}), ...below, ...(await organization(t)) },
      });
    });
  }
}
