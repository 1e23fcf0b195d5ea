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
