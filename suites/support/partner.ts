import {
  type CheckContext,
  exchangeOf,
  Inconclusive,
  NotTested,
  type PartnerClient,
  prepared,
  type Reply,
} from '../../src/check/index.ts';
import {
  arraysOf,
  findPlace,
  flattened,
  hasValue,
  holds,
  idFieldOf,
  isObject,
  type JsonObject,
  type Place,
  recordsAt,
  shortestTellingId,
} from './lists.ts';

/** The name of another credential of the profile. */
export type PartnerCredential = Parameters<PartnerClient['as']>[0];

export interface NewClient {
  id: string;
  name: string;
}

/** A fresh client of the partner, removed when the check ends. */
export async function newClient(t: CheckContext, fields: { name?: string; notes?: string } = {}): Promise<NewClient> {
  const name = fields.name ?? t.names.client();
  const reply = await t.partner.POST('/api/v1/clients', { body: { ...fields, name } });
  registerClient(t, reply, name);
  const { id } = prepared(reply, 201, 'create a client');
  return { id, name };
}

/** Every create that the target accepts must be registered, also one that it should have rejected. */
export function registerClient(t: CheckContext, reply: Reply, name: unknown, credential?: PartnerCredential): void {
  const { json } = exchangeOf(reply);
  if (reply.response.status !== 201 && reply.response.status !== 200) return;
  if (!isObject(json) || typeof json.id !== 'string') return;
  t.created({
    api: 'partner',
    what: `client ${JSON.stringify(name)}`,
    operation: 'DELETE /api/v1/clients/{clientId}',
    path: { clientId: json.id },
    ...(credential === undefined ? {} : { credential }),
  });
}

/** One client for all checks that only read it or work below it without changing what others see. */
export function sharedClient(t: CheckContext): Promise<NewClient> {
  return t.shared('partner client', (own) => newClient(own));
}

export interface NewMember {
  accountId: string;
  email: string;
  record: JsonObject;
}

export async function newMember(t: CheckContext, clientId: string, email = t.names.email()): Promise<NewMember> {
  const record = await addedRecord(t, clientId, email);
  return { accountId: await accountIdOf(t, clientId, record), email, record };
}

async function addedRecord(t: CheckContext, clientId: string, email = t.names.email()): Promise<JsonObject> {
  const reply = await t.partner.POST('/api/v1/clients/{clientId}/members', {
    params: { path: { clientId } },
    body: { email },
  });
  prepared(reply, 201, 'add a member');
  const { json } = exchangeOf(reply);
  if (!isObject(json)) throw new Inconclusive('the added member is not an object');
  return json;
}

/**
 * The `accountId` of a member record, whose fields are open: the field that the profile names, else `accountId`, else
 * `id`, else any field whose value answers 200 on the member path, of the record itself or of an object inside it, else
 * what the list shows of the member.
 */
export async function accountIdOf(
  t: CheckContext,
  clientId: string,
  record: JsonObject,
  credential?: PartnerCredential,
): Promise<string> {
  const accountId = await findAccountId(t, clientId, record, credential);
  if (accountId !== null) return accountId;
  const named = t.partnerTarget.memberIdField;
  throw new Inconclusive(
    named === undefined
      ? 'no field of the member record answers on the member path: name it as `partner.memberIdField`'
      : `the member record has no field ${named} (memberIdField)`,
  );
}

/** The same, or null where nothing tells the `accountId`. */
export async function findAccountId(
  t: CheckContext,
  clientId: string,
  record: JsonObject,
  credential?: PartnerCredential,
): Promise<string | null> {
  const shown = shownId(t, record);
  if (shown !== null) return identifier(shown, 'the accountId of a member is no identifier');
  const named = t.partnerTarget.memberIdField;
  const field =
    named === undefined
      ? await t.shared('partner member id field', (own) => discoverIdField(own, clientId, record))
      : null;
  const held = field === null ? undefined : flattened(record)[field];
  if (held !== undefined) return identifier(held, `the field ${field} of the member record is no identifier`);
  const listed = await listedId(t, clientId, record.email, credential);
  return listed === null ? null : identifier(listed, 'the accountId of a listed member is no identifier');
}

