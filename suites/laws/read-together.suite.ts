import { expectStatus, fail, NotTested, type Reply, show } from '../../src/check/index.ts';
import { unknownLike } from '../support/identifiers.ts';
import { mentions } from '../support/open-bodies.ts';
import { inParallel } from '../support/parallel.ts';
import {
  type Asked,
  alwaysIn,
  checkReadsOfTwo,
  type Difference,
  lastingDifference,
  type Path,
  textsIn,
} from '../support/read-pairs.ts';

/*
 * Reads of one moment may become one query, whose rows come in an order of their own and without what is missing: each
 * of them is answered for what its path names all the same.
 */

/** A reply to one path that was asked for beside another one. */
interface Together {
  path: Path;
  twin: Path;
  reply: Reply;
  beside: Reply;
}

checkReadsOfTwo('read-together', 'asked for two and for nothing at one moment tells them apart', expectOwnAnswers);

/** @throws {NotTested} where they are not found by themselves either, which other checks judge. */
async function expectOwnAnswers({ one, other, parameter, ask }: Asked): Promise<void> {
  const [id = '', otherId = ''] = [one[parameter], other[parameter]];
  if (id === otherId) throw new NotTested(`there is one ${parameter} only`);
  const unknown = { ...one, [parameter]: unknownLike(id).id };
  // Each is asked for before the other one, with nothing else and with what is missing; the same would be asked for once.
  const [first, none, second] = await inParallel([one, unknown, other].map((path) => ask(path)));
  if (!first || !none || !second) return;
  const asked: Together[] = pairOf([one, first], [other, second]);
  for (const [before, after] of [
    [other, one],
    [one, other],
  ] as const) {
    const [early, late] = await inParallel([before, after].map((path) => ask(path)));
    if (early && late) asked.push(...pairOf([before, early], [after, late]));
  }
  const doubtful = asked.filter(({ path, reply, beside }) => !isItsOwn(reply, beside, path[parameter] ?? ''));
  if (doubtful.length > 0) await expectLikeByItself(ask, doubtful);
  if (none.response.ok && !(await ask(unknown)).response.ok)
    expectStatus(none, [404, 400], `no ${parameter} of that id`);
}

function pairOf([path, reply]: [Path, Reply], [twin, beside]: [Path, Reply]): [Together, Together] {
  return [
    { path, twin, reply, beside },
    { path: twin, twin: path, reply: beside, beside: reply },
  ];
}

/** Whether nothing else needs to be asked. */
function isItsOwn(reply: Reply, beside: Reply, id: string): boolean {
  const differs = textsIn(reply).some((text) => !textsIn(beside).includes(text));
  return reply.response.status === 200 && differs && mentions(reply, id);
}

/** What is answered to each by itself tells what there is to expect. */
async function expectLikeByItself(ask: Asked['ask'], doubtful: readonly Together[]): Promise<void> {
  const [first] = doubtful;
  if (first === undefined) return;
  const difference = await lastingDifference(ask, [first.path, first.twin], (alone) => {
    const differences = doubtful.flatMap((each) => differenceOf(each, alone(each.path), alone(each.twin)) ?? []);
    return differences[0] ?? null;
  });
  if (difference !== null) fail(difference.expected, difference.got, ...difference.evidence);
}

function differenceOf({ reply }: Together, own: readonly Reply[], twins: readonly Reply[]): Difference | null {
  if (own.some(({ response }) => response.status !== 200))
    throw new NotTested('it is not answered with 200 by itself either');
  const evidence = [reply, ...own.slice(-1), ...twins.slice(-1)];
  if (reply.response.status !== 200)
    return { expected: '200, as by itself', got: `${reply.response.status}`, evidence };
  const shown = textsIn(reply);
  const strange = alwaysIn(twins, own).find((text) => shown.includes(text));
  if (strange === undefined || alwaysIn(own, twins).some((text) => shown.includes(text))) return null;
  const expected = `what is answered by itself, without ${show(strange)}`;
  return { expected, got: `${show(strange)}, of another path`, evidence };
}
