import {
  type CheckContext,
  expectStatus,
  Inconclusive,
  NotTested,
  prepared,
  type Reply,
} from '../../src/check/index.ts';
import { createIn, type Directory, type Entry, listChildren, type Place, workPlace } from './entries.ts';
import { newDirectory } from './new-filespaces.ts';

/** How a walk along the cursor ended. */
export type End = 'a missing cursor' | 'a null cursor' | 'an empty cursor' | 'a page without entries';

export interface Walk {
  pages: { reply: Reply; entries: readonly Entry[] }[];
  entries: Entry[];
  replies: Reply[];
  /** Null: it went on although every child had had its turn, or a page was rejected. */
  end: End | null;
  /** The answer that rejected a page. */
  refused: Reply | null;
}

export interface WalkOptions {
  limit?: number;
  /** Those of the pages one by one, in place of one for all; the pages after them have none. */
  limits?: readonly number[];
  /** At least so many children are there: that many pages with entries are enough. */
  known: number;
}

/** A page without entries may have a cursor that leads on to more; behind so many in a row there is nothing. */
const mostEmpty = 3;
const emptyEnd: End = 'a page without entries';

/** A filespace may be born with some directories in its root. */
export const bornWith = 50;

/** Follows the cursor page by page to the end; a list that goes on for longer than it can is left. */
class Walker {
  readonly walked: Walk = { pages: [], entries: [], replies: [], end: null, refused: null };
  readonly #t: CheckContext;
  readonly #directory: Place;
  readonly #options: WalkOptions;
  #cursor: string | undefined;
  #empty = 0;

  constructor(t: CheckContext, directory: Place, options: WalkOptions) {
    this.#t = t;
    this.#directory = directory;
    this.#options = options;
  }

  get isOver(): boolean {
    const { end, refused } = this.walked;
    return end !== null || refused !== null || filled(this.walked) >= this.#options.known + 3;
  }

