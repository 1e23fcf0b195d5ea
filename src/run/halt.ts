import { BroadcastChannel } from 'node:worker_threads';

/** Tells the worker of a run that nothing more may be begun: whoever makes something then is not waited for. */
export class Halt implements Disposable {
  readonly #channel: BroadcastChannel;

  constructor(runId: string) {
    this.#channel = channelOf(runId);
  }

  call(): void {
    this.#channel.postMessage('halt');
  }

  [Symbol.dispose](): void {
    this.#channel.close();
  }
}

/** The other end: aborted when the run of this id halts. */
export function haltSignal(runId: string): AbortSignal {
  const controller = new AbortController();
  channelOf(runId).onmessage = () => controller.abort();
  return controller.signal;
}

function channelOf(runId: string): BroadcastChannel {
  const channel = new BroadcastChannel(`halt ${runId}`);
  // Waiting for it must not keep a process alive.
  channel.unref();
  return channel;
}
