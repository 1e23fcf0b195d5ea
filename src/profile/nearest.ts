import { distance } from 'fastest-levenshtein';

/** The candidate that is most likely meant by a mistyped word, or null when none is near. */
export function nearest(word: string, candidates: readonly string[]): string | null {
  const found = closestOf(word, candidates);
  // Enough for the typing errors of a short word (`tow` for `two` are two edits), too little for another word.
  return found !== null && found.distance <= Math.ceil(word.length * 0.4) ? found.word : null;
}

/** The candidate with the smallest edit distance, however far; null only without candidates. */
export function closest(word: string, candidates: readonly string[]): string | null {
  return closestOf(word, candidates)?.word ?? null;
}

function closestOf(word: string, candidates: readonly string[]): { word: string; distance: number } | null {
  let best: { word: string; distance: number } | null = null;
  for (const candidate of candidates) {
    const found = distance(word.toLowerCase(), candidate.toLowerCase());
    if (best === null || found < best.distance) best = { word: candidate, distance: found };
  }
  return best;
}
