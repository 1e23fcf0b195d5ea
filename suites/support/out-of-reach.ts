import { type CheckContext, expectStatus, expectThat, Inconclusive, type Reply } from '../../src/check/index.ts';
import { inParallel } from './parallel.ts';
import {
  besideParameters,
  type Ids,
  inSomeForms,
  type PartnerOperationInfo,
  requestTo,
  send,
} from './partner-requests.ts';

/** A request with ids that all exist, though not in the reach of this key or not below one another, is a 404. */
export async function expectOutOfReach(
  t: CheckContext,
  info: PartnerOperationInfo,
  paths: readonly Ids[],
  why: string,
): Promise<void> {
  const requests = inSomeForms(paths.map((ids) => besideParameters(requestTo(t, info, ids), info)));
  await inParallel(requests.map(async (request) => expectStatus(await send(t, request), 404, why)));
}

/** How often what is not found is looked for again, and how long after. */
const [tries, pauseMs] = [8, 700];

/** The valid twin: where it belongs it is found, and at once, whoever has asked for it elsewhere. */
export async function expectStays(t: CheckContext, look: () => Promise<Reply>): Promise<void> {
  const first = await look();
  if (first.response.status !== 404) return;
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    await t.sleep(pauseMs);
    const later = await look();
    const isBack = later.response.status === 200;
    expectThat(!isBack, '200 where it belongs, throughout', '404, and 200 a little later', first, later);
  }
  throw new Inconclusive('it is not found where it belongs either');
}
