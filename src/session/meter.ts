/** What a check, or something that checks share, costs the target by itself. */
export class Meter {
  /** Requests that were sent, repetitions included. */
  requests = 0;
  /** Things that an answer said were made. */
  made = 0;
  /** Keys of what it shares with others, which has a meter of its own. */
  readonly shared = new Set<string>();
}
