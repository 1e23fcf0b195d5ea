/** What the rest of a run will ask for, as far as earlier runs tell: what nobody will ask for again can go first. */
export class Outlook {
  /** By `labelKey` of the keys under which checks share. */
  readonly #awaited = new Map<string, { users: number; requests: number }>();

  /** One more check will ask for what is shared under this key, and was made with so many requests. */
  expect(key: string, requests: number): void {
    const users = this.#awaited.get(key)?.users ?? 0;
    this.#awaited.set(key, { users: users + 1, requests });
  }

  /** One of these has ended. */
  served(key: string): void {
    const awaited = this.#awaited.get(key);
    if (awaited !== undefined) awaited.users -= 1;
  }

  /** With how many requests it would be made once more, were it removed now; null where that is not known. */
  costOf(key: string): number | null {
    const awaited = this.#awaited.get(key);
    if (awaited === undefined) return null;
    return awaited.users <= 0 ? 0 : awaited.requests;
  }
}
