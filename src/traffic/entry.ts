/** One request and its answer as somebody else recorded them, or as they pass by. */
export interface TrafficEntry {
  /** Where it stands, for whoever looks it up: `app.har, entry 12`. */
  readonly place: string;
  readonly method: string;
  readonly url: string;
  /** By names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  /** Null: none was sent; undefined: it was not recorded. */
  readonly body: string | null | undefined;
  /** Null where no answer came. */
  readonly answer: TrafficAnswer | null;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly durationMs: number;
  /** Whether the answer came from a cache of the client, so that the target never saw the request. */
  readonly isCached: boolean;
}

export interface TrafficAnswer {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined: it was not recorded, or not whole. */
  readonly text: string | undefined;
  /** Why no client can read the body. */
  readonly unreadable?: string | undefined;
}
