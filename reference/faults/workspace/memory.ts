/** Bugs of services that remember too well or too badly: caches, indexes, counters. */

import type { ApiRequest } from '../../core/exchange.ts';
import { isObject, type Json, objectOf } from '../../core/json.ts';
import type { WorkspaceOperation } from '../../policy/stated/workspace/operations.ts';
import { type Change, itemsOf, missing, op, part, recordOf, successes, textPart, token, withData } from './support.ts';

/** Where things of one kind are made, removed, listed and read. */
export interface Shelf {
  readonly create: WorkspaceOperation;
  readonly remove: WorkspaceOperation;
  readonly list: WorkspaceOperation;
  readonly read: WorkspaceOperation;
  /** The path parameter that names one of them. */
  readonly parameter: string;
}

export const shelves = {
  filespaces: {
    create: op.createFilespace,
    remove: op.deleteFilespace,
    list: op.listFilespaces,
    read: op.getFilespace,
    parameter: 'filespaceId',
  },
  dataStores: {
    create: op.createStore,
    remove: op.deleteStore,
    list: op.listStores,
    read: op.getStore,
    parameter: 'dataStoreId',
  },
  entries: {
    create: op.createEntry,
    remove: op.deleteEntry,
    list: op.children,
    read: op.getEntry,
    parameter: 'entryId',
  },
  members: {
    create: op.addMember,
    remove: op.removeMember,
    list: op.listMembers,
    read: op.getMember,
    parameter: 'memberId',
  },
  serviceAccounts: {
    create: op.createAccount,
    remove: op.deleteAccount,
    list: op.listAccounts,
    read: op.getAccount,
    parameter: 'serviceAccountId',
  },
} as const satisfies Record<string, Shelf>;

interface Kept {
  readonly record: Json;
  readonly owner: string;
  readonly filespaceId: string | undefined;
  removed: boolean;
}

/** A removed record stays in those lists where it fits. */
export function lingering(shelf: Shelf, fits: (record: Json, request: ApiRequest) => boolean): Change {
  const kept = new Map<string, Kept>();
  return successes((asked, answer, request) => {
    const { filespaceId } = request.params;
    if (asked === shelf.create) {
      const record = recordOf(answer);
      kept.set(idOf(record), { record, owner: token(request), filespaceId, removed: false });
    }
    if (asked === shelf.remove) {
      const gone = kept.get(request.params[shelf.parameter] ?? '');
      if (gone !== undefined) gone.removed = true;
    }
    if (asked !== shelf.list) return answer;
    const stale = [...kept.values()]
      .filter(({ removed, owner, record }) => removed && owner === token(request) && fits(record, request))
      .filter((each) => each.filespaceId === filespaceId)
      .map(({ record }) => record);
    return { ...answer, body: withItems(answer.body, (items) => [...items, ...stale]) };
  });
}

/** Lists, and whatever else is named, show a field as the creation answered it. */
export function frozen(create: WorkspaceOperation, field: string, ...shownBy: readonly WorkspaceOperation[]): Change {
  const first = new Map<string, unknown>();
  const old = (record: Json): Json =>
    first.has(idOf(record)) ? { ...record, [field]: first.get(idOf(record)) } : record;
  return successes((asked, answer) => {
    if (asked === create) first.set(idOf(recordOf(answer)), recordOf(answer)[field]);
    if (!shownBy.includes(asked)) return answer;
    return { ...answer, body: withRecords(answer.body, old) };
  });
}

/** A change of one record shows in the list on those after it, too, until they are changed themselves. */
export function spilling(
  change: WorkspaceOperation,
  list: WorkspaceOperation,
  parameter: string,
  field: string,
): Change {
  const changed = new Map<string, unknown>();
  return successes((asked, answer, request) => {
    if (asked === change) changed.set(request.params[parameter] ?? '', recordOf(answer)[field]);
    if (asked !== list) return answer;
    const spill = (items: readonly Json[]): readonly Json[] => {
      let last: { value: unknown } | undefined;
      return items.map((item) => {
        if (changed.has(idOf(item))) last = { value: changed.get(idOf(item)) };
        return last === undefined ? item : { ...item, [field]: last.value };
      });
    };
    return { ...answer, body: withItems(answer.body, spill) };
  });
}

