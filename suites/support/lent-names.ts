import { exchangeOf, NotTested, openPointsOf, type Reply } from '../../src/check/index.ts';

/**
 * The answer to a create of a name that something lent has, which may have been given before there were rules.
 * @throws {NotTested} where such a name may be rejected whether it is taken or not.
 */
export function ofCertainName<Answer extends Reply>(reply: Answer): Answer {
  const [open] = openPointsOf(exchangeOf(reply));
  if (open !== undefined) throw new NotTested(`whether a create takes the name of what is lent is open (${open})`);
  return reply;
}
