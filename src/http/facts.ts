/** How a name that is asked for is like one that the run has had accepted. */
export type Likeness = 'same' | 'freed' | 'elsewhere' | 'case' | 'spaces' | 'accents' | 'part';

/** What the run knows of the target when it sends a request, beyond what the request says. */
export interface KnownState {
  readonly alike: readonly Likeness[];
  /** Fields of the body whose value the resource has already. */
  readonly unchanged: readonly string[];
  /** Whether the entry that is asked for is a directory that the run made. */
  readonly isDirectory: boolean;
  /** Whether the path is below a filespace that the run made. */
  readonly isInOwnFilespace: boolean;
}

/** Whether what a body names is what the profile says is there. */
interface OwnValues {
  readonly isOwnRegion: boolean;
  readonly isOwnBucket: boolean;
  readonly isOwnProvider: boolean;
  readonly areOwnParams: boolean;
}

/** What is known of a request when it is sent; the open points of the contracts are told by these. */
export interface Facts {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  /** Absent where there is none, or none that parses. */
  readonly body?: unknown;
  readonly request: {
    readonly body: 'none' | 'json' | 'malformed';
    readonly contentType: string | null;
    readonly bytes: number;
    readonly unknownParameters: readonly string[];
  };
  /** Absent where none is sent; `known`: with the key or token of the profile; `valid`: in its proper form, too. */
  readonly credential?: { readonly scheme: string | null; readonly known: boolean; readonly valid: boolean };
  /** Seconds from now, and between start and end. */
  readonly moments: Readonly<Record<string, number>>;
  readonly state: KnownState & OwnValues;
}

/** Whether a body is one that no well-behaved client sends: one that is no JSON, or that says to be none. */
export function isOddBody({ body, contentType }: Pick<Facts['request'], 'body' | 'contentType'>): boolean {
  if (body === 'none') return false;
  return body === 'malformed' || !/^application\/(?:[\w.+-]+\+)?json\b/i.test((contentType ?? '').trim());
}
