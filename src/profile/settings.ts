import type { HttpSettings } from './model.ts';

/** What a target or the command line says about the traffic; what neither says is a default. */
export type StatedSettings = { [Key in keyof HttpSettings]?: HttpSettings[Key] | undefined };

const defaults = { headers: {}, timeoutMs: 15_000, concurrency: 8, settleMs: 30_000 };
const politeRps = 50;

/** The settings of a target: overrides before the profile before the defaults. */
export function settingsOf(
  stated: StatedSettings,
  overrides: StatedSettings,
  baseUrls: readonly string[],
): HttpSettings {
  const { ca, cert, key, passphrase, files = {} } = stated;
  const { proxy, extraCa } = overrides;
  return {
    headers: overrides.headers ?? stated.headers ?? defaults.headers,
    timeoutMs: overrides.timeoutMs ?? stated.timeoutMs ?? defaults.timeoutMs,
    concurrency: overrides.concurrency ?? stated.concurrency ?? defaults.concurrency,
    rps: firstStated(overrides.rps, stated.rps, baseUrls.every(isLoopback) ? null : politeRps),
    settleMs: overrides.settleMs ?? stated.settleMs ?? defaults.settleMs,
    ...(ca !== undefined && { ca }),
    ...(cert !== undefined && { cert }),
    ...(key !== undefined && { key }),
    ...(passphrase !== undefined && { passphrase }),
    ...(Object.keys(files).length > 0 && { files }),
    ...(proxy !== undefined && { proxy }),
    ...(extraCa !== undefined && { extraCa }),
  };
}

/** Whether a URL is on this very machine, where nobody needs to be spared. */
export function isLoopback(url: string): boolean {
  const host = new URL(url).hostname;
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
}

/** Null is a statement here (no limit), so `??` would not do. */
function firstStated(...values: readonly [...(number | null | undefined)[], number | null]): number | null {
  return values.find((value) => value !== undefined) ?? null;
}
