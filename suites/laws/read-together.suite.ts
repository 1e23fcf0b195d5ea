import { expectStatus, fail, NotTested, type Reply, show } from '../../src/check/index.ts';
import { unknownLike } from '../support/identifiers.ts';
import { mentions } from '../support/open-bodies.ts';
import { inParallel } from '../support/parallel.ts';
import { type Asked, checkReadsOfTwo, type Path, textsIn } from '../support/read-pairs.ts';

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

interface Difference {
  expected: string;
  got: string;
  evidence: readonly Reply[];
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

/** One node answers every second request, and says so: the order of the paths must not go along with that. */
const turns = 'ABBABAABBAABABBA'.match(/../g) ?? [];

/**
 * What is answered to each by itself tells what there is to expect, as far as it stays the same: a difference is looked at
 * again for as long as it lasts.
 */
async function expectLikeByItself(ask: Asked['ask'], doubtful: readonly Together[]): Promise<void> {
  const [first] = doubtful;
  if (first === undefined) return;
  const alone = new Map<Path, Reply[]>([
    [first.path, []],
    [first.twin, []],
  ]);
  let differences: Difference[] = [];
  for (const turn of turns) {
    for (const letter of turn) {
      const path = letter === 'A' ? first.path : first.twin;
      alone.get(path)?.push(await ask(path));
    }
    differences = doubtful.flatMap((each) => differenceOf(each, alone.get(each.path), alone.get(each.twin)) ?? []);
    if (differences.length === 0) return;
  }
  const [difference] = differences;
  if (difference !== undefined) fail(difference.expected, difference.got, ...difference.evidence);
}

function differenceOf(
  { reply }: Together,
  own: readonly Reply[] = [],
  twins: readonly Reply[] = [],
): Difference | null {
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

/** What each of some shows and none of the others. */
function alwaysIn(some: readonly Reply[], others: readonly Reply[]): string[] {
  const [first = [], ...rest] = some.map(textsIn);
  const strangers = new Set(others.flatMap(textsIn));
  return first.filter((text) => !strangers.has(text) && rest.every((texts) => texts.includes(text)));
}
