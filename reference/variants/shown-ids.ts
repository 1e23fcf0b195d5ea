import { isObject } from '../core/json.ts';

/** Ids as they are shown in each place, and as the service keeps them. */
export class Names {
  readonly #outside = new Map<string, string>();
  readonly #inside = new Map<string, string>();
  readonly #counts = new Map<string, number>();

  /** How an id of the service is shown at a place; it gets a name when it is seen first. */
  outside(place: string, inside: string, name: () => string = () => this.number(place)): string {
    const known = this.#outside.get(inside);
    if (known !== undefined) return known;
    const given = name();
    this.#outside.set(inside, given);
    this.#inside.set(`${place} ${given}`, inside);
    return given;
  }

  inside(place: string, outside: string): string {
    return this.#inside.get(`${place} ${outside}`) ?? 'nobody';
  }

  number(place: string): string {
    const number = (this.#counts.get(place) ?? 0) + 1;
    this.#counts.set(place, number);
    return String(number);
  }

  forget(): void {
    for (const known of [this.#outside, this.#inside, this.#counts]) known.clear();
  }
}

/** A record, or each of a list, whether it stands alone or under data. */
export function eachRecord(body: unknown, change: (record: Readonly<Record<string, unknown>>) => unknown): unknown {
  if (Array.isArray(body)) return body.map((item) => eachRecord(item, change));
  if (!isObject(body)) return body;
  return Array.isArray(body.data) ? { ...body, data: eachRecord(body.data, change) } : change(body);
}
