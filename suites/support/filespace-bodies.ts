import { type CheckContext, NotTested } from '../../src/check/index.ts';
import { isObject } from './lists.ts';

export type Body = Readonly<Record<string, unknown>>;

/** What the profile says a create sends, with changes; an undefined change leaves the field out. */
export function profileBody(t: CheckContext, changes: Body = {}): Body {
  return { name: t.names.filespace(), ...t.workspaceTarget.filespace, ...changes };
}

/** The same on the vendor's storage. @throws {NotTested} when the profile creates on customer storage. */
export function vendorBody(t: CheckContext, changes: Body = {}): Body {
  if (neutral(t, 'storageOwner', t.workspaceTarget.filespace.storageOwner) !== 'vendor') {
    throw new NotTested('let `workspace.filespace` of the profile create on storage of the owner `vendor`');
  }
  return profileBody(t, changes);
}

/** Where the profile describes customer storage. */
export type CustomerKey = 'customerStorage' | 'otherCustomerStorage';

/** A create on customer storage. @throws {NotTested} when the profile has none. */
export function customerBody(t: CheckContext, changes: Body = {}, key: CustomerKey = 'customerStorage'): Body {
  const storage = t.workspaceTarget[key];
  if (storage === undefined) throw new NotTested(`add \`workspace.${key}\` to the profile`);
  const { storageProvider, region, ...customerStorageParams } = storage;
  const body = {
    name: t.names.filespace(),
    region,
    storageProvider,
    storageOwner: 'customer',
    customerStorageParams,
    ...changes,
  };
  // In which order the fields stand means nothing: what depends on others comes before them for once.
  return key === 'otherCustomerStorage' ? Object.fromEntries(Object.entries(body).toReversed()) : body;
}

export function hasCustomerStorage(t: CheckContext): boolean {
  return t.workspaceTarget.customerStorage !== undefined;
}

/** A value of the profile as it is read in an answer, where it was sent in this field. */
export function neutral(t: CheckContext, field: string, value: unknown): unknown {
  const { toNeutral, toWire } = t.session.vocabulary;
  const read = toNeutral({ [field]: toWire(value) });
  return isObject(read) ? read[field] : undefined;
}
