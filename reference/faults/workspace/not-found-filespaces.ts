import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { forgiven, mistaken, op, refused, worded } from './support.ts';

/** Filespaces that do not exist. */
export const notFoundFilespaceFaults: readonly Fault[] = faultsOf({
  'workspace.not-found.filespace': {
    'missing-filespace-get': bug('An unknown filespace is 400.', mistaken('filespace.notFound', 400, op.getFilespace)),
    'missing-filespace-children': bug(
      'Children in an unknown filespace are none.',
      forgiven('filespace.notFound', { data: { entries: [] } }, op.children),
    ),
    'missing-filespace-stores': bug(
      'Data stores are unsupported in an unknown filespace: 403.',
      mistaken('filespace.notFound', 403, op.listStores),
    ),
    'missing-filespace-stores-filtered': bug(
      'No data store of an unknown filespace has the name that is looked for.',
      refused(
        'filespace.notFound',
        (answer, { query }) => (query.has('name') ? { ...answer, status: 200, body: [] } : answer),
        op.listStores,
      ),
    ),
    'missing-filespace-link-by-id': bug(
      'A direct link by id in an unknown filespace is 400.',
      refused(
        'filespace.notFound',
        (answer, { query }) => (query.has('entryId') ? { ...answer, status: 400 } : answer),
        op.directLink,
      ),
    ),
    'missing-filespace-children-limited': bug(
      'A page of children in an unknown filespace is empty.',
      refused(
        'filespace.notFound',
        (answer, { query }) =>
          query.has('limit') ? { ...answer, status: 200, body: { data: { entries: [], nextCursor: '' } } } : answer,
        op.children,
      ),
    ),
    'missing-filespace-delete': bug(
      'Deleting an unknown filespace is 200.',
      forgiven('filespace.notFound', { data: null }, op.deleteFilespace),
    ),
    'missing-filespace-gone': bug(
      'Renaming an unknown filespace is 410.',
      mistaken('filespace.notFound', 410, op.renameFilespace),
    ),
  },
  'workspace.not-found.filespace.message': {
    'missing-filespace-message': bug(
      'A missing filespace is refused in words of its own.',
      worded('filespace.notFound', 'Filespace not found'),
    ),
    'missing-filespace-message-links': bug(
      'Direct links say in other words that a filespace is missing.',
      worded('filespace.notFound', 'Not Found', op.directLink),
    ),
  },
  'workspace.not-found.malformed-filespace-id': {
    'malformed-filespace-id': bug('A malformed filespace id is 422.', mistaken('filespace.malformedId', 422)),
    'malformed-filespace-id-one': bug(
      'A malformed filespace id is a server error for direct links.',
      mistaken('filespace.malformedId', 500, op.directLink),
    ),
    'malformed-filespace-id-list': bug(
      'Data stores of a malformed filespace id are none.',
      forgiven('filespace.malformedId', [], op.listStores),
    ),
  },
});
