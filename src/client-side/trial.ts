import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { startEmbedded } from '../../reference/embedded.ts';
import { type CommandEnd, runCommand } from './command.ts';
import type { Oddity } from './oddities.ts';

export interface TrialSettings {
  readonly command: readonly string[];
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Where outputs are kept. */
  readonly outputs: string;
  /** Words of the wire, as a profile states them. */
  readonly vocabulary: Readonly<Record<string, string>>;
  readonly halt: AbortSignal;
}

export const plainService: Oddity = {
  id: 'plain',
  story: 'The reference service as it is, without any oddity or pause.',
};

/** Starts one service, lets the command use it, and stops it again. */
export async function attempt(oddity: Oddity, settings: TrialSettings, timeoutMs: number): Promise<CommandEnd> {
  const { command, cwd, halt } = settings;
  const variants = oddity.id === plainService.id ? [] : [oddity.id];
  const reference = await startEmbedded({ variants, words: settings.vocabulary, pauses: false, ...oddity.server });
  const folder = await mkdtemp(join(tmpdir(), 'conformance-client-'));
  try {
    const profile = join(folder, 'conformance.yaml');
    const described = oddity.profile?.(reference.profile) ?? reference.profile;
    const text = stringify(
      { targets: { reference: described } },
      { aliasDuplicateObjects: false, keepUndefined: false },
    );
    await writeFile(profile, text);
    const env = {
      ...settings.env,
      PARTNER_BASE_URL: reference.partnerBaseUrl,
      PARTNER_API_KEY: described.partner?.apiKey ?? reference.profile.partner.apiKey,
      WORKSPACE_BASE_URL: reference.workspaceBaseUrl,
      WORKSPACE_TOKEN: described.workspace?.token ?? reference.profile.workspace.token,
      CONFORMANCE_PROFILE: profile,
      REFERENCE_VARIANT: variants.join(),
    };
    const output = join(settings.outputs, `${oddity.id}.log`);
    const end = await runCommand({ command, cwd, env, output, timeoutMs, halt });
    if (end.outcome === 'passed') await rm(output, { force: true });
    return end;
  } finally {
    await reference.close();
    await rm(folder, { recursive: true, force: true });
  }
}
