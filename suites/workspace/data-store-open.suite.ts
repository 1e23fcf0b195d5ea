import { type CheckContext, errorOf, observe, show } from '../../src/check/index.ts';
import {
  createStore,
  listStores,
  newDataStore,
  possibleKinds,
  s3Body,
  s3Params,
  sharedStore,
  shownParam,
  storeBody,
  storeRecord,
  storesFilespace,
} from '../support/data-stores.ts';
import { isObject, type JsonObject } from '../support/lists.ts';
import { createdId } from '../support/made.ts';
import { newFilespace, sharedFilespace } from '../support/new-filespaces.ts';
import { credentialNames, inventedCredentials, ownCredentials } from '../support/store-credentials.ts';

/** What the documents leave open about the creation of data stores: each answer is noted, none is judged. */

/** `a: 201, b: 400`, one after the other, for cases named by their keys. */
async function createStatuses(t: CheckContext, cases: Readonly<Record<string, JsonObject>>): Promise<string> {
  const { id } = await storesFilespace(t);
  const answers: string[] = [];
  for (const [name, body] of Object.entries(cases)) {
    answers.push(`${name}: ${(await createStore(t, id, body, { open: true })).response.status}`);
  }
  return answers.join(', ');
}

observe('workspace.data-store.create.name.scope', async (t) => {
  const { name } = await sharedStore(t, 'HttpLinkDataStore');
  const { id } = await sharedFilespace(t);
  const reply = await createStore(t, id, storeBody(t, 'HttpLinkDataStore', { name }), { open: true });
  if (reply.response.status === 201) return 'in its filespace';
  return `in the workspace, it seems: ${reply.response.status}`;
});

observe('workspace.data-store.create.type-unsupported', async (t) => {
  const { id } = await sharedFilespace(t);
  const answers: string[] = [];
  for (const kind of possibleKinds(t)) {
    const reply = await createStore(t, id, storeBody(t, kind), { open: true });
    answers.push(`${kind}: ${reply.response.status}`);
  }
  return answers.join(', ');
});

observe('workspace.data-store.unsupported-cause', async (t) => {
  const { id } = t.workspaceFixture('unsupportedFilespace');
  return errorOf(await listStores(t, id)).message ?? 'no message';
});

observe('workspace.data-store.create.name.case', async (t) => {
  const { name, filespaceId } = await newDataStore(t, 'HttpLinkDataStore');
  const body = storeBody(t, 'HttpLinkDataStore', { name: name.toUpperCase() });
  const reply = await createStore(t, filespaceId, body, { open: true });
  return reply.response.status === 201 ? 'yes' : `no, it seems: ${reply.response.status}`;
});

observe('workspace.data-store.create.name.rules', (t) => {
  const named = (name: string): JsonObject => storeBody(t, 'HttpLinkDataStore', { name });
  const unique = t.names.dataStore();
  return createStatuses(t, {
    empty: named(''),
    'only a space': named(' '),
    'a space inside': named(`${unique} a`),
    'a slash inside': named(`${unique}/a`),
    'a letter outside ASCII': named(`${unique}é`),
    '300 characters': named(`${unique}-`.padEnd(300, 'x')),
  });
});

observe('workspace.data-store.create.maximum', async (t) => {
  await storesFilespace(t);
  const { id } = await newFilespace(t);
  const wanted = 12;
  for (let count = 0; count < wanted; count += 1) {
    const reply = await createStore(t, id, storeBody(t, 'HttpLinkDataStore'), { open: true });
    if (createdId(reply) === null) return `${count}: the next create answers ${reply.response.status}`;
  }
  return `${wanted} or more`;
});

observe('workspace.data-store.create.request-fields', async (t) => {
  const names = Object.keys(s3Params(t)).sort().join(', ');
  return `${await createStatuses(t, { 'as the profile names them': storeBody(t, 'S3DataStore') })} (${names})`;
});

observe('workspace.data-store.create.partial-params', (t) => {
  const names = Object.keys(s3Params(t)).sort();
  return createStatuses(t, Object.fromEntries(names.map((name) => [`no ${name}`, s3Body(t, { [name]: undefined })])));
});

observe('workspace.data-store.create.bucket.rules', (t) =>
  createStatuses(t, {
    uppercase: s3Body(t, { bucketName: 'Uppercase-Bucket' }),
    '2 characters': s3Body(t, { bucketName: 'ab' }),
    '64 characters': s3Body(t, { bucketName: 'a'.repeat(64) }),
    'a space': s3Body(t, { bucketName: 'two words' }),
  }),
);

observe('workspace.data-store.create.region.rules', (t) =>
  createStatuses(t, {
    'nobody knows it': s3Body(t, { region: 'nowhere-9' }),
    uppercase: s3Body(t, { region: String(s3Params(t).region).toUpperCase() }),
    'a space': s3Body(t, { region: 'two words' }),
  }),
);

observe('workspace.data-store.create.http-link-params', async (t) => {
  const { id } = await storesFilespace(t);
  const body = storeBody(t, 'HttpLinkDataStore', { s3StorageParams: s3Params(t) });
  const reply = await createStore(t, id, body, { open: true });
  const shows = isObject(storeRecord(reply).s3StorageParams) ? 'shows them' : 'shows none';
  return `${reply.response.status}, the record ${shows}`;
});

observe('workspace.data-store.create.credentials', async (t) => {
  const { id } = await storesFilespace(t);
  const reply = await createStore(t, id, s3Body(t, inventedCredentials(t)), { open: true });
  return reply.response.status === 201 ? 'no' : `it seems: invented ones answer ${reply.response.status}`;
});

observe('workspace.data-store.create.defaults', async (t) => {
  const { id } = await storesFilespace(t);
  const { bucketName, region } = s3Params(t);
  credentialNames(t);
  const body = storeBody(t, 'S3DataStore', { s3StorageParams: { ...ownCredentials(t), bucketName, region } });
  const reply = await createStore(t, id, body, { open: true });
  if (reply.response.status !== 201) return `${reply.response.status}`;
  const shown = ['endpoint', 'useVirtualAddressing', 'urlExpirationMinutes'];
  return shown.map((key) => `${key}: ${show(shownParam(storeRecord(reply), key))}`).join(', ');
});
