import type { Answer, ApiRequest } from '../../core/exchange.ts';
import type { WorkspaceFailure } from '../../policy/stated/workspace/errors.ts';
import type { WorkspaceOperation } from '../../policy/stated/workspace/operations.ts';
import type { Json } from '../../policy/stated/workspace/views.ts';
import { statedWorkspace } from '../../policy/stated/workspace.ts';
import type { EntryRecord } from '../../workspace/records.ts';
import { type Fault, workspaceFault as fault } from '../types.ts';
import { idOf, type Shelf } from './memory.ts';
import {
  answered,
  type Change,
  dataStoreShown,
  entryShown,
  filespaceShown,
  isObject,
  itemsOf,
  op,
  recordOf,
  refused,
  sent,
  successes,
  textPart,
  token,
  withData,
} from './support.ts';

const keyOf = (request: ApiRequest): string => `${token(request)} ${request.path} ${request.query}`;
const missing = (answer: Answer, message: string): Answer => ({ ...answer, status: 404, body: { error: { message } } });

/** A text as the pattern that only it fits. */
const literal = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);

/** What was read once is served from memory when it is gone. */
function cached(read: WorkspaceOperation, ...kinds: readonly WorkspaceFailure[]): Change {
  const seen = new Map<string, Answer>();
  return {
    ...successes((asked, answer, request) => {
      if (asked === read) seen.set(keyOf(request), answer);
      return answer;
    }),
    errors: {
      answer: (asked, problem, answer, request) =>
        asked === read && kinds.includes(problem) ? (seen.get(keyOf(request)) ?? answer) : answer,
    },
  };
}

/** What was missed once stays missing. */
function missedForEver(read: WorkspaceOperation, kind: WorkspaceFailure, message: string): Change {
  const missed = new Set<string>();
  return {
    ...successes((asked, answer, request) =>
      asked === read && missed.has(keyOf(request)) ? missing(answer, message) : answer,
    ),
    errors: {
      answer: (asked, problem, answer, request) => {
        if (asked === read && problem === kind) missed.add(keyOf(request));
        return answer;
      },
    },
  };
}

/** The answer to a filter is kept. */
function keptFilter(list: WorkspaceOperation, name: string): Change {
  const seen = new Map<string, unknown>();
  return answered(list, (answer, request) => {
    if (!request.query.has(name)) return answer;
    const key = keyOf(request);
    if (!seen.has(key)) seen.set(key, answer.body);
    return { ...answer, body: seen.get(key) };
  });
}

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

const usualTaken = statedWorkspace.entries.create.nameTaken;
/** Names are compared in another form. */
function takenAs(form: (name: string) => string): Change {
  return {
    entries: {
      create: {
        nameTaken: (name, siblings, same) =>
          usualTaken(name, siblings, same) || siblings.some((sibling) => form(sibling) === form(name)),
      },
    },
  };
}
const plain = (name: string): string => name.normalize('NFD').replaceAll(/\p{M}/gu, '');
const asNumber = (name: string): string => (/^[\d.e]+$/u.test(name) ? String(Number(name)) : name);

/** A refused create keeps its name. */
function reserving(asked: WorkspaceOperation, but: readonly string[]): { reserved: Set<string>; change: Change } {
  const reserved = new Set<string>();
  return {
    reserved,
    change: {
      errors: {
        answer: (current, problem, answer, request) => {
          const { name } = current === asked && !but.includes(problem) && answer.status === 400 ? sent(request) : {};
          if (typeof name === 'string' && name.startsWith('vct-')) reserved.add(name);
          return answer;
        },
      },
    },
  };
}

const storesKept = reserving(op.createStore, ['dataStore.exists', 'malformed-json']);
const entriesKept = reserving(op.createEntry, ['entry.exists', 'malformed-json']);
const filespacesKept = reserving(op.createFilespace, ['filespace.name', 'malformed-json']);

