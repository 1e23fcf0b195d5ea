import type { Answer, ApiRequest, Operation } from '../../core/exchange.ts';
import { bodyOf, objectOf } from '../../core/json.ts';
import { transport } from '../../policy/around.ts';
import type { PolicyOverride } from '../../policy/index.ts';
import { partnerBug as bug, type Fault, faultsOf } from '../types.ts';
import { answering, type Stated } from './changes.ts';
import { op } from './operations.ts';

const missing: Answer = { status: 404, body: { error: { type: 'not_found', message: 'It is not there' } } };
const dayMs = 24 * 60 * 60 * 1_000;

/** Bugs of many members, of ranges that are long or begin elsewhere, and of what is asked for twice. */
export const leftOutFaults: readonly Fault[] = faultsOf({
  'partner.member.owner.first': {
    'owner-of-many-is-the-latest': bug(
      'Where there are more than a hundred members, the one that was added last is the owner.',
      beyond(100, op.getOwner, (answer, records) => ({ ...answer, body: records.at(-1) })),
    ),
  },
  'partner.member.owner.removal-refused': {
    'owner-of-many-goes': bug(
      'Where there are more than a hundred members, the owner can be removed.',
      beyond(100, op.removeMember, (answer) => (answer.status === 400 ? { status: 204 } : answer)),
    ),
  },
  'partner.client.delete.with-members': {
    'client-of-many-stays': bug(
      'A client with more than fifty members cannot be deleted.',
      beyond(50, op.deleteClient, () => ({
        status: 400,
        body: { error: { type: 'in_use', message: 'The client has too many members' } },
      })),
    ),
  },
  'partner.client.delete.gone-below': {
    'later-members-outlive-their-client': bug(
      'Of a deleted client the members but its owner are still found.',
      outliving(op.getMember, (record) => ({ status: 200, body: record })),
    ),
    'later-members-go-after-their-client': bug(
      'Of a deleted client the members but its owner can still be removed.',
      outliving(op.removeMember, () => ({ status: 204 })),
    ),
  },
  'partner.client.delete.only-that': {
    'new-ones-go-with-their-namesakes': bug(
      'Deleting a client takes those of the same addresses from the new members of others.',
      listedWithout(),
    ),
  },
  'partner.usage.range.outside-retention': {
    'long-range-of-old-is-empty': bug(
      'A range that is longer than the retention has no records where it is too old.',
      emptyRange(({ start, end }) => end < Date.now() - 70 * dayMs && end - start > 62 * dayMs),
    ),
    'range-that-ends-with-the-epoch-is-empty': bug(
      'A range that ends where time is counted from has no records.',
      emptyRange(({ start, end }) => start < 0 && end === 0),
    ),
    'old-range-with-an-offset-is-empty': bug(
      'How old a range is counts only where its end stands in UTC.',
      emptyRange(({ start, end, text }) => start < end && end < Date.now() - 70 * dayMs && !text.endsWith('Z')),
    ),
  },
  'partner.usage.range.reversed': {
    'range-reversed-in-one-offset-is-empty': bug(
      'A reversed range with an offset has no records.',
      emptyRange(({ start, end, text }) => end < start && !text.endsWith('Z')),
    ),
    'range-reversed-from-the-future-is-empty': bug(
      'A range that starts in the future has no records, whenever it ends.',
      emptyRange(({ start, end }) => end < start && start > Date.now()),
    ),
    'range-reversed-beyond-the-retention-is-empty': bug(
      'A range that ends before the retention, and starts inside it, has no records.',
      emptyRange(({ start, end }) => end < start && end < Date.now() - 62 * dayMs && start > Date.now() - 62 * dayMs),
    ),
  },
  'partner.usage.scope.new-client': {
    'nothing-has-no-order': bug(
      'Client usage answers 404 to an order where there is none.',
      answering(
        {
          at: op.clientUsage,
          status: 200,
          when: ({ query }) => query.has('s'),
        },
        (answer) => (itemsOf(answer).length === 0 ? missing : answer),
      ),
    ),
  },
  'partner.paging.beyond-last': {
    'members-of-a-status-end-with-404': bug(
      'Beyond the last page members of one status answer 404.',
      answering(
        { at: op.listMembers, status: 200, when: ({ query }) => query.has('status') && query.get('p') !== '1' },
        (answer) => (itemsOf(answer).length === 0 ? missing : answer),
      ),
    ),
  },
  'partner.read-after-write': Object.fromEntries(
    (
      [
        ['clients-by-the-hundred-kept', 'The list of clients with l=100', (query) => query.get('l') === '100'],
        ['clients-in-an-order-kept', 'The list of clients in an order, without l,', inOrderOnly],
      ] as const satisfies readonly (readonly [string, string, (query: URLSearchParams) => boolean])[]
    ).map(([id, what, isKept]) => [id, { story: `${what} is kept for three seconds.`, override: keptList(isKept) }]),
  ),
  'partner.not-found.client.other-partner': {
    'foreign-404-kept': {
      story: 'What another partner does not find, nobody finds for three seconds.',
      override: keptMisses(),
    },
  },
  'partner.client.name.unique-per-partner': {
    'name-locked-for-all-partners': {
      story: 'While one partner asks for a name, another one is refused it.',
      override: lockedName(),
    },
  },
});

