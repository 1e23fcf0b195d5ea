import type { Api } from '../../generated/catalogue.ts';
import type { OperationInfo } from '../../generated/operations.ts';
import type { Outgoing } from '../http/client.ts';
import { parseJson } from '../http/decode.ts';
import type { Vocabulary } from '../http/vocabulary.ts';
import type { TrafficEntry } from './entry.ts';

/** A credential in the form that the documents state. */
export const proper: Readonly<Record<Api, RegExp>> = {
  partner: /^ApiKey (\S+)$/,
  workspace: /^Bearer (\S+)$/,
};

/** A request as this suite would have asked for it: in the neutral words of the documents. */
export function outgoingOf(
  { method, headers, body }: TrafficEntry,
  { api, info, target }: { api: Api; info: OperationInfo; target: string },
  vocabulary: Vocabulary,
): Outgoing {
  const { authorization } = headers;
  return {
    api,
    operation: info.operation,
    method,
    target: neutralTarget(target, vocabulary),
    headers: { ...headers },
    body: neutralBody(body ?? null, vocabulary),
    // Whose key it is nobody knows here: one in its proper form is taken for a good one.
    authorization:
      authorization === undefined ? null : proper[api].test(authorization.trim()) ? undefined : authorization,
  };
}

function neutralTarget(target: string, vocabulary: Vocabulary): string {
  const at = target.indexOf('?');
  if (vocabulary.isNeutral || at < 0) return target;
  const neutral = [...new URLSearchParams(target.slice(at + 1))].map(([name, value]): [string, string] => [
    name,
    String(vocabulary.toNeutral(value)),
  ]);
  return `${target.slice(0, at)}?${new URLSearchParams(neutral)}`;
}

function neutralBody(body: string | null, vocabulary: Vocabulary): string | null {
  if (body === null || vocabulary.isNeutral) return body;
  const json = parseJson(body);
  return json === undefined ? body : JSON.stringify(vocabulary.toNeutral(json));
}
