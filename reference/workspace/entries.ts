/** Entries of a filespace's filesystem, and direct links to them. */

import type { Answer } from '../core/exchange.ts';
import type { Json } from '../core/json.ts';
import type { WorkspaceFailure } from '../policy/stated/workspace/errors.ts';
import type { Call } from './call.ts';
import { addEntry } from './effects.ts';
import { findEntry, findEntryFilespace, resolveEntry } from './find.ts';
import type { EntryRecord, FilespaceRecord } from './records.ts';
import { entryTable } from './tables/entries.ts';

function view(call: Call, record: EntryRecord): Json {
  const rootParentId = call.open.entries.rootParentId(record.id);
  return call.shown('entry', call.stated.views.entry(record, call.op, call.moment, rootParentId));
}

export function createEntry(call: Call): Answer {
  const filespace = findEntryFilespace(call);
  const body = call.body('entry.body');
  const name = call.open.entries.normalized(call.text(body.name));
  const problem = createProblem(call, filespace, body, name);
  const draft = { parentId: call.text(body.parentId), name, type: call.text(body.type) };
  const keeps = (kind: WorkspaceFailure): boolean => call.stated.entries.keepsRejected(call.op, kind);
  const size = call.open.entries.directorySize();
  const record = call.apply(problem, keeps, () =>
    addEntry(
      call.context,
      { ...filespace, id: call.stated.ownership.place(call.op, filespace.id, body) },
      { ...call.stated.entries.stored(draft), size },
    ),
  );
  return call.wrapped(view(call, { ...record, ...draft }));
}

function createProblem(call: Call, filespace: FilespaceRecord, body: Json, name: string): WorkspaceFailure | null {
  const rules = call.stated.entries.create;
  if (!rules.parentId(body.parentId) || !rules.name(body.name) || !rules.type(body.type)) return 'entry.body';
  if (nameForbidden(call, filespace, name)) return 'entry.name';
  const parentId = call.text(body.parentId);
  if (!call.stated.entries.idWellFormed(call.op, parentId)) return 'entry.parentMalformed';
  const parent = entryTable.find(call.db, filespace.id, parentId);
  if (parent === undefined) return 'entry.parentMissing';
  if (!rules.parentIsDirectory(parent)) return 'entry.parentNotDirectory';
  const siblings = entryTable.children(call.db, filespace.id, parent.id).map((child) => child.name);
  if (rules.nameTaken(name, siblings, call.open.entries.sameName)) return 'entry.exists';
  return rules.full(filespace.currentStorageSize, filespace.storageLimit) ? 'entry.full' : null;
}

function nameForbidden(call: Call, filespace: FilespaceRecord, name: string): boolean {
  const rules = call.stated.entries.name;
  if (rules.alwaysForbidden(name) || !call.open.entries.name(name)) return true;
  const setting = call.open.entries.settingIn(call.caller.workspace.forbidSpecialCharacters, filespace);
  if (!rules.settingHeeded(setting)) return false;
  const { character, whitespaceOnly, trailingSpace, trailingDot, reserved } = rules.special;
  const shaped = whitespaceOnly(name) || trailingSpace(name) || trailingDot(name);
  return (
    shaped ||
    reserved(name) ||
    call.open.entries.reserved(name) ||
    [...name].some((each, at) => character(each, at, name))
  );
}

export function resolvePath(call: Call): Answer {
  const filespace = findEntryFilespace(call);
  const path = call.query('path');
  if (!call.stated.entries.pathGiven(path)) return call.fail('entry.pathMissing');
  if (!call.stated.entries.pathAbsolute(call.op, path)) call.fail('entry.path');
  return call.wrapped(view(call, resolveEntry(call, filespace, path)));
}

export function getEntry(call: Call): Answer {
  return call.wrapped(view(call, findEntry(call, findEntryFilespace(call), call.param('entryId'))));
}

export function listChildren(call: Call): Answer {
  const filespace = findEntryFilespace(call);
  const entry = findEntry(call, filespace, call.param('entryId'));
  if (entry.type !== 'dir' && !call.open.entries.filesHaveChildren()) call.fail('children.ofFile');
  const limit = call.open.entries.limit(call.query('limit')) ?? call.fail('children.limit');
  const after = readCursor(call);
  const rows = entryTable
    .children(call.db, entry.filespaceId, entry.id)
    .flatMap((child) => withDeeper(call, child))
    .filter((child) => call.stated.entries.listed(child, call.now));
  const start = rows.findIndex((row) => row.number > after);
  const page = call.stated.entries.page(rows, start < 0 ? rows.length : start, limit);
  const shown = page.rows.map((row) => view(call, row));
  return call.wrapped(call.stated.views.children(shown, cursorTo(call, rows, page.next)));
}

function withDeeper(call: Call, child: EntryRecord): EntryRecord[] {
  if (!call.stated.entries.listsDeeper(child)) return [child];
  return [child, ...entryTable.children(call.db, child.filespaceId, child.id)];
}

/** The number of the last child that was handed out. */
function readCursor(call: Call): number {
  const cursor = call.query('nextCursor');
  if (cursor === undefined || cursor === '') return 0;
  return call.open.entries.readCursor(cursor) ?? call.fail('children.cursor');
}

function cursorTo(call: Call, rows: readonly EntryRecord[], next: number | null): string | null | undefined {
  if (next === null) return call.open.entries.noMoreCursor();
  return call.open.entries.cursor(rows[next - 1]?.number ?? 0);
}

export function deleteEntry(call: Call): Answer {
  const filespace = findEntryFilespace(call);
  const entry = findEntry(call, filespace, call.param('entryId'));
  const children = entryTable.childCount(call.db, entry.filespaceId, entry.id);
  const problem = call.stated.entries.deletable({ entry, isRoot: entry.parentId === null, children });
  if (problem !== null && call.stated.entries.losesChildren(entry, problem)) {
    entryTable.removeChildren(call.db, entry.filespaceId, entry.id);
  }
  const keeps = (kind: WorkspaceFailure): boolean => call.stated.entries.keepsRejected(call.op, kind);
  call.apply(problem, keeps, () => {
    if (call.stated.entries.removes(entry)) removeEntry(call, entry);
  });
  return call.deleted();
}

function removeEntry(call: Call, entry: EntryRecord): void {
  entryTable.remove(call.db, entry.filespaceId, entry.id);
  const touches = call.open.entries.touchesParent();
  if (touches && entry.parentId !== null) entryTable.touch(call.db, entry.filespaceId, entry.parentId, call.now);
}

export function createDirectLink(call: Call): Answer {
  const filespace = findEntryFilespace(call);
  const query = { entryId: call.query('entryId'), path: call.query('path') };
  call.check(call.stated.directLinks.query(query));
  const entry = linkedEntry(call, filespace, query.entryId, query.path ?? '');
  if (!call.stated.directLinks.linkable(entry.type, call.open.directLinks.directoriesHaveLinks()))
    call.fail('link.none');
  const url = call.stated.directLinks.url(call.open.directLinks.url(filespace.id, entry.id), query);
  return call.wrapped(call.shown('directLink', call.stated.views.directLink(url, call.op)));
}

function linkedEntry(call: Call, filespace: FilespaceRecord, id: string | undefined, path: string): EntryRecord {
  if (id !== undefined) return findEntry(call, filespace, id);
  if (!call.stated.entries.pathAbsolute(call.op, path)) call.fail('link.path');
  return resolveEntry(call, filespace, path);
}
