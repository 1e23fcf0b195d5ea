import { type CheckContext, check, exchangeOf, field, prepared } from '../../src/check/index.ts';
import { dataStore, entry, filespace, member, serviceAccount, workspaceResources } from '../../src/resources/index.ts';
import { hasS3Params, s3Params } from '../support/data-stores.ts';
import { customerBody, hasCustomerStorage, profileBody } from '../support/filespace-bodies.ts';
import { customerCreation } from '../support/filespaces.ts';
import { expectNoServerError, sendHostile, victimOf } from '../support/hostile.ts';
import { isObject } from '../support/lists.ts';
import { inBatches } from '../support/parallel.ts';
import { longLived } from '../support/service-accounts.ts';
import { edgesOf, type FieldType, type Spoil, type StatedField, spoilsOf, spoiltBy } from '../support/stated-fields.ts';
import { infoOf, needsDataStores, type Request, unknownFilespace } from '../support/workspace-requests.ts';

/*
 * Each field that the documents name, in each write, with values at which those who trust what they are sent stumble.
 * What a service makes of most of them is open: it may take them or refuse them, but not fall over them.
 */

interface Write {
  operation: Parameters<typeof infoOf>[0];
  /** Completes the title. */
  what: string;
  /** A body that is accepted, with names of its own each time, so that nothing is refused for a name that is taken. */
  body(t: CheckContext, usual: unknown): unknown;
  spoils(t: CheckContext, body: unknown): Spoil[];
  /** How many at once, where what is accepted by a lenient service is dear. */
  atOnce?: number;
}

function texts(operation: Write['operation'], ...names: readonly string[]): Write {
  return {
    operation,
    what: names.length === 1 ? `a number as its ${names[0]}` : 'a number in each of its texts',
    body: (_, usual) => usual,
    spoils: (t) => edgesOf(t, operation, names),
  };
}

/** Under `s3StorageParams` in a request: the names of the profile, and those of the documents that it leaves out. */
function s3Fields(t: CheckContext): StatedField[] {
  const usual = { bucketName: 'text', region: 'text', endpoint: 'text' } as const;
  const types: Record<string, FieldType> = { ...usual, useVirtualAddressing: 'flag', urlExpirationMinutes: 'number' };
  for (const [name, value] of Object.entries(s3Params(t))) types[name] ??= typeOf(value);
  return Object.entries(types).map(([name, type]) => ({ way: ['s3StorageParams', name], type }));
}

function typeOf(value: unknown): FieldType {
  if (typeof value === 'boolean') return 'flag';
  return typeof value === 'number' ? 'number' : 'text';
}

const customerFields = ['endpoint', 'accessKeyId', 'secretAccessKey', 'bucketName'];

