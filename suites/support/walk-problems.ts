import { missing, type Problem, type ReadList, recordsOf, tally, type Walk, type Walks } from './list-walks.ts';

/** What walks of one list in several ways show to be wrong. */

/** A walk that lacks what a page of any walk shows, or what is known to be there. */
export function findGap(list: ReadList, walks: Walks): Problem | null {
  const seen = new Map((list.known ?? []).map((identity) => [identity, 1]));
  for (const page of walks.all.flatMap((walk) => walk.pages)) {
    for (const [identity, times] of tally(page.records, list.identify)) {
      seen.set(identity, Math.max(times, seen.get(identity) ?? 0));
    }
  }
  for (const walk of walks.all) {
    const lost = missing(seen, tally(recordsOf(walk), list.identify));
    if (lost.length === 0) continue;
    return {
      expected: `all ${seen.size} records of the list in the walk with ${walk.words}`,
      got: `${lost.length} of them missing, such as ${lost[0]?.slice(0, 200)}`,
      evidence: evidenceOf(walks, walk),
    };
  }
  return null;
}

/**
 * A record on two pages of a walk. Records without an id may be alike, so that of those only more than the walk with
 * the fewest has are one too many.
 */
export function findRepetition(list: ReadList, walks: Walks): Problem | null {
  const tallies = walks.all.map((walk) => ({ walk, counts: tally(recordsOf(walk), list.identify) }));
  for (const { walk, counts } of tallies) {
    for (const [identity, times] of counts) {
      const others = tallies.map((other) => other.counts.get(identity) ?? 0).filter((other) => other > 0);
      const allowed = list.unique ? 1 : Math.min(...others);
      if (times <= allowed) continue;
      return {
        expected: `every record ${allowed === 1 ? 'once' : `${allowed} times`} in the walk with ${walk.words}`,
        got: `${times} times ${identity.slice(0, 200)}`,
        evidence: evidenceOf(walks, walk),
      };
    }
  }
  return null;
}

export function findShortPage({ all }: Walks): Problem | null {
  for (const { size, words, pages } of all) {
    const index = pages.slice(0, -1).findIndex(({ records }) => records.length < size);
    const [page, next] = pages.slice(index);
    if (index === -1 || page === undefined || next === undefined) continue;
    return {
      expected: `${size} records on page ${index + 1} with ${words}, since page ${index + 2} has some`,
      got: `${page.records.length}`,
      evidence: [next.reply, page.reply],
    };
  }
  return null;
}

function evidenceOf({ all }: Walks, walk: Walk): Problem['evidence'] {
  const pages = [...(all[0]?.pages ?? []), ...walk.pages];
  return [...new Set(pages.map((page) => page.reply))].slice(0, 20);
}
