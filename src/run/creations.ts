import type { Outgoing } from '../http/client.ts';
import type { Exchange } from '../http/exchange.ts';
import { partnerCredentials, type Target, workspaceCredentials } from '../profile/model.ts';
import type { Resource } from './resources.ts';

/** What of a target outlives the check that made it, by the operation that makes it. */
const makers = {
  'POST /api/v1/clients': { noun: 'client', operation: 'DELETE /api/v1/clients/{clientId}', key: 'clientId' },
  'POST /api/v1/filespaces': {
    noun: 'filespace',
    operation: 'DELETE /api/v1/filespaces/{filespaceId}',
    key: 'filespaceId',
  },
  'POST /api/v1/members': { noun: 'workspace member', operation: 'DELETE /api/v1/members/{memberId}', key: 'memberId' },
  'POST /api/v1/service-accounts': {
    noun: 'service account',
    operation: 'DELETE /api/v1/service-accounts/{serviceAccountId}',
    key: 'serviceAccountId',
  },
} as const;

/**
 * What an answer says was made, so that it is known before the check looks at it: the check may never do so, when the
 * run is interrupted. Null when nothing was made, or nothing whose id is in a place that the documents state.
 */
export function creationOf(outgoing: Outgoing, exchange: Exchange, target: Target): Resource | null {
  const maker = Object.entries(makers).find(([operation]) => operation === outgoing.operation)?.[1];
  if (maker === undefined || exchange.status < 200 || exchange.status > 299) return null;
  const id = idIn(exchange);
  if (id === null || !isCertain(maker.noun, id)) return null;
  const common = { id: knownId(pathOf(maker.operation, id)), what: `${maker.noun} ${id}`, path: { [maker.key]: id } };
  if (maker.operation === 'DELETE /api/v1/clients/{clientId}') {
    const credential = credentialOf(outgoing, partnerCredentials, target.partner?.credentials ?? {});
    return { ...common, api: 'partner', operation: maker.operation, ...(credential && { credential }) };
  }
  const credential = credentialOf(outgoing, workspaceCredentials, target.workspace?.credentials ?? {});
  return { ...common, api: 'workspace', operation: maker.operation, ...(credential && { credential }) };
}

/**
 * What a create of a service account answers is open: its `id` may be that of the key. So short a number may then be
 * the id of an account that somebody else made, and nothing of others is ever removed.
 */
function isCertain(noun: string, id: string): boolean {
  return noun !== 'service account' || id.length >= 8;
}

/** The id under which `creationOf` registered what this request removed; null when it removed nothing. */
export function removalOf(outgoing: Outgoing, exchange: Exchange): string | null {
  const gone = (exchange.status >= 200 && exchange.status <= 299) || exchange.status === 404;
  return outgoing.method === 'DELETE' && gone ? knownId(outgoing.target) : null;
}

function knownId(path: string): string {
  return `answer ${path}`;
}

function pathOf(operation: string, id: string): string {
  return operation.slice('DELETE '.length).replace(/\{\w+\}/, encodeURIComponent(id));
}

/** Clients come bare and everything of a workspace in an envelope; either may have further fields beside. */
function idIn({ api, json }: Exchange): string | null {
  const [bare, wrapped] = [fieldOf(json, 'id'), fieldOf(fieldOf(json, 'data'), 'id')];
  const id = api === 'partner' ? (bare ?? wrapped) : (wrapped ?? bare);
  return typeof id === 'string' && id !== '' ? id : null;
}

function fieldOf(value: unknown, name: string): unknown {
  return value !== null && typeof value === 'object' && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}

/** The credential that the request was sent with; undefined for the default one and for any other. */
function credentialOf<Name extends string>(
  { authorization }: Outgoing,
  names: readonly Name[],
  credentials: Partial<Record<Name, string>>,
): Name | undefined {
  return names.find((name) => credentials[name] !== undefined && authorization?.endsWith(` ${credentials[name]}`));
}
