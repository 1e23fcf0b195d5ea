import type { Outgoing } from '../http/client.ts';
import { parseJson } from '../http/decode.ts';
import type { Exchange } from '../http/exchange.ts';
import { shownSegment } from '../http/path.ts';
import { fieldOf } from '../model/values.ts';
import type { Target } from '../profile/model.ts';
import { createNames, namePrefix } from './names.ts';
import { quotaOf } from './quotas.ts';

const refusals: readonly number[] = [400, 402, 403, 409, 422];
const words =
  /\b(?:quotas?|limit(?:s|ed)?|plan|maxim(?:um|al)|exceed\w*|too many|allowance|capacity|room|full|upgrade|subscription|licen[cs]e|business constraint)\b/i;

/** Whether an answer may be what a target says that has enough of something already, whatever its words. */
export function isRefusal({ status }: Exchange): boolean {
  return refusals.includes(status);
}

/** Whether a create is refused in words that may mean: there is enough of this already. */
export function mayBeFull(exchange: Exchange): boolean {
  return isRefusal(exchange) && words.test(exchange.text.slice(0, 2_000).replaceAll(/[_-]/g, ' '));
}

/** The words of a refusal, without numbers and names of the run, which differ from one request to the next. */
export function wordingOf({ operation, status, text }: Exchange): string {
  return `${operation} ${status} ${text.slice(0, 2_000).replaceAll(ownNames, '')}`;
}

const ownNames = new RegExp(`${namePrefix}[\\w-]+|\\d+`, 'gi');

/** Whether a create asks for what a control does, under another name of the run. */
export function isOrdinary({ body }: Outgoing, control: Outgoing): boolean {
  const asked = withoutName(body);
  return asked !== null && asked === withoutName(control.body);
}

/** All that a body of JSON asks for beside the one name in it, which is the run's as it gives them; null for any other. */
function withoutName(body: string | null): string | null {
  const parts = body?.split(new RegExp(`(?<=")${namePrefix}[0-9a-z]{6}-[0-9a-z]{4,}(?=["@])`)) ?? [];
  if (parts.length !== 2) return null;
  const asked: unknown = parseJson(parts.join(''));
  if (asked === null || typeof asked !== 'object') return null;
  // By their names alone: a value may be an object that has no text.
  return JSON.stringify(Object.entries(asked).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

const controlled = ['clients', 'filespaces', 'members', 'serviceAccounts', 'dataStores'] as const;
type Controlled = (typeof controlled)[number];

function controlledIn(name: string): Controlled | undefined {
  return controlled.find((each) => each === name);
}

/** A create of the same kind with which nothing is wrong; null where none is known. */
export function controlOf(
  outgoing: Outgoing,
  target: Target,
  drawn: { runId: string; next: () => number },
): Outgoing | null {
  const quota = quotaOf(outgoing, target);
  const kind = quota === null ? undefined : controlledIn(quota.name);
  if (kind === undefined) return null;
  const names = createNames(drawn.runId, drawn.next);
  const bodies: Record<Controlled, unknown> = {
    clients: { name: names.client() },
    filespaces: { name: names.filespace(), ...target.workspace?.filespace },
    members: { email: names.email() },
    serviceAccounts: { name: names.serviceAccount() },
    dataStores: { name: names.dataStore(), kind: 'HttpLinkDataStore' },
  };
  const { api, authorization, operation } = outgoing;
  const [path = ''] = outgoing.target.split('?', 1);
  const headers = { 'content-type': 'application/json' };
  return {
    api,
    authorization,
    operation,
    method: 'POST',
    target: path,
    headers,
    body: JSON.stringify(bodies[kind]),
  };
}

/**
 * The removal of what a control made; null where its id does not show.
 * @param idAt where in the answer that may stand.
 */
export function undoing(
  control: Outgoing,
  { json }: Exchange,
  idAt: readonly (readonly string[])[] = [['id'], ['data', 'id']],
): Outgoing | null {
  const id = idAt.map((way) => way.reduce(fieldOf, json)).find((found) => typeof found === 'string' && found !== '');
  if (typeof id !== 'string') return null;
  const { api, authorization, target } = control;
  const path = `${target.replace(/\/$/, '')}/${shownSegment(id)}`;
  return { api, authorization, operation: null, method: 'DELETE', target: path, headers: {}, body: null, open: true };
}

/** What to tell where a control is refused as well. */
export function fullness(outgoing: Outgoing, target: Target, { status, text }: Exchange): string {
  const quota = quotaOf(outgoing, target);
  return `the target takes no more ${quota?.noun} (${status} ${text.slice(0, 120)}): lower \`${quota?.key}\`, or make room`;
}
