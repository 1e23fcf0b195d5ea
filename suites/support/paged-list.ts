import type { RequirementId } from '../../generated/catalogue.ts';
import {
  type CheckContext,
  check,
  expectEitherWay,
  expectStatus,
  expectThat,
  late,
  prepared,
  type Reply,
} from '../../src/check/index.ts';
import type { Direction } from './list-order.ts';
import type { ListPage, Problem, Query, ReadList } from './list-walks.ts';
import { type Place, recordsAt } from './lists.ts';

/** A list of the Partner API that can be read from one end to the other, since nobody changes it meanwhile. */
export interface PagedList {
  readonly name: string;
  /** What it says of a list that shows the records of another client; null where only the run knows whose they are. */
  readonly own: RequirementId | null;
  readonly limit: RequirementId;
  readonly defaultSize: RequirementId;
  readonly walk: RequirementId;
  readonly ascending: RequirementId;
  readonly descending: RequirementId;
  readonly byDefault: RequirementId;
  readonly acrossPages: RequirementId;
  /** What a missing `s` stands for. */
  readonly defaultDirection: Direction;
  /** A filter that leaves all of its records. */
  readonly filter?: Query;
  /** Made with the run, and needed when it has grown old. */
  readonly isLate?: boolean;
  open(t: CheckContext): Promise<ReadList>;
  /** Judges the order of the beginning of a list. @throws {NotTested} when nothing tells the age of its records. */
  findProblem(t: CheckContext, pages: readonly ListPage[], direction: Direction): Promise<Problem | null>;
}

/** How the checks of a list are registered. */
export function checkOf({ isLate }: PagedList): typeof check {
  return isLate === true ? late.check : check;
}

/** What else is asked for changes nothing about how much is. */
export const smallPages: readonly (Query & { l: string })[] = [
  { l: '1' },
  { l: '1', s: '-createdAt' },
  { l: '1', s: 'createdAt', p: '2' },
];

/** Fails unless every one of these pages holds at most `l` records. */
export async function expectLimited(
  t: CheckContext,
  list: ReadList,
  pages: readonly (Query & { l: string })[],
): Promise<void> {
  await Promise.all(
    pages.map(async (query) => {
      const words = String(new URLSearchParams(query));
      const reply = await list.read(t, query);
      expectStatus(reply, 200, words);
      const { length } = recordsAt(reply, list.place);
      expectThat(length <= Number(query.l), `at most ${query.l} records with ${words}`, `${length}`, reply);
    }),
  );
}

/** Written one after the other, the size and the number of each of these pages are those of the first one. */
export async function expectToldApart(place: Place, read: (query: Query) => Promise<Reply>): Promise<void> {
  const first = await read({ p: '1', l: '12' });
  for (const query of [
    { p: '11', l: '2' },
    { l: '1', p: '21' },
  ]) {
    // It may be a page beyond the last.
    const reply = await read(query);
    if (!reply.response.ok) continue;
    const { length } = recordsAt(reply, place);
    const words = String(new URLSearchParams(query));
    expectEitherWay(length <= Number(query.l), `at most ${query.l} records with ${words}`, `${length}`, first, reply);
  }
}

/** The first page of a list, where the request itself is under test. */
export async function acceptedListPage(t: CheckContext, list: ReadList, query: Query): Promise<ListPage> {
  const reply = await list.read(t, query);
  expectStatus(reply, 200);
  return { reply, records: recordsAt(reply, list.place) };
}

/** The first page of a list, as one of its pages. */
export async function firstListPage(t: CheckContext, list: ReadList, query: Query): Promise<ListPage> {
  const reply = await list.read(t, query);
  prepared(reply, 200, 'read the first page of the list');
  return { reply, records: recordsAt(reply, list.place) };
}
