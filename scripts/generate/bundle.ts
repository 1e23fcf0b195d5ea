import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Api, type Contract, ContractError } from './contract.ts';
import type { JsonObject } from './json.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const redocly = join(root, 'node_modules/@redocly/cli/bin/cli.js');
const run = promisify(execFile);

/** Reads the many files of one API and joins them into a single document. */
export async function bundle(api: Api, entry = `openapi/${api}/openapi.yaml`): Promise<Contract> {
  const folder = await mkdtemp(join(tmpdir(), 'bundle-'));
  const output = join(folder, 'bundled.json');
  const rules = ['--component-renaming-conflicts-severity', 'error'];
  try {
    await run(process.execPath, [redocly, 'bundle', entry, '--output', output, ...rules], {
      cwd: root,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    const document: JsonObject = JSON.parse(await readFile(output, 'utf8'));
    return { api, document };
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    throw new ContractError(`${entry} cannot be bundled:\n${said}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
