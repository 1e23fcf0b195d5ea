import type { Api } from '../../generated/catalogue.ts';
import { ProfileError } from '../profile/error.ts';
import { targetFromObject } from '../profile/load.ts';
import type { Target } from '../profile/model.ts';
import type { TrafficEntry } from './entry.ts';
import { proper } from './outgoing.ts';
import { type BaseUrls, guessedBaseUrls, routeOf, sidesOf } from './routes.ts';

const titles: Readonly<Record<Api, string>> = { partner: 'Partner Management API', workspace: 'Workspace API' };
const unknown = 'not-in-the-recording';

/**
 * Where the APIs stand: as somebody said, as the profile says, or else as the paths of the recording tell.
 * @throws {ProfileError} where they tell nothing, or more than one place.
 */
export function placesOf(
  stated: BaseUrls,
  profile: Target | null,
  { name, entries }: { name: string; entries: readonly TrafficEntry[] },
): { baseUrls: BaseUrls; notes: string[] } {
  const ofProfile: BaseUrls = { partner: profile?.partner?.baseUrl, workspace: profile?.workspace?.baseUrl };
  const isStated = stated.partner !== undefined || stated.workspace !== undefined;
  if (isStated || profile !== null) return { baseUrls: isStated ? stated : ofProfile, notes: [] };
  const guessed = guessedBaseUrls(entries);
  const baseUrls: Partial<Record<Api, string>> = {};
  const notes: string[] = [];
  for (const api of ['partner', 'workspace'] as const) {
    const [only, ...others] = guessed[api];
    if (others.length > 0) {
      const message = `holds the ${titles[api]} at several places; say with --${api} which is meant: ${guessed[api].join(', ')}`;
      throw new ProfileError(name, [{ line: null, path: '', message }]);
    }
    if (only === undefined) continue;
    baseUrls[api] = only;
    notes.push(`${titles[api]} taken to stand at ${only}, by the paths of the recording`);
  }
  if (notes.length > 0) return { baseUrls, notes };
  const message = 'holds no request to either API by its path; say with --partner or --workspace where they stand';
  throw new ProfileError(name, [{ line: null, path: '', message }]);
}

/** What reports call the target: as the profile describes it, or as far as the recording shows it. */
export function observedTarget(
  name: string,
  profile: Target | null,
  baseUrls: BaseUrls,
  entries: readonly TrafficEntry[],
): Target {
  const recorded = recordedTarget(name, profile, baseUrls, entries);
  if (profile === null) return recorded ?? targetFromObject(name, {}, {});
  const { partner, workspace, ...rest } = profile;
  return {
    ...rest,
    ...(baseUrls.partner === undefined ? {} : partner && { partner: { ...partner, baseUrl: baseUrls.partner } }),
    ...(baseUrls.workspace === undefined
      ? {}
      : workspace && { workspace: { ...workspace, baseUrl: baseUrls.workspace } }),
    ...(recorded?.partner && { partner: recorded.partner }),
    ...(recorded?.workspace && { workspace: recorded.workspace }),
    secrets: [...profile.secrets, ...(recorded?.secrets ?? [])],
  };
}

/** From now on this is the credential of an API of which none was known. @returns whether it was needed. */
export function adoptCredential(target: Target, api: Api, value: string): boolean {
  const { partner, workspace } = target;
  if (api === 'partner' && partner?.apiKey === unknown) partner.apiKey = value;
  else if (api === 'workspace' && workspace?.token === unknown) workspace.token = value;
  else return false;
  target.secrets.push({ value, name: credentialNames[api] });
  return true;
}

export const credentialNames: Readonly<Record<Api, string>> = {
  partner: 'PARTNER_API_KEY',
  workspace: 'WORKSPACE_TOKEN',
};

/** The APIs that no profile describes, with the first credential of each that somebody sent. */
function recordedTarget(
  name: string,
  profile: Target | null,
  baseUrls: BaseUrls,
  entries: readonly TrafficEntry[],
): Target | null {
  const credential = (api: Api): string =>
    entries
      .filter((entry) => routeOf(entry, baseUrls)?.api === api)
      .map(({ headers }) => proper[api].exec(headers.authorization ?? '')?.[1])
      .find((value) => value !== undefined && !value.startsWith('$')) ?? unknown;
  const sides = sidesOf(baseUrls)
    .filter(([api]) => profile?.[api] === undefined)
    .map(([api, baseUrl]): [Api, object] => [
      api,
      { baseUrl, [api === 'partner' ? 'apiKey' : 'token']: credential(api) },
    ]);
  if (sides.length === 0) return null;
  const target = targetFromObject(name, Object.fromEntries(sides), {});
  return { ...target, secrets: target.secrets.filter(({ value }) => value !== unknown) };
}
