/** Bugs of filespaces that show in another answer, under another name, or in those of the same name. */

import type { ApiRequest } from '../../core/exchange.ts';
import type { Json } from '../../core/json.ts';
import { transport } from '../../policy/around.ts';
import type { PolicyOverride } from '../../policy/index.ts';
import { type Bug, workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { idOf } from './memory.ts';
import { seen, succeeded, told } from './seen.ts';
import { filespaceShown, itemsOf, missing, op, part, recordOf, sent, textPart, token, withData } from './support.ts';

const general = 'Resource not found or user has no access privilege';
const later = (at: number, hours: number): string => new Date(at + hours * 3_600_000).toISOString();
const around = (story: string, override: PolicyOverride): Bug => ({ story, override });

/** What administered a deleted filespace is treated as if it were gone, too. */
function orphans(asked: string, edit: Parameters<typeof seen>[0]) {
  const administered = new Map<string, readonly unknown[]>();
  const gone = new Set<unknown>();
  const isOrphan = (id: string): boolean => administered.get(id)?.some((each) => gone.has(each)) === true;
  return seen((answer, request) => {
    const { memberId = '', filespaceId } = request.params;
    if (request.operation === asked && isOrphan(memberId)) return edit(answer, request);
    if (request.operation === op.changeMember && succeeded(answer)) {
      const { filespaceIds } = sent(request);
      administered.set(memberId, Array.isArray(filespaceIds) ? filespaceIds : []);
    }
    if (request.operation === op.deleteFilespace && succeeded(answer)) gone.add(filespaceId);
    if (request.operation !== asked || asked !== op.listMembers) return answer;
    const isLeft = (item: Json): boolean => !isOrphan(idOf(item));
    return { ...answer, body: withData(answer.body, (data) => itemsOf(data).filter(isLeft)) };
  });
}

/** Whatever comes of filespaces of one name. */
function byName(
  see: (facts: { gone: Json | null; made: Json | null; former: Map<string, Json> }) => void,
  show: Parameters<typeof seen>[0],
) {
  const names = new Map<string, Json>();
  const former = new Map<string, Json>();
  return seen((answer, request) => {
    const record = recordOf(answer);
    const isMade = request.operation === op.createFilespace && succeeded(answer);
    if (isMade) {
      see({ gone: null, made: record, former });
      names.set(idOf(record), record);
    }
    if (request.operation === op.deleteFilespace && succeeded(answer)) {
      const gone = names.get(request.params.filespaceId ?? '') ?? null;
      see({ gone, made: null, former });
      if (gone !== null) former.set(textPart(gone, 'name'), gone);
    }
    return show(answer, request);
  });
}

function broughtBack() {
  const back = new Map<string, Json>();
  return byName(
    ({ made, former }) => {
      const again = former.get(textPart(made, 'name'));
      if (again !== undefined) back.set(idOf(again), again);
    },
    (answer, request) => {
      const record = back.get(request.params.filespaceId ?? '');
      return request.operation === op.getFilespace && record !== undefined ? told(answer, 200, record) : answer;
    },
  );
}

function namesakesGone() {
  const there = new Map<string, string>();
  const lost = new Set<string>();
  return byName(
    ({ gone, made }) => {
      if (made !== null) there.set(idOf(made), textPart(made, 'name'));
      for (const [id, name] of there)
        if (gone !== null && id !== idOf(gone) && name === textPart(gone, 'name')) lost.add(id);
      if (gone !== null) there.delete(idOf(gone));
    },
    (answer, request) => {
      const isLost = request.operation === op.getFilespace && lost.has(request.params.filespaceId ?? '');
      return isLost ? missing(answer, general) : answer;
    },
  );
}

/** @param isFirst whether what counts is the first one of the name that was deleted, and not the last one. */
function contentsInherited(isFirst: boolean) {
  const held = new Map<string, Json[]>();
  const inherited = new Map<string, Json[]>();
  const left = new Map<string, Json[]>();
  const show: Parameters<typeof seen>[0] = (answer, request) => {
    const { filespaceId = '' } = request.params;
    if (request.operation === op.createEntry && succeeded(answer))
      held.set(filespaceId, [...(held.get(filespaceId) ?? []), recordOf(answer)]);
    if (request.operation !== op.children || !succeeded(answer)) return answer;
    const more = inherited.get(filespaceId) ?? [];
    const entries = [...itemsOf(part(recordOf(answer), 'entries')), ...more];
    return { ...answer, body: { data: { ...recordOf(answer), entries } } };
  };
  return byName(({ gone, made }) => {
    const of = gone === null ? '' : textPart(gone, 'name');
    if (gone !== null && !(isFirst && left.has(of))) left.set(of, held.get(idOf(gone)) ?? []);
    if (made !== null) inherited.set(idOf(made), left.get(textPart(made, 'name')) ?? []);
  }, show);
}

/** An operation does not find filespaces that were renamed. */
/** What is kept under the name of a filespace is not moved with it: a filter looks there. */
function filterLostWhenRenamed() {
  const renamed = new Set<string>();
  return seen((answer, request) => {
    const { filespaceId = '' } = request.params;
    if (request.operation === op.renameFilespace && succeeded(answer)) renamed.add(filespaceId);
    const isFiltered = request.operation === op.listStores && request.query.has('name');
    return isFiltered && renamed.has(filespaceId) && succeeded(answer) ? { ...answer, body: [] } : answer;
  });
}

/** With a filespace goes what is in those whose names begin with its own. */
function entriesLostWithShorterName() {
  const names = new Map<string, string>();
  const lost = new Set<string>();
  return seen((answer, request) => {
    const { filespaceId = '' } = request.params;
    if (request.operation === op.createFilespace && succeeded(answer)) {
      names.set(idOf(recordOf(answer)), String(sent(request).name));
    }
    if (request.operation === op.deleteFilespace && succeeded(answer)) {
      const name = names.get(filespaceId);
      for (const [id, other] of names) if (name !== undefined && other.startsWith(`${name}-`)) lost.add(id);
    }
    return request.operation === op.getEntry && lost.has(filespaceId) ? missing(answer, general) : answer;
  });
}

function lostWhenRenamed(...asked: string[]) {
  const renamed = new Set<string>();
  return seen((answer, request) => {
    const { filespaceId = '' } = request.params;
    if (request.operation === op.renameFilespace && succeeded(answer)) renamed.add(filespaceId);
    return asked.includes(request.operation) && renamed.has(filespaceId) ? missing(answer, general) : answer;
  });
}

/** A rename looks for its name in an index that other writes have left as it was. */
function renamesRefused(isKept: (asked: string) => boolean): PolicyOverride {
  const names = new Map<string, string>();
  const kept = new Set<string>();
  const known = (request: ApiRequest, name: unknown): string => `${token(request)} ${name}`;
  return transport({
    beforeEach: ({ request }) =>
      request.operation === op.renameFilespace && kept.has(known(request, sent(request).name))
        ? { status: 400, body: { error: { message: 'A filespace of this name exists already' } } }
        : undefined,
    afterEach: ({ request, answer }) => {
      const { filespaceId = idOf(recordOf(answer)) } = request.params;
      if (!succeeded(answer)) return answer;
      const former = names.get(filespaceId);
      if (former !== undefined && isKept(request.operation)) kept.add(former);
      if (request.operation === op.createFilespace || request.operation === op.renameFilespace)
        names.set(filespaceId, known(request, sent(request).name));
      return answer;
    },
  });
}

export const filespacesAgainFaults: readonly Fault[] = faultsOf({
  'workspace.filespace.list.agrees-with-get': {
    'listed-without-sizes': bug(
      'The list shows no sizes.',
      filespaceShown((shown) => ({ ...shown, currentStorageSize: 0 }), op.listFilespaces),
    ),
    'listed-as-creating': bug(
      'The list shows every filespace as creating.',
      filespaceShown((shown) => ({ ...shown, status: 'creating' }), op.listFilespaces),
    ),
    'listed-an-hour-late': bug(
      'The list shows the last change an hour late.',
      filespaceShown((shown, { updatedAt }) => ({ ...shown, updatedAt: later(updatedAt, 1) }), op.listFilespaces),
    ),
  },
  'workspace.filespace.get.timestamps': {
    'renamed-before-created': bug(
      'The answer of a rename shows the last change in local time, before the creation.',
      filespaceShown((shown, { updatedAt }) => ({ ...shown, updatedAt: later(updatedAt, -2) }), op.renameFilespace),
    ),
    'renamed-hours-from-now': bug(
      'The answer of a rename shows the last change in a local time that is ahead.',
      filespaceShown((shown, { updatedAt }) => ({ ...shown, updatedAt: later(updatedAt, 2) }), op.renameFilespace),
    ),
    'created-never-updated': bug(
      'The answer of a create shows the beginning of time as the last change.',
      filespaceShown((shown) => ({ ...shown, updatedAt: later(0, 0) }), op.createFilespace),
    ),
  },
  'workspace.filespace.delete.only-that': {
    'orphans-unlisted': around(
      'Who administered a deleted filespace is not listed any more.',
      orphans(op.listMembers, (answer) => answer),
    ),
    'deleted-with-those-of-longer-names': around(
      'With a filespace go the entries of those whose names begin with its name.',
      entriesLostWithShorterName(),
    ),
    'namesakes-gone': around('A deletion goes by the name: a filespace of the same name goes, too.', namesakesGone()),
  },
  'workspace.member.update.standard': {
    'orphans-unchanged': around(
      'Who administered a deleted filespace can be given no other role.',
      orphans(op.changeMember, (answer) => missing(answer, general)),
    ),
  },
  'workspace.filespace.delete.gone': {
    'filespace-brought-back': around('A filespace made again brings the deleted one back.', broughtBack()),
  },
  'workspace.names-again': {
    'renames-find-names-of-the-deleted': around(
      'A filespace cannot be renamed to the name of a deleted one, though one can be made of that name.',
      renamesRefused((asked) => asked === op.deleteFilespace),
    ),
    'renames-find-names-given-up': around(
      'A filespace cannot be renamed to a name that another one gave up, though one can be made of that name.',
      renamesRefused((asked) => asked === op.renameFilespace),
    ),
    'contents-inherited': around('A filespace made again holds what the deleted one held.', contentsInherited(false)),
    'contents-of-the-first-inherited': around(
      'A filespace made again holds what the first deleted one of its name held.',
      contentsInherited(true),
    ),
  },
  'workspace.filespace.rename.data-kept': {
    'renamed-filters-no-stores': around(
      'In a renamed filespace the name filter finds no data store.',
      filterLostWhenRenamed(),
    ),
    'renamed-takes-no-entries': around(
      'In a renamed filespace no directory can be made.',
      lostWhenRenamed(op.createEntry),
    ),
    'renamed-makes-no-links': around('In a renamed filespace nothing has a link.', lostWhenRenamed(op.directLink)),
    'renamed-takes-no-stores': around(
      'In a renamed filespace no data store can be made.',
      lostWhenRenamed(op.createStore),
    ),
    'renamed-keeps-entries': around('In a renamed filespace no entry can be deleted.', lostWhenRenamed(op.deleteEntry)),
  },
});
