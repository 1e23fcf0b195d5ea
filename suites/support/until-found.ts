import type { CheckContext, Reply } from '../../src/check/index.ts';

/** How often what is not found at first is asked for, since others write at that moment, and how long after. */
const [tries, pauseMs] = [3, 700];

/** The first answer that finds something, or the last one. */
export async function untilFound(t: CheckContext, ask: () => Promise<Reply>): Promise<Reply> {
  let reply = await ask();
  for (let attempt = 1; attempt < tries && !reply.response.ok; attempt += 1) {
    await t.sleep(pauseMs);
    reply = await ask();
  }
  return reply;
}
