import { createPartnerClient, createWorkspaceClient } from '../../src/clients.ts';
import { recordWith } from './lists.ts';
import { patientFetch, until } from './patience.ts';

/**
 * The same as `naive.mjs`, on the generated clients of the package (`@vendor-api/conformance/clients`): it takes ids as
 * they come, looks for a record wherever a list keeps its records, follows cursors, and waits when it is asked to.
 */
const { PARTNER_BASE_URL = '', PARTNER_API_KEY = '', WORKSPACE_BASE_URL = '', WORKSPACE_TOKEN = '' } = process.env;
const partner = createPartnerClient({ baseUrl: PARTNER_BASE_URL, apiKey: PARTNER_API_KEY, fetch: patientFetch });
const workspace = createWorkspaceClient({ baseUrl: WORKSPACE_BASE_URL, token: WORKSPACE_TOKEN, fetch: patientFetch });
const name = `example-${Date.now().toString(36)}`;

function expect<Data>({ data, response }: { data?: Data; response: Response }): NonNullable<Data> {
  if (data === undefined || data === null) throw new Error(`${response.url}: ${response.status}`);
  return data;
}

await managesClients();
await browsesFiles();

async function managesClients(): Promise<void> {
  const client = expect(await partner.POST('/api/v1/clients', { body: { name } }));
  const list = expect(await partner.GET('/api/v1/clients'));
  if (recordWith(list, client.id) === null) throw new Error('the new client is not listed');
  const { response } = await partner.DELETE('/api/v1/clients/{clientId}', {
    params: { path: { clientId: client.id } },
  });
  // One that has a contract and a workspace from the start has to stay.
  if (!response.ok && response.status !== 400) throw new Error(`deleting the client: ${response.status}`);
}

async function browsesFiles(): Promise<void> {
  const storage = { region: 'eu-central-1', storageProvider: 'StorageA', storageOwner: 'vendor' } as const;
  const { id: filespaceId } = expect(await workspace.POST('/api/v1/filespaces', { body: { name, ...storage } })).data;
  const path = { filespaceId };
  // A new filespace may take its time.
  const root = await until(async () => {
    const { data } = await workspace.GET('/api/v1/filespaces/{filespaceId}/entries/resolve', {
      params: { path, query: { path: '/' } },
    });
    return data?.data.id;
  });
  for (const folder of ['a', 'b', 'c']) {
    const body = { parentId: root, name: folder, type: 'dir' } as const;
    expect(await workspace.POST('/api/v1/filespaces/{filespaceId}/entries', { params: { path }, body }));
  }
  const names = await childrenOf(filespaceId, root);
  if (names.sort().join() !== 'a,b,c') throw new Error(`the folders are ${names}`);
  const { response } = await workspace.DELETE('/api/v1/filespaces/{filespaceId}', { params: { path } });
  if (!response.ok) throw new Error(`deleting the filespace: ${response.status}`);
}

/** Page by page, in whatever order they come, until there is no cursor or nothing more. */
async function childrenOf(filespaceId: string, entryId: string): Promise<string[]> {
  const names: string[] = [];
  for (let nextCursor: string | undefined; ; ) {
    const { data } = expect(
      await workspace.GET('/api/v1/filespaces/{filespaceId}/entries/{entryId}/children', {
        params: { path: { filespaceId, entryId }, query: nextCursor === undefined ? {} : { nextCursor } },
      }),
    );
    names.push(...data.entries.map((entry) => entry.name));
    nextCursor = data.nextCursor || undefined;
    if (nextCursor === undefined || data.entries.length === 0) return names;
  }
}
