import type { CheckContext, PartnerCredential } from '../../src/check/index.ts';

/** What a partner is shown of itself, asked once for all checks: nobody changes it. */
export function ownOrganization(t: CheckContext, credential?: PartnerCredential) {
  return t.learned(`what ${credential ?? 'the partner'} is shown of itself`, async (own) => {
    const client = credential === undefined ? own.partner : own.partner.as(credential);
    const [ping, me] = await Promise.all([client.GET('/api/v1/ping'), client.GET('/api/v1/me')]);
    return { ping, me };
  });
}
