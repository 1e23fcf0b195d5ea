/**
 * The process of the service that killed runs are tried on: `service.ts FILE`;
 * tells its profile in one line, then of each request by a dot.
 */
import { subscribe } from 'node:diagnostics_channel';
import { setTimeout as sleep } from 'node:timers/promises';
import { startReference } from '../../reference/server.ts';

const [db = ''] = process.argv.slice(2);
const { profile } = await startReference({ db });
await plant();
// What is lent to be deleted would be missed.
const { disposableClient: _, ...lasting } = profile.partner.fixtures;
console.log(JSON.stringify({ ...profile, partner: { ...profile.partner, fixtures: lasting } }));
subscribe('http.server.request.start', () => process.stdout.write('.'));

/** Things of others whose names nearly look like those of a run. */
async function plant(): Promise<void> {
  const { partner, workspace } = profile;
  const asPartner = { url: partner.baseUrl, authorization: `ApiKey ${partner.apiKey}` };
  const asAccount = { url: workspace.baseUrl, authorization: `Bearer ${workspace.token}` };
  const names = ['VCT-team', 'vct-2026-plan', 'vct-', 'avct-4k9z1', 'copy of vct-4k9z1q-7'];
  for (const name of names.filter((one) => /\w$/.test(one))) {
    await post(asPartner, 'clients', { name, notes: `made after vct-4k9z1q-7 of ${name}` });
  }
  for (const name of ['vct-team', 'vct-2026-plan']) {
    await post(asAccount, 'filespaces', { name, ...workspace.filespace });
    await post(asAccount, 'members', { email: `${name}@example.com` });
  }
  for (const name of names) await post(asAccount, 'service-accounts', { name });
}

async function post(
  { url, authorization }: { url: string; authorization: string },
  kind: string,
  body: object,
): Promise<void> {
  const headers = { authorization, 'content-type': 'application/json' };
  const create = () => fetch(`${url}/api/v1/${kind}`, { method: 'POST', headers, body: JSON.stringify(body) });
  // The service pauses filespaces now and then.
  let response = await create();
  for (let attempt = 1; response.status === 503 && attempt < 20; attempt += 1) {
    await sleep(250);
    response = await create();
  }
  if (response.status !== 201) throw new Error(`could not plant ${JSON.stringify(body)}: ${await response.text()}`);
}
