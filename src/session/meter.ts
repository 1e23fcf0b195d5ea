import { resources } from '../resources/index.ts';

/** What a create makes, in the words of whoever has to clean up after it. */
const nouns: ReadonlyMap<string | undefined, string> = new Map(
  resources.map(({ create, named, plural }) => [create, named === 'email' ? 'invitations' : plural]),
);

/** What a check, or something that checks share, costs the target by itself. */
export class Meter {
  /** Requests that were sent, repetitions included. */
  requests = 0;
  /** How many of each noun were made. */
  readonly made = new Map<string, number>();
  /** Keys of what it shares with others, which has a meter of its own. */
  readonly shared = new Set<string>();

  get things(): number {
    return [...this.made.values()].reduce((sum, count) => sum + count, 0);
  }

  /** @param status null where no answer came. */
  sent(operation: string | null, status: number | null): void {
    this.requests += 1;
    const noun =
      operation === null || status === null || status < 200 || status > 299 ? undefined : nouns.get(operation);
    if (noun !== undefined) this.made.set(noun, (this.made.get(noun) ?? 0) + 1);
  }
}
