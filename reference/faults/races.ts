import { delay } from '../core/clock.ts';
import type { Operation } from '../core/exchange.ts';
import { newUuid } from '../core/ids.ts';
import { transport } from '../policy/around.ts';
import { createdIn, isDone, type Kind, kinds, nameIn, withoutRecords } from './kinds.ts';
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
  lostWithoutCode(),
  readWhileDeleted(),
  addedToTwo(),
  ...kinds
    .filter(({ api, name }) => api === 'partner' || name === 'data-store' || name === 'entry')
    .map(lostWithFormer),
];

const failure = { status: 500, body: { error: { type: 'internal', message: 'Internal error' } } };
const momentMs = 20;

/** The index of the database refuses what the rule before it has let through, and nobody says what that means. */
function lostWithoutCode(): Fault {
  const asking = new Map<unknown, number>();
  return {
    id: 'member-race-lost-without-code',
    requirement: 'partner.member.add.duplicate-code',
    story: 'Who adds an address at the same moment as somebody else is refused without a code.',
    override: transport({
      beforeEach: async ({ request }) => {
        if (request.operation !== partner.addMember) return undefined;
        const { email } = sent(request);
        const isContested = asking.has(email);
        asking.set(email, (asking.get(email) ?? 0) + 1);
        await delay(momentMs);
        const left = (asking.get(email) ?? 1) - 1;
        if (left === 0) asking.delete(email);
        else asking.set(email, left);
        return isContested ? { status: 400, body: { error: { type: 'conflict', message: 'Conflict' } } } : undefined;
      },
    }),
  };
}

function readWhileDeleted(): Fault {
  const going = new Set<string>();
  return {
    id: 'client-read-while-deleted',
    requirement: 'partner.at-once',
    story: 'What is below a client cannot be read while it is deleted.',
    override: transport({
      beforeEach: async ({ request: { operation, method, params } }) => {
        const { clientId = '' } = params;
        if (method === 'GET' && going.has(clientId)) return failure;
        if (operation !== partner.deleteClient) return undefined;
        going.add(clientId);
        await delay(momentMs);
        going.delete(clientId);
        return undefined;
      },
    }),
  };
}

function addedToTwo(): Fault {
  const asking = new Set<unknown>();
  const known = new Set<unknown>();
  return {
    id: 'address-added-to-two-clients',
    requirement: 'partner.at-once',
    story: 'Of two adds of a new address to two clients at one moment one fails.',
    override: transport({
      beforeEach: async ({ request }) => {
        if (request.operation !== partner.addMember) return undefined;
        const { email } = sent(request);
        if (known.has(email)) return undefined;
        const key = `${request.params.clientId} ${email}`;
        const isTaken = [...asking].some((each) => each !== key && String(each).endsWith(` ${email}`));
        if (isTaken) return failure;
        asking.add(key);
        await delay(momentMs);
        asking.delete(key);
        known.add(email);
        return undefined;
      },
    }),
  };
}

/** Whatever has the name of something that is being removed is marked as removed with it. */
function lostWithFormer(kind: Kind): Fault {
  const names = new Map<string, string>();
  const leaving = new Map<string, number>();
  const lost = new Set<string>();
  return {
    id: `${kind.api}-${kind.name}-lost-with-former`,
    requirement: `${kind.api}.at-once`,
    story: `A ${kind.name} that is made while one of its name is removed goes with it.`,
    override: transport({
      beforeEach: ({ api, request, now }) => {
        const id = request.params[kind.parameter] ?? '';
        if (api !== kind.api) return undefined;
        if (request.operation === kind.remove) leaving.set(names.get(id) ?? '', now);
        return request.operation === kind.get && lost.has(id) ? { status: 404, body: notFound } : undefined;
      },
      afterEach: ({ api, request, answer }) => {
        if (api !== kind.api || !isDone(answer)) return answer;
        const id = request.operation === kind.create ? createdIn(answer) : null;
        if (id !== null) {
          const name = nameIn(request);
          names.set(id, name);
          if (Date.now() - (leaving.get(name) ?? 0) < momentMs) lost.add(id);
        }
        if (request.operation !== kind.list) return answer;
        return { ...answer, body: withoutRecords(answer.body, (each) => lost.has(each)) };
      },
    }),
  };
}

const notFound = { error: { type: 'not_found', message: 'Resource not found or user has no access privilege' } };

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
