import { constants } from 'node:os';

/** By which a person or a runner asks a process to end. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

let claims = 0;

/** From now on these signals are seen to by the handler alone, until it is disposed of. */
export function claimSignals(handler: NodeJS.SignalsListener): Disposable {
  claims += 1;
  for (const signal of signals) process.on(signal, handler);
  return {
    [Symbol.dispose]: () => {
      claims -= 1;
      for (const signal of signals) process.off(signal, handler);
    },
  };
}

/** Ends the process plainly by a signal that nobody claims, whatever the libraries in it listen to. */
export function endByUnclaimedSignals(): void {
  for (const signal of signals) {
    process.on(signal, () => {
      if (claims > 0) return;
      process.stderr.write('Stopped.\n');
      process.exit(128 + constants.signals[signal]);
    });
  }
}
