const twenty = 21;
const fifty = 51;

/**
 * How many things a list is read with: one more than lists of twenty hold, and than lists of fifty where the profile has
 * room for so many at once.
 */
export function manyOf(quota: number): number {
  return quota < fifty ? twenty : fifty;
}
