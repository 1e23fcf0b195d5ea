import { fail, type Reply, TransportTrouble } from '../../src/check/index.ts';

const attempts = 3;

/**
 * The answer to a request that an HTTP server can have nothing against. One connection may be lost without anybody's
 * fault: where it ends each time, while a usual request is answered in between, the request itself brings it down.
 */
export async function expectAnswer(
  ask: () => Promise<Reply>,
  usual: () => Promise<Reply>,
  what: string,
): Promise<Reply> {
  const controls: Reply[] = [];
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof TransportTrouble) || !error.isConnectionLost) throw error;
      controls.push(await usual());
      if (attempt < attempts) continue;
      const got = `the connection ended without one ${attempts} times, each time followed by the answer to a usual request`;
      fail(`an answer to ${what}`, got, ...controls);
    }
  }
}
