import type { Answer, ApiRequest } from '../../core/exchange.ts';
import { type Json, objectOf } from '../../core/json.ts';
import { transport } from '../../policy/around.ts';
import type { PolicyOverride } from '../../policy/index.ts';
import { partnerBug as bug, type Fault, faultsOf } from '../types.ts';
import { answering, isText, mixedUp, type Stated, withBody, withOthers, withRecords, withStatus } from './changes.ts';
import { op } from './operations.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whom a request comes from. */
const callerOf = ({ headers }: ApiRequest): string => headers.get('authorization') ?? '';

function listedWithNamesakes(): PolicyOverride {
  const created: { caller: string; name: unknown; record: Json }[] = [];
  return transport({
    afterEach: ({ request, answer }) => {
      const caller = callerOf(request);
      const record = objectOf(answer.body);
      if (request.operation === op.createClient && answer.status === 201)
        created.push({ caller, name: record.name, record });
      if (request.operation !== op.listClients || !Array.isArray(record.data)) return answer;
      const own = new Set(created.filter((one) => one.caller === caller).map(({ name }) => name));
      const namesakes = created.filter((one) => one.caller !== caller && own.has(one.name));
      return { ...answer, body: { ...record, data: [...namesakes.map((one) => one.record), ...record.data] } };
    },
  });
}

function keptByThePage(): PolicyOverride {
  const kept = new Map<string, Answer>();
  const pageOf = ({ operation, query }: ApiRequest): string | null =>
    operation === op.listClients && Number(query.get('p')) > 1 ? query.toString() : null;
  return transport({
    beforeEach: ({ request }) => kept.get(pageOf(request) ?? ''),
    afterEach: ({ request, answer }) => {
      const page = pageOf(request);
      if (page !== null && answer.status === 200) kept.set(page, answer);
      if (request.operation === op.createClient || request.operation === op.deleteClient) kept.clear();
      return answer;
    },
  });
}

/** Listing and getting clients. */
export const clientFaults: readonly Fault[] = faultsOf({
  'partner.client.list.status': {
    'clients-listed-206': bug(
      'The list of clients answers 206 as long as there are more pages.',
      withStatus({ at: op.listClients }, 206),
    ),
  },
  'partner.client.list.own': {
    'clients-of-another-partner-listed': bug(
      'The list of clients shows the clients of one more partner.',
      withOthers(op.listClients, (others) => others.slice(0, 1)),
    ),
    'clients-listed-with-namesakes': {
      story: 'The list of clients shows those of other partners that have the name of an own one.',
      override: listedWithNamesakes(),
    },
    'clients-listed-by-the-page': {
      story: 'Later pages of clients are kept by their query alone until a client is created or deleted.',
      override: keptByThePage(),
    },
  },
  'partner.client.list.body': {
    'clients-listed-as-text': bug(
      'The list of clients is JSON inside a JSON text.',
      answering({ at: op.listClients }, (answer) => ({ ...answer, body: JSON.stringify(answer.body) })),
    ),
    'clients-listed-by-id': bug(
      'The list of clients is an object with the clients by their ids.',
      withBody({ at: op.listClients }, ({ data }) =>
        Object.fromEntries((Array.isArray(data) ? data : []).map((client) => [String(objectOf(client).id), client])),
      ),
    ),
  },
  'partner.client.get.status': {
    'client-got-203': bug('Get client answers 203.', withStatus({ at: op.getClient }, 203)),
  },
  'partner.client.get.record': {
    'client-got-in-an-array': bug(
      'Get client answers an array of one client.',
      withBody({ at: op.getClient }, (body) => [body]),
    ),
  },
  'partner.client.get.identity': {
    'client-got-with-another-id': bug(
      'Get client shows an internal id.',
      withBody({ at: op.getClient }, (body) => ({ ...body, id: `row-${String(body.createdAt).length}` })),
    ),
    'client-got-of-the-read-before': bug('Get client answers the client that was read before.', mixedUp(op.getClient)),
    'newest-client-with-members-got-as-the-one-before': bug(
      'Once members were added to it, get answers the client before the newest one in its place.',
      newestShownAsTheOneBefore(),
    ),
  },
  'partner.client.list.name': {
    'client-listed-with-another-name': bug(
      'The list of clients shows names with their first letter in capitals.',
      withRecords({ at: op.listClients }, (client) => ({ ...client, name: capitalized(client.name) })),
    ),
  },
  'partner.client.get.name': {
    'client-got-with-another-name': bug(
      'Get client shows the name with its first letter in capitals.',
      withBody({ at: op.getClient }, (body) => ({ ...body, name: capitalized(body.name) })),
    ),
    'client-name-stored-without-slashes': bug('A name is stored without its last character.', {
      clients: { stored: (_operation, input) => ({ ...input, name: input.name.slice(0, -1) }) },
    }),
  },
  'partner.client.get.notes': {
    'client-notes-not-stored': bug('Notes are not stored.', {
      clients: {
        stored: (_operation, input) => ({ ...input, notes: null }),
        createdView: (_operation, { id, name, notes }) => ({ id, name, notes }),
      },
    }),
  },
  'partner.error.client-not-found-body': {
    'client-not-found-empty': bug(
      'The 404 of get client has no body.',
      answering({ at: op.getClient, status: 404 }, () => ({ status: 404 })),
    ),
  },
  'partner.error.malformed-client-body': {
    'client-malformed-id-flat': bug(
      'A client id that is no UUID is refused by the router, with a body of its own.',
      answering({ at: op.getClient, status: 404, when: ({ params }) => !uuid.test(params.clientId ?? '') }, () => ({
        status: 400,
        body: { oops: true },
      })),
    ),
  },
  'partner.client.create.listed': {
    'client-get-differs-in-list': bug(
      'The list of clients shows shortened ids.',
      withRecords({ at: op.listClients }, (client) => ({ ...client, id: String(client.id).slice(0, 13) })),
    ),
  },
});

function capitalized(value: unknown): unknown {
  if (!isText(value)) return value;
  const [first = '', ...rest] = value;
  return (first === first.toUpperCase() ? first.toLowerCase() : first.toUpperCase()) + rest.join('');
}

function newestShownAsTheOneBefore(): Stated {
  const created: Json[] = [];
  const joined = new Set<string>();
  return {
    answer: {
      finish: (operation, answer, { params: { clientId = '' } }) => {
        if (answer.status >= 300) return answer;
        if (operation === op.createClient) created.push(objectOf(answer.body));
        if (operation === op.addMember) joined.add(clientId);
        const [before, newest] = created.slice(-2);
        const isMeant = operation === op.getClient && newest?.id === clientId && joined.has(clientId);
        return isMeant ? { ...answer, body: before } : answer;
      },
    },
  };
}
