import { claimSignals } from './signals.ts';

export const interruptedTrouble = 'the run was interrupted';

/** One Ctrl-C may come twice: from the terminal, and from a program such as npm that passes it on. */
const sameSignalMs = 300;

/** Why a run ends before its end. */
export interface EarlyEnd {
  reason: string;
  /** For whoever watches. */
  notice: string;
  /** Whether the reason is to say how far the run came. */
  tellsProgress?: boolean;
}

/**
 * What ends a run in order, so that what it made is removed and the report is written: the first Ctrl-C, a time that
 * is up. Ctrl-C once more ends the process.
 */
export class Interruption implements Disposable {
  #end: EarlyEnd | null = null;
  #signalledAt: number | null = null;
  #cancel: (() => void) | null = null;
  #timer: NodeJS.Timeout | undefined;
  readonly #happening = Promise.withResolvers<void>();

  readonly #claim: Disposable;

  constructor() {
    this.#claim = claimSignals(this.#onSignal);
  }

  get happened(): boolean {
    return this.#end !== null;
  }

  /** Null as long as nothing happened. */
  get end(): EarlyEnd | null {
    return this.#end;
  }

  /** Resolves when it happens. */
  get happening(): Promise<void> {
    return this.#happening.promise;
  }

  /** From now on, an interruption does this. */
  cancelsBy(cancel: () => void): void {
    this.#cancel = cancel;
    if (this.happened) cancel();
  }

  /** Ends the run in order; only the first reason counts. */
  endRun(end: EarlyEnd): void {
    if (this.#end !== null) return;
    this.#end = end;
    process.stderr.write(`${end.notice}\n`);
    this.#happening.resolve();
    this.#cancel?.();
  }

  /** Ends the run in order when so much time has passed. */
  endRunAfter(milliseconds: number, end: EarlyEnd): void {
    this.#timer = setTimeout(() => this.endRun(end), milliseconds);
  }

  [Symbol.dispose](): void {
    clearTimeout(this.#timer);
    this.#claim[Symbol.dispose]();
  }

  readonly #onSignal = (): void => {
    const now = performance.now();
    if (this.#signalledAt === null) this.#signalledAt = now;
    else if (now - this.#signalledAt > sameSignalMs) process.exit(3);
    this.endRun({
      reason: interruptedTrouble,
      notice: 'Interrupted: removing what the run made (once more to end at once) …',
    });
  };
}
