import {
  type CheckContext,
  expectStatus,
  isInconclusiveAnswer,
  NotTested,
  type Reply,
  show,
} from '../../src/check/index.ts';

/**
 * Waits for all of them, also when one fails: nothing of a check may still be under way when it ends.
 * @throws what the first one in the order of the list threw.
 */
export async function inParallel<Result>(tasks: readonly Promise<Result>[]): Promise<Result[]> {
  const outcomes = await Promise.allSettled(tasks);
  return outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });
}

/** The same for many that each make something: so many at a time, and what they made is removed before the next. */
export async function inBatches<Item, Result>(
  t: CheckContext,
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  batch = 5,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let index = 0; index < items.length; index += batch) {
    results.push(...(await inParallel(items.slice(index, index + batch).map(work))));
    await t.tidy();
  }
  return results;
}

/**
 * Makes one after the other: how many of a kind a service allows is not said.
 * @throws {NotTested} where it allows fewer.
 */
export async function asManyAsPossible<Result>(count: number, make: () => Promise<Result>): Promise<Result[]> {
  const made: Result[] = [];
  while (made.length < count) {
    made.push(
      await make().catch((error: unknown) => {
        if (!isInconclusiveAnswer(error) || made.length === 0) throw error;
        throw new NotTested(`no more than ${made.length} could be made`);
      }),
    );
  }
  return made;
}

/** Asks for each at once, and every answer must have the status; `what` says in a failure what they are. */
export async function expectEach<Item>(
  status: number,
  what: string,
  items: readonly Item[],
  ask: (item: Item) => Promise<Reply>,
): Promise<void> {
  const replies = await inParallel(items.map(async (item) => ({ item, reply: await ask(item) })));
  for (const { item, reply } of replies) expectStatus(reply, status, `${what} ${show(item)}`);
}

/** Two who ask at one moment: each has a request before and one behind one of the other. */
export function alternating<Caller>(mine: Caller, theirs: Caller): readonly Caller[] {
  return [mine, theirs, theirs, mine];
}