function shownId(t: CheckContext, record: JsonObject): unknown {
  const named = t.partnerTarget.memberIdField;
  return (named === undefined ? (record.accountId ?? record.id) : flattened(record)[named]) ?? null;
}

/** An answer to an add may say less of a member than a list does. */
async function listedId(
  t: CheckContext,
  clientId: string,
  email: unknown,
  credential?: PartnerCredential,
): Promise<unknown> {
  if (typeof email !== 'string') return null;
  const partner = credential === undefined ? t.partner : t.partner.as(credential);
  const reply = await partner.GET('/api/v1/clients/{clientId}/members', {
    params: { path: { clientId }, query: { l: 300, s: '-createdAt' } },
  });
  const records = arraysOf(exchangeOf(reply).json).flatMap((found) => found.records);
  const listed = records.find((record) => record.email === email);
  return listed === undefined ? null : shownId(t, listed);
}

function identifier(value: unknown, trouble: string): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new Inconclusive(trouble);
}

/** Null where no field is one. */
async function discoverIdField(t: CheckContext, clientId: string, record: JsonObject): Promise<string | null> {
  const outer = await answeringFields(t, clientId, record);
  const [first, ...more] = outer.length > 0 ? outer : await answeringFields(t, clientId, flattened(record));
  if (first === undefined) return null;
  return more.length === 0 ? first : tellingField(t, [first, ...more]);
}

/** The fields whose values are found on the member path. */
async function answeringFields(t: CheckContext, clientId: string, record: JsonObject): Promise<string[]> {
  const fields: string[] = [];
  for (const [field, value] of Object.entries(record)) {
    if (await isFoundAsMember(t, clientId, value)) fields.push(field);
  }
  return fields;
}

/** What a role says is a word of another path. */
async function isFoundAsMember(t: CheckContext, clientId: string, value: unknown): Promise<boolean> {
  if ((typeof value !== 'string' && typeof value !== 'number') || value === '' || value === 'owner') return false;
  const reply = await t.partner.raw({
    operation: 'GET /api/v1/clients/{clientId}/members/{accountId}',
    path: { clientId, accountId: String(value) },
    open: true,
  });
  return reply.response.status === 200;
}

/** Of these fields the first one that two members do not share, and that finds both: others may tell who the owner is. */
async function tellingField(t: CheckContext, fields: readonly string[]): Promise<string> {
  const { id: clientId } = await newClient(t);
  const [owner, other] = [await addedRecord(t, clientId), await addedRecord(t, clientId)].map((each) =>
    flattened(each),
  );
  for (const name of fields) {
    const differs = other?.[name] !== owner?.[name];
    if (differs && (await isFoundAsMember(t, clientId, other?.[name]))) return name;
  }
  throw new Inconclusive('no field tells two members apart: name one as `partner.memberIdField`');
}

/** How a list of clients is read. */
interface ClientsForm {
  place: Place;
  /** The field in which the list shows ids; null where it cannot be learned. */
  idField: string | null;
}

/** The place of the records in a list of clients, learned from clients that are in it. */
export async function clientsPlace(t: CheckContext): Promise<Place> {
  return (await clientsForm(t)).place;
}

/** The field in which the list of clients shows their ids; null where it cannot be learned. */
export async function clientIdField(t: CheckContext): Promise<string | null> {
  return (await clientsForm(t)).idField;
}

function clientsForm(t: CheckContext): Promise<ClientsForm> {
  return t.shared('partner clients place', async (own) => {
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      const form = await formOfNewClients(own);
      if (form !== null) return form;
      // A target that loses what is made while others make something, too, keeps it when they have ended.
      await own.sleep(500);
    }
    throw new Inconclusive('no array in the list of clients holds the client just created');
  });
}

