import type { CheckCost, Cost, Things } from './known.ts';

/** What a selection of checks costs in all: what they share is paid for once. */
export class Bill {
  requests = 0;
  readonly made = new Map<string, number>();
  readonly #shared: readonly Cost[];
  readonly #paid = new Set<number>();

  constructor(shared: readonly Cost[]) {
    this.#shared = shared;
  }

  get things(): number {
    return [...this.made.values()].reduce((sum, count) => sum + count, 0);
  }

  /** What it would add, with all that is shared and not yet paid for. */
  quote(cost: CheckCost): { requests: number; things: number } {
    let requests = cost.requests;
    let things = numberOf(cost.made);
    for (const place of cost.shared) {
      const shared = this.#shared[place];
      if (shared === undefined || this.#paid.has(place)) continue;
      requests += shared.requests;
      things += numberOf(shared.made);
    }
    return { requests, things };
  }

  add(cost: CheckCost): void {
    for (const place of cost.shared) {
      const shared = this.#shared[place];
      if (shared !== undefined && !this.#paid.has(place)) this.#count(shared);
      this.#paid.add(place);
    }
    this.#count(cost);
  }

  #count({ requests, made }: Cost): void {
    this.requests += requests;
    for (const [noun, count] of Object.entries(made)) this.made.set(noun, (this.made.get(noun) ?? 0) + count);
  }
}

function numberOf(made: Things): number {
  return Object.values(made).reduce((sum, count) => sum + count, 0);
}
