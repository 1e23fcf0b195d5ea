import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import type { PolicyOverride } from './policy/index.ts';
import { startReference } from './server.ts';

/** What crosses into the thread: names and plain values, no functions. */
const options = z.object({
  port: z.number().optional(),
  partnerPrefix: z.string().optional(),
  workspacePrefix: z.string().optional(),
  db: z.string().optional(),
  faults: z.array(z.string()).default([]),
  variants: z.array(z.string()).default([]),
});

if (!parentPort) throw new Error('this module is the main module of a worker thread');
const port = parentPort;

const { faults, variants, ...plain } = options.parse(workerData);
const reference = await startReference({ ...plain, policy: await overrides(faults, variants) });

port.on('message', async () => {
  await reference.close();
  port.close();
});
const { partnerBaseUrl, workspaceBaseUrl, profile } = reference;
port.postMessage({ partnerBaseUrl, workspaceBaseUrl, profile });

/** Faults and variants are only loaded when some are asked for. */
async function overrides(faultNames: readonly string[], variantNames: readonly string[]): Promise<PolicyOverride[]> {
  const found: PolicyOverride[] = [];
  if (variantNames.length > 0) {
    const { variantOverride } = await import('./variants/index.ts');
    found.push(...variantNames.map(variantOverride));
  }
  if (faultNames.length > 0) {
    const { faultOverride } = await import('./faults/index.ts');
    found.push(...faultNames.map(faultOverride));
  }
  return found;
}
