import type { CheckContext } from '../../src/check/index.ts';
import { type NewFilespace, newFilespace } from './new-filespaces.ts';

/** A filespace below which things of another workspace are asked for, and in which nothing is made. */
export function unrelatedFilespace(t: CheckContext): Promise<NewFilespace> {
  return t.shared('workspace filespace that has to do with no other', (own) => newFilespace(own));
}
