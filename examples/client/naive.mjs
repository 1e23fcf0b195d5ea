import process from 'node:process';

/**
 * A client that got along with the first server it met: it reads `data` of every list, takes an entry id for numbers,
 * expects a filespace to be there at once, and takes the first answer for the last. `conformance client` names the
 * conforming services that it fails under.
 */
const { PARTNER_BASE_URL, PARTNER_API_KEY, WORKSPACE_BASE_URL, WORKSPACE_TOKEN } = process.env;
const name = `example-${Date.now().toString(36)}`;

async function ask(method, url, authorization, body) {
  const headers = { authorization, ...(body && { 'content-type': 'application/json' }) };
  const response = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status}`);
  return response.status === 204 ? null : response.json();
}

const partner = (method, path, body) =>
  ask(method, `${PARTNER_BASE_URL}/api/v1${path}`, `ApiKey ${PARTNER_API_KEY}`, body);
const workspace = (method, path, body) =>
  ask(method, `${WORKSPACE_BASE_URL}/api/v1${path}`, `Bearer ${WORKSPACE_TOKEN}`, body);

const client = await partner('POST', '/clients', { name });
const list = await partner('GET', '/clients');
if (!list.data.some(({ id }) => id === client.id)) throw new Error('the new client is not listed');
await partner('DELETE', `/clients/${client.id}`);

const storage = { region: 'eu-central-1', storageProvider: 'StorageA', storageOwner: 'vendor' };
const filespace = (await workspace('POST', '/filespaces', { name, ...storage })).data.id;
const root = (await workspace('GET', `/filespaces/${filespace}/entries/resolve?path=/`)).data.id;
const [volume, node] = root.split(':').map(Number);
for (const folder of ['a', 'b', 'c']) {
  await workspace('POST', `/filespaces/${filespace}/entries`, {
    parentId: `${volume}:${node}`,
    name: folder,
    type: 'dir',
  });
}
const children = await workspace('GET', `/filespaces/${filespace}/entries/${volume}:${node}/children`);
const names = children.data.entries.map((entry) => entry.name);
if (names.join() !== 'a,b,c') throw new Error(`the folders are ${names}`);
await workspace('DELETE', `/filespaces/${filespace}`);
