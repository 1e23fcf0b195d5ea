import { type Fault, workspaceFault as fault } from '../types.ts';
import { frozen, lingering, shelves, spilling, truncating } from './memory.ts';
import {
  answered,
  type Change,
  filespaceShown,
  forgiven,
  mistaken,
  op,
  storage,
  succeeds,
  successes,
  without,
} from './support.ts';

const renames: readonly Fault[] = [
  fault(
    'filespace-rename-status',
    'workspace.filespace.rename.status',
    'A rename is answered with 202.',
    succeeds(op.renameFilespace, 202),
  ),
  fault(
    'filespace-rename-shows-old',
    'workspace.filespace.rename.echoes-name',
    'A rename answers the record of before.',
    frozen(op.createFilespace, 'name', op.renameFilespace),
  ),
  fault('filespace-rename-lost', 'workspace.filespace.rename.read-back', 'A rename answers well, and is not kept.', {
    filespaces: { renamed: (record) => record.name },
  }),
  fault('filespace-rename-cut', 'workspace.filespace.rename.read-back', 'A rename keeps at most 16 characters.', {
    filespaces: { renamed: (_record, name) => name.slice(0, 16) },
  }),
  fault(
    'filespace-rename-not-listed',
    'workspace.filespace.rename.listed',
    'The list shows the name from the creation.',
    frozen(op.createFilespace, 'name', op.listFilespaces),
  ),
  fault(
    'filespace-rename-spills',
    'workspace.filespace.rename.only-that',
    'After a rename the filespaces below it in the list show the new name, too.',
    spilling(op.renameFilespace, op.listFilespaces, 'filespaceId', 'name'),
  ),
  fault(
    'filespace-rename-created-at',
    'workspace.filespace.rename.rest-unchanged',
    'A rename answers with a new creation time.',
    filespaceShown(
      (shown, record) => ({ ...shown, createdAt: new Date(record.updatedAt + 2_000).toISOString() }),
      op.renameFilespace,
    ),
  ),
  fault(
    'filespace-rename-bucket',
    'workspace.filespace.rename.rest-unchanged',
    'The answer of a rename shows a bucket named after the new name.',
    filespaceShown(
      (shown, record) => ({ ...shown, storage: { ...storage(shown), bucketName: record.name } }),
      op.renameFilespace,
    ),
  ),
  fault(
    'filespace-rename-kept',
    'workspace.filespace.rename.rejected-unchanged',
    'A refused rename happens all the same.',
    {
      filespaces: { keepsRejected: (asked) => asked === op.renameFilespace },
    },
  ),
  fault(
    'filespace-rename-no-workspace',
    'workspace.filespace.rename.record',
    'The answer of a rename has no workspaceId.',
    filespaceShown((shown) => without(shown, 'workspaceId'), op.renameFilespace),
  ),
  fault(
    'filespace-rename-only-name',
    'workspace.filespace.rename.record',
    'The answer of a rename holds id and name alone.',
    filespaceShown(({ id, name }) => ({ id, name }), op.renameFilespace),
  ),
];

const deletion: readonly Fault[] = [
  fault(
    'filespace-delete-status',
    'workspace.filespace.delete.status',
    'A delete is answered with 202.',
    succeeds(op.deleteFilespace, 202),
  ),
  fault(
    'filespace-delete-not',
    'workspace.filespace.delete.gone',
    'A delete says that it was done, and does nothing.',
    { filespaces: { removes: () => false } },
  ),
  fault(
    'filespace-delete-customer-not',
    'workspace.filespace.delete.gone',
    'Filespaces that were renamed are not deleted.',
    {
      filespaces: { removes: (record) => record.updatedAt === record.createdAt },
    },
  ),
  fault(
    'filespace-delete-listed',
    'workspace.filespace.delete.not-listed',
    'A deleted filespace stays in the list.',
    lingering(shelves.filespaces, () => true),
  ),
  fault(
    'filespace-delete-stores-listed',
    'workspace.filespace.delete.data-gone',
    'Below a filespace that is gone the list of data stores is empty instead of missing.',
    forgiven('filespace.notFound', [], op.listStores),
  ),
  fault(
    'filespace-delete-children',
    'workspace.filespace.delete.data-gone',
    'Children in a filespace that is gone are a mistake of the request.',
    mistaken('filespace.notFound', 400, op.children),
  ),
  fault(
    'filespace-delete-links',
    'workspace.filespace.delete.data-gone',
    'Direct links into a filespace that is gone lead to a page about it.',
    forgiven('filespace.notFound', { data: { url: 'https://links.example/gone' } }, op.directLink),
  ),
  fault(
    'filespace-delete-again',
    'workspace.filespace.delete.again',
    'Deletion became idempotent: once more is 200.',
    forgiven('filespace.notFound', { data: null }, op.deleteFilespace),
  ),
  fault(
    'filespace-delete-truncates',
    'workspace.filespace.delete.only-that',
    'The list ends where something was removed: what was made later is lost from it.',
    truncating(shelves.filespaces),
  ),
  fault(
    'providers-status',
    'workspace.providers.status',
    'The providers lookup redirects.',
    succeeds(op.providers, 303),
  ),
  fault(
    'providers-needs-body',
    'workspace.providers.status',
    'The providers lookup was taken for a create and answers 404.',
    succeeds(op.providers, 404),
  ),
  fault(
    'providers-empty',
    'workspace.providers.json',
    'The providers lookup answers without a body.',
    answered(op.providers, (answer) => ({ ...answer, body: undefined })),
  ),
  fault(
    'providers-plain',
    'workspace.providers.json',
    'The providers lookup answers an empty text.',
    answered(op.providers, (answer) => ({ ...answer, text: '' })),
  ),
];

export const filespaceChangeFaults: readonly Fault[] = [
  ...renames,
  ...deletion,
  fault(
    'filespace-deletion-empties-store-lists',
    'workspace.filespace.delete.only-that',
    'The deletion of a filespace empties the lists of data stores of the others.',
    dropsStores(),
  ),
];

function dropsStores(): Change {
  let at = 0;
  return {
    ...successes((asked, answer) => {
      if (asked === op.deleteFilespace) at = Date.now();
      return answer;
    }),
    dataStores: { listed: (record) => record.createdAt > at },
  };
}
