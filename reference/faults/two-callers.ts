import { delay } from '../core/clock.ts';
import type { ApiName, Operation } from '../core/exchange.ts';
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
];

const header = 'authorization';

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
