/** Bugs that show where a thing is looked at in another way, after something else, or once more. */

import type { Json } from '../../core/json.ts';
import type { PolicyOverride } from '../../policy/index.ts';
import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { type Bug, workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { idOf } from './memory.ts';
import { seen, succeeded } from './seen.ts';
import {
  type Change,
  dataStoreShown,
  edited,
  entryShown,
  itemsOf,
  listed,
  memberShown,
  missing,
  op,
  part,
  recordOf,
  s3Params,
  withData,
} from './support.ts';

const hour = 3_600_000;
const later = (at: number, hours: number): string => new Date(at + hours * hour).toISOString();
const around = (story: string, override: PolicyOverride): Bug => ({ story, override });
const isTop = (id: unknown): boolean => String(id).endsWith(':1');

/** A refused delete has an effect on how the thing is shown all the same. */
function spoiltByRefusal(asked: string, key: string, spoil: (record: Json) => Json, ...shownBy: string[]) {
  const refused = new Set<string>();
  return seen((answer, request) => {
    if (request.operation === asked && answer.status === 400)
      refused.add(decodeURIComponent(request.params[key] ?? ''));
    if (!shownBy.includes(request.operation) || !succeeded(answer) || !refused.has(idOf(recordOf(answer))))
      return answer;
    return { ...answer, body: withData(answer.body, () => spoil(recordOf(answer))) };
  });
}

/** A refused delete takes what it was about, or what stands in it, from the pages of children. */
function unlistedByRefusal() {
  const refused = new Set<string>();
  return seen((answer, request) => {
    if (request.operation === op.deleteEntry && answer.status === 400)
      refused.add(decodeURIComponent(request.params.entryId ?? ''));
    if (request.operation !== op.children || !succeeded(answer)) return answer;
    const entries = itemsOf(part(recordOf(answer), 'entries'));
    const left = entries.filter((entry) => !(entry.type === 'file' && refused.has(idOf(entry))));
    return { ...answer, body: { data: { ...recordOf(answer), entries: left } } };
  });
}

function emptiedRoot() {
  const refused = new Map<string, number>();
  return seen((answer, request) => {
    const { filespaceId = '', entryId = '' } = request.params;
    const id = decodeURIComponent(entryId);
    if (request.operation === op.deleteEntry && answer.status === 400 && isTop(id))
      refused.set(filespaceId, Date.now());
    if (request.operation !== op.getEntry || !succeeded(answer) || isTop(id)) return answer;
    const { parentId, createdAt } = recordOf(answer);
    const isLost = isTop(parentId) && Date.parse(String(createdAt)) < (refused.get(filespaceId) ?? 0);
    return isLost ? missing(answer, 'File system entry not found') : answer;
  });
}

/** Paths of links are looked up without regard to case: the first one is found. */
function linksFolded() {
  const first = new Map<string, unknown>();
  return seen((answer, request) => {
    const path = request.query.get('path');
    if (request.operation !== op.directLink || !succeeded(answer) || path === null) return answer;
    const key = `${request.params.filespaceId} ${path.toLowerCase()}`;
    if (!first.has(key)) first.set(key, answer.body);
    return { ...answer, body: first.get(key) };
  });
}

function deepLinksMissing() {
  return seen((answer, request) => {
    const names = request.query.get('path')?.split('/').length ?? 0;
    const isDeep = request.operation === op.directLink && succeeded(answer) && names > 3;
    return isDeep ? missing(answer, 'File system entry not found') : answer;
  });
}

function longPathsMissing() {
  return seen((answer, request) => {
    const { length = 0 } = request.query.get('path') ?? '';
    const isLong = request.operation === op.directLink && succeeded(answer) && length > 120;
    return isLong ? missing(answer, 'File system entry not found') : answer;
  });
}

/** What was made is deleted by its id before it is looked for in the filespace of the path. */
function deletedAstray() {
  const homes = new Map<string, string>();
  const lost = new Set<string>();
  return seen((answer, request) => {
    const { filespaceId = '', entryId = '' } = request.params;
    const id = decodeURIComponent(entryId);
    if (request.operation === op.createEntry && succeeded(answer)) homes.set(idOf(recordOf(answer)), filespaceId);
    const isAstray = homes.has(id) && homes.get(id) !== filespaceId;
    if (request.operation === op.deleteEntry && answer.status === 404 && isAstray) lost.add(id);
    return request.operation === op.getEntry && lost.has(id) ? missing(answer, 'File system entry not found') : answer;
  });
}

/** Some seconds after a create the first access key is written back. */
function firstKeyBack(): Change {
  return dataStoreShown(
    (shown, { s3, createdAt }) => {
      const first = firstKeys.get(idOf(shown)) ?? s3?.accessKey;
      firstKeys.set(idOf(shown), first);
      const isBack = s3 !== null && Date.now() - createdAt > 1_500;
      return isBack ? { ...shown, s3StorageParams: { ...s3Params(shown), accessKey: first } } : shown;
    },
    op.createStore,
    op.getStore,
  );
}

const firstKeys = new Map<string, unknown>();

/** A write is carried out before a key that the service knows is looked at closely. */
function actsWith(which: 'expired' | 'revoked'): Change {
  let isMeant = false;
  return {
    auth: {
      verdict: (operation, facts) => {
        isMeant = facts.key?.[which] === true;
        return statedWorkspace.auth.verdict(operation, facts);
      },
      actsFirst: (operation) => isMeant && !operation.startsWith('GET'),
    },
  };
}

export const lookedAtAgainFaults: readonly Fault[] = faultsOf({
  'workspace.data-store.filter.finds': {
    'linked-not-found-by-name': bug(
      'The name filter finds no data store with linked files.',
      listed(op.listStores, (items, { query }) => items.filter(({ name }) => !query.has('name') || name !== 'linked')),
    ),
  },
  'workspace.data-store.delete.linked-files-kept': {
    'linked-loses-keys': around(
      'A refused deletion of a data store with linked files takes its keys.',
      spoiltByRefusal(
        op.deleteStore,
        'dataStoreId',
        (record) => ({ ...record, s3StorageParams: { ...s3Params(record), accessKey: '' } }),
        op.getStore,
      ),
    ),
  },
  'workspace.data-store.list.agrees-with-get': {
    'linked-default-region': bug(
      'A data store with linked files is read with the default region.',
      dataStoreShown(
        (shown, { linkedFiles }) =>
          linkedFiles > 0 ? { ...shown, s3StorageParams: { ...s3Params(shown), region: 'us-east-1' } } : shown,
        op.getStore,
      ),
    ),
  },
  'workspace.entry.children.agrees-with-get': {
    'files-listed-empty': bug(
      'Children show files without their sizes.',
      entryShown((shown, { type }) => (type === 'file' ? { ...shown, size: 0 } : shown), op.children),
    ),
    'files-listed-in-local-time': bug(
      'Children show the last change of files in local time.',
      entryShown(
        (shown, { type, modifiedAt }) => (type === 'file' ? { ...shown, modifiedAt: later(modifiedAt, 2) } : shown),
        op.children,
      ),
    ),
  },
  'workspace.entry.resolve.agrees-with-get': {
    'files-resolved-in-local-time': bug(
      'A resolved file shows its last change in local time.',
      entryShown(
        (shown, { type, modifiedAt }) => (type === 'file' ? { ...shown, modifiedAt: later(modifiedAt, 2) } : shown),
        op.resolve,
      ),
    ),
  },
  'workspace.entry.delete.file-kept': {
    'file-emptied': around(
      'A refused delete empties the file.',
      spoiltByRefusal(op.deleteEntry, 'entryId', (record) => ({ ...record, size: 0 }), op.resolve),
    ),
    'file-unlisted': around('A refused delete takes the file from its directory.', unlistedByRefusal()),
  },
  'workspace.entry.delete.root-kept': {
    'root-emptied': around('A refused delete of the root empties it.', emptiedRoot()),
  },
  'workspace.entry.children.complete': {
    'root-of-one-page': bug(
      'The root has one page, whatever the limit.',
      edited(op.children, (data, { params }) =>
        isTop(decodeURIComponent(params.entryId ?? '')) ? { entries: part(data, 'entries'), nextCursor: '' } : data,
      ),
    ),
  },
  'workspace.direct-link.encoded-path': {
    'long-paths-without-links': around('Links by paths of more than 120 characters are 404.', longPathsMissing()),
    'deep-links-missing': around('Links by path lead two levels deep.', deepLinksMissing()),
  },
  'workspace.direct-link.own-url': {
    'links-folded': around('Paths of links are looked up without regard to case.', linksFolded()),
  },
  'workspace.member.update.rest-unchanged': {
    'changed-in-local-time': bug(
      'The answer of a role change shows the last change in local time.',
      memberShown((shown, { updatedAt }) => ({ ...shown, updatedAt: later(updatedAt, 2) }), op.changeMember),
    ),
  },
  'workspace.after-refusal': {
    'entry-deleted-astray': around(
      'An entry is deleted by its id, and then looked for in the filespace of the path: 404.',
      deletedAstray(),
    ),
  },
  'workspace.data-store.update.read-back': {
    'first-key-back': bug('What goes on after a create writes the first access key back.', firstKeyBack()),
  },
  'workspace.auth.no-effect': {
    'acts-for-revoked': bug(
      'A write with the token of a deleted account is carried out, and refused.',
      actsWith('revoked'),
    ),
    'acts-for-expired': bug('A write with an expired token is carried out, and refused.', actsWith('expired')),
  },
});
