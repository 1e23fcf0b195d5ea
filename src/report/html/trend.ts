import type { Report } from '../../model/report.ts';
import { day } from '../history.ts';
import { plural } from '../text.ts';

/** In units of the drawing. */
const STEP = 12;
const WIDTH = 8;
const HEIGHT = 36;

/** How many failed from run to run, as bars, with what moved since the one before; null where no earlier run is known. */
export function trendView({ history }: Report) {
  if (history === undefined) return null;
  const { runs, since, broken, mended } = history;
  const most = Math.max(1, ...runs.map(({ failed, warning }) => failed + warning));
  const scaled = (count: number): number => Math.round((HEIGHT * count * 100) / most) / 100;
  const bars = runs.map(({ startedAt, failed, warning, passed }, index) => ({
    x: index * STEP,
    failed: { y: HEIGHT - scaled(failed), height: scaled(failed) },
    warning: { y: HEIGHT - scaled(failed) - scaled(warning), height: scaled(warning) },
    says: `${day(startedAt)}: ${failed} failed, ${plural(warning, 'warning')}, ${passed} passed`,
  }));
  return {
    bars,
    width: WIDTH,
    total: { width: runs.length * STEP, height: HEIGHT },
    title: `Failures and warnings of the last ${runs.length} runs`,
    since: day(since),
    moves: [
      { label: 'New', ...named(broken) },
      { label: 'Mended', ...named(mended) },
    ].filter(({ ids }) => ids.length > 0),
  };
}

/** So many are seen at once. */
const SHOWN = 6;

function named(all: readonly string[]) {
  return { ids: all.slice(0, SHOWN), rest: all.slice(SHOWN) };
}
