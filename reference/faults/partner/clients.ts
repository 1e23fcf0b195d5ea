import { type Fault, partnerFault } from '../types.ts';
import { answering, fields, isText, mixedUp, withBody, withOthers, withRecords, withStatus } from './changes.ts';
import { op } from './operations.ts';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Listing and getting clients. */
export const clientFaults: readonly Fault[] = [
  partnerFault(
    'clients-listed-206',
    'partner.client.list.status',
    'The list of clients answers 206 as long as there are more pages.',
    withStatus({ at: op.listClients }, 206),
  ),
  partnerFault(
    'clients-of-another-partner-listed',
    'partner.client.list.own',
    'The list of clients shows the clients of one more partner.',
    withOthers(op.listClients, (others) => others.slice(0, 1)),
  ),
  partnerFault(
    'clients-listed-as-text',
    'partner.client.list.body',
    'The list of clients is JSON inside a JSON text.',
    answering({ at: op.listClients }, (answer) => ({ ...answer, body: JSON.stringify(answer.body) })),
  ),
  partnerFault(
    'clients-listed-by-id',
    'partner.client.list.body',
    'The list of clients is an object with the clients by their ids.',
    withBody({ at: op.listClients }, ({ data }) =>
      Object.fromEntries((Array.isArray(data) ? data : []).map((client) => [String(fields(client).id), client])),
    ),
  ),
  partnerFault('client-got-203', 'partner.client.get.status', 'Get client answers 203.', {
    ...withStatus({ at: op.getClient }, 203),
  }),
  partnerFault(
    'client-got-in-an-array',
    'partner.client.get.record',
    'Get client answers an array of one client.',
    withBody({ at: op.getClient }, (body) => [body]),
  ),
  partnerFault(
    'client-got-with-another-id',
    'partner.client.get.identity',
    'Get client shows an internal id.',
    withBody({ at: op.getClient }, (body) => ({ ...body, id: `row-${String(body.createdAt).length}` })),
  ),
  partnerFault(
    'client-got-of-the-read-before',
    'partner.client.get.identity',
    'Get client answers the client that was read before.',
    mixedUp(op.getClient),
  ),
  partnerFault(
    'client-listed-with-another-name',
    'partner.client.list.name',
    'The list of clients shows names with their first letter in capitals.',
    withRecords({ at: op.listClients }, (client) => ({ ...client, name: capitalized(client.name) })),
  ),
  partnerFault(
    'client-got-with-another-name',
    'partner.client.get.name',
    'Get client shows the name with its first letter in capitals.',
    withBody({ at: op.getClient }, (body) => ({ ...body, name: capitalized(body.name) })),
  ),
  partnerFault(
    'client-name-stored-without-slashes',
    'partner.client.get.name',
    'A name is stored without its last character.',
    { clients: { stored: (_operation, input) => ({ ...input, name: input.name.slice(0, -1) }) } },
  ),
  partnerFault('client-notes-not-stored', 'partner.client.get.notes', 'Notes are not stored.', {
    clients: {
      stored: (_operation, input) => ({ ...input, notes: null }),
      createdView: (_operation, { id, name, notes }) => ({ id, name, notes }),
    },
  }),
  partnerFault(
    'client-not-found-empty',
    'partner.error.client-not-found-body',
    'The 404 of get client has no body.',
    answering({ at: op.getClient, status: 404 }, () => ({ status: 404 })),
  ),
  partnerFault(
    'client-malformed-id-flat',
    'partner.error.malformed-client-body',
    'A client id that is no UUID is refused by the router, with a body of its own.',
    answering({ at: op.getClient, status: 404, when: ({ params }) => !uuid.test(params.clientId ?? '') }, () => ({
      status: 400,
      body: { oops: true },
    })),
  ),
  partnerFault(
    'client-get-differs-in-list',
    'partner.client.create.listed',
    'The list of clients shows shortened ids.',
    withRecords({ at: op.listClients }, (client) => ({ ...client, id: String(client.id).slice(0, 13) })),
  ),
];

function capitalized(value: unknown): unknown {
  if (!isText(value)) return value;
  const [first = '', ...rest] = value;
  return (first === first.toUpperCase() ? first.toLowerCase() : first.toUpperCase()) + rest.join('');
}
