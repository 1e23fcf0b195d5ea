import { type CheckContext, Inconclusive, NotTested } from '../../src/check/index.ts';

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

/**
 * Makes one after the other: how many of a kind a service allows is not said.
 * @throws {NotTested} where it allows fewer.
 */
export async function asManyAsPossible<Result>(count: number, make: () => Promise<Result>): Promise<Result[]> {
  const made: Result[] = [];
  while (made.length < count) {
    made.push(
      await make().catch((error: unknown) => {
        if (!(error instanceof Inconclusive) || made.length === 0) throw error;
        throw new NotTested(`no more than ${made.length} could be made`);
      }),
    );
  }
  return made;
}

/** One after the other in the whole run, where what one makes by a mistake of the target would change what others get. */
export async function inTurn<Result>(t: CheckContext, line: string, work: () => Promise<Result>): Promise<Result> {
  const turns = await t.shared(
    `turns ${line}`,
    async (): Promise<{ last: Promise<unknown> }> => ({
      last: Promise.resolve(),
    }),
  );
  const mine = turns.last.then(work);
  turns.last = mine.catch(() => undefined);
  return mine;
}
