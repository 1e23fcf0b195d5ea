import { expectEitherWay, NotTested, show } from '../../src/check/index.ts';
import { isTelling, mentions } from '../support/open-bodies.ts';
import {
  type Asked,
  alwaysIn,
  checkReadsOfTwo,
  type Difference,
  lastingDifference,
  textsIn,
} from '../support/read-pairs.ts';

/*
 * A framework may gather what stands in the path and in the query in one place. Whether a query that the documents do not
 * know is taken is open, and so is what it may narrow; but nothing comes in that does not stand at the path.
 */

interface StrangeText extends Difference {
  strange: string;
}

checkReadsOfTwo('ids-in-the-query', 'answers for its path beside the ids of another thing', expectThatOfThePath);

async function expectThatOfThePath({ one, other, parameter, ask }: Asked): Promise<void> {
  const [own = '', others = ''] = [one[parameter], other[parameter]];
  if (own === others) throw new NotTested(`there is one ${parameter} only`);
  const askBeside = () => ask(one, { ...other, id: others });
  const beside = await askBeside();
  if (!beside.response.ok) return;
  // A query may be told back.
  const shown = textsIn(beside).filter((text) => !Object.values(other).includes(text));
  const isOwn = mentions(beside, own) && isTelling(own) && !mentions(beside, others);
  if (isOwn) return;
  const difference = await lastingDifference(ask, [one, other], (alone): StrangeText | null => {
    const [own, theirs] = [alone(one), alone(other)];
    if ([...own, ...theirs].some(({ response }) => !response.ok))
      throw new NotTested('it is not answered without the query either');
    const strange = alwaysIn(theirs, own).find((text) => shown.includes(text));
    if (strange === undefined) return null;
    return {
      strange,
      expected: `what stands at the path, without ${show(strange)}`,
      got: `${show(strange)}, of the ${parameter} in the query`,
      evidence: [beside, ...own.slice(-1), ...theirs.slice(-1)],
    };
  });
  // What an answer tells of the moment, such as what was made last, is gone with it.
  if (difference === null || !textsIn(await askBeside()).includes(difference.strange)) return;
  expectEitherWay(false, difference.expected, difference.got, ...difference.evidence);
}
