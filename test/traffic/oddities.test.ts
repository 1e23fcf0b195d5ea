import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { startEmbedded } from '../../reference/embedded.ts';
import { command } from '../cli/stage.ts';
import { temporaryFolder } from '../support/folder.ts';

const client = fileURLToPath(new URL('../../examples/client/careful.ts', import.meta.url));

// `conformance client` with the proxy as its command tries all of them; these differ in what the laws look at.
test.each([
  'paused-at-first',
  'compressed-by-gzip',
  'json-vendor-media-type',
  'lists-beside-activity',
  'id-needs-encoding',
  'id-upper-case-uuid',
  'time-epoch-seconds',
  'filespaces-absent-meanwhile',
  'delete-empty-200',
])('what a client meets at the service %s is no reason to accuse it', async (variant) => {
  const reference = await startEmbedded({ variants: [variant] });
  try {
    const cwd = temporaryFolder();
    writeFileSync(join(cwd, 'conformance.json'), JSON.stringify({ targets: { t: reference.profile } }));
    const { apiKey } = reference.profile.partner;
    const { token } = reference.profile.workspace;
    const argv = ['proxy', '--port', '0', '--format', 'json', '--out', 'out', '--strict', '--quiet'];
    const env = { ...process.env, PARTNER_API_KEY: apiKey, WORKSPACE_TOKEN: token };
    const { exitCode, err } = await command([...argv, '--', process.execPath, client], { cwd, env });
    expect([exitCode, err]).toEqual([0, '']);
  } finally {
    await reference.close();
  }
});
