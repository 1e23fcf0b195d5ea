import type { Answer, ApiRequest } from '../../core/exchange.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { op, refused, sent } from './support.ts';

const onCustomerStorage = (answer: Answer, request: ApiRequest): Answer =>
  sent(request).storageOwner === 'customer' ? { ...answer, status: 201, body: { data: {} } } : answer;

/** What goes wrong for filespaces on storage of the customer alone. */
export const customerStorageFaults: readonly Fault[] = faultsOf({
  'workspace.filespace.name.other-character': {
    'customer-storage-any-name': bug(
      'Names are not checked for storage of the customer.',
      refused('filespace.name', onCustomerStorage, op.createFilespace),
    ),
  },
  'workspace.filespace.create.block-size.type': {
    'customer-storage-any-block-size': bug(
      'Block sizes are not checked for storage of the customer.',
      refused('filespace.blockSize', onCustomerStorage, op.createFilespace),
    ),
  },
  'workspace.filespace.delete.gone': {
    'customer-storage-never-deleted': bug('Filespaces on storage of the customer are never deleted.', {
      filespaces: { removes: (record) => record.owner !== 'customer' },
    }),
  },
  'workspace.filespace.rename.read-back': {
    'customer-storage-never-renamed': bug('Filespaces on storage of the customer keep their names.', {
      filespaces: { renamed: (record, name) => (record.owner === 'customer' ? record.name : name) },
    }),
  },
});
