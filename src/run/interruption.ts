const signals = ['SIGINT', 'SIGTERM'] as const;

export const interruptedTrouble = 'the run was interrupted';

/** The first Ctrl-C ends a run in order: what it made is removed, the report is written. A second one ends the process. */
export class Interruption implements Disposable {
  #happened = false;
  #cancel: (() => void) | null = null;

  constructor() {
    for (const signal of signals) process.on(signal, this.#onSignal);
  }

  get happened(): boolean {
    return this.#happened;
  }

  /** From now on, an interruption does this. */
  cancelsBy(cancel: () => void): void {
    this.#cancel = cancel;
    if (this.#happened) cancel();
  }

  /** Takes signals away from those who listen since `before`: they would end the process in the middle. */
  alone(before: Listeners): void {
    for (const signal of signals) {
      for (const listener of process.listeners(signal)) {
        if (listener !== this.#onSignal && !before[signal].has(listener)) process.off(signal, listener);
      }
    }
  }

  [Symbol.dispose](): void {
    for (const signal of signals) process.off(signal, this.#onSignal);
  }

  readonly #onSignal = (): void => {
    if (this.#happened) process.exit(3);
    this.#happened = true;
    process.stderr.write('Interrupted: removing what the run made (once more to end at once) …\n');
    this.#cancel?.();
  };
}

type Listeners = Record<(typeof signals)[number], ReadonlySet<NodeJS.SignalsListener>>;

export function listenersNow(): Listeners {
  return { SIGINT: new Set(process.listeners('SIGINT')), SIGTERM: new Set(process.listeners('SIGTERM')) };
}