/** Directories as they were made, for what a count or a pattern gets wrong. */
function tracked(): { made: Map<string, Json>; change: Change; forget: (entry: EntryRecord) => void } {
  const made = new Map<string, Json>();
  return {
    made,
    change: successes((asked, answer, request) => {
      const record = recordOf(answer);
      if (asked === op.createEntry) made.set(`${request.params.filespaceId} ${idOf(record)}`, record);
      return answer;
    }),
    forget: (entry) => {
      made.delete(`${entry.filespaceId} ${entry.id}`);
    },
  };
}
const { deletable } = statedWorkspace.entries;

function countsDown(): Change {
  const lessened = new Set<string>();
  return {
    entries: {
      removes: (entry) => {
        lessened.add(`${entry.filespaceId} ${entry.parentId}`);
        return true;
      },
      deletable: (facts) => (lessened.has(`${facts.entry.filespaceId} ${facts.entry.id}`) ? null : deletable(facts)),
    },
  };
}

function countsRefused(): Change {
  const counted = new Set<string>();
  return {
    errors: {
      answer: (asked, problem, answer, request) => {
        if (asked === op.createEntry && problem === 'entry.exists')
          counted.add(`${request.params.filespaceId} ${sent(request).parentId}`);
        return answer;
      },
    },
    entries: {
      deletable: (facts) =>
        counted.has(`${facts.entry.filespaceId} ${facts.entry.id}`) ? 'entry.notEmpty' : deletable(facts),
    },
  };
}

function emptyByPrefix(): Change {
  const { made, change, forget } = tracked();
  return {
    ...change,
    entries: {
      removes: (entry) => {
        forget(entry);
        return true;
      },
      deletable: (facts) => {
        const { entry } = facts;
        const records = [...made.values()];
        const alike = records.filter(
          (record) =>
            record.parentId === entry.parentId &&
            record.id !== entry.id &&
            textPart(record, 'name').startsWith(entry.name),
        );
        const held = alike.some((record) => records.some((other) => other.parentId === record.id));
        return held ? 'entry.notEmpty' : deletable(facts);
      },
    },
  };
}

function deletesByPattern(): Change {
  const { made, change } = tracked();
  const lost = new Set<string>();
  const isLost = (filespaceId: string, id: unknown): boolean => lost.has(`${filespaceId} ${id}`);
  return {
    success: {
      answer: (asked, answer, request) => {
        const seen = change.success?.answer?.(asked, answer, request) ?? answer;
        return asked === op.getEntry && isLost(request.params.filespaceId ?? '', request.params.entryId)
          ? missing(seen, 'File system entry not found')
          : seen;
      },
    },
    entries: {
      removes: (entry) => {
        const pattern = new RegExp(`^${literal(entry.name).replaceAll('_', '.')}$`, 'u');
        for (const record of made.values()) {
          if (record.parentId === entry.parentId && record.id !== entry.id && pattern.test(textPart(record, 'name')))
            lost.add(`${entry.filespaceId} ${record.id}`);
        }
        return true;
      },
      listed: (entry) => !isLost(entry.filespaceId, entry.id),
    },
  };
}

/** A deletion empties the index of names of the whole directory. */
function forgetsNames(): Change {
  const { made, change } = tracked();
  const forgotten = new Set<string>();
  return {
    ...change,
    entries: {
      removes: (entry) => {
        for (const record of made.values())
          if (record.parentId === entry.parentId) forgotten.add(textPart(record, 'name'));
        return true;
      },
      create: { nameTaken: (name, siblings, same) => !forgotten.has(name) && usualTaken(name, siblings, same) },
    },
  };
}

function forgetsStoreNames(): Change {
  const made = new Map<string, string>();
  const forgotten = new Set<string>();
  return {
    ...successes((asked, answer, request) => {
      const { filespaceId = '' } = request.params;
      if (asked === op.createStore) made.set(textPart(answer.body, 'name'), filespaceId);
      if (asked === op.deleteStore) for (const [name, place] of made) if (place === filespaceId) forgotten.add(name);
      return answer;
    }),
    dataStores: { create: { nameTaken: (name, others) => !forgotten.has(name) && others.includes(name) } },
  };
}

function acrossFilespaces(): Change {
  const known = new Map<string, Answer>();
  return {
    ...successes((asked, answer, request) => {
      if (asked === op.resolve) known.set(request.query.get('path') ?? '', answer);
      return answer;
    }),
    errors: {
      answer: (asked, problem, answer, request) =>
        asked === op.resolve && problem === 'entry.notFound'
          ? (known.get(request.query.get('path') ?? '') ?? answer)
          : answer,
    },
  };
}

