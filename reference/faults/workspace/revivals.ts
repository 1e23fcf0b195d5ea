/** Bugs of services that keep what was deleted, and find it again by its name. */
import type { WorkspaceFailure } from '../../policy/stated/workspace/errors.ts';
import type { WorkspaceOperation } from '../../policy/stated/workspace/operations.ts';
import type { Json } from '../../policy/stated/workspace/views.ts';
import { type Fault, workspaceFault as fault } from '../types.ts';
import { idOf, type Shelf } from './memory.ts';
import { type Change, isObject, itemsOf, op, recordOf, successes, textPart, token, withData } from './support.ts';

/** Something new under the name of something deleted brings that back. */
function revived(
  shelf: Shelf,
  read: WorkspaceOperation,
  kind: WorkspaceFailure,
  nameOf: (record: Json) => string,
  where: 'read' | 'listed',
): Change {
  const kept = new Map<string, { record: Json; name: string; removed: boolean; back: boolean }>();
  const bare = shelf.create === op.createStore;
  return {
    ...successes((asked, answer, request) => {
      if (asked === shelf.create) {
        const record = recordOf(answer);
        const name = `${token(request)} ${request.params.filespaceId} ${nameOf(record)}`;
        for (const each of kept.values()) if (each.removed && each.name === name) each.back = true;
        kept.set(idOf(record), { record, name, removed: false, back: false });
      }
      if (asked === shelf.remove) {
        const gone = kept.get(request.params[shelf.parameter] ?? '');
        if (gone !== undefined) gone.removed = true;
      }
      if (asked !== shelf.list || where !== 'listed') return answer;
      const prefix = `${token(request)} ${request.params.filespaceId} `;
      const back = [...kept.values()].filter((each) => each.back && each.name.startsWith(prefix));
      const without = ({ pendingInvitationLinkSecret: _, ...record }: Json): Json => record;
      return {
        ...answer,
        body: withData(answer.body, (data) => [...itemsOf(data), ...back.map(({ record }) => without(record))]),
      };
    }),
    errors: {
      answer: (asked, problem, answer, request) => {
        if (asked !== read || problem !== kind || where !== 'read') return answer;
        const found = kept.get(request.params[shelf.parameter] ?? '');
        if (!found?.back) return answer;
        const { pendingInvitationLinkSecret: _, ...record } = found.record;
        return { ...answer, status: 200, body: bare ? record : { data: record } };
      },
    },
  };
}

const storeShelf: Shelf = {
  create: op.createStore,
  remove: op.deleteStore,
  list: op.listStores,
  parameter: 'dataStoreId',
};

const memberShelf: Shelf = {
  create: op.addMember,
  remove: op.removeMember,
  list: op.listMembers,
  parameter: 'memberId',
};

const entryShelf: Shelf = { create: op.createEntry, remove: op.deleteEntry, list: op.children, parameter: 'entryId' };

const storeName = (record: Json): string => textPart(record, 'name');

const memberName = (record: Json): string => textPart(record, 'user', 'email');

const entryName = (record: Json): string => `${textPart(record, 'parentId')} ${textPart(record, 'name')}`;

/** The children of a directory that was deleted are those of the one made in its place. */
function inheriting(): Change {
  const made = new Map<string, { key: string; record: Json; heirs: Json[] }>();
  return successes((asked, answer, request) => {
    if (asked === op.createEntry) {
      const record = recordOf(answer);
      const key = `${request.params.filespaceId} ${entryName(record)}`;
      const former = [...made.values()].filter((each) => each.key === key).map((each) => idOf(each.record));
      const heirs = [...made.values()]
        .filter((each) => former.includes(textPart(each.record, 'parentId')))
        .map((each) => ({ ...each.record, parentId: record.id }));
      made.set(`${request.params.filespaceId} ${idOf(record)}`, { key, record, heirs });
    }
    if (asked !== op.children) return answer;
    const heirs = made.get(`${request.params.filespaceId} ${request.params.entryId}`)?.heirs ?? [];
    return {
      ...answer,
      body: withData(answer.body, (data) =>
        isObject(data) ? { ...data, entries: [...itemsOf(data.entries), ...heirs] } : data,
      ),
    };
  });
}

export const revivalsFaults: readonly Fault[] = [
  fault(
    'data-store-revived-by-name',
    'workspace.data-store.delete.gone',
    'A data store made again brings the deleted one back.',
    revived(storeShelf, op.getStore, 'dataStore.notFound', storeName, 'read'),
  ),
  fault(
    'data-store-revived-in-list',
    'workspace.data-store.delete.not-listed',
    'A data store made again brings the deleted one back into the list.',
    revived(storeShelf, op.getStore, 'dataStore.notFound', storeName, 'listed'),
  ),
  fault(
    'member-revived-by-address',
    'workspace.member.remove.gone',
    'A member added again brings the removed one back.',
    revived(memberShelf, op.getMember, 'member.notFound', memberName, 'read'),
  ),
  fault(
    'member-revived-in-list',
    'workspace.member.remove.not-listed',
    'A member added again brings the removed one back into the list.',
    revived(memberShelf, op.getMember, 'member.notFound', memberName, 'listed'),
  ),
  fault(
    'entry-revived-by-name',
    'workspace.entry.delete.gone',
    'A directory made again brings the deleted one back.',
    revived(entryShelf, op.getEntry, 'entry.notFound', entryName, 'read'),
  ),
  fault(
    'children-inherited-by-name',
    'workspace.entry.children.empty',
    'A directory made again holds what was once in the deleted one.',
    inheriting(),
  ),
];
