import { type Fault, workspaceFault as fault } from '../types.ts';
import { mixedUp } from './memory.ts';
import { answered, filespaceShown, listed, op, part, storage, succeeds, without } from './support.ts';

const listing: readonly Fault[] = [
  fault(
    'filespace-list-status',
    'workspace.filespace.list.status',
    'The list of filespaces is answered with 206.',
    succeeds(op.listFilespaces, 206),
  ),
  fault(
    'filespace-list-lacks-fresh',
    'workspace.filespace.list.contains-created',
    'The list comes from a copy that lags a minute behind.',
    {
      filespaces: { listed: (record, now) => now - record.createdAt > 60_000 },
    },
  ),
  fault(
    'filespace-list-lacks-later',
    'workspace.filespace.list.contains-created',
    'The list was given pages of ten, and no way to ask for the second.',
    listed(op.listFilespaces, (items) => items.slice(0, 10)),
  ),
  fault(
    'filespace-list-twice',
    'workspace.filespace.list.once',
    'The newest filespace stands in the list twice after a join.',
    listed(op.listFilespaces, (items) => [...items, ...items.slice(-1)]),
  ),
  fault(
    'filespace-list-created-at',
    'workspace.filespace.list.agrees-with-get',
    'The list shows the time of the last change as the creation time.',
    filespaceShown((shown) => ({ ...shown, createdAt: new Date(0).toISOString() }), op.listFilespaces),
  ),
  fault(
    'filespace-list-region',
    'workspace.filespace.list.agrees-with-get',
    'The list leaves the region empty.',
    filespaceShown((shown) => ({ ...shown, storage: { ...storage(shown), region: '' } }), op.listFilespaces),
  ),
  fault(
    'filespace-list-bucket',
    'workspace.filespace.list.agrees-with-get',
    'The list shows the endpoint in place of the bucket.',
    filespaceShown(
      (shown, record) => ({ ...shown, storage: { ...storage(shown), bucketName: record.endpoint } }),
      op.listFilespaces,
    ),
  ),
  fault(
    'filespace-workspace-id-of-itself',
    'workspace.filespace.list.workspace-id',
    'Each filespace shows its own id as the workspace.',
    filespaceShown((shown, record) => ({ ...shown, workspaceId: record.id })),
  ),
  fault(
    'filespace-workspace-id-new-only',
    'workspace.filespace.list.workspace-id',
    'Filespaces on vendor storage made today show no real workspace.',
    filespaceShown((shown, record) => ({ ...shown, workspaceId: record.number > 5 ? 'default' : record.workspaceId })),
  ),
  fault(
    'filespace-list-bare',
    'workspace.filespace.list.records',
    'The list of filespaces lost its envelope.',
    answered(op.listFilespaces, (answer) => ({ ...answer, body: part(answer.body, 'data') })),
  ),
  fault(
    'filespace-list-updated-at',
    'workspace.filespace.list.records',
    'The list has no updatedAt.',
    filespaceShown((shown) => without(shown, 'updatedAt'), op.listFilespaces),
  ),
  fault(
    'filespace-list-size-text',
    'workspace.filespace.list.records',
    'Sizes in the list are texts.',
    filespaceShown(
      (shown, record) => ({ ...shown, currentStorageSize: String(record.currentStorageSize) }),
      op.listFilespaces,
    ),
  ),
  fault(
    'filespace-list-last-record',
    'workspace.filespace.list.records',
    'The last record of the list lacks its status.',
    listed(op.listFilespaces, (items) =>
      items.map((item, index) => (index === items.length - 1 ? without(item, 'status') : item)),
    ),
  ),
];

const reading: readonly Fault[] = [
  fault(
    'filespace-get-status',
    'workspace.filespace.get.status',
    'Reading a filespace is answered with 203.',
    succeeds(op.getFilespace, 203),
  ),
  fault(
    'filespace-get-mixed-up',
    'workspace.filespace.get.same-id',
    'Reading a filespace answers what was read before.',
    mixedUp(op.getFilespace),
  ),
  fault(
    'filespace-get-id-cut',
    'workspace.filespace.get.same-id',
    'Reading shows an id that ends in zeros.',
    filespaceShown((shown, { id }) => ({ ...shown, id: `${id.slice(0, -4)}0000` }), op.getFilespace),
  ),
  fault(
    'filespace-get-created-at',
    'workspace.filespace.get.agrees-with-create',
    'Reading shows creation times a day early.',
    filespaceShown(
      (shown, record) => ({ ...shown, createdAt: new Date(record.createdAt - 86_400_000).toISOString() }),
      op.getFilespace,
    ),
  ),
  fault(
    'filespace-get-workspace',
    'workspace.filespace.get.agrees-with-create',
    'Reading shows another workspace than the create.',
    filespaceShown((shown) => ({ ...shown, workspaceId: 'default' }), op.getFilespace),
  ),
  fault(
    'filespace-get-updated-before',
    'workspace.filespace.get.timestamps',
    'Last changes are shown in local time, hours before the creation.',
    filespaceShown((shown, record) => ({ ...shown, updatedAt: new Date(record.updatedAt - 7_200_000).toISOString() })),
  ),
  fault(
    'filespace-get-status-number',
    'workspace.filespace.get.record',
    'The status of a filespace is a number.',
    filespaceShown((shown) => ({ ...shown, status: 1 }), op.getFilespace),
  ),
  fault(
    'filespace-get-epoch',
    'workspace.filespace.get.record',
    'Reading shows creation times as milliseconds.',
    filespaceShown((shown, record) => ({ ...shown, createdAt: record.createdAt }), op.getFilespace),
  ),
  fault(
    'filespace-get-no-endpoint',
    'workspace.filespace.get.record',
    'Vendor storage shows no endpoint.',
    filespaceShown((shown) => ({ ...shown, storage: without(storage(shown), 'endpoint') }), op.getFilespace),
  ),
  fault(
    'filespace-get-date-only',
    'workspace.filespace.get.record',
    'Reading shows the day of the last change, without its time.',
    filespaceShown(
      (shown, record) => ({ ...shown, updatedAt: new Date(record.updatedAt).toISOString().slice(0, 10) }),
      op.getFilespace,
    ),
  ),
  fault(
    'filespace-get-id-short',
    'workspace.filespace.get.record',
    'Ids of filespaces are shown without dashes.',
    filespaceShown((shown, record) => ({ ...shown, id: record.id.replaceAll('-', '') }), op.getFilespace),
  ),
];

export const filespaceFaults: readonly Fault[] = [...listing, ...reading];
