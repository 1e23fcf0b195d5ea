import type { ApiRequest, Operation } from '../../core/exchange.ts';
import { objectOf } from '../../core/json.ts';
import { list } from '../../policy/stated/partner/list.ts';
import { partnerBug as bug, type Fault, faultsOf, partnerFault } from '../types.ts';
import { answering, type Stated, withBody, withList, withPages, withRecords } from './changes.ts';
import { op } from './operations.ts';

const inOrder = ({ query }: ApiRequest): boolean => query.has('s');

/** What goes wrong only in one form of a list, or for one of the things in it. */
export const oneFormFaults: readonly Fault[] = [
  ...faultsOf({
    'partner.workspace.list.item-name': {
      'form-workspaces-nameless-in-order': bug(
        'In an order that is asked for workspaces have no name.',
        withRecords({ at: op.listWorkspaces, when: inOrder }, (record) => ({ ...record, name: undefined })),
      ),
    },
    'partner.workspace.list.item-created-at': {
      'form-workspaces-of-an-invalid-date': bug(
        'The list of workspaces writes a date that it cannot read as it is called.',
        withRecords({ at: op.listWorkspaces }, (record) => ({ ...record, createdAt: 'Invalid Date' })),
      ),
    },
    'partner.client.list.name': {
      'form-clients-named-like-neighbours': bug(
        'From the second page on each two neighbours in the list of clients have swapped their names.',
        withList({ at: op.listClients, when: ({ query }) => Number(query.get('p')) > 1 }, (records) =>
          records.map((record, index) => ({ ...record, name: records[index ^ 1]?.name ?? record.name })),
        ),
      ),
      'form-clients-in-capitals-in-order': bug(
        'In an order that is asked for the list of clients shows names in capitals.',
        withRecords({ at: op.listClients, when: inOrder }, (record) => ({
          ...record,
          name: String(record.name).toUpperCase(),
        })),
      ),
    },
    'partner.paging.walk.clients': {
      'form-clients-once-per-member': bug(
        'The list of clients has a row for each of the members of a client.',
        joinedWithMembers((members) => Math.max(1, members)),
      ),
      'form-clients-with-members-missing': bug(
        'The list of clients leaves out who has members.',
        joinedWithMembers((members) => (members > 0 ? 0 : 1)),
      ),
    },
    'partner.filespace.get.listed': {
      'form-filespaces-of-custom-storage-not-found': bug(
        'Get filespace finds no filespaces of custom storage.',
        answering({ at: op.getFilespace, status: 200 }, (answer) =>
          objectOf(answer.body).storageType === 'custom'
            ? { status: 404, body: { error: { type: 'not_found', message: 'Filespace not found' } } }
            : answer,
        ),
      ),
    },
    'partner.paging.full-page': {
      'form-page-of-300-clients-has-200': bug(
        'A page of clients never holds more than 200, and the next one begins where it would have ended.',
        withPages(op.listClients, ({ page, size }) => ({ offset: (page - 1) * size, limit: Math.min(size, 200) })),
      ),
    },
    'partner.member.get.agrees-with-list': {
      'form-owner-always-new': bug(
        'Get owner shows everybody as new.',
        withBody({ at: op.getOwner, status: 200 }, (body) => ({ ...body, status: 'new' })),
      ),
    },
  }),
  tamed('form-large-pages-of-clients-tamed-in-order', op.listClients),
  tamed('form-large-pages-of-members-tamed-in-order', op.listMembers),
  oneByItself('form-one-client-by-itself', 'partner.client.list.body', op.listClients),
  oneByItself('form-one-member-by-itself', 'partner.member.list.body', op.listMembers),
  oneByItself('form-one-workspace-by-itself', 'partner.workspace.list.body', op.listWorkspaces),
  oneByItself('form-one-filespace-by-itself', 'partner.filespace.list.body', op.listFilespaces),
];

/** Each client stands in the list as often as the number of its members says. */
function joinedWithMembers(times: (members: number) => number): Stated {
  const members = new Map<unknown, number>();
  const listed = withList({ at: op.listClients }, (records) =>
    records.flatMap((record) => Array.from({ length: times(members.get(record.id) ?? 0) }, () => record)),
  );
  const finish = listed.answer?.finish;
  return {
    answer: {
      finish: (operation, answer, request) => {
        const { clientId } = request.params;
        if (operation === op.addMember && answer.status === 201) {
          members.set(clientId, (members.get(clientId) ?? 0) + 1);
        }
        return finish?.(operation, answer, request) ?? answer;
      },
    },
  };
}

function oneByItself(id: string, requirement: string, at: Operation): Fault {
  const change = withBody({ at }, (body) =>
    Array.isArray(body.data) && body.data.length === 1 ? { ...body, data: body.data[0] } : body,
  );
  return partnerFault(id, requirement, `Where a page of ${at} has one record, it stands there by itself.`, change);
}

function tamed(id: string, at: Operation): Fault {
  return partnerFault(id, 'partner.paging.maximum-honoured', `${at} takes a large l for 100 beside an order.`, {
    list: {
      parameters: (operation, query) => {
        const asked = list.parameters(operation, query);
        if (operation !== at || !asked.has('s') || Number(asked.get('l')) < 200) return asked;
        const smaller = new URLSearchParams(asked);
        smaller.set('l', '100');
        return smaller;
      },
    },
  });
}
