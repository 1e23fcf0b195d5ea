/** The rules of filesystem entries: names, paths, pages of children, deletion. */
import type { EntryDraft, EntryRecord } from '../../../workspace/records.ts';
import { filled } from './accepts.ts';
import type { WorkspaceFailure } from './errors.ts';
import type { WorkspaceOperation } from './operations.ts';

const reserved: ReadonlySet<string> = new Set([
  ...['CON', 'PRN', 'AUX', 'NUL'],
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((digit) => [`COM${digit}`, `LPT${digit}`]),
]);
const specialCharacters: ReadonlySet<string> = new Set(['\\', ':', '*', '?', '"', '<', '>', '|']);

/** What the ForbidSpecialCharacters setting adds to the rules. */
const specialNames = {
  /** `at` is the character's place in the name. */
  character(character: string, _at: number, _name: string): boolean {
    return specialCharacters.has(character);
  },
  whitespaceOnly(name: string): boolean {
    return name.trim() === '';
  },
  trailingSpace(name: string): boolean {
    return name.endsWith(' ');
  },
  trailingDot(name: string): boolean {
    return name.endsWith('.');
  },
  reserved(name: string): boolean {
    return reserved.has(name);
  },
};

export const entries = {
  /** null where entries may be used: neither the version of a filespace nor its size forbids it. */
  support(
    _op: WorkspaceOperation,
    _facts: { readonly filespaceSupports: boolean; readonly isFull: boolean },
  ): WorkspaceFailure | null {
    return null;
  },
  idWellFormed(_op: WorkspaceOperation, id: string): boolean {
    return /^\d+:\d+$/u.test(id);
  },
  name: {
    alwaysForbidden(name: string): boolean {
      return name === '' || name === '.' || name === '..' || name.includes('/');
    },
    special: specialNames,
    /** Whether the setting is heeded in this workspace. */
    settingHeeded(forbidSpecialCharacters: boolean): boolean {
      return forbidSpecialCharacters;
    },
  },
  create: {
    parentId(value: unknown): boolean {
      return typeof value === 'string';
    },
    name(value: unknown): boolean {
      return typeof value === 'string';
    },
    type(value: unknown): boolean {
      return value === 'dir';
    },
    parentIsDirectory(parent: EntryRecord): boolean {
      return parent.type === 'dir';
    },
    /** `openSame` compares in ways that the service may choose, such as without regard to case. */
    nameTaken(name: string, siblings: readonly string[], openSame: (a: string, b: string) => boolean): boolean {
      return siblings.some((sibling) => sibling === name || openSame(sibling, name));
    },
    full(size: number, limit: number | null): boolean {
      return limit !== null && size >= limit;
    },
  },
  /** An absolute path begins with a slash. */
  pathAbsolute(_op: WorkspaceOperation, path: string): boolean {
    return path.startsWith('/');
  },
  pathGiven(path: string | undefined): path is string {
    return filled(path);
  },
  /** Whether a child is the one that a path names. */
  resolves(segment: string, child: EntryRecord): boolean {
    return child.name === segment;
  },
  /**
   * One page of children: those from `start` on, at most `limit`; `next` is where the next page starts,
   * null when there is none.
   */
  page(
    rows: readonly EntryRecord[],
    start: number,
    limit: number,
  ): { rows: readonly EntryRecord[]; next: number | null } {
    const end = start + limit;
    return { rows: rows.slice(start, end), next: end < rows.length ? end : null };
  },
  deletable(facts: {
    readonly entry: EntryRecord;
    readonly isRoot: boolean;
    readonly children: number;
  }): WorkspaceFailure | null {
    if (facts.isRoot) return 'entry.undeletable';
    if (facts.entry.type !== 'dir') return 'entry.notDirectory';
    return facts.children > 0 ? 'entry.notEmpty' : null;
  },
  stored(draft: EntryDraft): EntryDraft {
    return draft;
  },
  removes(_entry: EntryRecord): boolean {
    return true;
  },
  /** Whether a refused delete takes children with it all the same. */
  losesChildren(_entry: EntryRecord, _problem: WorkspaceFailure): boolean {
    return false;
  },
  /** Whether a refused create or delete happens all the same. */
  keepsRejected(_op: WorkspaceOperation, _problem: WorkspaceFailure): boolean {
    return false;
  },
  /** Whether the children of a child stand beside it in the list. */
  listsDeeper(_child: EntryRecord): boolean {
    return false;
  },
  /** Whether a child stands among the children of its directory. */
  listed(_entry: EntryRecord, _now: number): boolean {
    return true;
  },
};
