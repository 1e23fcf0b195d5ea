import { TransportTrouble } from '../../src/check/index.ts';

const attempts = 4;

/**
 * Makes one of many: where its answer is lost, another one is made, since beginning all over would lose another answer.
 * What was made all the same stays beside the others, unknown.
 * @param make makes one under a name of its own each time; told how often it was tried.
 */
export async function oneOfMany<Made>(make: (attempt: number) => Promise<Made>): Promise<Made> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await make(attempt);
    } catch (error) {
      if (!(error instanceof TransportTrouble) || !error.isConnectionLost || attempt === attempts) throw error;
    }
  }
}
