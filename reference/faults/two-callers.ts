import { delay } from '../core/clock.ts';
import type { Answer, ApiName, ApiRequest, Operation } from '../core/exchange.ts';
import { transport } from '../policy/around.ts';
import { op as partner } from './partner/operations.ts';
import type { Fault } from './types.ts';
import { op as workspace } from './workspace/support.ts';

/** Who asks is kept in one place for all: of two who ask at one moment both are taken for the later one. */
export const twoCallersFaults: readonly Fault[] = [
  mistaken('partner', partner.ping, { id: 'pings', requirement: 'partner.ping.own-organization' }),
  mistaken('partner', partner.me, { id: 'mes', requirement: 'partner.me.own-organization' }),
  mistaken('partner', partner.listClients, { id: 'client-lists', requirement: 'partner.client.list.own' }),
  mistaken('workspace', workspace.createFilespace, {
    id: 'filespace-creates',
    requirement: 'workspace.ownership.filespace-listed',
  }),
  mistaken('workspace', workspace.listMembers, {
    id: 'member-lists',
    requirement: 'workspace.ownership.member-listed',
  }),
  mistaken('workspace', workspace.listAccounts, {
    id: 'account-lists',
    requirement: 'workspace.ownership.service-account-listed',
  }),
  mistaken('partner', partner.partnerUsage, {
    id: 'usage',
    requirement: 'partner.usage.current.partner-no-contract',
  }),
  missingForAll(partner.getClient, { id: 'client', requirement: 'partner.client.get.status' }),
  missingForAll(partner.getMember, { id: 'client-member', requirement: 'partner.member.get.status' }),
  missingForAll(workspace.getStore, { id: 'store', requirement: 'workspace.data-store.get.status' }),
  missingForAll(workspace.getEntry, { id: 'entry', requirement: 'workspace.entry.get.status' }),
  missingForAll(workspace.getMember, { id: 'member', requirement: 'workspace.member.get.status' }),
  inFlightForAll(partner.listMembers, { id: 'client-members', requirement: 'partner.not-found.client.other-partner' }),
  inFlightForAll(partner.clientUsage, { id: 'client-usage', requirement: 'partner.not-found.client.other-partner' }),
  inFlightForAll(partner.listFilespaces, { id: 'client-filespaces', requirement: 'partner.auth.not-entitled' }),
  inFlightForAll(partner.getMember, { id: 'client-member', requirement: 'partner.auth.empty' }),
  inFlightForAll(partner.getWorkspace, { id: 'workspace', requirement: 'partner.auth.truncated' }),
  inFlightForAll(workspace.children, { id: 'children', requirement: 'workspace.auth.altered' }),
  inFlightForAll(workspace.groups, { id: 'groups', requirement: 'workspace.auth.empty' }),
  entitledTogether(partner.ping, 'ping'),
  entitledTogether(partner.listClients, 'clients'),
  entitledTogether(partner.getOwner, 'owner'),
  inFlightForAll(workspace.getFilespace, { id: 'filespace', requirement: 'workspace.ownership.filespace' }),
  inFlightForAll(workspace.getAccount, { id: 'account', requirement: 'workspace.ownership.service-account' }),
];

const header = 'authorization';

const keptMs = 3_000;

/** What one caller did not find is not found by anybody for a while. */
function missingForAll(read: Operation, fault: Pick<Fault, 'id' | 'requirement'>): Fault {
  const kept = new Map<string, { answer: Answer; until: number }>();
  return {
    ...fault,
    id: `${fault.id}-missing-for-all`,
    story: `A 404 of ${read} is kept for a while, whoever asks next.`,
    override: transport({
      afterEach: ({ request: { operation, path }, answer }) => {
        if (operation !== read) return answer;
        if (answer.status === 404) kept.set(path, { answer, until: Date.now() + keptMs });
        const known = kept.get(path);
        return answer.status === 200 && known !== undefined && Date.now() < known.until ? known.answer : answer;
      },
    }),
  };
}

function mistaken(api: ApiName, operation: Operation, fault: Pick<Fault, 'id' | 'requirement'>): Fault {
  /** Bad credentials are rejected before anybody is remembered. */
  const known = new Set<string>();
  let latest = '';
  return {
    ...fault,
    id: `${fault.id}-of-two-callers`,
    story: `Of two who ask for ${operation} at one moment both are taken for the later one.`,
    override: transport({
      beforeEach: async ({ api: asked, request: { operation: of, headers } }) => {
        const own = headers.get(header) ?? '';
        if (asked !== api || of !== operation || !known.has(own)) return undefined;
        latest = own;
        await delay(60);
        headers.set(header, latest);
        return undefined;
      },
      afterEach: ({ api: asked, request: { headers }, answer }) => {
        if (asked === api && answer.status < 300) known.add(headers.get(header) ?? '');
        return answer;
      },
    }),
  };
}

/** What an organization may do is kept in one place for all. */
function entitledTogether(operation: Operation, id: string): Fault {
  const underWay = new Set<ApiRequest>();
  const known = new Set<string>();
  return {
    id: `${id}-entitled-together`,
    requirement: 'partner.auth.not-entitled',
    story: `Whoever asks for ${operation} while an organization with entitlement does has it, too.`,
    override: {
      stated: {
        partner: {
          auth: { isEntitled: (asked, { entitled }) => entitled || (asked === operation && underWay.size > 0) },
        },
      },
      ...transport({
        beforeEach: async ({ request }) => {
          if (request.operation !== operation) return undefined;
          if (known.has(request.headers.get(header) ?? '')) underWay.add(request);
          await delay(20);
          return undefined;
        },
        afterEach: ({ request, answer }) => {
          underWay.delete(request);
          // Nobody without entitlement is ever let in by itself.
          if (underWay.size === 0 && answer.status < 300) known.add(request.headers.get(header) ?? '');
          return answer;
        },
      }),
    },
  };
}

/** Whoever asks for what somebody else is being answered gets that answer. */
function inFlightForAll(read: Operation, fault: Pick<Fault, 'id' | 'requirement'>): Fault {
  const flights = new Map<string, ReturnType<typeof Promise.withResolvers<Answer>>>();
  return {
    ...fault,
    id: `${fault.id}-in-flight-for-all`,
    story: `Of two who ask for the same by ${read} at one moment the second is given the answer to the first.`,
    override: transport({
      beforeEach: async ({ request: { operation, path } }) => {
        if (operation !== read) return undefined;
        const flight = flights.get(path);
        if (flight !== undefined) return flight.promise;
        flights.set(path, Promise.withResolvers());
        await delay(60);
        return undefined;
      },
      afterEach: ({ request: { operation, path }, answer }) => {
        if (operation === read) {
          flights.get(path)?.resolve(answer);
          flights.delete(path);
        }
        return answer;
      },
    }),
  };
}
