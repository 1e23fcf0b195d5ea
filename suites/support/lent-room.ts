import { Inconclusive, NotTested } from '../../src/check/index.ts';

/** What is lent is not there to be filled. @throws {NotTested} where it has no room for what a create would make. */
export async function whereRoom<T>(create: Promise<T>): Promise<T> {
  try {
    return await create;
  } catch (error) {
    if (!(error instanceof Inconclusive)) throw error;
    throw new NotTested(`what is lent has no room for another one: ${error.message}`);
  }
}
