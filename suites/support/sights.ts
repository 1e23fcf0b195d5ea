import { describe, exchangeOf, field, Inconclusive, type Reply } from '../../src/check/index.ts';
import { present, type Sight, type State } from './things.ts';

/** What a read of one thing says; null where there is none. */
export function stateIn(
  reply: Reply,
  read: (body: unknown) => unknown = () => present,
  also: readonly number[] = [],
): State {
  const { status, text, json } = exchangeOf(reply);
  if (status === 404) return null;
  if (status !== 200 && !also.includes(status))
    throw new Inconclusive(`could not read it: got ${describe({ status, text })}`);
  const state = read(json);
  return state === null ? null : String(state);
}

export function sight(what: string, reply: Reply, state: State): Sight {
  return { what, state, evidence: [reply] };
}

/** The record of a thing in a list, or its absence. */
export function inList(
  records: readonly unknown[],
  id: string,
  read: (record: unknown) => unknown = () => present,
): State {
  const record = records.find((each) => field(each, 'id') === id);
  return record === undefined ? null : String(read(record));
}

export function records(reply: Reply): readonly unknown[] {
  const { json, status, text } = exchangeOf(reply);
  const data = Array.isArray(json) ? json : field(json, 'data');
  if (status !== 200 || !Array.isArray(data))
    throw new Inconclusive(`could not list: got ${describe({ status, text })}`);
  return data;
}
