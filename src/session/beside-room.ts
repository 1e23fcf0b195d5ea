const rounds = 10;

/**
 * Room that a proof finds may be room that another check's removal has just made. Therefore what may have met a full
 * place is tried again after each proof: only what is refused beside proven room every time has met something else.
 * @param proof throws where there is no room; false where it cannot be tried.
 * @returns the first result that no want of room explains, or the last.
 */
export async function besideRoom<T>(
  attempt: (round: number) => Promise<T>,
  mayBeFull: (result: T) => boolean,
  proof: (round: number, result: T) => Promise<unknown>,
): Promise<T> {
  for (let round = 1; ; round += 1) {
    const result = await attempt(round);
    if (!mayBeFull(result) || round === rounds) return result;
    if ((await proof(round, result)) === false) return result;
  }
}
