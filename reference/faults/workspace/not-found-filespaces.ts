import { type Fault, workspaceFault as fault } from '../types.ts';
import { forgiven, mistaken, op, refused, worded } from './support.ts';

/** Filespaces that do not exist. */
export const notFoundFilespaceFaults: readonly Fault[] = [
  fault(
    'missing-filespace-get',
    'workspace.not-found.filespace',
    'An unknown filespace is 400.',
    mistaken('filespace.notFound', 400, op.getFilespace),
  ),
  fault(
    'missing-filespace-children',
    'workspace.not-found.filespace',
    'Children in an unknown filespace are none.',
    forgiven('filespace.notFound', { data: { entries: [] } }, op.children),
  ),
  fault(
    'missing-filespace-stores',
    'workspace.not-found.filespace',
    'Data stores are unsupported in an unknown filespace: 403.',
    mistaken('filespace.notFound', 403, op.listStores),
  ),
  fault(
    'missing-filespace-stores-filtered',
    'workspace.not-found.filespace',
    'No data store of an unknown filespace has the name that is looked for.',
    refused(
      'filespace.notFound',
      (answer, { query }) => (query.has('name') ? { ...answer, status: 200, body: [] } : answer),
      op.listStores,
    ),
  ),
  fault(
    'missing-filespace-link-by-id',
    'workspace.not-found.filespace',
    'A direct link by id in an unknown filespace is 400.',
    refused(
      'filespace.notFound',
      (answer, { query }) => (query.has('entryId') ? { ...answer, status: 400 } : answer),
      op.directLink,
    ),
  ),
  fault(
    'missing-filespace-children-limited',
    'workspace.not-found.filespace',
    'A page of children in an unknown filespace is empty.',
    refused(
      'filespace.notFound',
      (answer, { query }) =>
        query.has('limit') ? { ...answer, status: 200, body: { data: { entries: [], nextCursor: '' } } } : answer,
      op.children,
    ),
  ),
  fault(
    'missing-filespace-delete',
    'workspace.not-found.filespace',
    'Deleting an unknown filespace is 200.',
    forgiven('filespace.notFound', { data: null }, op.deleteFilespace),
  ),
  fault(
    'missing-filespace-gone',
    'workspace.not-found.filespace',
    'Renaming an unknown filespace is 410.',
    mistaken('filespace.notFound', 410, op.renameFilespace),
  ),
  fault(
    'missing-filespace-message',
    'workspace.not-found.filespace.message',
    'A missing filespace is refused in words of its own.',
    worded('filespace.notFound', 'Filespace not found'),
  ),
  fault(
    'missing-filespace-message-links',
    'workspace.not-found.filespace.message',
    'Direct links say in other words that a filespace is missing.',
    worded('filespace.notFound', 'Not Found', op.directLink),
  ),
  fault(
    'malformed-filespace-id',
    'workspace.not-found.malformed-filespace-id',
    'A malformed filespace id is 422.',
    mistaken('filespace.malformedId', 422),
  ),
  fault(
    'malformed-filespace-id-one',
    'workspace.not-found.malformed-filespace-id',
    'A malformed filespace id is a server error for direct links.',
    mistaken('filespace.malformedId', 500, op.directLink),
  ),
  fault(
    'malformed-filespace-id-list',
    'workspace.not-found.malformed-filespace-id',
    'Data stores of a malformed filespace id are none.',
    forgiven('filespace.malformedId', [], op.listStores),
  ),
];
