/** Evidence that the target broke a requirement: the only thing that fails a check. */
export class Nonconformance extends Error {
  override readonly name = 'Nonconformance';
  readonly expected: string;
  readonly got: string;
  /** Ids of the exchanges that show it, the telling one last. */
  readonly exchanges: readonly string[];

  constructor(expected: string, got: string, exchanges: readonly string[]) {
    super(`expected ${expected}, got ${got}`);
    this.expected = expected;
    this.got = got;
    this.exchanges = exchanges;
  }
}

/** A check cannot run here: a credential or fixture is missing. The message says what to add to the profile. */
export class NotTested extends Error {
  override readonly name = 'NotTested';
}

/** Something else than the requirement under test went wrong, so that nothing can be said about it. */
export class Inconclusive extends Error {
  override readonly name: string = 'Inconclusive';
}

/** No answer came: connection refused or lost, timeout, too large an answer, waiting for too long. */
export class TransportTrouble extends Inconclusive {
  override readonly name = 'TransportTrouble';
  /** Whether the connection ended before the whole answer had come. */
  readonly isConnectionLost: boolean;

  constructor(message: string, { isConnectionLost = false }: { isConnectionLost?: boolean } = {}) {
    super(message);
    this.isConnectionLost = isConnectionLost;
  }
}

/** A dry pass came to its first request, which says that everything the check needs up to there is at hand. */
export class WouldSend extends Error {
  override readonly name = 'WouldSend';
}
