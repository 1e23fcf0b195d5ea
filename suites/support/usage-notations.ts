import { dateTime, type Notation } from '../../src/arbitraries/date-times.ts';
import type { CheckContext } from '../../src/check/index.ts';
import { drawnInTurn } from './draws.ts';
import { failIfLasting, missing, type Problem, type Query } from './list-walks.ts';
import { type JsonObject, recordsAt } from './lists.ts';
import {
  filledSample,
  firstPage,
  floorMinute,
  learnVolatile,
  type Range,
  readUsage,
  type storageTypes,
  type UsageEndpoint,
  usagePlace,
  usageRecords,
} from './usage.ts';
import { aroundOne, closeBounds, count, readableMoments } from './usage-splits.ts';
import { lastingPart } from './volatile.ts';

interface Offsets extends Notation {
  endOffset?: number;
  /** What stands behind the last digit of a fraction. */
  digits?: string;
}

/** What is asked for in several notations, of which the exact one is known to be understood. */
interface Comparison {
  range: Range;
  exact: 0 | 3;
  notations: readonly Offsets[];
  also?: Query;
}

/** The farthest that are in use, both in one request. */
const farthest = { offset: 840, endOffset: -720, places: 0 as const };

/** The bounds lie amid the records, close to some if possible, so that a misread offset shifts some in or out. */
export async function judgeNotations(t: CheckContext, endpoint: UsageEndpoint, turn: number): Promise<void> {
  const { range, records } = await filledSample(t, endpoint);
  const notations = [
    farthest,
    // What a fraction stands before is no less a part of the time.
    { offset: -300, places: 3 as const },
    // The minutes of an offset have its sign, too.
    ...drawnInTurn(t, [-570, 330], { in: 2, turn }).map((offset) => ({ offset, places: null })),
    ...drawnInTurn(
      t,
      [{ offset: 0, places: 0 } as const, { offset: 'Z', places: null } as const, { offset: 'Z', places: 3 } as const],
      { in: 3, turn },
    ),
  ];
  await expectSame(t, endpoint, { range: amid(records, range), exact: 0, notations });
  await expectSame(t, endpoint, {
    range: amid(records, range),
    exact: 0,
    notations: [farthest],
    also: { l: '2', p: '2' },
  });
  const fine = behindOne(records, range);
  if (fine !== null) {
    await expectSame(t, endpoint, { range: fine, exact: 3, notations: [{ offset: 'Z', places: 2 }] });
  }
  const around = aroundOne(records, range);
  if (around === null) return;
  const [finest = {}] = drawnInTurn(t, [{}, { digits: '789' }], { in: 2, turn });
  const written = { offset: 'Z', places: 6, ...finest } as const;
  await expectSame(t, endpoint, { range: lastOfSeconds(around), exact: 3, notations: [written] });
}

/** The same beside a type. */
export async function judgeTypedNotations(
  t: CheckContext,
  endpoint: UsageEndpoint,
  type: (typeof storageTypes)[number],
): Promise<void> {
  const { range } = await filledSample(t, endpoint);
  const { records } = await usageRecords(t, endpoint, range, { type, attempt: 1 });
  await expectSame(t, endpoint, { range: amid(records, range), exact: 0, notations: [farthest], also: { type } });
}

function amid(records: readonly JsonObject[], range: Range): Range {
  const quarter = floorMinute((range.end - range.start) / 4);
  const inner = records.length > 4 ? { start: range.start + quarter, end: range.end - quarter } : range;
  return closeBounds(records, range) ?? inner;
}

/** A minute that ends a hundredth of a second behind a record, and in the same second; null where no record allows it. */
function behindOne(records: readonly JsonObject[], { start, end }: Range): Range | null {
  const moments = readableMoments(records) ?? [];
  const ends = moments.map((moment) => ({ moment, behind: (Math.floor(moment / 10) + 1) * 10 }));
  // Where the fraction would be a small number of milliseconds, a record of that second is lost.
  const fit = ends.filter(
    ({ moment, behind }) =>
      (behind % 1_000) / 10 < moment % 1_000 && behind % 1_000 !== 0 && moment - 60_000 > start && behind < end,
  );
  const chosen = fit[Math.floor(fit.length / 2)];
  return chosen === undefined ? null : { start: floorMinute(chosen.moment) - 60_000, end: chosen.behind };
}

/** Where the digits of such a fraction would be a number of milliseconds, the range would be many minutes later. */
function lastOfSeconds({ start, end }: Range): Range {
  const [from, to] = [start, end].map((moment) => Math.floor(moment / 1_000) * 1_000 + 987);
  return { start: (from ?? start) - 1_000, end: to ?? end };
}

async function expectSame(
  t: CheckContext,
  endpoint: UsageEndpoint,
  { range, exact, notations, also = {} }: Comparison,
): Promise<void> {
  const write = ({ digits = '', endOffset, ...notation }: Offsets) => ({
    start: dateTime(range.start, notation).replace(/Z$/, `${digits}Z`),
    end: dateTime(range.end, { ...notation, offset: endOffset ?? notation.offset }).replace(/Z$/, `${digits}Z`),
    ...also,
  });
  const known = write({ offset: 'Z', places: exact });
  const place = await usagePlace(t, endpoint);
  const probe = async (): Promise<Problem | null> => {
    const wanted = await firstPage(t, endpoint, known);
    for (const notation of notations) {
      const { start, end } = write(notation);
      const reply = await readUsage(t, endpoint, { start, end, ...also });
      // Nothing but the form differs from the range that was answered.
      if (reply.response.status === 400)
        return { expected: `200 for ${start} to ${end}, as for the same in UTC`, got: '400', evidence: [reply] };
      if (reply.response.status !== 200) continue;
      const shown = recordsAt(reply, place).map((record) => lastingPart(t, endpoint.name, record));
      const lost = missing(count(wanted), count(shown)).length + missing(count(shown), count(wanted)).length;
      if (lost === 0) continue;
      return {
        expected: `the ${wanted.length} records of ${known.start} to ${known.end}`,
        got: `${shown.length}, ${lost} of them others, for ${start} to ${end}`,
        evidence: [reply],
      };
    }
    return null;
  };
  await failIfLasting(probe, () => learnVolatile(t, endpoint));
}
