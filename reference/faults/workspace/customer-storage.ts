import type { Answer, ApiRequest } from '../../core/exchange.ts';
import { type Fault, workspaceFault as fault } from '../types.ts';
import { op, refused, sent } from './support.ts';

const onCustomerStorage = (answer: Answer, request: ApiRequest): Answer =>
  sent(request).storageOwner === 'customer' ? { ...answer, status: 201, body: { data: {} } } : answer;

/** What goes wrong for filespaces on storage of the customer alone. */
export const customerStorageFaults: readonly Fault[] = [
  fault(
    'customer-storage-any-name',
    'workspace.filespace.name.other-character',
    'Names are not checked for storage of the customer.',
    refused('filespace.name', onCustomerStorage, op.createFilespace),
  ),
  fault(
    'customer-storage-any-block-size',
    'workspace.filespace.create.block-size.type',
    'Block sizes are not checked for storage of the customer.',
    refused('filespace.blockSize', onCustomerStorage, op.createFilespace),
  ),
  fault(
    'customer-storage-never-deleted',
    'workspace.filespace.delete.gone',
    'Filespaces on storage of the customer are never deleted.',
    {
      filespaces: { removes: (record) => record.owner !== 'customer' },
    },
  ),
  fault(
    'customer-storage-never-renamed',
    'workspace.filespace.rename.read-back',
    'Filespaces on storage of the customer keep their names.',
    {
      filespaces: { renamed: (record, name) => (record.owner === 'customer' ? record.name : name) },
    },
  ),
];
