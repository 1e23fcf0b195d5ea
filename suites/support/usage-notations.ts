import { dateTime, type Notation } from '../../src/arbitraries/date-times.ts';
import type { CheckContext } from '../../src/check/index.ts';
import { drawnInTurn } from './draws.ts';
import { failIfLasting, missing, type Problem } from './list-walks.ts';
import { recordsAt } from './lists.ts';
import {
  filledSample,
  firstPage,
  floorMinute,
  learnVolatile,
  readUsage,
  type UsageEndpoint,
  usagePlace,
} from './usage.ts';
import { closeBounds, count } from './usage-splits.ts';
import { lastingPart } from './usage-volatile.ts';

/** The bounds lie amid the records, close to some if possible, so that a misread offset shifts some in or out. */
export async function judgeNotations(t: CheckContext, endpoint: UsageEndpoint, turn: number): Promise<void> {
  const { range, records } = await filledSample(t, endpoint);
  const quarter = floorMinute((range.end - range.start) / 4);
  const amid = records.length > 4 ? { start: range.start + quarter, end: range.end - quarter } : range;
  const inner = closeBounds(records, range) ?? amid;
  const write = (notation: Notation & { endOffset?: number }) => ({
    start: dateTime(inner.start, notation),
    end: dateTime(inner.end, { ...notation, offset: notation.endOffset ?? notation.offset }),
  });
  const notations = [
    // The farthest that are in use, both in one request.
    { offset: 840, endOffset: -720, places: 0 as const },
    // The minutes of an offset have its sign, too.
    ...drawnInTurn(t, [-570, 330], { in: 2, turn }).map((offset) => ({ offset, places: null })),
    ...drawnInTurn(
      t,
      [{ offset: 0, places: 0 } as const, { offset: 'Z', places: null } as const, { offset: 'Z', places: 3 } as const],
      { in: 3, turn },
    ),
  ];
  const place = await usagePlace(t, endpoint);
  const probe = async (): Promise<Problem | null> => {
    const wanted = await firstPage(t, endpoint, write({ offset: 'Z', places: 0 }));
    for (const notation of notations) {
      const { start, end } = write(notation);
      const reply = await readUsage(t, endpoint, { start, end });
      // Nothing but the form differs from the range that was answered.
      if (reply.response.status === 400)
        return { expected: `200 for ${start} to ${end}, as for the same in UTC`, got: '400', evidence: [reply] };
      if (reply.response.status !== 200) continue;
      const shown = recordsAt(reply, place).map((record) => lastingPart(t, endpoint.name, record));
      const lost = missing(count(wanted), count(shown)).length + missing(count(shown), count(wanted)).length;
      if (lost === 0) continue;
      return {
        expected: `the ${wanted.length} records of ${dateTime(inner.start)} to ${dateTime(inner.end)}`,
        got: `${shown.length}, ${lost} of them others, for ${start} to ${end}`,
        evidence: [reply],
      };
    }
    return null;
  };
  await failIfLasting(probe, () => learnVolatile(t, endpoint));
}