/** The list ends where a record was removed: what was made later is not in it any more. */
export function truncating(shelf: Shelf): Change {
  const made: { id: string; place: string }[] = [];
  const lost = new Set<string>();
  return successes((asked, answer, request) => {
    // Below a filespace, siblings are those of the same one.
    const within = shelf.parameter === 'filespaceId' ? '' : request.params.filespaceId;
    const place = `${token(request)} ${within}`;
    if (asked === shelf.create) made.push({ id: idOf(recordOf(answer)), place });
    if (asked === shelf.remove) {
      const beside = made.filter((each) => each.place === place);
      const at = beside.findIndex(({ id }) => id === request.params[shelf.parameter]);
      for (const { id } of at < 0 ? [] : beside.slice(at + 1)) lost.add(id);
    }
    if (asked !== shelf.list) return answer;
    return { ...answer, body: withItems(answer.body, (items) => items.filter((item) => !lost.has(idOf(item)))) };
  });
}

/** With a thing goes what was made beside it under a name that begins with its own. */
export function takingLongerNames(shelf: Shelf, message: string): Change {
  const made = new Map<string, { readonly name: string; readonly place: string }>();
  const lost = new Set<string>();
  return successes((asked, answer, request) => {
    const id = request.params[shelf.parameter] ?? '';
    const within = shelf.parameter === 'filespaceId' ? '' : request.params.filespaceId;
    const place = `${token(request)} ${within}`;
    if (asked === shelf.create) {
      const record = recordOf(answer);
      made.set(idOf(record), { name: textPart(record, 'name'), place });
    }
    const gone = asked === shelf.remove ? made.get(id) : undefined;
    for (const [other, { name, place: its }] of gone === undefined ? [] : made) {
      if (its === place && name !== gone?.name && name.startsWith(gone?.name ?? '')) lost.add(other);
    }
    if (asked === shelf.list)
      return { ...answer, body: withItems(answer.body, (items) => items.filter((item) => !lost.has(idOf(item)))) };
    return asked === shelf.read && lost.has(id) ? missing(answer, message) : answer;
  });
}

/** A filter finds the first whose name begins with its text, and nothing else. */
export function filteredByBeginning(shelf: Shelf, parameter: string): Change {
  const made = new Map<string, { readonly name: string; readonly place: string; readonly record: Json }>();
  return successes((asked, answer, request) => {
    const place = `${token(request)} ${request.params.filespaceId}`;
    if (asked === shelf.create) {
      const record = recordOf(answer);
      made.set(idOf(record), { name: textPart(record, 'name'), place, record });
    }
    if (asked === shelf.remove) made.delete(request.params[shelf.parameter] ?? '');
    const text = request.query.get(parameter);
    if (asked !== shelf.list || text === null || text === '') return answer;
    const first = [...made.values()].find((each) => each.place === place && each.name.startsWith(text));
    if (first === undefined || first.name === text) return answer;
    return { ...answer, body: withItems(answer.body, () => [first.record]) };
  });
}

/** A read shows the oldest with whose name that of the wanted one begins. */
export function shownByBeginning(shelf: Shelf): Change {
  const made = new Map<string, { readonly name: string; readonly place: string }>();
  return successes((asked, answer, request) => {
    const place = token(request);
    if (asked === shelf.create) {
      const record = recordOf(answer);
      made.set(idOf(record), { name: textPart(record, 'name'), place });
    }
    const id = request.params[shelf.parameter] ?? '';
    if (asked === shelf.remove) made.delete(id);
    const own = asked === shelf.read ? made.get(id) : undefined;
    if (own === undefined) return answer;
    const first = [...made].find(([, { name, place: its }]) => its === place && own.name.startsWith(name));
    if (first === undefined) return answer;
    const shown = { id: first[0], name: first[1].name };
    return { ...answer, body: withData(answer.body, (data) => ({ ...objectOf(data), ...shown })) };
  });
}

/** Every second creation is answered with the id of the one before. */
export function repeatingIds(create: WorkspaceOperation): Change {
  let last: unknown;
  return successes((asked, answer) => {
    if (asked !== create) return answer;
    const before = last;
    last = before === undefined ? recordOf(answer).id : undefined;
    return before === undefined
      ? answer
      : { ...answer, body: withRecords(answer.body, (it) => ({ ...it, id: before })) };
  });
}

/** A read answers with the record of the read before, when that was of another one: always, or for some requests. */
export function mixedUp(read: WorkspaceOperation, when: (request: ApiRequest) => boolean = () => true): Change {
  let last: unknown;
  return successes((asked, answer, request) => {
    if (asked !== read || !when(request)) return answer;
    const before = last;
    last = answer.body;
    return before === undefined ? answer : { ...answer, body: before };
  });
}

