import { plural } from '../report/text.ts';

/** What became of the entries of a recording, or of what passed through. */
const kinds = {
  judged: 'judged',
  elsewhere: 'to other hosts or paths',
  undocumented: 'to no operation of the documents',
  cached: 'from a cache of the client',
  unanswered: 'without an answer',
  gateway: 'answered by a gateway in place of the target',
} as const;

export type TallyKind = keyof typeof kinds | 'unread';

export class Tally {
  readonly #counts = new Map<TallyKind, number>();

  count(kind: TallyKind): void {
    this.#counts.set(kind, this.of(kind) + 1);
  }

  of(kind: TallyKind): number {
    return this.#counts.get(kind) ?? 0;
  }

  get total(): number {
    return Object.keys(kinds).reduce((sum, kind) => sum + (isKind(kind) ? this.of(kind) : 0), 0);
  }

  /** `68 of 80 exchanges judged; 12 to other hosts or paths`. */
  get text(): string {
    const parts = Object.entries(kinds).flatMap(([kind, words]) => {
      const count = isKind(kind) ? this.of(kind) : 0;
      return kind === 'judged' || count === 0 ? [] : [`${count} ${words}`];
    });
    const unread = this.of('unread');
    const lacking = unread === 0 ? [] : [`of ${unread} the body is not recorded: only their status was judged`];
    return [`${this.of('judged')} of ${plural(this.total, 'exchange')} judged`, ...parts, ...lacking].join('; ');
  }
}

function isKind(text: string): text is keyof typeof kinds {
  return Object.hasOwn(kinds, text);
}
