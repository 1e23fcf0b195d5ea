/** Bugs of services that keep what was deleted, and find it again by its name. */
import { isObject, type Json, without } from '../../core/json.ts';
import type { WorkspaceFailure } from '../../policy/stated/workspace/errors.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { idOf, type Shelf, shelves } from './memory.ts';
import { type Change, entryShown, itemsOf, op, recordOf, successes, textPart, token, withData } from './support.ts';

/** Things of one kind, and what makes a new one take the place of a former one. */
interface Kind {
  readonly shelf: Shelf;
  readonly missing: WorkspaceFailure;
  readonly nameOf: (record: Json) => string;
}

const entryName = (record: Json): string => `${textPart(record, 'parentId')} ${textPart(record, 'name')}`;

const stores: Kind = {
  shelf: shelves.dataStores,
  missing: 'dataStore.notFound',
  nameOf: (record) => textPart(record, 'name'),
};
const members: Kind = {
  shelf: shelves.members,
  missing: 'member.notFound',
  nameOf: (record) => textPart(record, 'user', 'email'),
};
const entries: Kind = { shelf: shelves.entries, missing: 'entry.notFound', nameOf: entryName };

/** A directory made again under a name is as old as the first one of that name. */
function asOldAsFormer(): Change {
  const first = new Map<string, unknown>();
  return entryShown((shown, { filespaceId }) => {
    const name = `${filespaceId} ${entryName(shown)}`;
    if (!first.has(name)) first.set(name, shown.createdAt);
    return { ...shown, createdAt: first.get(name) };
  });
}

/** Something new under the name of something deleted brings that back. */
function revived({ shelf, missing, nameOf }: Kind, where: 'read' | 'listed'): Change {
  const kept = new Map<string, { record: Json; place: string; name: string; removed: boolean; back: boolean }>();
  const shown = ({ record }: { record: Json }): Json => without(record, 'pendingInvitationLinkSecret');
  return {
    ...successes((asked, answer, request) => {
      const place = `${token(request)} ${request.params.filespaceId}`;
      const beside = [...kept.values()].filter((each) => each.place === place);
      if (asked === shelf.create) {
        const record = recordOf(answer);
        const name = nameOf(record);
        for (const each of beside) if (each.removed && each.name === name) each.back = true;
        kept.set(idOf(record), { record, place, name, removed: false, back: false });
      }
      if (asked === shelf.remove) {
        const gone = kept.get(request.params[shelf.parameter] ?? '');
        if (gone !== undefined) gone.removed = true;
      }
      if (asked !== shelf.list || where !== 'listed') return answer;
      const back = beside.filter((each) => each.back).map(shown);
      return { ...answer, body: withData(answer.body, (data) => [...itemsOf(data), ...back]) };
    }),
    errors: {
      answer: (asked, problem, answer, request) => {
        if (asked !== shelf.read || problem !== missing || where !== 'read') return answer;
        const found = kept.get(request.params[shelf.parameter] ?? '');
        if (!found?.back) return answer;
        return { ...answer, status: 200, body: asked === op.getStore ? shown(found) : { data: shown(found) } };
      },
    },
  };
}

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

export const revivalsFaults: readonly Fault[] = faultsOf({
  'workspace.entry.create.now': {
    'entry-made-again-as-old-as-the-former': bug(
      'A directory made again is as old as the former one of its name.',
      asOldAsFormer(),
    ),
  },
  'workspace.data-store.delete.gone': {
    'data-store-revived-by-name': bug('A data store made again brings the deleted one back.', revived(stores, 'read')),
  },
  'workspace.data-store.delete.not-listed': {
    'data-store-revived-in-list': bug(
      'A data store made again brings the deleted one back into the list.',
      revived(stores, 'listed'),
    ),
  },
  'workspace.member.remove.gone': {
    'member-revived-by-address': bug('A member added again brings the removed one back.', revived(members, 'read')),
  },
  'workspace.member.remove.not-listed': {
    'member-revived-in-list': bug(
      'A member added again brings the removed one back into the list.',
      revived(members, 'listed'),
    ),
  },
  'workspace.entry.delete.gone': {
    'entry-revived-by-name': bug('A directory made again brings the deleted one back.', revived(entries, 'read')),
  },
  'workspace.entry.children.empty': {
    'children-inherited-by-name': bug('A directory made again holds what was once in the deleted one.', inheriting()),
  },
});
