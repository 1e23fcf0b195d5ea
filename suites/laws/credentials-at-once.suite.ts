import { alone, type CheckContext, expectStatus, expectThat, NotTested, type Reply } from '../../src/check/index.ts';
import { badCredentials as badTokens, sendAs } from '../support/bad-tokens.ts';
import { refusalsOfNotEntitled } from '../support/entitlement.ts';
import { alternating, inParallel } from '../support/parallel.ts';
import { badCredentials as badKeys } from '../support/partner-credentials.ts';
import { exposableIds, type PartnerOperationInfo, partnerOperations, requestTo } from '../support/partner-requests.ts';
import { bait } from '../support/token-uses.ts';
import {
  infoOf,
  needsDataStores,
  requestTo as requestToWorkspace,
  workspaceOperations,
} from '../support/workspace-requests.ts';

/*
 * Who asks is known for each request by itself: whoever asks for the same as somebody who may, at the same moment, is
 * refused as ever. The one who may asks before and after, so that the other one meets an answer that is on its way; in
 * this turn nothing of others stands between them.
 */

const title = (operation: string, what: string): string =>
  `${operation} rejects ${what}, beside one that is valid at the same moment`;

type Ask = () => Promise<Reply>;

/** The answers to a bad credential beside a good one that asks for the same. */
async function beside(good: Ask, bad: Ask): Promise<readonly Reply[]> {
  const answers = await inParallel(alternating(good, bad).map(async (ask) => ({ ask, reply: await ask() })));
  const of = (asking: Ask): Reply[] => answers.flatMap(({ ask, reply }) => (ask === asking ? [reply] : []));
  const refused = of(good).find(({ response }) => [401, 403].includes(response.status));
  const got = `${refused?.response.status}`;
  expectThat(refused === undefined, 'no refusal of the valid one', got, ...of(good), ...of(bad));
  return of(bad);
}

/** Kinds that every profile has; the next operation has the next of them. */
const keyKinds = badKeys.filter(({ requirement }) => requirement !== 'partner.auth.revoked');
const tokenKinds = badTokens.filter(
  ({ requirement, dueAt }) => dueAt === undefined && requirement !== 'workspace.auth.revoked',
);

async function keyRequest(t: CheckContext, info: PartnerOperationInfo) {
  // What it is answered depends on whose usage it is.
  return { ...requestTo(t, info, await exposableIds(t, info)), also: [400, 404] };
}

const partnerReads = partnerOperations.filter(({ method }) => method === 'GET');
for (const [place, info] of partnerReads.entries()) {
  const kind = keyKinds[place % keyKinds.length];
  if (kind !== undefined) {
    alone.check(kind.requirement, title(info.operation, kind.what), async (t) => {
      const request = await keyRequest(t, info);
      const [stranger] = kind.clients(t);
      if (stranger === undefined) throw new NotTested('the key of the profile is too short for this');
      const replies = await beside(
        () => t.partner.raw(request),
        () => stranger.raw({ ...request, headers: { authorization: null } }),
      );
      for (const reply of replies) expectStatus(reply, 401, `${kind.what}, while a valid key asks for the same`);
    });
  }

  alone.check(
    'partner.auth.not-entitled',
    title(info.operation, 'the key of an organization without entitlement'),
    async (t) => {
      const without = t.partner.as('notEntitled');
      const [request, refusals] = [await keyRequest(t, info), await refusalsOfNotEntitled(t, info)];
      const replies = await beside(
        () => t.partner.raw(request),
        () => without.raw(request),
      );
      for (const reply of replies) expectStatus(reply, refusals, 'another organization asks for the same');
    },
  );
}

const workspaceReads = workspaceOperations.filter(({ method }) => method === 'GET');
for (const [place, info] of workspaceReads.entries()) {
  const kind = tokenKinds[place % tokenKinds.length];
  if (kind === undefined) continue;
  alone.check(kind.requirement, title(info.operation, kind.what), async (t) => {
    await needsDataStores(t, infoOf(info.operation));
    const request = await requestToWorkspace(t, info, bait);
    const [header = null] = await kind.headers(t);
    const replies = await beside(
      () => t.workspace.raw(request),
      () => sendAs(t, request, header),
    );
    for (const reply of replies) expectStatus(reply, 401, `${kind.what}, while a valid token asks for the same`);
  });
}
