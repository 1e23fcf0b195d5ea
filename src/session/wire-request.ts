import type { Api } from '../../generated/catalogue.ts';
import type { Outgoing } from '../http/client.ts';
import { parseJson } from '../http/decode.ts';
import { queryText } from '../http/query.ts';
import type { WireRequest } from '../http/transport.ts';
import { neutralHeaders, orderedBody, orderedQuery, spelledHeader } from '../http/variations.ts';
import type { Vocabulary } from '../http/vocabulary.ts';
import { NotTested } from '../model/errors.ts';
import type { RunConfig } from './config.ts';

/** Numbers of which each chooses one form: one for each request, and one for all of a check. */
export interface Draws {
  readonly draw: number;
  readonly order: number;
}

/**
 * A request as it goes out: in the words of the wire, with the profile's credential and headers where it has none of
 * its own.
 * @param draws choose among the forms in which clients of other makes send the same.
 * @throws {NotTested} when the profile lacks the API.
 */
export function wireRequest(
  outgoing: Outgoing,
  config: RunConfig,
  vocabulary: Vocabulary,
  { draw, order }: Draws = { draw: 0, order: 0 },
): WireRequest {
  const side = config.target[outgoing.api];
  if (side === undefined) throw new NotTested(`the profile has no \`${outgoing.api}\``);
  const authorization =
    outgoing.authorization === undefined ? defaultAuthorization(config, outgoing.api) : outgoing.authorization;
  const headers: Record<string, string | null> = {
    ...neutralHeaders(draw),
    'user-agent': 'vendor-api-conformance',
    ...lowerCase(config.target.http.headers),
    ...lowerCase(outgoing.headers),
    ...(authorization === null ? {} : { authorization }),
  };
  const sent = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== null);
  return {
    method: outgoing.method,
    url: side.baseUrl + inSomeOrder(wireTarget(outgoing.target, vocabulary), order),
    headers: Object.fromEntries(sent.map(([name, value]) => [spelledHeader(name, draw), value])),
    body: bodyOf(outgoing, vocabulary, order),
  };
}

function bodyOf({ body, isVerbatim = false }: Outgoing, vocabulary: Vocabulary, order: number): string | null {
  if (body === null) return null;
  const wire = wireBody(body, vocabulary);
  return isVerbatim ? wire : orderedBody(wire, order);
}

function inSomeOrder(target: string, order: number): string {
  const [path = '', query] = target.split('?', 2);
  return query === undefined ? target : `${path}?${orderedQuery(query, order)}`;
}

/** What any server reads in one way; a plus sign is none of it. */
const plainQuery = /^(?:[\w.~!$'()*,;=:@/&-]|%[\dA-F]{2})*$/i;

/** Without words to translate a query goes out as it was written. */
function wireTarget(target: string, vocabulary: Vocabulary): string {
  const [path = '', query] = target.split('?', 2);
  if (query === undefined) return path;
  const pairs = [...new URLSearchParams(query)];
  const wire = pairs.map(([name, value]): [string, string] => [name, vocabulary.wordToWire(value)]);
  const isSame = wire.every(([, value], index) => value === pairs[index]?.[1]);
  if (isSame && plainQuery.test(query)) return `${path}?${query}`;
  return path + queryText(new URLSearchParams(wire));
}

function wireBody(text: string, vocabulary: Vocabulary): string {
  if (vocabulary.isNeutral) return text;
  // What is nested too deeply to be walked is not translated; no identifier stands in there.
  const json = parseJson(text);
  if (json === undefined) return text;
  const wire = JSON.stringify(vocabulary.toWire(json));
  // Without words to translate it goes out as it was written.
  return wire === JSON.stringify(json) ? text : wire;
}

function defaultAuthorization(config: RunConfig, api: Api): string | null {
  const { partner, workspace } = config.target;
  if (api === 'partner') return partner === undefined ? null : `ApiKey ${partner.apiKey}`;
  return workspace === undefined ? null : `Bearer ${workspace.token}`;
}

/** Headers by their names in small letters. */
export function lowerCase<T>(headers: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
