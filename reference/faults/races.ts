import { delay } from '../core/clock.ts';
import type { Operation } from '../core/exchange.ts';
import { transport } from '../policy/around.ts';
import { op as partner } from './partner/operations.ts';
import type { Fault } from './types.ts';
import { sent, op as workspace } from './workspace/support.ts';

/** Whoever asks for a name while somebody else does is refused, and so is the other: for every name that is unique. */
export const raceFaults: readonly Fault[] = [
  lostByAll('name-race-lost-by-all', 'partner.client.name.unique-race-won', partner.createClient, 'name'),
  lostByAll('member-race-lost-by-all', 'partner.member.add.duplicate-race-won', partner.addMember, 'email'),
  lostByAll('entry-race-lost-by-all', 'workspace.entry.create.concurrent-won', workspace.createEntry, 'name'),
  lostByAll('data-store-race-lost-by-all', 'workspace.data-store.create.concurrent-won', workspace.createStore, 'name'),
];

function lostByAll(id: string, requirement: Fault['requirement'], operation: Operation, field: string): Fault {
  const asking = new Map<unknown, number>();
  return {
    id,
    requirement,
    story: `Of several requests ${operation} with one ${field} at the same moment none succeeds.`,
    override: transport({
      beforeEach: async ({ request }) => {
        if (request.operation !== operation) return undefined;
        const wanted = sent(request)[field];
        const count = (): number => asking.get(wanted) ?? 0;
        asking.set(wanted, count() + 1);
        await delay(200);
        const isContested = count() > 1;
        await delay(200);
        asking.set(wanted, count() - 1);
        return isContested ? { status: 400, body: { error: { type: 'duplicate', message: 'taken' } } } : undefined;
      },
    }),
  };
}
