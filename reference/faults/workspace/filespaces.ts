import { type Json, without } from '../../core/json.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { mixedUp } from './memory.ts';
import {
  answered,
  type Change,
  filespaceShown,
  listed,
  op,
  part,
  recordOf,
  storage,
  succeeds,
  successes,
  textPart,
  withData,
} from './support.ts';

/** Reading shows filespaces that hold data otherwise. */
const ofData = (edit: Parameters<typeof filespaceShown>[0]): Change =>
  filespaceShown((shown, record) => (record.currentStorageSize > 0 ? edit(shown, record) : shown), op.getFilespace);

export const filespaceFaults: readonly Fault[] = faultsOf({
  'workspace.filespace.list.status': {
    'filespace-list-status': bug('The list of filespaces is answered with 206.', succeeds(op.listFilespaces, 206)),
  },
  'workspace.filespace.list.contains-created': {
    'filespace-list-lacks-fresh': bug('The list comes from a copy that lags a minute behind.', {
      filespaces: { listed: (record, now) => now - record.createdAt > 60_000 },
    }),
    'filespace-list-of-usual-block-sizes': bug('Filespaces of other block sizes than the defaults are not listed.', {
      filespaces: { listed: ({ blockSize }) => [256, 1024].includes(blockSize) },
    }),
    'filespace-list-lacks-later': bug(
      'The list was given pages of ten, and no way to ask for the second.',
      listed(op.listFilespaces, (items) => items.slice(0, 10)),
    ),
  },
  'workspace.filespace.list.once': {
    'filespace-list-twice': bug(
      'The newest filespace stands in the list twice after a join.',
      listed(op.listFilespaces, (items) => [...items, ...items.slice(-1)]),
    ),
  },
  'workspace.filespace.list.agrees-with-get': {
    'filespace-get-of-data-endpoint': bug(
      'Reading a filespace that holds data shows the bucket as its endpoint.',
      ofData((shown, { bucketName }) => ({ ...shown, storage: { ...storage(shown), endpoint: bucketName } })),
    ),
    'filespace-list-created-at': bug(
      'The list shows the time of the last change as the creation time.',
      filespaceShown((shown) => ({ ...shown, createdAt: new Date(0).toISOString() }), op.listFilespaces),
    ),
    'filespace-list-region': bug(
      'The list leaves the region empty.',
      filespaceShown((shown) => ({ ...shown, storage: { ...storage(shown), region: '' } }), op.listFilespaces),
    ),
    'filespace-list-bucket': bug(
      'The list shows the endpoint in place of the bucket.',
      filespaceShown(
        (shown, record) => ({ ...shown, storage: { ...storage(shown), bucketName: record.endpoint } }),
        op.listFilespaces,
      ),
    ),
  },
  'workspace.filespace.list.workspace-id': {
    'filespace-workspace-id-of-itself': bug(
      'Each filespace shows its own id as the workspace.',
      filespaceShown((shown, record) => ({ ...shown, workspaceId: record.id })),
    ),
    'filespace-workspace-id-new-only': bug(
      'Filespaces on vendor storage made today show no real workspace.',
      filespaceShown((shown, record) => ({
        ...shown,
        workspaceId: record.number > 5 ? 'default' : record.workspaceId,
      })),
    ),
  },
  'workspace.filespace.list.records': {
    'filespace-list-bare': bug(
      'The list of filespaces lost its envelope.',
      answered(op.listFilespaces, (answer) => ({ ...answer, body: part(answer.body, 'data') })),
    ),
    'filespace-list-updated-at': bug(
      'The list has no updatedAt.',
      filespaceShown((shown) => without(shown, 'updatedAt'), op.listFilespaces),
    ),
    'filespace-list-size-text': bug(
      'Sizes in the list are texts.',
      filespaceShown(
        (shown, record) => ({ ...shown, currentStorageSize: String(record.currentStorageSize) }),
        op.listFilespaces,
      ),
    ),
    'filespace-list-last-record': bug(
      'The last record of the list lacks its status.',
      listed(op.listFilespaces, (items) =>
        items.map((item, index) => (index === items.length - 1 ? without(item, 'status') : item)),
      ),
    ),
  },
  'workspace.filespace.get.status': {
    'filespace-get-status': bug('Reading a filespace is answered with 203.', succeeds(op.getFilespace, 203)),
  },
  'workspace.filespace.get.same-id': {
    'filespace-get-mixed-up': bug('Reading a filespace answers what was read before.', mixedUp(op.getFilespace)),
    'filespace-get-of-the-heir': bug('Reading a filespace answers the one that has its former name.', shownAsHeir()),
    'filespace-get-id-cut': bug(
      'Reading shows an id that ends in zeros.',
      filespaceShown((shown, { id }) => ({ ...shown, id: `${id.slice(0, -4)}0000` }), op.getFilespace),
    ),
  },
  'workspace.filespace.get.agrees-with-create': {
    'filespace-get-created-at': bug(
      'Reading shows creation times a day early.',
      filespaceShown(
        (shown, record) => ({ ...shown, createdAt: new Date(record.createdAt - 86_400_000).toISOString() }),
        op.getFilespace,
      ),
    ),
    'filespace-get-workspace': bug(
      'Reading shows another workspace than the create.',
      filespaceShown((shown) => ({ ...shown, workspaceId: 'default' }), op.getFilespace),
    ),
  },
  'workspace.filespace.get.timestamps': {
    'filespace-get-updated-before': bug(
      'Last changes are shown in local time, hours before the creation.',
      filespaceShown((shown, record) => ({
        ...shown,
        updatedAt: new Date(record.updatedAt - 7_200_000).toISOString(),
      })),
    ),
  },
  'workspace.filespace.get.record': {
    'filespace-get-of-data-text': bug(
      'Reading a filespace that holds data shows its size as a text.',
      ofData((shown, { currentStorageSize }) => ({ ...shown, currentStorageSize: String(currentStorageSize) })),
    ),
    'filespace-get-status-number': bug(
      'The status of a filespace is a number.',
      filespaceShown((shown) => ({ ...shown, status: 1 }), op.getFilespace),
    ),
    'filespace-get-epoch': bug(
      'Reading shows creation times as milliseconds.',
      filespaceShown((shown, record) => ({ ...shown, createdAt: record.createdAt }), op.getFilespace),
    ),
    'filespace-get-no-endpoint': bug(
      'Vendor storage shows no endpoint.',
      filespaceShown((shown) => ({ ...shown, storage: without(storage(shown), 'endpoint') }), op.getFilespace),
    ),
    'filespace-get-date-only': bug(
      'Reading shows the day of the last change, without its time.',
      filespaceShown(
        (shown, record) => ({ ...shown, updatedAt: new Date(record.updatedAt).toISOString().slice(0, 10) }),
        op.getFilespace,
      ),
    ),
    'filespace-get-id-short': bug(
      'Ids of filespaces are shown without dashes.',
      filespaceShown((shown, record) => ({ ...shown, id: record.id.replaceAll('-', '') }), op.getFilespace),
    ),
  },
});

/** An id leads to the name that it had when it was first looked up, and that to whatever has it now. */
function shownAsHeir(): Change {
  const first = new Map<string, string>();
  const owners = new Map<string, Json>();
  return {
    ...successes((asked, answer) => {
      const record = recordOf(answer);
      const name = textPart(record, 'name');
      const id = textPart(record, 'id');
      if (asked === op.createFilespace) {
        first.set(id, name);
        owners.set(name, record);
      }
      if (asked !== op.getFilespace) return answer;
      const heir = owners.get(first.get(id) ?? '');
      return name === first.get(id) || heir === undefined || heir.id === id
        ? answer
        : { ...answer, body: withData(answer.body, () => heir) };
    }),
  };
}
