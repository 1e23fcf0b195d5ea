import { field } from '../check/expect.ts';
import { type Finding, ok, problem, warning } from '../model/finding.ts';
import type { ClientFixture, PartnerCredential, PartnerFixtures, PartnerTarget } from '../profile/model.ts';
import { excerpt } from '../session/response-rules.ts';
import type { PartnerInquiry } from './apis.ts';
import { clientFindings, findingOf, isListed } from './clients.ts';
import { isAccepted } from './inquiry.ts';
import { anyKnows, knows, lists, longestList } from './knowledge.ts';

type IsUsable = (name: PartnerCredential) => Promise<boolean>;

/** What the fixtures of the partner part of a profile really are, as far as harmless questions show it. */
export async function partnerFixtureFindings(
  inquiry: PartnerInquiry,
  { fixtures }: PartnerTarget,
  isUsable: IsUsable,
): Promise<Finding[]> {
  const { client, otherClient, undeletableClient, disposableClient, activeMember } = fixtures;
  const { resellerClient, resellerClientWithoutContract, otherPartnerClient } = fixtures;
  const reseller = async (name: keyof PartnerFixtures, fixture: ClientFixture) =>
    // Under a key that is none nothing can be found.
    (await isUsable('reseller')) ? clientFindings(inquiry, keyOf(name), fixture, 'reseller') : [];
  const all = await Promise.all([
    client && clientFindings(inquiry, keyOf('client'), client),
    otherClient && unlike('otherClient', otherClient, { client }, (key) => clientFindings(inquiry, key, otherClient)),
    otherPartnerClient && foreignFindings(inquiry, otherPartnerClient, isUsable),
    undeletableClient && undeletableFindings(inquiry, undeletableClient, client),
    disposableClient && disposableFindings(inquiry, disposableClient, { client, otherClient, undeletableClient }),
    activeMember && memberFindings(inquiry, activeMember),
    resellerClient && reseller('resellerClient', resellerClient),
    resellerClientWithoutContract &&
      unlike('resellerClientWithoutContract', resellerClientWithoutContract, { resellerClient }, () =>
        reseller('resellerClientWithoutContract', resellerClientWithoutContract),
      ),
  ]);
  return all.flatMap((findings) => findings ?? []);
}

function keyOf(name: keyof PartnerFixtures): string {
  return `partner.fixtures.${name}`;
}

/** Two fixtures that stand for different clients. */
async function unlike(
  name: keyof PartnerFixtures,
  { id }: ClientFixture,
  others: Partial<Record<keyof PartnerFixtures, ClientFixture | undefined>>,
  judge: (key: string) => Promise<Finding[]>,
): Promise<Finding[]> {
  const same = Object.entries(others).find(([, other]) => other?.id === id);
  if (same !== undefined) return [problem(keyOf(name), `is the same client as partner.fixtures.${same[0]}`)];
  return judge(keyOf(name));
}

/** A client of another partner: that partner's key reaches it, and the own key does not. */
async function foreignFindings(
  inquiry: PartnerInquiry,
  fixture: ClientFixture,
  isUsable: IsUsable,
): Promise<Finding[]> {
  const key = keyOf('otherPartnerClient');
  const found = (await isUsable('otherPartner')) ? await clientFindings(inquiry, key, fixture, 'otherPartner') : [];
  const isTheirs = found.length > 0 && found[0]?.state !== 'problem';
  if (isTheirs) return found;
  // A target that shows somebody else's client must not pass for a profile that names an own one.
  if (await isOwn(inquiry, fixture.id)) return [problem(key, "is a client of partner.apiKey's own organization")];
  return found.length > 0 ? found : [ok(key, 'is not found with partner.apiKey, as it should be')];
}

async function isOwn(inquiry: PartnerInquiry, clientId: string): Promise<boolean> {
  const path = { clientId };
  const questions = ['', '/workspaces', '/members'] as const;
  for (const below of questions) {
    const answer = await inquiry.ask({ operation: `GET /api/v1/clients/{clientId}${below}`, path });
    if (!isAccepted(answer)) return false;
  }
  return (await isListed((question) => inquiry.ask(question), clientId)) === true;
}

/** A client that the run deletes: an earlier run may have done so, and what needs it is not tested then. */
function disposableFindings(
  inquiry: PartnerInquiry,
  fixture: ClientFixture,
  others: Partial<Record<keyof PartnerFixtures, ClientFixture | undefined>>,
): Promise<Finding[]> {
  return unlike('disposableClient', fixture, others, async (key) => {
    const findings = await clientFindings(inquiry, key, fixture);
    return findings.map((finding) =>
      finding.state === 'problem' ? warning(key, 'is not found; every run needs a new one') : finding,
    );
  });
}

/** A client that may not be deleted, since a workspace stands below it. */
async function undeletableFindings(
  inquiry: PartnerInquiry,
  { id }: { id: string },
  client: ClientFixture | undefined,
): Promise<Finding[]> {
  const key = keyOf('undeletableClient');
  const count = async (clientId: string): Promise<number | null> => {
    const question = { operation: 'GET /api/v1/clients/{clientId}/workspaces', path: { clientId } } as const;
    const answer = await inquiry.ask(question);
    return isAccepted(answer) ? longestList(answer.exchange?.json).length : null;
  };
  const [found, workspaces] = await Promise.all([clientFindings(inquiry, key, { id }), count(id)]);
  if (workspaces !== 0 || found.some(({ state }) => state !== 'ok')) return found;
  // Where the list is empty for everybody, the list is broken.
  const isBroken = client?.workspace !== undefined && client.id !== id && (await count(client.id)) === 0;
  return [
    isBroken
      ? warning(key, 'lists no workspace, as others that have one: the checks will tell')
      : problem(key, 'has no workspace, so it can be deleted'),
  ];
}

/** A member that has joined: its record and both filters of the list say so, or at least one of them does. */
async function memberFindings(
  inquiry: PartnerInquiry,
  { client: clientId, accountId }: PartnerFixtures['activeMember'],
): Promise<Finding[]> {
  const what = keyOf('activeMember');
  const operation = 'GET /api/v1/clients/{clientId}/members';
  const listed = async (query: Record<string, string>) =>
    lists(await inquiry.ask({ operation, path: { clientId }, query: { l: '300', ...query } }), accountId);
  const get = await inquiry.ask({ operation: `${operation}/{accountId}`, path: { clientId, accountId } });
  const status = field(get.exchange?.json, 'status');
  if (isAccepted(get) && (typeof status !== 'string' || status === 'active')) return [ok(what, 'found')];
  const [any, active, fresh] = await Promise.all([listed({}), listed({ status: 'active' }), listed({ status: 'new' })]);
  if (isAccepted(get)) {
    const isFresh = active === false && fresh === true;
    const note = `its status is ${excerpt(String(status))}, not "active"`;
    return [isFresh ? problem(what, `is no active member: ${note}`) : warning(what, `${note}: the checks will tell`)];
  }
  return [findingOf(what, anyKnows([knows(get), any, active]))];
}