function inOrderOnly(query: URLSearchParams): boolean {
  return query.has('s') && !query.has('l');
}

function itemsOf({ body }: Answer): unknown[] {
  const { items, data } = objectOf(body);
  const records = items ?? data;
  return Array.isArray(records) ? records : [];
}

type Finish = (operation: Operation, answer: Answer, request: ApiRequest) => Answer;

/** What was answered to the adds of each client. */
function noting(
  finish: (answer: Answer, facts: { operation: Operation; request: ApiRequest; added: readonly unknown[] }) => Answer,
): Finish {
  const adds = new Map<string, unknown[]>();
  return (operation, answer, request) => {
    const { clientId = '' } = request.params;
    const added = adds.get(clientId) ?? [];
    if (operation === op.addMember && answer.status === 201) adds.set(clientId, [...added, answer.body]);
    return finish(answer, { operation, request, added: adds.get(clientId) ?? [] });
  };
}

/** One operation on clients to which more than so many members were added. */
function beyond(amount: number, at: Operation, change: (answer: Answer, added: readonly unknown[]) => Answer): Stated {
  const finish = noting((answer, { operation, added }) =>
    operation === at && added.length > amount ? change(answer, added) : answer,
  );
  return { answer: { finish } };
}

function outliving(at: Operation, found: (record: unknown) => Answer): Stated {
  const gone = new Set<string>();
  const finish = noting((answer, { operation, request, added }) => {
    const { clientId = '', accountId } = request.params;
    if (operation === op.deleteClient && answer.status === 204) gone.add(clientId);
    const record = added.slice(1).find((each) => objectOf(each).accountId === accountId);
    const isMeant = operation === at && answer.status === 404 && gone.has(clientId) && record !== undefined;
    return isMeant ? found(record) : answer;
  });
  return { answer: { finish } };
}

function listedWithout(): Stated {
  const emails = new Map<string, Set<unknown>>();
  const lost = new Set<unknown>();
  const finish: Finish = (operation, answer, request) => {
    const { clientId = '' } = request.params;
    const known = emails.get(clientId) ?? new Set();
    if (operation === op.addMember && answer.status === 201) emails.set(clientId, known.add(bodyOf(request).email));
    if (operation === op.deleteClient && answer.status === 204) for (const email of known) lost.add(email);
    const isMeant = operation === op.listMembers && answer.status === 200 && request.query.get('status') === 'new';
    if (!isMeant) return answer;
    const data = itemsOf(answer).filter((record) => !lost.has(objectOf(record).email));
    return { ...answer, body: { ...objectOf(answer.body), data } };
  };
  return { answer: { finish } };
}

interface Asked {
  readonly start: number;
  readonly end: number;
  /** The end as it was written. */
  readonly text: string;
}

function emptyRange(isMeant: (asked: Asked) => boolean): Stated {
  return answering(
    {
      status: 400,
      when: ({ operation, query }) => {
        const [start, text] = [query.get('start') ?? '', query.get('end') ?? ''];
        return operation.includes('/usage') && isMeant({ start: Date.parse(start), end: Date.parse(text), text });
      },
    },
    (_, { operation }) => ({ status: 200, body: operation === op.membersUsage ? { data: [] } : { items: [] } }),
  );
}

const keptMs = 3_000;

function keptList(isKept: (query: URLSearchParams) => boolean): PolicyOverride {
  const lists = new Map<string, { answer: Answer; until: number }>();
  return transport({
    afterEach: ({ request, answer }) => {
      if (request.operation !== op.listClients || answer.status !== 200 || !isKept(request.query)) return answer;
      const key = `${request.headers.get('authorization')} ${request.query}`;
      const known = lists.get(key);
      if (known !== undefined && Date.now() < known.until) return known.answer;
      lists.set(key, { answer, until: Date.now() + keptMs });
      return answer;
    },
  });
}

function keptMisses(): PolicyOverride {
  const misses = new Map<string, { answer: Answer; until: number }>();
  return transport({
    afterEach: ({ api, request, answer }) => {
      if (api !== 'partner' || request.method !== 'GET') return answer;
      if (answer.status === 404) misses.set(request.path, { answer, until: Date.now() + keptMs });
      const known = misses.get(request.path);
      return known !== undefined && Date.now() < known.until ? known.answer : answer;
    },
  });
}

function lockedName(): PolicyOverride {
  const asking = new Map<unknown, string | null>();
  return transport({
    beforeEach: async ({ request }) => {
      if (request.operation !== op.createClient) return undefined;
      const { name } = bodyOf(request);
      const asker = request.headers.get('authorization');
      if (asking.has(name) && asking.get(name) !== asker) {
        return { status: 400, body: { error: { type: 'duplicate', message: 'Somebody else asks for the name' } } };
      }
      asking.set(name, asker);
      await new Promise((resolve) => setTimeout(resolve, 30));
      asking.delete(name);
      return undefined;
    },
  });
}
