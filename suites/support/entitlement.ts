import { type CheckContext, exchangeOf } from '../../src/check/index.ts';
import { inParallel } from './parallel.ts';
import { exposableIds, type PartnerOperationInfo, partnerOperations, requestTo } from './partner-requests.ts';

const probed: readonly string[] = [
  'GET /api/v1/clients/{clientId}',
  'GET /api/v1/clients/{clientId}/members',
  'GET /api/v1/clients/{clientId}/workspaces',
];

/**
 * What an organization without entitlement may be answered: 403, and nothing else where the path names nothing. Every id
 * that can be sent for it is another one's, which is a second mistake: a target may look ids up first. One that does so
 * does it wherever it is asked, so that a single 403 shows that it does not.
 */
export async function refusalsOfNotEntitled(
  t: CheckContext,
  { pathParameters }: PartnerOperationInfo,
): Promise<readonly number[]> {
  if (pathParameters.length === 0) return [403];
  const looksUpFirst = await t.shared('partner ids before entitlement', async (own) => {
    const client = own.partner.as('notEntitled');
    const statuses = await inParallel(
      partnerOperations
        .filter(({ operation }) => probed.includes(operation))
        .map(
          async (info) =>
            exchangeOf(await client.raw({ ...requestTo(own, info, await exposableIds(own, info)), open: true })).status,
        ),
    );
    return statuses.every((status) => status === 404);
  });
  return looksUpFirst ? [403, 404] : [403];
}
