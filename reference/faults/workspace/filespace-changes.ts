import { objectOf, without } from '../../core/json.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { frozen, lingering, shelves, spilling, truncating } from './memory.ts';
import {
  answered,
  type Change,
  filespaceShown,
  forgiven,
  mistaken,
  op,
  recordOf,
  storage,
  succeeds,
  successes,
} from './support.ts';

export const filespaceChangeFaults: readonly Fault[] = faultsOf({
  'workspace.filespace.rename.status': {
    'filespace-rename-status': bug('A rename is answered with 202.', succeeds(op.renameFilespace, 202)),
  },
  'workspace.filespace.rename.echoes-name': {
    'filespace-rename-shows-old': bug(
      'A rename answers the record of before.',
      frozen(op.createFilespace, 'name', op.renameFilespace),
    ),
  },
  'workspace.filespace.rename.read-back': {
    'filespace-rename-lost': bug('A rename answers well, and is not kept.', {
      filespaces: { renamed: (record) => record.name },
    }),
    'filespace-rename-cut': bug('A rename keeps at most 16 characters.', {
      filespaces: { renamed: (_record, name) => name.slice(0, 16) },
    }),
  },
  'workspace.filespace.rename.listed': {
    'filespace-rename-not-listed': bug(
      'The list shows the name from the creation.',
      frozen(op.createFilespace, 'name', op.listFilespaces),
    ),
  },
  'workspace.filespace.rename.only-that': {
    'filespace-rename-namesakes': bug(
      'A rename finds the filespace by its name, and all others of it.',
      renamedByName(),
    ),
    'filespace-rename-of-all-that-go-on-from-it': bug(
      'A rename finds filespaces by how their names begin.',
      renamedByBeginning(),
    ),
    'filespace-rename-spills': bug(
      'After a rename the filespaces below it in the list show the new name, too.',
      spilling(op.renameFilespace, op.listFilespaces, 'filespaceId', 'name'),
    ),
  },
  'workspace.filespace.rename.rest-unchanged': {
    'filespace-rename-created-at': bug(
      'A rename answers with a new creation time.',
      filespaceShown(
        (shown, record) => ({ ...shown, createdAt: new Date(record.updatedAt + 2_000).toISOString() }),
        op.renameFilespace,
      ),
    ),
    'filespace-rename-bucket': bug(
      'The answer of a rename shows a bucket named after the new name.',
      filespaceShown(
        (shown, record) => ({ ...shown, storage: { ...storage(shown), bucketName: record.name } }),
        op.renameFilespace,
      ),
    ),
    'filespace-rename-takes-all': bug(
      'A rename merges the whole body into the record, which shows whenever it is read by its id.',
      mergedOnRename(),
    ),
  },
  'workspace.filespace.rename.rejected-unchanged': {
    'filespace-rename-kept': bug('A refused rename happens all the same.', {
      filespaces: { keepsRejected: (asked) => asked === op.renameFilespace },
    }),
  },
  'workspace.filespace.rename.record': {
    'filespace-rename-no-workspace': bug(
      'The answer of a rename has no workspaceId.',
      filespaceShown((shown) => without(shown, 'workspaceId'), op.renameFilespace),
    ),
    'filespace-rename-only-name': bug(
      'The answer of a rename holds id and name alone.',
      filespaceShown(({ id, name }) => ({ id, name }), op.renameFilespace),
    ),
  },
  'workspace.filespace.delete.only-that': {
    'filespace-deletion-empties-store-lists': bug(
      'The deletion of a filespace empties the lists of data stores of the others.',
      dropsStores(),
    ),
    'filespace-delete-truncates': bug(
      'The list ends where something was removed: what was made later is lost from it.',
      truncating(shelves.filespaces),
    ),
  },
  'workspace.filespace.delete.status': {
    'filespace-delete-status': bug('A delete is answered with 202.', succeeds(op.deleteFilespace, 202)),
  },
  'workspace.filespace.delete.gone': {
    'filespace-delete-not': bug('A delete says that it was done, and does nothing.', {
      filespaces: { removes: () => false },
    }),
    'filespace-delete-customer-not': bug('Filespaces that were renamed are not deleted.', {
      filespaces: { removes: (record) => record.updatedAt === record.createdAt },
    }),
  },
  'workspace.filespace.delete.not-listed': {
    'filespace-delete-listed': bug(
      'A deleted filespace stays in the list.',
      lingering(shelves.filespaces, () => true),
    ),
  },
  'workspace.filespace.delete.data-gone': {
    'filespace-delete-stores-listed': bug(
      'Below a filespace that is gone the list of data stores is empty instead of missing.',
      forgiven('filespace.notFound', [], op.listStores),
    ),
    'filespace-delete-children': bug(
      'Children in a filespace that is gone are a mistake of the request.',
      mistaken('filespace.notFound', 400, op.children),
    ),
    'filespace-delete-links': bug(
      'Direct links into a filespace that is gone lead to a page about it.',
      forgiven('filespace.notFound', { data: { url: 'https://links.example/gone' } }, op.directLink),
    ),
  },
  'workspace.filespace.delete.again': {
    'filespace-delete-again': bug(
      'Deletion became idempotent: once more is 200.',
      forgiven('filespace.notFound', { data: null }, op.deleteFilespace),
    ),
  },
  'workspace.providers.status': {
    'providers-status': bug('The providers lookup redirects.', succeeds(op.providers, 303)),
    'providers-needs-body': bug(
      'The providers lookup was taken for a create and answers 404.',
      succeeds(op.providers, 404),
    ),
  },
  'workspace.providers.json': {
    'providers-empty': bug(
      'The providers lookup answers without a body.',
      answered(op.providers, (answer) => ({ ...answer, body: undefined })),
    ),
    'providers-plain': bug(
      'The providers lookup answers an empty text.',
      answered(op.providers, (answer) => ({ ...answer, text: '' })),
    ),
  },
  'workspace.providers.something': {
    'providers-used-up': bug(
      'The providers are handed out by an iterator, so a second lookup finds none of them.',
      usedUp(),
    ),
  },
});

