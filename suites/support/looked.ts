import { NotTested } from '../../src/check/index.ts';

/**
 * For what is judged only where it shows: whoever found nothing to judge has not passed.
 * @param looks whether each look found something.
 * @throws {NotTested} where none did.
 */
export function needsALook(looks: readonly boolean[], why: string): void {
  if (!looks.includes(true)) throw new NotTested(why);
}
