import { type CheckContext, exchangeOf, field, observe, show } from '../../src/check/index.ts';
import { type Body, customerBody, profileBody, vendorBody } from '../support/filespace-bodies.ts';
import { getFilespace, recordOf, roughly } from '../support/filespaces.ts';
import { createdId } from '../support/made.ts';
import { baseCreation, idOf, registerFilespace, tryCreate, untilReady } from '../support/new-filespaces.ts';

/** What the documents leave open about the creation of filespaces: each answer is noted, none is judged. */

async function createStatus(t: CheckContext, body: Body): Promise<number> {
  return (await tryCreate(t, body, { open: true })).reply.response.status;
}

/** `a: 201, b: 400`, for cases named by their keys. */
async function createStatuses(t: CheckContext, cases: Readonly<Record<string, Body>>): Promise<string> {
  const entries = Object.entries(cases);
  const statuses = await Promise.all(entries.map(([, body]) => createStatus(t, body)));
  return entries.map(([name], index) => `${name}: ${statuses[index]}`).join(', ');
}

observe('workspace.filespace.name.short', (t) =>
  createStatuses(t, {
    empty: profileBody(t, { name: '' }),
    '1 character': profileBody(t, { name: t.names.random('qxz', 1) }),
  }),
);

observe('workspace.filespace.name.long', (t) =>
  createStatuses(t, {
    '31 characters': profileBody(t, { name: `${t.names.filespace()}-`.padEnd(31, 'x') }),
    '64 characters': profileBody(t, { name: `${t.names.filespace()}-`.padEnd(64, 'x') }),
    '256 characters': profileBody(t, { name: `${t.names.filespace()}-`.padEnd(256, 'x') }),
  }),
);

observe('workspace.filespace.name.non-ascii', (t) =>
  createStatuses(t, {
    letter: profileBody(t, { name: `${t.names.filespace()}é` }),
    digit: profileBody(t, { name: `${t.names.filespace()}٣` }),
  }),
);

observe('workspace.filespace.create.owner.case', async (t) => {
  const { toWire } = t.session.vocabulary;
  const word = String(toWire(t.workspaceTarget.filespace.storageOwner));
  // Where a neutral word is the word of the wire in another case, it would be sent as that.
  const other = [word.toUpperCase(), word.toLowerCase()].find((form) => form !== word && toWire(form) === form);
  return other === undefined
    ? 'no other case can be sent'
    : String(await createStatus(t, profileBody(t, { storageOwner: other })));
});

observe('workspace.filespace.create.region.unknown', async (t) =>
  String(await createStatus(t, profileBody(t, { region: 'nowhere-9' }))),
);

observe('workspace.filespace.create.provider.unknown', async (t) =>
  String(await createStatus(t, customerBody(t, { storageProvider: 'UnknownStorage' }))),
);

observe('workspace.filespace.create.customer-params.partial', (t) => {
  const { customerStorageParams } = customerBody(t);
  const fields = ['endpoint', 'accessKeyId', 'secretAccessKey', 'bucketName'];
  const without = (name: string): unknown => {
    const entries = fields
      .filter((other) => other !== name)
      .map((other) => [other, field(customerStorageParams, other)]);
    return Object.fromEntries(entries);
  };
  const cases = fields.map((name) => [`no ${name}`, customerBody(t, { customerStorageParams: without(name) })]);
  return createStatuses(t, Object.fromEntries(cases));
});

observe('workspace.filespace.create.customer-params.unneeded', async (t) => {
  const { customerStorageParams } = customerBody(t);
  return String(await createStatus(t, vendorBody(t, { customerStorageParams })));
});

observe('workspace.filespace.create.block-size.values', (t) => {
  const sizes = [256, 4096, 1000, 1.5, 0, -1];
  return createStatuses(t, Object.fromEntries(sizes.map((blockSize) => [blockSize, profileBody(t, { blockSize })])));
});

observe('workspace.filespace.create.block-size.default', async (t) => {
  const record = recordOf(await getFilespace(t, idOf(await baseCreation(t))));
  const key = Object.keys(record).find((name) => /block/i.test(name));
  return key === undefined ? 'the record shows no block size' : `${key} is ${show(record[key])}`;
});

/** One creation, watched from its first answer on. */
async function watchedCreation(t: CheckContext): Promise<{ statuses: string[]; readyAfterMs: number; ready: boolean }> {
  const startedAt = Date.now();
  const body = profileBody(t);
  const reply = await t.workspace.raw({ operation: 'POST /api/v1/filespaces', body });
  registerFilespace(t, reply, body.name);
  const id = createdId(reply);
  const statuses = [String(recordOf(reply).status)];
  if (id === null) return { statuses: [`created nothing: ${exchangeOf(reply).status}`], readyAfterMs: 0, ready: false };
  await t.settles('ready', async () => {
    const { status } = recordOf(await getFilespace(t, id, { open: true }));
    if (typeof status === 'string' && status !== statuses.at(-1)) statuses.push(status);
    return status === 'ready' ? true : undefined;
  });
  await untilReady(t, id);
  return { statuses, readyAfterMs: Date.now() - startedAt, ready: statuses.at(-1) === 'ready' };
}

observe('workspace.filespace.create.first-status', async (t) => (await watchedCreation(t)).statuses.join(', then '));

observe('workspace.filespace.create.ready-after', async (t) => {
  const { readyAfterMs, ready } = await watchedCreation(t);
  return ready ? roughly(readyAfterMs) : 'not seen to become ready';
});