const writes: readonly Write[] = [
  { ...texts(filespace.create, 'name', 'region', 'storageProvider', 'storageOwner'), atOnce: 2 },
  {
    operation: filespace.create,
    what: 'any block size',
    body: (_, usual) => usual,
    // What a format divides by or takes the logarithm of is a power of two, as all that the documents name.
    spoils: (t) =>
      [1_000, 0, -1, 1.5, null, ...edgesOf(t, 'block size', ['blockSize']).map(({ value }) => value)]
        .filter((value, index, all) => all.indexOf(value) === index)
        .map((value) => ({ way: ['blockSize'], value })),
    atOnce: 2,
  },
  {
    operation: filespace.create,
    what: 'any customer storage',
    body: (t) => (hasCustomerStorage(t) ? customerBody(t) : profileBody(t)),
    spoils: (t, body) => [
      { way: ['customerStorageParams'], value: null },
      ...edgesOf(t, filespace.create, ['customerStorageParams']),
      ...(isObject(field(body, 'customerStorageParams')) ? customerFields : []).flatMap((name): Spoil[] => {
        const way = ['customerStorageParams', name];
        return [{ way, value: undefined }, ...edgesOf(t, name, [name]).map(({ value }) => ({ way, value }))];
      }),
    ],
    atOnce: 2,
  },
  texts(filespace.change.operation, 'name'),
  texts(dataStore.create, 'name', 'kind'),
  {
    operation: dataStore.create,
    what: 'any parameters of a storage',
    body: (_, usual) => usual,
    spoils: (t, body) =>
      spoilsOf(
        t,
        dataStore.create,
        [{ way: ['s3StorageParams'], type: 'object' }, ...(hasS3Params(t) ? s3Fields(t) : [])],
        body,
      ),
  },
  {
    operation: dataStore.change.operation,
    what: 'any parameters of a storage',
    body: (_, usual) => usual,
    // Beside the keys, which it is for, an update may be sent all that a create was.
    spoils: (t, body) => {
      const given = field(body, 's3StorageParams');
      const fields = s3Fields(t).map((each): StatedField => {
        const [, name = ''] = each.way;
        return { ...each, also: field(given, name) === undefined ? [field(s3Params(t), name)] : [] };
      });
      const whole: StatedField = { way: ['s3StorageParams'], type: 'object', also: [{}] };
      return spoilsOf(t, dataStore.change.operation, [whole, ...fields], body);
    },
  },
  texts(entry.create, 'parentId', 'name', 'type'),
  texts(member.create, 'email'),
  // Never a role that may be taken for the one that owns the workspace.
  texts(member.change.operation, 'role'),
  {
    operation: member.change.operation,
    what: 'any filespaces to administer',
    body: (_, usual) => usual,
    spoils: (t, body) => {
      const filespaceIds: StatedField = { way: ['filespaceIds'], type: 'list', also: [[unknownFilespace()]] };
      return spoilsOf(t, member.change.operation, [filespaceIds], body);
    },
  },
  texts(serviceAccount.create, 'name'),
  {
    operation: serviceAccount.create,
    what: 'any initial key',
    body: (t, usual) => ({ ...Object(usual), serviceIdentity: longLived(t) }),
    spoils: (t, body) => {
      const fields: StatedField[] = [
        { way: ['serviceIdentity'], type: 'object', also: [{}] },
        { way: ['serviceIdentity', 'isSingleUse'], type: 'flag' },
        { way: ['serviceIdentity', 'expiresAt'], type: 'date' },
      ];
      return spoilsOf(t, serviceAccount.create, fields, body);
    },
  },
];

for (const write of writes) {
  check('workspace.robustness.no-5xx', `${write.operation} survives ${write.what}`, async (t) => {
    const info = infoOf(write.operation);
    await needsDataStores(t, info);
    // Some services let a bucket be used once: whoever looks at what was made of it comes first.
    if (write.what.includes('customer') && hasCustomerStorage(t)) await customerCreation(t);
    const valid = async (): Promise<Request> => {
      const request = await victimOf(t, info);
      return { ...request, body: write.body(t, request.body) };
    };
    const spoils = write.spoils(t, (await valid()).body);
    const send = async (spoil: Spoil): Promise<void> => {
      const { body, ...request } = await valid();
      expectNoServerError(await sendHostile(t, { ...request, body: spoiltBy(body, spoil) }));
    };
    await inBatches(t, spoils, send, write.atOnce);
  });
}

/* Whoever changes one thing of a record often sends all of it, as it was read. */

for (const { change, get, noun } of workspaceResources) {
  if (change === undefined) continue;
  check('workspace.robustness.no-5xx', `${change.operation} survives the ${noun} as it is read`, async (t) => {
    const info = infoOf(change.operation);
    await needsDataStores(t, info);
    const { body, ...request } = await victimOf(t, info);
    const read = await t.workspace.raw({ operation: get, path: request.path });
    prepared(read, 200, `read the ${noun}`);
    const { json } = exchangeOf(read);
    expectNoServerError(await sendHostile(t, { ...request, body: withRecord(body, field(json, 'data') ?? json) }));
  });
}

/** A record may show signs in place of a secret. */
function secretsOf(sent: object): object {
  return Object.fromEntries(Object.entries(sent).filter(([name]) => /secret/i.test(name)));
}

/** The record, and what no record shows (a secret key) from the body. */
function withRecord(body: unknown, record: unknown): Record<string, unknown> {
  const shown = Object.entries(Object(record)).map(([name, value]): [string, unknown] => {
    const sent = field(body, name);
    return [name, isObject(value) && isObject(sent) ? { ...sent, ...value, ...secretsOf(sent) } : value];
  });
  return { ...Object(body), ...Object.fromEntries(shown) };
}
