import type { Outgoing } from '../http/client.ts';
import { type Collection, kindMadeBy } from './kinds.ts';
import { ownTextsIn } from './names.ts';

/** A request that may make something which outlives its check: noted before it is sent. */
export interface Attempt {
  /** Unique within the run. */
  id: string;
  /** The create of its kind. */
  create: string;
  /** Null: the default one, or one that the profile does not hold. */
  credential: string | null;
  /** The name or e-mail address that it asked for; null where that is no text. */
  name: string | null;
  /** Texts of its body that no other run and no person would write. */
  marks: string[];
  /** Whether the name was drawn at random, though it may be short. */
  isRandom: boolean;
  /** Milliseconds since 1970. */
  startedAt: number;
}

/**
 * `made`: registered by its id. `refused`: answered 4xx, so that nothing is expected of it. `unclear`: anything else,
 * also while no answer has come.
 */
export type Outcome = 'made' | 'refused' | 'unclear';

export interface AttemptRecord extends Attempt {
  outcome: Outcome;
  /** How it was answered, for people. */
  said: string;
  /** Null where no answer came. */
  endedAt: number | null;
}

/** What a request asks to make; null where it makes nothing of what outlives its check. */
export function attemptIn(
  outgoing: Outgoing,
  { runId, random, credential }: { runId: string; random: RandomTexts; credential: string | undefined },
): Omit<Attempt, 'id' | 'startedAt'> | null {
  const kind = kindMadeBy(outgoing);
  if (kind === undefined) return null;
  const body = outgoing.body ?? '';
  const name = textField(body, kind.named);
  return {
    create: kind.create,
    // What a key that should not work makes all the same stands where the good one of its organization finds it.
    credential: credential === undefined || worthless.has(credential) ? null : credential,
    // Nobody looks for more by hand, and what is longer is told by its marks.
    name: name === null ? null : name.slice(0, 200),
    marks: [...new Set([...ownTextsIn(body.slice(0, 20_000), runId), ...random.longIn(name ?? '')])],
    isRandom: name !== null && random.has(name),
  };
}

const worthless: ReadonlySet<string> = new Set(['revoked', 'expired']);

/** Whether what was made shows in a list by a text that nobody else would write. */
export function isTellable({ marks }: Attempt): boolean {
  return marks.length > 0;
}

export function isOf({ create, credential }: Attempt, collection: Collection): boolean {
  return create === collection.kind.create && credential === (collection.credential ?? null);
}

/** Shorter ones may be written by anybody. */
const telling = 8;

/** The texts that names drew at random, which are as good as the run's own where they are long. */
export class RandomTexts {
  readonly #texts = new Set<string>();
  /** A short one tells nobody's things; letter case may make no difference between names. */
  readonly #drawn = new Set<string>();

  /** @returns whether the run had not drawn it before. */
  add(text: string): boolean {
    if (text.length > 1) this.#texts.add(text);
    const { size } = this.#drawn;
    return this.#drawn.add(text.toLowerCase()).size > size;
  }

  has(text: string): boolean {
    return this.#texts.has(text);
  }

  longIn(text: string): string[] {
    if (text.length < telling) return [];
    return [...this.#texts].filter((one) => one.length >= telling && text.includes(one));
  }
}

function textField(body: string, field: string): string | null {
  if (body.length > 1_000_000) return null;
  try {
    const value: unknown = JSON.parse(body);
    const found = value !== null && typeof value === 'object' ? Reflect.get(value, field) : undefined;
    return typeof found === 'string' ? found : null;
  } catch {
    return null;
  }
}
