import PQueue from 'p-queue';
import { Pace } from './pace.ts';
import { Pauses } from './pauses.ts';
import { sleep } from './sleep.ts';

/** So many in a row that were not put off show that what paused takes several at once. */
const enoughServed = 3;

/** A queue that lets through as much as its pace allows. */
export class Paced {
  readonly #pace: Pace;
  readonly #queue: PQueue;
  readonly #pauses = new Pauses();
  #underWay = 0;
  /** By request, how many were under way with it, itself included: of those that begin at once, any may be refused. */
  readonly #together = new WeakMap<object, number>();
  #pausedUntil = 0;
  /** How many in a row were answered since a pause; null where there was none, or it is long over. */
  #servedSince: number | null = null;
  #goOn: NodeJS.Timeout | undefined;

  constructor(most: number) {
    this.#pace = new Pace(most);
    this.#queue = new PQueue({ concurrency: most });
  }

  /** @param isAgain whether it goes before what was not sent yet. */
  run<T>(isAgain: boolean, send: () => Promise<T>): Promise<T> {
    const paced = async (): Promise<T> => {
      do await sleep(this.#pace.takeTurn());
      while (this.#pace.isHeld);
      return send();
    };
    return through(this.#queue, paced, { priority: isAgain ? 1 : 0 });
  }

  begun(request: object): void {
    this.#underWay += 1;
    this.#together.set(request, this.#underWay);
  }

  ended(request: object): void {
    this.#together.set(request, Math.max(this.#together.get(request) ?? 1, this.#underWay));
    this.#underWay -= 1;
  }

  get isIdle(): boolean {
    return this.#queue.pending + this.#queue.size < this.#queue.concurrency;
  }

  get isSlowed(): boolean {
    return this.#pace.isSlowed;
  }

  answered(): void {
    this.#pace.answered();
    this.#pauses.answered();
    if (this.#servedSince !== null) this.#servedSince += 1;
    if (this.#servedSince === enoughServed) this.#servedSince = null;
    this.#widen();
  }

  /** What is busy with one after each may take one at a time: whoever is first is served first, and nobody last of all. */
  #widen(): void {
    this.#queue.concurrency = this.#servedSince === null ? this.#pace.width : 1;
  }

  weighed(characters: number): void {
    this.#pace.weighed(characters);
    this.#widen();
  }

  refused(request: object, sentAt: number, waitMs: number): void {
    this.#pace.refused(sentAt, { waitMs, together: this.#together.get(request) ?? this.#pace.width });
    this.#widen();
  }

  /** Nothing leaves the queue for a while: then whoever comes back by that time goes first. */
  paused(waitMs: number): void {
    if (!this.#pauses.holdsAll()) return;
    this.#servedSince = 0;
    this.#widen();
    const until = Date.now() + waitMs;
    if (until <= this.#pausedUntil) return;
    this.#pausedUntil = until;
    this.#queue.pause();
    clearTimeout(this.#goOn);
    this.#goOn = setTimeout(() => this.#queue.start(), waitMs);
  }

  /** Nobody waits any more. */
  close(): void {
    clearTimeout(this.#goOn);
    this.#queue.start();
  }

  forgive(): void {
    this.#pace.forgive();
    this.#widen();
  }
}

/** A queue remembers for a while what it has run, and what came of it: the answer, which may be large, is taken out. */
export async function through<T>(queue: PQueue, run: () => Promise<T>, options?: { priority: number }): Promise<T> {
  const answers: T[] = [];
  await queue.add(async () => {
    answers.push(await run());
  }, options);
  const [answer] = answers.splice(0);
  if (answer === undefined) throw new Error('a queue ran nothing');
  return answer;
}
