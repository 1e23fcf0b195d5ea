import { delay } from '../core/clock.ts';
import type { Operation } from '../core/exchange.ts';
import { newUuid } from '../core/ids.ts';
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
  wonByOthers(),
];

/** A lock is held for the whole request as it was sent, so that another one of the name does not meet it. */
function wonByOthers(): Fault {
  const first = new Map<unknown, { notes: unknown; at: number }>();
  const lookupMs = 60;
  const isAnother = (notes: unknown, name: unknown): boolean => {
    const before = first.get(name);
    return before !== undefined && before.notes !== notes && Date.now() - before.at < 2 * lookupMs;
  };
  return {
    id: 'name-race-of-other-notes',
    requirement: 'partner.client.name.unique-race',
    story: 'Of two creates of one name at the same moment both succeed where their notes differ.',
    override: transport({
      beforeEach: async ({ request }) => {
        if (request.operation !== partner.createClient) return undefined;
        const { name, notes } = sent(request);
        if (!first.has(name)) first.set(name, { notes, at: Date.now() });
        await delay(lookupMs);
        return undefined;
      },
      afterEach: ({ request, answer }) => {
        if (request.operation !== partner.createClient || answer.status !== 400) return answer;
        const { name, notes = null } = sent(request);
        if (typeof name !== 'string' || name === '' || !isAnother(sent(request).notes, name)) return answer;
        return { ...answer, status: 201, body: { id: newUuid(), name, notes } };
      },
    }),
  };
}

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