function renamedByName(): Change {
  const names = new Map<unknown, unknown>();
  return {
    ...successes((asked, answer, request) => {
      const { id, name } = recordOf(answer);
      if (asked === op.renameFilespace) {
        const former = names.get(request.params.filespaceId);
        for (const [other, shown] of names) if (shown === former) names.set(other, name);
      }
      if (asked === op.createFilespace || asked === op.renameFilespace) names.set(id, name);
      return answer;
    }),
    ...filespaceShown(
      (shown) => ({ ...shown, name: names.get(shown.id) ?? shown.name }),
      op.getFilespace,
      op.listFilespaces,
    ),
  };
}

function mergedOnRename(): Change {
  const merged = new Map<unknown, object>();
  return {
    ...successes((asked, answer, request) => {
      if (asked === op.renameFilespace) merged.set(request.params.filespaceId, objectOf(request.json()));
      return answer;
    }),
    ...filespaceShown((shown) => ({ ...shown, ...merged.get(shown.id), name: shown.name }), op.getFilespace),
  };
}

function usedUp(): Change {
  let lookups = 0;
  return answered(op.providers, (answer) => {
    lookups += 1;
    return lookups % 2 === 1 ? answer : { ...answer, body: { data: [] } };
  });
}

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

function renamedByBeginning(): Change {
  const names = new Map<unknown, string>();
  return successes((asked, answer, request) => {
    const record = recordOf(answer);
    if (asked === op.createFilespace) names.set(record.id, String(record.name));
    if (asked === op.getFilespace && names.has(record.id)) {
      return { ...answer, body: { data: { ...record, name: names.get(record.id) } } };
    }
    const former = names.get(request.params.filespaceId);
    if (asked !== op.renameFilespace || former === undefined) return answer;
    for (const [id, name] of names) if (name.startsWith(former)) names.set(id, String(record.name));
    return answer;
  });
}
