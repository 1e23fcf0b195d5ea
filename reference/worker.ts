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
  words: z.record(z.string(), z.string()).default({}),
  pauses: z.boolean().default(true),
});

if (!parentPort) throw new Error('this module is the main module of a worker thread');
const port = parentPort;

const { faults, variants, words, pauses, ...plain } = options.parse(workerData);
const spoken: PolicyOverride = { open: { vocabulary: { wire: (word) => words[word] ?? word } } };
const unpaused: PolicyOverride = { open: { workspace: { filespaces: { pausedFor: () => null } } } };
const chosen = [spoken, ...(pauses ? [] : [unpaused]), ...(await overrides(faults, variants))];
const reference = await startReference({ ...plain, policy: chosen });

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