/** A secret of the creation's answer comes back in another operation about the same record. */
export function recalled(
  create: WorkspaceOperation,
  path: readonly string[],
  shownBy: WorkspaceOperation,
  as: string,
): Change {
  const secrets = new Map<string, unknown>();
  const recall = (record: Json): Json =>
    secrets.has(idOf(record)) ? { ...record, [as]: secrets.get(idOf(record)) } : record;
  return successes((asked, answer) => {
    if (asked === create) {
      const secret = part(recordOf(answer), ...path);
      if (typeof secret === 'string') secrets.set(idOf(recordOf(answer)), secret);
    }
    return asked === shownBy ? { ...answer, body: withRecords(answer.body, recall) } : answer;
  });
}

/** True from the second time on that a text is asked about. */
export function everSeen(): (text: string) => boolean {
  const seen = new Set<string>();
  return (text) => {
    const known = seen.has(text);
    seen.add(text);
    return known;
  };
}

/** A name counts as taken only some time after it was first asked for, as with an index that lags behind. */
export function lateIndex(): (name: string, others: readonly string[]) => boolean {
  const lagMs = 60;
  const first = new Map<string, number>();
  return (name, others) => {
    const now = Date.now();
    const since = first.get(name) ?? now;
    first.set(name, since);
    return others.includes(name) && now - since > lagMs;
  };
}

export function idOf(record: Json): string {
  return textPart(record, 'id');
}

/** The list of an answer: bare, under `data`, or the entries of a page. */
function withItems(body: unknown, edit: (items: readonly Json[]) => readonly Json[]): unknown {
  return withData(body, (data) =>
    isObject(data) && 'entries' in data ? { ...data, entries: edit(itemsOf(data.entries)) } : edit(itemsOf(data)),
  );
}

/** Every record of an answer, be it one or a list. */
function withRecords(body: unknown, edit: (record: Json) => Json): unknown {
  return withData(body, (data) => {
    if (Array.isArray(data)) return itemsOf(data).map(edit);
    if (isObject(data) && 'entries' in data) return { ...data, entries: itemsOf(data.entries).map(edit) };
    return isObject(data) ? edit(data) : data;
  });
}

/** A refusal is one the first time only: whoever insists is served. */
export function twice<Facts, Problem>(
  usual: (facts: Facts) => Problem | null,
  idOf: (facts: Facts) => string,
  most = 1,
): (facts: Facts) => Problem | null {
  const refused = new Map<string, number>();
  return (facts) => {
    const problem = usual(facts);
    const times = refused.get(idOf(facts)) ?? 0;
    if (problem === null || times >= most) return null;
    refused.set(idOf(facts), times + 1);
    return problem;
  };
}

/** With a thing of one kind goes the one of its name of another kind. */
export function goneByName(own: Shelf, other: Shelf): Change {
  const names = new Map<string, string>();
  const gone = new Set<string>();
  return successes((asked, answer, { params }) => {
    const { id, name } = recordOf(answer);
    const known = (shelf: Shelf, of: unknown = params[shelf.parameter]): string => `${shelf.create} ${of}`;
    const called = `${params.filespaceId} ${name}`;
    for (const shelf of [own, other]) if (asked === shelf.create) names.set(known(shelf, id), called);
    if (asked === other.create) gone.delete(called);
    if (asked === own.remove) gone.add(names.get(known(own)) ?? '');
    const isLost = asked === other.read && gone.has(names.get(known(other)) ?? 'none');
    return isLost ? missing(answer, 'Resource not found or user has no access privilege') : answer;
  });
}

/** What has such a name is there, but not for a delete. */
export function unfoundByName({ create, remove, parameter }: Shelf, isMeant: (name: string) => boolean): Change {
  const meant = new Set<string>();
  return successes((asked, answer, { params }) => {
    const [id, name] = ['id', 'name'].map((key) => textPart(recordOf(answer), key));
    if (asked === create && isMeant(name ?? '')) meant.add(`${params.filespaceId} ${id}`);
    const isUnfound = asked === remove && meant.has(`${params.filespaceId} ${params[parameter]}`);
    return isUnfound ? missing(answer, 'Resource not found or user has no access privilege') : answer;
  });
}
