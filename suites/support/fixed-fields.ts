import { field, show } from '../../src/check/index.ts';
import type { JsonObject } from './lists.ts';

/* What a record says of a thing beside its creation, and what no operation of the API changes. */

const storage = ['owner', 'provider', 'region'].map((name) => ['storage', name]);
/** Where the vendor keeps its own data may change; what a customer has named stays. */
const customerStorage = ['endpoint', 'bucketName'].map((name) => ['storage', name]);

/** By the last part of the path of the collection: where in a record it stands. */
const fixed: Readonly<Record<string, readonly (readonly string[])[]>> = {
  filespaces: storage,
  'data-stores': [['kind']],
  entries: [['type'], ['parentId']],
  members: [['user', 'id']],
  me: [['owner', 'email'], ['tier']],
};

export type FixedFields = Readonly<Record<string, string>>;

/** Only texts that say something: what is not known yet may be empty. */
export function fixedFields(collection: string, record: JsonObject): FixedFields {
  const kind = collection.slice(collection.lastIndexOf('/') + 1);
  const ways = [
    ...(fixed[kind] ?? []),
    ...(field(field(record, 'storage'), 'owner') === 'customer' ? customerStorage : []),
  ];
  // Who accepts an invitation becomes somebody, and may have another id from then on.
  const phase = kind === 'members' && typeof record.status === 'string' ? ` while ${record.status}` : '';
  const shown = ways.map((way) => [way.join('.') + phase, way.reduce<unknown>(field, record)] as const);
  return Object.fromEntries(
    shown.filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== ''),
  );
}

/** The first field that both show, and that differs. */
export function fixedDifference(
  before: FixedFields,
  now: FixedFields,
): { readonly expected: string; readonly got: string } | null {
  const changed = Object.keys(before).find((name) => now[name] !== undefined && now[name] !== before[name]);
  return changed === undefined ? null : { expected: `${changed} ${show(before[changed])}`, got: show(now[changed]) };
}
