import { type CheckContext, expectThat, NotTested, type Reply } from '../../src/check/index.ts';

/** What several creates of one name, sent at the same moment, were answered. */
export interface Race {
  readonly name: string;
  readonly replies: readonly Reply[];
  readonly winners: number;
}

/** @throws {NotTested} where the profile lets no two requests be under way. */
export async function race(
  t: CheckContext,
  { name, atOnce, create }: { name: string; atOnce: number; create: (name: string) => Promise<Reply> },
): Promise<Race> {
  if (t.target.http.concurrency < 2)
    throw new NotTested('`http.concurrency` of the profile allows one request at a time');
  const replies = await Promise.all(Array.from({ length: atOnce }, () => create(name)));
  return { name, replies, winners: replies.filter(({ response }) => response.status === 201).length };
}

/** What is unique is so at every moment. */
export function expectOneAtMost({ name, replies, winners }: Race): void {
  expectThat(winners <= 1, `at most one 201 of ${replies.length} creates of ${name}`, statuses(replies), ...replies);
}

/** @param expectRoom ends the check as inconclusive where nothing else is created either. */
export async function expectWinner(
  { name, replies, winners }: Race,
  expectRoom: () => Promise<unknown>,
): Promise<void> {
  if (winners === 0) await expectRoom();
  expectThat(winners > 0, `a 201 among ${replies.length} creates of ${name}`, statuses(replies), ...replies);
}

function statuses(replies: readonly Reply[]): string {
  return replies.map(({ response }) => response.status).join(', ');
}
