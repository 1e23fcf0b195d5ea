import type { CheckContext } from '../../src/check/index.ts';

/**
 * What opens the other API opens this one no more than what nobody has issued. Only where one host serves both: nobody is
 * shown a secret that is not his.
 * @returns the credential of the other API; none where there is no such API, or where it has the very same one.
 */
export function ofTheOtherApi(
  { target: { partner, workspace } }: CheckContext,
  api: 'partner' | 'workspace',
): string[] {
  if (partner === undefined || workspace === undefined) return [];
  const [here, there] = api === 'partner' ? [partner.apiKey, workspace.token] : [workspace.token, partner.apiKey];
  const isOneHost = new URL(partner.baseUrl).origin === new URL(workspace.baseUrl).origin;
  return isOneHost && here !== there ? [there] : [];
}