async function formOfNewClients(t: CheckContext): Promise<ClientsForm | null> {
  // Several, so that a page of one is shorter than what no paging has a part in, and the whole longer than a preview.
  const clients = [await newClient(t), await newClient(t), await newClient(t)];
  const one = await t.partner.GET('/api/v1/clients', { params: { query: { l: 1 } } });
  // The newest comes first by default, so that one page is enough; where a parameter or a default is broken, another way
  // to ask still finds the place.
  for (const query of [{ l: 300 }, { p: 1 }, { p: 1, s: '-createdAt' }, { p: 1, l: 300, s: 'createdAt' }] as const) {
    const reply = await t.partner.GET('/api/v1/clients', { params: { query } });
    // One that the target lost is a matter of other checks: any of them shows the place.
    for (const { id } of clients) {
      const place = findPlace(exchangeOf(reply).json, id, { small: exchangeOf(one).json });
      if (place !== null)
        return { place, idField: idFieldOf(recordsAt(reply, place), ...clients.map((each) => each.id)) };
    }
  }
  return null;
}

/**
 * Tells whether a record of the list of clients is that of this id: by the field in which the list shows ids, since
 * others may say it, too, such as that of a client made before.
 */
export async function clientWithId(t: CheckContext, id: string): Promise<(record: JsonObject) => boolean> {
  const field = await knownField(t, id);
  // Where no list shows ids in the records themselves, they may stand in an object inside.
  if (field === null) return (record) => hasValue(flattened(record), id);
  return (record) => (record[field] === undefined ? hasValue(record, id) : holds(record, field, id));
}

/** A long id tells by itself where no other client can be made to learn the field from; a short one may be any number. */
async function knownField(t: CheckContext, id: string): Promise<string | null> {
  try {
    return await clientIdField(t);
  } catch (error) {
    if (error instanceof Inconclusive && id.length >= shortestTellingId) return null;
    throw error;
  }
}

/** The fields of a member record that may hold its accountId. */
export function memberIdNames(t: CheckContext): string[] {
  return [...(t.partnerTarget.memberIdField === undefined ? [] : [t.partnerTarget.memberIdField]), 'accountId', 'id'];
}

/** The place of the records in a list of members, learned from a member that is in it. */
export function membersPlace(t: CheckContext): Promise<Place> {
  return t.shared('partner members place', async (own) => {
    const client = await newClient(own);
    // Several, for the same reason as with clients.
    const add = () => newMember(own, client.id);
    const [member] = [await add(), await add(), await add()];
    const names = memberIdNames(own);
    // A list that lacks the member breaks another rule; its place may show with the filter all the same.
    for (const query of [{}, { status: 'new' as const }]) {
      const read = (size: { l?: number }): Promise<Reply> =>
        own.partner.GET('/api/v1/clients/{clientId}/members', {
          params: { path: { clientId: client.id }, query: { ...query, ...size } },
        });
      const [reply, one] = await Promise.all([read({}), read({ l: 1 })]);
      const place = findPlace(exchangeOf(reply).json, member.accountId, { names, small: exchangeOf(one).json });
      if (reply.response.status === 200 && place !== null) return place;
    }
    throw new Inconclusive('no array in the list of members holds the member just added');
  });
}

/** A fixture with all three ids, or not tested with what to add. */
export function fullFixture(
  t: CheckContext,
  name: 'client' | 'otherClient' | 'otherPartnerClient' | 'disposableClient',
): { id: string; workspace: string; filespace: string } {
  const { id, workspace, filespace } = t.partnerFixture(name);
  if (workspace === undefined) throw new NotTested(`add \`partner.fixtures.${name}.workspace\` to the profile`);
  if (filespace === undefined) throw new NotTested(`add \`partner.fixtures.${name}.filespace\` to the profile`);
  return { id, workspace, filespace };
}

/** A page of a list by its learned place. */
export function page(reply: Reply, place: Place): JsonObject[] {
  prepared(reply, 200, 'read a page of a list');
  return recordsAt(reply, place);
}
