import { BroadcastChannel } from 'node:worker_threads';
import type { Api } from '../../generated/catalogue.ts';
import type { Interruption } from './interruption.ts';

/** Its causes stand in the journal. */
export const vanishedTrouble = 'the target stopped answering';

/** Hears from the worker of a run that none of the APIs that it tests answers any more. */
export class Vanishing implements Disposable {
  readonly #channel: BroadcastChannel;

  constructor(runId: string) {
    this.#channel = channelOf(runId);
  }

  ends(interruption: Interruption): void {
    this.#channel.onmessage = () => {
      interruption.endRun({
        reason: vanishedTrouble,
        notice: 'The target stopped answering: removing what the run made …',
      });
    };
  }

  [Symbol.dispose](): void {
    this.#channel.close();
  }
}

/** The other end: counts the APIs that are gone; with the last one there is nothing left to test. */
export function vanishingTeller(runId: string, apis: readonly Api[]): (api: Api) => void {
  const left = new Set(apis);
  return (api) => {
    left.delete(api);
    if (left.size > 0) return;
    const channel = channelOf(runId);
    channel.postMessage('vanished');
    channel.close();
  };
}

function channelOf(runId: string): BroadcastChannel {
  const channel = new BroadcastChannel(`vanished ${runId}`);
  // Waiting for it must not keep a process alive.
  channel.unref();
  return channel;
}
