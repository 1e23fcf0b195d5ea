import {
  type CheckContext,
  exchangeOf,
  expectStatus,
  fail,
  NotTested,
  type Reply,
  show,
} from '../../src/check/index.ts';
import { drawn } from './draws.ts';
import {
  beyondOf,
  idPathIn,
  misreadingsOf,
  type Neighbour,
  neighboursOf,
  type Surroundings,
  textAt,
} from './neighbours.ts';
import { mentions } from './open-bodies.ts';
import { inParallel } from './parallel.ts';

export type Path = Readonly<Record<string, string>>;

/** One operation, and the parameter of its path that gets what is no id. */
export interface Place {
  operation: string;
  method: string;
  parameter: string;
  /** Ids with which the operation finds everything. */
  path: Path;
  /** Whether the operation is about the very thing that the parameter names, not about what is below it. */
  isOwn: boolean;
  /** Sends a valid request to the operation, but for the path. */
  send(path: Path): Promise<Reply>;
  /** Reads the thing that the parameter names. */
  look(path: Path): Promise<Reply>;
  /** Where in the record of the thing texts of its own stand. */
  texts: Readonly<Record<string, readonly string[]>>;
  /** What else the run knows about it, to ask an operation that only reads. */
  others: Surroundings;
  /** Which of these are tried each time: what holds the thing, or stands beside it in one table. */
  kin?: readonly string[];
  /** Whether a list shows a thing with such an id; without it, whatever says the id as its own may be there. */
  isListed?(id: string): Promise<boolean>;
  /** Whether any id there can be that of something of the run alone, so that a write may be sent to what nobody has. */
  isApart?: boolean;
}

/** So many of the neighbours are tried where the thing itself is not what the operation is about. */
const mostBelow = 3;

/** Fails where anything but its id finds the thing that the parameter names. */
export async function expectOnlyItsId(t: CheckContext, place: Place): Promise<void> {
  const { parameter, path, send, look } = place;
  const reads = place.method === 'GET';
  const issued = path[parameter] ?? '';
  const record = await t.shared(`neighbour ${parameter} ${JSON.stringify(path)}`, () => look(path));
  if (!record.response.ok) throw new NotTested(`the ${parameter} cannot be read: got ${exchangeOf(record).status}`);
  const twin = reads ? await t.shared(`twin of ${place.operation} ${JSON.stringify(path)}`, () => send(path)) : record;
  if (!twin.response.ok) throw new NotTested(`nothing is found by the id itself: got ${exchangeOf(twin).status}`);
  const texts = Object.entries(place.texts).map(([what, at]) => [what, textAt(record, at)] as const);
  const neighbours = [
    ...neighboursOf(issued, { ...Object.fromEntries(texts), ...(reads ? place.others : {}) }),
    ...(reads ? misreadingsOf(issued) : place.isApart === true ? beyondOf(issued) : []),
  ];
  const tried = place.isOwn ? neighbours : drawnOf(t, place, neighbours);
  await inParallel(
    tried.map(async (neighbour) => {
      const reply = await send({ ...path, [parameter]: neighbour.text });
      const { status } = exchangeOf(reply);
      if (status < 300 && (await existsItself(place, neighbour, record))) return;
      // What was there, and is not any longer, was another thing of the run.
      if (status < 300 && reads && !(await send({ ...path, [parameter]: neighbour.text })).response.ok) return;
      expectStatus(reply, [404, 400], `${show(neighbour.text)} is ${neighbour.what}, and no ${parameter}`);
    }),
  );
  if (!reads) await expectUnharmed(place, record);
}

/** What is mistaken most easily are the other ids of the same path, and its kin: each of them, and some of the rest. */
function drawnOf(t: CheckContext, { operation, path, kin = [] }: Place, neighbours: readonly Neighbour[]): Neighbour[] {
  const ids = Object.values(path);
  const ofPath = neighbours.filter(({ text, what }) => ids.includes(text) || kin.includes(what));
  const rest = neighbours.filter((neighbour) => !ofPath.includes(neighbour));
  return [...ofPath, ...drawn(t, operation, rest, Math.max(1, mostBelow - ofPath.length))];
}

/** Ids of several kinds may be the same: what is found then says that id as its own, and is listed. */
async function existsItself(
  { parameter, path, look, isListed }: Place,
  { text }: Neighbour,
  record: Reply,
): Promise<boolean> {
  const at = idPathIn(record, path[parameter] ?? '');
  if (at === null) return true;
  const saysSo = textAt(await look({ ...path, [parameter]: text }), at) === text;
  return saysSo && (isListed === undefined || (await isListed(text)));
}

async function expectUnharmed({ operation, path, look }: Place, before: Reply): Promise<void> {
  const after = await look(path);
  const expected = `what is there as before, since ${operation} was asked about something else`;
  if (!after.response.ok) fail(expected, String(exchangeOf(after).status), before, after);
  for (const at of [['name'], ['data', 'name'], ['data', 'role']]) {
    const [now, then] = [textAt(after, at), textAt(before, at)];
    // Another version of the service may say it in another place, as far as the place is open.
    const isMoved = then === undefined || (now === undefined && mentions(after, then));
    if (now === then || isMoved) continue;
    // What is another one at each look says nothing.
    if (textAt(await look(path), at) !== now) continue;
    fail(`${expected}, with ${at.at(-1)} ${show(then)}`, show(now), before, after);
  }
}