  async step(): Promise<void> {
    const { walked } = this;
    const reply = await listChildren(this.#t, this.#directory, this.#query());
    const isPage = reply.response.status === 200;
    const { entries, nextCursor } = isPage ? prepared(reply, 200, 'list children').data : noPage;
    // The page before was the end, and its cursor led nowhere.
    if (this.#empty > 0 && (!isPage || startsAnew(walked, entries))) {
      walked.end = emptyEnd;
      return;
    }
    walked.replies.push(reply);
    if (!isPage) {
      walked.refused = reply;
      return;
    }
    walked.pages.push({ reply, entries });
    walked.entries.push(...entries);
    this.#empty = entries.length === 0 ? this.#empty + 1 : 0;
    walked.end = endOf(nextCursor, this.#empty);
    this.#cursor = nextCursor ?? undefined;
  }

  #query(): { limit?: number; nextCursor?: string } {
    const { limit: usual, limits } = this.#options;
    const limit = limits === undefined ? usual : limits[this.walked.pages.length];
    return {
      ...(limit === undefined ? {} : { limit }),
      ...(this.#cursor === undefined ? {} : { nextCursor: this.#cursor }),
    };
  }
}

export async function tryWalk(t: CheckContext, directory: Place, options: WalkOptions): Promise<Walk> {
  const walker = new Walker(t, directory, options);
  while (!walker.isOver) await walker.step();
  return walker.walked;
}

/** Several walks through one directory, of each a page in turn. */
export async function walksInTurns(
  t: CheckContext,
  directory: Place,
  all: readonly WalkOptions[],
): Promise<readonly Walk[]> {
  const walkers = all.map((options) => new Walker(t, directory, options));
  while (walkers.some(({ isOver }) => !isOver)) {
    for (const walker of walkers) if (!walker.isOver) await walker.step();
  }
  return walkers.map(({ walked }) => walked);
}

const noPage: { entries: readonly Entry[]; nextCursor?: string | null } = { entries: [] };

function filled({ pages }: Walk): number {
  return pages.filter(({ entries }) => entries.length > 0).length;
}

function startsAnew({ entries: seen }: Walk, entries: readonly Entry[]): boolean {
  return entries.some(({ id }) => seen.some((entry) => entry.id === id));
}

/** The same where the walk is only a means: a rejected page makes the check inconclusive. */
export async function walk(t: CheckContext, directory: Place, options: WalkOptions): Promise<Walk> {
  return unrefused(await tryWalk(t, directory, options));
}

export function unrefused(walked: Walk): Walk {
  if (walked.refused !== null) prepared(walked.refused, 200, `list page ${walked.pages.length + 1} of the children`);
  return walked;
}

/** Fails where a page was rejected: with a limit, or with the cursor that the target gave. */
export function expectUnrefused(walked: Walk): Walk {
  if (walked.refused !== null) expectStatus(walked.refused, 200, `page ${walked.pages.length + 1} of the children`);
  return walked;
}

/** Every service grants so many; the greatest limit is not told, and a service may reject what is above it. */
const certainLimit = 10;

/** @throws {NotTested} where the target rejects a limit that may be above its greatest. */
export function granted(walked: Walk, limit: number | undefined): Walk {
  const tooGreat = limit !== undefined && limit > certainLimit && walked.pages.length === 0;
  if (tooGreat && walked.refused?.response.status === 400) throw new NotTested(`the target rejects the limit ${limit}`);
  return walked;
}

function endOf(cursor: string | null | undefined, empty: number): End | null {
  if (cursor === undefined) return 'a missing cursor';
  if (cursor === null) return 'a null cursor';
  if (cursor === '') return 'an empty cursor';
  return empty === mostEmpty ? emptyEnd : null;
}

export interface WideDirectory {
  directory: Directory;
  children: Entry[];
  /** Those of them whose names a query must encode. */
  awkward: readonly Entry[];
}

const wideCount = 18;

/** What a parameter may lose or change on its way; several characters in one name, where none hides another. */
const awkwardNames = [
  `a b+c&d=e#f;g'h@i,j$&+,;=@`,
  '100%',
  '%41',
  'a%20b',
  '.b..c[d]{e}',
  '!(a)~b^`c',
  'Überblick',
  '日本語 🚀',
];

/**
 * A cursor made from a name must survive the query, too: one that is short, or cut at its first such character; and one
 * in no Latin letters, where another name comes after it in any order.
 */
const shortNames = ['a+b', 'a b', '.hidden', 'я'];

/** One that differs in case alone, where a service takes both, and those whose difference comes late: none is lost. */
const likeNames = [
  'twin',
  'Twin',
  `${'one-of-many-that-begin-alike-'.repeat(2)}a`,
  `${'one-of-many-that-begin-alike-'.repeat(2)}b`,
];

/** One directory with 18 children, one of which holds another directory. Nobody changes it. */
export function wideDirectory(t: CheckContext): Promise<WideDirectory> {
  return t.shared('workspace wide directory', async (own) => {
    const directory = await workPlace(own);
    const names = [...awkwardNames, ...shortNames, ...likeNames];
    const plain = Array.from({ length: wideCount - names.length }, () => own.names.directory());
    const replies = await Promise.all([...names, ...plain].map((name) => createIn(own, directory, name)));
    // A name that the target rejects is a matter of other checks; the directory is wide enough without it.
    const made = replies.map((reply) =>
      reply.response.status === 201 ? prepared(reply, 201, 'create a child').data : null,
    );
    const children = made.filter((child) => child !== null);
    if (children.length < plain.length) throw new Inconclusive('could not fill a directory');
    const last = children.at(-1);
    if (last !== undefined) await newDirectory(own, { filespaceId: directory.filespaceId, parentId: last.id });
    return { directory, children, awkward: made.slice(0, awkwardNames.length).filter((child) => child !== null) };
  });
}

/** Directories whose names a query must encode, as the service shows them. */
export async function awkwardlyNamed(t: CheckContext): Promise<{ place: Directory; entries: readonly Entry[] }> {
  const { directory: place, awkward: entries } = await wideDirectory(t);
  if (entries.length === 0) throw new Inconclusive('none of the names is accepted');
  return { place, entries };
}

/** Of these limits the walks go on at the same time, as those of two clients do. */
export const limitsInTurns: readonly number[] = [5, 7];

/** One walk through the wide directory for every check that judges walks with this limit. */
export async function wideWalk(t: CheckContext, limit: number | undefined): Promise<WideDirectory & { walked: Walk }> {
  const wide = await wideDirectory(t);
  const known = wide.children.length;
  const turn = limit === undefined ? -1 : limitsInTurns.indexOf(limit);
  const [together] = turn < 0 ? [] : (await wideWalksInTurns(t)).slice(turn);
  if (together !== undefined) return { ...wide, walked: together };
  const walked = await t.shared(`workspace wide walk ${limit ?? 'without limit'}`, (own) =>
    tryWalk(own, wide.directory, { ...(limit === undefined ? {} : { limit }), known }),
  );
  return { ...wide, walked: granted(walked, limit) };
}

export function wideWalksInTurns(t: CheckContext): Promise<readonly Walk[]> {
  return t.shared('workspace wide walks in turns', async (own) => {
    const { directory, children } = await wideDirectory(own);
    const options = limitsInTurns.map((limit) => ({ limit, known: children.length }));
    return walksInTurns(own, directory, options);
  });
}

export const firstLimit = 7;

/** A walk of which the first page alone has a limit. @throws {NotTested} where a cursor goes with the limit that it came with. */
export async function wideWalkOfOneLimit(t: CheckContext): Promise<WideDirectory & { walked: Walk }> {
  const wide = await wideDirectory(t);
  const walked = await t.shared('workspace wide walk of one limit', (own) =>
    tryWalk(own, wide.directory, { limits: [firstLimit], known: wide.children.length }),
  );
  const isOfItsLimit = walked.pages.length > 0 && walked.refused?.response.status === 400;
  if (isOfItsLimit) throw new NotTested('a cursor is rejected without its limit');
  return { ...wide, walked };
}
