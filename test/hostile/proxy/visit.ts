import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Answer } from './answer.ts';
import { bytesOf } from './answer.ts';

/** One request at the proxy, and everything that can be done about it. */
export interface Visit {
  readonly method: string;
  /** As it was sent, with the query. */
  readonly path: string;
  readonly authorization: string;
  /** Of all requests of the run, counted from 1. */
  readonly number: number;
  readonly socket: Socket;
  /** Asks the reference service; for another path, where one is given. */
  forward(path?: string): Promise<Answer>;
  /** Writes bytes as they stand. */
  write(bytes: Buffer | string): void;
}

export type Behaviour = (visit: Visit) => unknown;
export type Condition = (visit: Visit) => boolean;
export type Change = (answer: Answer, visit: Visit) => Answer;

export const passOn: Behaviour = async (visit) => visit.write(bytesOf(await visit.forward()));

/** Answers with what the reference service says, changed. */
export function changed(change: Change): Behaviour {
  return async (visit) => visit.write(bytesOf(change(await visit.forward(), visit)));
}

/** Sends these bytes instead of an answer; the service is never asked. */
export function canned(bytes: Buffer | string): Behaviour {
  return (visit) => visit.write(bytes);
}

/** Sends an answer of its own; the service is never asked. */
export function answering(answer: Answer): Behaviour {
  return canned(bytesOf(answer));
}

export function where(condition: Condition, strange: Behaviour, otherwise: Behaviour = passOn): Behaviour {
  return (visit) => (condition(visit) ? strange(visit) : otherwise(visit));
}

export const after =
  (answers: number): Condition =>
  ({ number }) =>
    number > answers;

export const oneOf =
  (requests: number): Condition =>
  ({ number }) =>
    number % requests === 0;

export const reads: Condition = ({ method }) => method === 'GET';
export const writes: Condition = ({ method }) => method !== 'GET';

/** @param path of what is asked, without the query. */
export const on =
  (method: string, path: RegExp): Condition =>
  (visit) =>
    visit.method === method && path.test(visit.path.split('?')[0] ?? '');

export const both =
  (first: Condition, second: Condition): Condition =>
  (visit) =>
    first(visit) && second(visit);

/** True for some seconds from the first time that the condition holds. */
export function forSeconds(seconds: number, condition: Condition): Condition {
  let since = Number.NaN;
  return (visit) => {
    if (Number.isNaN(since) && condition(visit)) since = Date.now();
    return Date.now() - since < seconds * 1_000;
  };
}

export const silent: Behaviour = () => undefined;

/** A connection that ends with a reset, not in order. */
export const reset: Behaviour = ({ socket }) => socket.resetAndDestroy();

/** Writes piece by piece, as long as somebody listens. */
export async function drip(visit: Visit, bytes: Buffer, milliseconds: number, size = 1): Promise<void> {
  for (let at = 0; at < bytes.length && !visit.socket.destroyed; at += size) {
    visit.write(bytes.subarray(at, at + size));
    await wait(milliseconds);
  }
}

/** Operations that targets break most often here. */
export const operation = {
  createClient: on('POST', /\/clients$/),
  getClient: on('GET', /\/clients\/[^/]+$/),
  deleteClient: on('DELETE', /\/clients\/[^/]+$/),
  listClients: on('GET', /\/clients$/),
  addMember: on('POST', /\/workspace\/.*\/members$/),
  getMember: on('GET', /\/workspace\/.*\/members\/[^/]+$/),
  createFilespace: on('POST', /\/filespaces$/),
  getFilespace: on('GET', /\/workspace\/.*\/filespaces\/[^/]+$/),
  deleteFilespace: on('DELETE', /\/filespaces\/[^/]+$/),
} as const;
export const partner: Condition = ({ path }) => path.startsWith('/partner');
