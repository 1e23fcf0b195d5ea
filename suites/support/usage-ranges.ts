import { type CheckContext, NotTested } from '../../src/check/index.ts';
import { dayMs, filledSample, floorMinute, keptRange, openRange, type Range, type UsageEndpoint } from './usage.ts';

/*
 * Usage is kept for two months, which may be moved from where it was measured to where it is kept. Whether a range that
 * is older than six weeks is accepted is open; what it shows is judged like any other.
 */

export interface FurtherRange {
  readonly words: string;
  /** @throws {NotTested} where the target does not accept it, or nothing is there. */
  range(t: CheckContext, endpoint: UsageEndpoint): Promise<Range>;
}

const [eldest, old, middle, recent] = [57, 44, 45, 30];

export const olderWeeks: FurtherRange = {
  words: 'weeks ago',
  range: async (t, endpoint) => {
    const { end, length } = await readable(t, endpoint);
    const start = end - eldest * dayMs;
    return openRange(t, endpoint, { start, end: Math.min(end - old * dayMs, start + length) });
  },
};

const partlyOlder: FurtherRange = {
  words: 'older weeks and newer ones',
  range: async (t, endpoint) => {
    const { end, length } = await readable(t, endpoint);
    const half = Math.min((middle - recent) * dayMs, floorMinute(length / 2));
    const centre = end - middle * dayMs;
    return openRange(t, endpoint, { start: Math.max(centre - half, end - eldest * dayMs), end: centre + half });
  },
};

const begunLongAgo: FurtherRange = {
  words: 'begun long ago',
  range: async (t, endpoint) => {
    const { range } = await filledSample(t, endpoint);
    const fifth = floorMinute((range.end - range.start) / 5);
    if (fifth < dayMs) throw new NotTested('there are too many usage records for ranges of days');
    return openRange(t, endpoint, { start: range.end - 800 * dayMs, end: range.start + fifth });
  },
};

export const olderRanges: readonly FurtherRange[] = [olderWeeks, partlyOlder];

export const furtherRanges: readonly FurtherRange[] = [...olderRanges, begunLongAgo];

/** The end of what is certainly kept, and for how long a range can be read. */
async function readable(t: CheckContext, endpoint: UsageEndpoint): Promise<{ end: number; length: number }> {
  const { range } = await filledSample(t, endpoint);
  return { end: (await keptRange(t)).end, length: range.end - range.start };
}