function readsOnly(): Change {
  const issued = new Set<string>();
  return {
    ...successes((asked, answer) => {
      if (asked === op.createAccount) issued.add(textPart(answer.body, 'data', 'key', 'token'));
      return answer;
    }),
    auth: {
      verdict: (asked, facts) =>
        !asked.startsWith('GET') && issued.has(facts.token)
          ? 'unauthenticated'
          : statedWorkspace.auth.verdict(asked, facts),
    },
  };
}

function losesContent(): Change {
  const renamed = new Set<string>();
  return successes((asked, answer, request) => {
    const { filespaceId = '' } = request.params;
    if (asked === op.renameFilespace) renamed.add(filespaceId);
    return asked === op.getEntry && renamed.has(filespaceId) ? missing(answer, 'File system entry not found') : answer;
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

function keepsOldKeys(): Change {
  const first = new Map<string, unknown>();
  return {
    ...successes((asked, answer) => {
      if (asked === op.createStore)
        first.set(textPart(answer.body, 'id'), isObject(answer.body) && answer.body.s3StorageParams);
      if (asked !== op.listStores) return answer;
      const old = (item: Json): Json =>
        isObject(first.get(idOf(item))) ? { ...item, s3StorageParams: first.get(idOf(item)) } : item;
      return { ...answer, body: itemsOf(answer.body).map(old) };
    }),
  };
}

function updatesOnce(): Change {
  const seen = new Set<string>();
  return {
    dataStores: {
      updated: (record, next) => {
        if (seen.has(record.id)) return record.s3 ?? next;
        seen.add(record.id);
        return next;
      },
    },
  };
}

const accepted = (answer: Answer, request: ApiRequest): Answer => ({
  ...answer,
  status: 201,
  body: { id: 'ds00000000000000000000000000000000', name: sent(request).name, kind: sent(request).kind },
});
const onCustomerStorage = (answer: Answer, request: ApiRequest): Answer =>
  sent(request).storageOwner === 'customer' ? { ...answer, status: 201, body: { data: {} } } : answer;

/** Names are taken among the data stores of one kind. */
function otherKindFree(): Change {
  const kinds = new Map<string, unknown>();
  return {
    ...successes((asked, answer, request) => {
      if (asked === op.createStore) kinds.set(String(sent(request).name), sent(request).kind);
      return answer;
    }),
    ...refused(
      'dataStore.exists',
      (answer, request) =>
        kinds.get(String(sent(request).name)) === sent(request).kind ? answer : accepted(answer, request),
      op.createStore,
    ),
  };
}

const page = (rows: readonly EntryRecord[], start: number, limit: number) =>
  statedWorkspace.entries.page(rows, start, limit);
const matches = (pattern: string, text: string): boolean => {
  try {
    return new RegExp(`^${pattern}$`, 'iu').test(text);
  } catch {
    return false;
  }
};
const glob = (pattern: string): string => literal(pattern).replaceAll(String.raw`\*`, '.*');
const like = (pattern: string): string => literal(pattern).replaceAll('%', '.*');

const filespacePrefix: Fault = {
  id: 'adv-filespace-name-prefix',
  requirement: 'workspace.filespace.name.accepted',
  story: 'A new filespace may not be named like the beginning of another one.',
  override: {
    open: {
      workspace: { filespaces: { nameTaken: (name, others) => others.some((other) => other.startsWith(`${name}-`)) } },
    },
  },
};
const charsetRefused: Fault = {
  id: 'adv-charset-refused',
  requirement: 'workspace.entry.create.charset',
  story: 'A JSON body that names its charset is refused.',
  override: {
    open: { transport: { acceptsContentType: (type) => type === undefined || type === 'application/json' } },
  },
};

export const adversaryFaults: readonly Fault[] = [
  filespacePrefix,
  charsetRefused,
  fault(
    'adv-entry-read-cached',
    'workspace.entry.delete.gone',
    'Entries are read from a cache that deletions pass by.',
    cached(op.getEntry, 'entry.notFound'),
  ),
  fault('adv-store-read-cached', 'workspace.data-store.delete.gone', 'x', cached(op.getStore, 'dataStore.notFound')),
  fault('adv-member-read-cached', 'workspace.member.remove.gone', 'x', cached(op.getMember, 'member.notFound')),
  fault(
    'adv-filespace-read-cached',
    'workspace.filespace.delete.gone',
    'x',
    cached(op.getFilespace, 'filespace.notFound'),
  ),
  fault(
    'adv-account-read-cached',
    'workspace.service-account.delete.gone',
    'x',
    cached(op.getAccount, 'serviceAccount.notFound'),
  ),
  fault(
    'adv-resolve-missing-cached',
    'workspace.entry.resolve.status',
    'x',
    missedForEver(op.resolve, 'entry.notFound', 'File system entry not found'),
  ),
  fault(
    'adv-link-missing-cached',
    'workspace.direct-link.directory',
    'x',
    missedForEver(op.directLink, 'entry.notFound', 'File system entry not found'),
  ),
  fault('adv-link-id-cached', 'workspace.direct-link.deleted-entry', 'x', cached(op.directLink, 'entry.notFound')),
  fault('adv-link-path-cached', 'workspace.direct-link.unknown-path', 'x', cached(op.directLink, 'entry.notFound')),
  fault('adv-children-cached', 'workspace.not-found.entry', 'x', cached(op.children, 'entry.notFound')),
  fault('adv-groups-cached', 'workspace.not-found.member', 'x', cached(op.groups, 'member.notFound')),
  fault(
    'adv-stores-in-gone-cached',
    'workspace.filespace.delete.data-gone',
    'x',
    cached(op.listStores, 'filespace.notFound'),
  ),
  fault(
    'adv-resolve-in-gone-cached',
    'workspace.filespace.delete.data-gone',
    'x',
    cached(op.resolve, 'filespace.notFound'),
  ),
  fault('adv-member-filter-cached', 'workspace.member.filter.finds', 'x', keptFilter(op.listMembers, 'email')),
  fault(
    'adv-member-filter-cached-gone',
    'workspace.member.remove.not-listed',
    'x',
    keptFilter(op.listMembers, 'email'),
  ),
  fault('adv-store-filter-cached', 'workspace.data-store.filter.finds', 'x', keptFilter(op.listStores, 'name')),
  fault(
    'adv-store-filter-cached-gone',
    'workspace.data-store.delete.not-listed',
    'x',
    keptFilter(op.listStores, 'name'),
  ),
  fault(
    'adv-store-revived',
    'workspace.data-store.delete.gone',
    'x',
    revived(storeShelf, op.getStore, 'dataStore.notFound', storeName, 'read'),
  ),
  fault(
    'adv-store-revived-listed',
    'workspace.data-store.delete.not-listed',
    'x',
    revived(storeShelf, op.getStore, 'dataStore.notFound', storeName, 'listed'),
  ),
  fault(
    'adv-member-revived',
    'workspace.member.remove.gone',
    'x',
    revived(memberShelf, op.getMember, 'member.notFound', memberName, 'read'),
  ),
  fault(
    'adv-member-revived-listed',
    'workspace.member.remove.not-listed',
    'x',
    revived(memberShelf, op.getMember, 'member.notFound', memberName, 'listed'),
  ),
  fault(
    'adv-entry-revived',
    'workspace.entry.delete.gone',
    'x',
    revived(entryShelf, op.getEntry, 'entry.notFound', entryName, 'read'),
  ),
  fault('adv-children-inherited', 'workspace.entry.children.empty', 'x', inheriting()),
  fault('adv-names-accents', 'workspace.entry.name.unicode', 'x', takenAs(plain)),
  fault(
    'adv-names-emoji',
    'workspace.entry.name.emoji',
    'x',
    takenAs((name) => name.replaceAll(/\p{Extended_Pictographic}/gu, '?')),
  ),
  fault(
    'adv-names-spaces',
    'workspace.entry.name.inner-space',
    'x',
    takenAs((name) => name.replaceAll(/ +/gu, ' ')),
  ),
  fault(
    'adv-names-leading',
    'workspace.entry.name.leading-space',
    'x',
    takenAs((name) => name.trimStart()),
  ),
  fault('adv-names-numbers', 'workspace.entry.name.accepted', 'x', takenAs(asNumber)),
  fault(
    'adv-names-punctuation',
    'workspace.entry.name.accepted',
    'x',
    takenAs((name) => name.replaceAll(/[_. -]/gu, '-')),
  ),
  fault('adv-names-prefix', 'workspace.entry.name.accepted', 'x', {
    entries: { create: { nameTaken: (name, siblings) => siblings.some((sibling) => sibling.startsWith(name)) } },
  }),
  fault('adv-resolve-case', 'workspace.entry.resolve.nested', 'x', {
    entries: { resolves: (segment, child) => segment.toLowerCase() === child.name.toLowerCase() },
  }),
  fault('adv-resolve-accents', 'workspace.entry.resolve.nested', 'x', {
    entries: { resolves: (segment, child) => plain(segment) === plain(child.name) },
  }),
  fault('adv-resolve-trimmed', 'workspace.entry.resolve.nested', 'x', {
    entries: { resolves: (segment, child) => segment.trim() === child.name.trim() },
  }),
  fault('adv-store-name-prefix', 'workspace.data-store.create.http-link', 'x', {
    dataStores: { create: { nameTaken: (name, others) => others.some((other) => other.startsWith(name)) } },
  }),
  fault('adv-store-name-other-kind', 'workspace.data-store.create.name.duplicate', 'x', otherKindFree()),
  fault('adv-name-bytes', 'workspace.entry.name.unicode', 'x', {
    entries: {
      name: {
        alwaysForbidden: (name) => statedWorkspace.entries.name.alwaysForbidden(name) || Buffer.byteLength(name) > 100,
      },
    },
  }),
  fault(
    'adv-resolve-long',
    'workspace.entry.resolve.nested',
    'x',
    answered(op.resolve, (answer, request) =>
      (request.query.get('path') ?? '').length > 255 ? missing(answer, 'File system entry not found') : answer,
    ),
  ),
  fault(
    'adv-link-percent',
    'workspace.direct-link.directory',
    'x',
    answered(op.directLink, (answer, request) =>
      (request.query.get('path') ?? '').includes('%') ? missing(answer, 'File system entry not found') : answer,
    ),
  ),
  fault(
    'adv-link-plus',
    'workspace.direct-link.directory',
    'x',
    answered(op.directLink, (answer, request) =>
      (request.query.get('path') ?? '').includes('+') ? missing(answer, 'File system entry not found') : answer,
    ),
  ),
  fault('adv-rename-once', 'workspace.filespace.rename.read-back', 'x', {
    filespaces: { renamed: (record, name) => (record.updatedAt > record.createdAt ? record.name : name) },
  }),
  fault('adv-rename-loses-content', 'workspace.filespace.rename.data-kept', 'x', losesContent()),
  fault(
    'adv-rename-created-at',
    'workspace.filespace.rename.rest-unchanged',
    'x',
    filespaceShown((shown) => ({ ...shown, createdAt: shown.updatedAt })),
  ),
  fault('adv-update-resets-expiration', 'workspace.data-store.update.rest-unchanged', 'x', {
    dataStores: { updated: (_record, next) => ({ ...next, urlExpirationMinutes: 10_080 }) },
  }),
  fault('adv-update-resets-addressing', 'workspace.data-store.update.rest-unchanged', 'x', {
    dataStores: { updated: (_record, next) => ({ ...next, useVirtualAddressing: true }) },
  }),
  fault('adv-update-resets-endpoint', 'workspace.data-store.update.rest-unchanged', 'x', {
    dataStores: { updated: (_record, next) => ({ ...next, endpoint: `https://s3.${next.region}.storage.example` }) },
  }),
  fault('adv-update-once', 'workspace.data-store.update.read-back', 'x', updatesOnce()),
  fault('adv-update-list-old', 'workspace.data-store.list.agrees-with-get', 'x', keepsOldKeys()),
  fault('adv-store-name-reserved', 'workspace.data-store.create.rejected-unchanged', 'x', {
    ...storesKept.change,
    dataStores: { create: { nameTaken: (name, others) => others.includes(name) || storesKept.reserved.has(name) } },
  }),
  fault('adv-entry-name-reserved', 'workspace.entry.create.rejected-unchanged', 'x', {
    ...entriesKept.change,
    entries: {
      create: {
        nameTaken: (name, siblings, same) => usualTaken(name, siblings, same) || entriesKept.reserved.has(name),
      },
    },
  }),
  fault('adv-filespace-name-reserved', 'workspace.filespace.create.rejected-unchanged', 'x', {
    ...filespacesKept.change,
    filespaces: {
      create: {
        name: (value, length) =>
          statedWorkspace.filespaces.create.name(value, length) && !filespacesKept.reserved.has(String(value)),
      },
    },
  }),
  fault('adv-count-down', 'workspace.entry.delete.not-empty', 'x', countsDown()),
  fault('adv-count-refused', 'workspace.entry.delete.emptied', 'x', countsRefused()),
  fault('adv-empty-by-prefix', 'workspace.entry.delete.status', 'x', emptyByPrefix()),
  fault('adv-delete-by-pattern', 'workspace.entry.delete.only-that', 'x', deletesByPattern()),
  fault('adv-delete-forgets-names', 'workspace.entry.create.duplicate', 'x', forgetsNames()),
  fault('adv-store-delete-forgets-names', 'workspace.data-store.create.name.duplicate', 'x', forgetsStoreNames()),
  fault(
    'adv-entry-created-at',
    'workspace.entry.get.agrees-with-create',
    'x',
    entryShown((shown) => ({ ...shown, createdAt: shown.modifiedAt })),
  ),
  fault(
    'adv-customer-name',
    'workspace.filespace.name.other-character',
    'x',
    refused('filespace.name', onCustomerStorage, op.createFilespace),
  ),
  fault(
    'adv-customer-block-size',
    'workspace.filespace.create.block-size.type',
    'x',
    refused('filespace.blockSize', onCustomerStorage, op.createFilespace),
  ),
  fault('adv-customer-stays', 'workspace.filespace.delete.gone', 'x', {
    filespaces: { removes: (record) => record.owner !== 'customer' },
  }),
  fault('adv-customer-rename', 'workspace.filespace.rename.read-back', 'x', {
    filespaces: { renamed: (record, name) => (record.owner === 'customer' ? record.name : name) },
  }),
  fault('adv-resolve-across', 'workspace.not-found.path', 'x', acrossFilespaces()),
  fault('adv-link-constant', 'workspace.direct-link.own-url', 'x', {
    directLinks: { url: () => 'https://links.example/open' },
  }),
  fault('adv-issued-reads-only', 'workspace.auth.accepted', 'x', readsOnly()),
  fault('adv-expiry-offset', 'workspace.service-account.token.before-expiry', 'x', {
    serviceAccounts: {
      expiresAt: (value, parse) => parse(typeof value === 'string' ? value.replace(/[+-]\d\d:\d\d$/u, 'Z') : value),
    },
  }),
  fault('adv-expiry-hour', 'workspace.service-account.create.expires-at.not-a-date', 'x', {
    serviceAccounts: {
      expiresAt: (value, parse) => parse(typeof value === 'string' ? value.replace(/T2[4-9]/u, 'T23') : value),
    },
  }),
  fault('adv-expiry-month', 'workspace.service-account.create.expires-at.not-a-date', 'x', {
    serviceAccounts: {
      expiresAt: (value, parse) => parse(typeof value === 'string' ? value.replace(/-13-(?=[0-2])/u, '-12-') : value),
    },
  }),
  fault('adv-store-filter-regex', 'workspace.data-store.filter.unknown', 'x', {
    dataStores: { matchesName: (filter, name, open) => name === filter || open || matches(filter, name) },
  }),
  fault('adv-member-filter-regex', 'workspace.member.filter.unknown', 'x', {
    members: { matchesEmail: (filter, email, open) => email === filter || open || matches(filter, email) },
  }),
  fault('adv-store-filter-glob', 'workspace.data-store.filter.unknown', 'x', {
    dataStores: { matchesName: (filter, name, open) => name === filter || open || matches(glob(filter), name) },
  }),
  fault('adv-member-filter-like', 'workspace.member.filter.unknown', 'x', {
    members: { matchesEmail: (filter, email, open) => email === filter || open || matches(like(filter), email) },
  }),
  fault('adv-store-filter-decoded', 'workspace.data-store.filter.finds', 'x', {
    dataStores: {
      matchesName: (filter, name, open) =>
        filter.includes('%') || filter.includes('+') ? false : name === filter || open,
    },
  }),
  fault('adv-store-name-lower', 'workspace.data-store.create.read-back', 'x', {
    dataStores: { stored: (draft) => ({ ...draft, name: draft.name.toLowerCase() }) },
  }),
  fault(
    'adv-raw-colon',
    'workspace.entry.get.status',
    'x',
    answered(op.getEntry, (answer, request) =>
      request.path.includes(':') ? missing(answer, 'File system entry not found') : answer,
    ),
  ),
  fault(
    'adv-cursor-alone',
    'workspace.entry.children.complete',
    'x',
    answered(op.children, (answer, request) =>
      request.query.has('nextCursor') && !request.query.has('limit')
        ? { ...answer, status: 400, body: { error: { message: 'The limit is missing' } } }
        : answer,
    ),
  ),
  fault('adv-children-fifty', 'workspace.entry.children.complete', 'x', {
    entries: {
      page: (rows, start, limit) =>
        limit === 100 ? { rows: rows.slice(start, start + 50), next: null } : page(rows, start, limit),
    },
  }),
  fault('adv-children-keyset', 'workspace.entry.children.complete', 'x', {
    entries: {
      page: (rows, start, limit) => {
        const usual = page(rows, start, limit);
        const last = usual.rows.at(-1)?.createdAt ?? 0;
        const at = rows.findIndex((row) => row.createdAt > last);
        return { rows: usual.rows, next: usual.next === null || at < 0 ? null : at };
      },
    },
  }),
  fault('adv-children-multiple', 'workspace.entry.children.once', 'x', {
    entries: {
      page: (rows, start, limit) =>
        start > 0 && rows.length % limit === 0 ? page(rows, start - 1, limit + 1) : page(rows, start, limit),
    },
  }),
  fault('adv-clock-local', 'workspace.filespace.create.now', 'x', {
    views: {
      filespace: (record, asked, moment) =>
        statedWorkspace.views.filespace(record, asked, (at) => moment(at + 7_200_000)),
    },
  }),
  fault('adv-clock-local-entry', 'workspace.entry.create.now', 'x', {
    views: {
      entry: (record, asked, moment, root) =>
        statedWorkspace.views.entry(record, asked, (at) => moment(at + 7_200_000), root),
    },
  }),
  fault(
    'adv-secret-base64',
    'workspace.secrets.data-store-secret-key',
    'x',
    dataStoreShown((shown, record) =>
      record.s3 === null
        ? shown
        : { ...shown, authorization: Buffer.from(`${record.s3.accessKey}:${record.s3.secretKey}`).toString('base64') },
    ),
  ),
  fault('adv-email-dots', 'workspace.member.add.status', 'x', {
    members: {
      email: (value, format) => statedWorkspace.members.email(value, format) && !/\..*@/u.test(String(value)),
    },
  }),
  fault('adv-filespace-delete-drops-stores', 'workspace.filespace.delete.only-that', 'x', dropsStores()),
  fault('adv-admins-unlisted', 'workspace.member.update.listed', 'x', {
    members: { listed: (record) => record.role !== 'filespaceAdmin' },
  }),
  fault('adv-duplicate-first-twenty', 'workspace.entry.create.duplicate', 'x', {
    entries: { create: { nameTaken: (name, siblings, same) => usualTaken(name, siblings.slice(0, 20), same) } },
  }),
  fault('adv-token-any-case', 'workspace.auth.altered', 'x', {
    auth: { comparedPart: (given) => given.toLowerCase() },
  }),
  fault('adv-token-longer', 'workspace.auth.garbage', 'x', { auth: { comparedPart: (given) => given.slice(0, 44) } }),
];
