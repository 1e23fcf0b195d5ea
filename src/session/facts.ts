import { operations } from '../../generated/operations.ts';
import type { Outgoing } from '../http/client.ts';
import { parseJson } from '../http/decode.ts';
import type { Facts, KnownState } from '../http/facts.ts';
import { fieldOf } from '../model/values.ts';
import type { RunConfig } from './config.ts';
import { queryOf, segmentsOf } from './sightings.ts';

/** @param now when it was sent: an open point may be about the time since then. */
export function factsOf(
  outgoing: Outgoing,
  known: KnownState,
  { target }: Pick<RunConfig, 'target'>,
  now = Date.now(),
): Facts {
  const query = groupedQuery(outgoing);
  const body = outgoing.body === null ? undefined : parseJson(outgoing.body);
  return {
    path: pathOf(outgoing),
    query,
    ...(body === undefined ? {} : { body }),
    request: {
      body: outgoing.body === null ? 'none' : body === undefined ? 'malformed' : 'json',
      contentType: outgoing.headers['content-type'] ?? null,
      bytes: outgoing.body === null ? 0 : Buffer.byteLength(outgoing.body),
      unknownParameters: unknownParameters(outgoing, query),
    },
    ...credentialOf(outgoing, target),
    moments: momentsIn(query, body, now),
    state: {
      ...known,
      ...ownValuesIn(body, target.workspace),
    },
  };
}

/** What the profile says is there at the target. */
function ownValuesIn(
  body: unknown,
  workspace: RunConfig['target']['workspace'],
): Pick<Facts['state'], 'isOwnRegion' | 'isOwnBucket' | 'isOwnProvider' | 'areOwnParams'> {
  const params = fieldOf(body, 's3StorageParams');
  const isOwn = (key: string, value: unknown): boolean => valuesIn(workspace, key).includes(value);
  const provider = fieldOf(body, 'storageProvider');
  return {
    isOwnRegion: isOwn('region', fieldOf(body, 'region') ?? fieldOf(params, 'region')),
    isOwnBucket: isOwn('bucketName', fieldOf(params, 'bucketName')),
    areOwnParams: Object.entries(params ?? {}).every(([key, value]) => isOwn(key, value)),
    isOwnProvider: provider === 'StorageA' || provider === 'Other' || isOwn('storageProvider', provider),
  };
}

function groupedQuery(outgoing: Outgoing): Facts['query'] {
  const parameters = queryOf(outgoing);
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const [first = '', ...others] = parameters.getAll(name);
      return [name, others.length === 0 ? first : [first, ...others]];
    }),
  );
}

function pathOf(outgoing: Outgoing): Facts['path'] {
  const names = (outgoing.operation?.split(' ')[1] ?? '').split('/');
  const segments = segmentsOf(outgoing);
  const pairs = names.flatMap((name, at): [string, string][] =>
    name.startsWith('{') ? [[name.slice(1, -1), segments[at] ?? '']] : [],
  );
  return Object.fromEntries(pairs);
}

function unknownParameters({ api, operation }: Outgoing, query: Facts['query']): string[] {
  const info = operations.find((each) => each.api === api && each.operation === operation);
  if (info === undefined) return [];
  return Object.keys(query).filter((name) => info.queryParameters.every((parameter) => parameter.name !== name));
}

function credentialOf({ api, authorization }: Outgoing, target: RunConfig['target']): Pick<Facts, 'credential'> {
  const proper = api === 'partner' ? 'ApiKey' : 'Bearer';
  if (authorization === undefined) return { credential: { scheme: proper, known: true, valid: true } };
  if (authorization === null) return {};
  const own = api === 'partner' ? target.partner?.apiKey : target.workspace?.token;
  const [first = '', ...rest] = authorization.trim().split(/\s+/);
  if (rest.length === 0) return { credential: { scheme: null, known: first === own, valid: false } };
  const known = rest.join(' ') === own;
  return { credential: { scheme: first, known, valid: known && first === proper } };
}

function momentsIn(query: Facts['query'], body: unknown, now: number): Facts['moments'] {
  const start = momentOf(query.start);
  const end = momentOf(query.end);
  const expiresAt = momentOf(fieldOf(fieldOf(body, 'serviceIdentity'), 'expiresAt'));
  const moments: Record<string, number> = {};
  if (start !== undefined) moments.start = (start - now) / 1000;
  if (end !== undefined) moments.end = (end - now) / 1000;
  if (start !== undefined && end !== undefined) moments.length = (end - start) / 1000;
  if (expiresAt !== undefined) moments.expiresAt = (expiresAt - now) / 1000;
  return moments;
}

function momentOf(value: unknown): number | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(value)) return undefined;
  const moment = Date.parse(value);
  return Number.isNaN(moment) ? undefined : moment;
}

/** By profile and key: a run asks for the same ones with every request. */
const valuesByProfile = new WeakMap<object, Map<string, readonly unknown[]>>();

/** All that a profile holds under a key, at whatever depth. */
function valuesIn(profile: object | undefined, key: string): readonly unknown[] {
  if (profile === undefined) return [];
  const known = valuesByProfile.get(profile) ?? new Map<string, readonly unknown[]>();
  valuesByProfile.set(profile, known);
  const values = known.get(key) ?? valuesOf(profile, key);
  known.set(key, values);
  return values;
}

function valuesOf(value: unknown, key: string): unknown[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => (name === key ? [inner] : valuesOf(inner, key)));
}
