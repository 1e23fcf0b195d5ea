import PQueue from 'p-queue';
import { Pace } from './pace.ts';
import { sleep } from './sleep.ts';

/** A queue that lets through as much as its pace allows. */
export class Paced {
  readonly #pace: Pace;
  readonly #queue: PQueue;
  #pausedUntil = 0;
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

  get isIdle(): boolean {
    return this.#queue.pending + this.#queue.size < this.#queue.concurrency;
  }

  get isSlowed(): boolean {
    return this.#pace.isSlowed;
  }

  answered(): void {
    this.#pace.answered();
    this.#queue.concurrency = this.#pace.width;
  }

  weighed(characters: number): void {
    this.#pace.weighed(characters);
    this.#queue.concurrency = this.#pace.width;
  }

  refused(sentAt: number, waitMs: number): void {
    this.#pace.refused(sentAt, waitMs);
    this.#queue.concurrency = this.#pace.width;
  }

  /** Nothing leaves the queue for a while: then whoever comes back by that time goes first. */
  paused(waitMs: number): void {
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
    this.#queue.concurrency = this.#pace.width;
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
