import {
  accepted,
  alone,
  type CheckContext,
  check,
  exchangeOf,
  expectStatus,
  expectThat,
  NotTested,
  type PartnerClient,
  prepared,
  type Reply,
  show,
} from '../../src/check/index.ts';
import { newClientOf } from '../support/clients.ts';
import { needsIdsOfItsOwn } from '../support/counted-apart.ts';
import { refusedDeletion } from '../support/deletable.ts';
import { expectErrorObjectOf } from '../support/error-objects.ts';
import { goneClient } from '../support/id-reuse.ts';
import { canonical, failIfLasting, type Problem } from '../support/list-walks.ts';
import { isObject } from '../support/lists.ts';
import { millisecondsOf } from '../support/moments.ts';
import { deletedClient, partnerUsage, readClientUsage, resellerUsage } from '../support/usage-current.ts';

check('partner.usage.current.partner-status', 'the partner gets its current usage', async (t) => {
  expectStatus(await partnerUsage(t), 200);
});

check('partner.usage.current.partner-period-order', 'the current period does not start after its end', async (t) => {
  expectOrderedPeriod(await partnerUsage(t));
});

// Another contract may lack the optional blocks, or a limit; whether there is one is not known.
check('partner.usage.current.partner-period-order', 'the period of otherPartner is in order', async ({ partner }) => {
  expectOrderedPeriod(await partner.as('otherPartner').GET('/api/v1/me/usage/current'));
});

function blocksOf(reply: Reply): string[] {
  const { json } = exchangeOf(reply);
  return ['vendorConnect', 'teamCache'].filter((block) => isObject(json) && isObject(json[block]));
}

/** Longer than an answer is kept where nobody should notice. */
const forgottenMs = 3_100;

type Asked = readonly [first: Reply, second: Reply];

/** What is asked for twice, each after a while in which nobody asked. */
async function askedAgain(t: CheckContext): Promise<{ partner: Asked; client: Asked | null }> {
  const { credentials, fixtures } = t.partnerTarget;
  const hasClient = credentials.reseller !== undefined && fixtures.resellerClient !== undefined;
  const read = (): Promise<Reply> => t.partner.GET('/api/v1/me/usage/current');
  // Nothing that was asked before is still kept.
  await t.sleep(forgottenMs);
  const ofClient = (): Promise<Reply> => resellerUsage(t, 'resellerClient');
  return { partner: [await read(), await read()], client: hasClient ? [await ofClient(), await ofClient()] : null };
}

function findOtherBlocks(replies: Asked): Problem | null {
  if (replies.some(({ response }) => response.status !== 200)) throw new NotTested('there is no current usage');
  const [first = '', second = ''] = replies.map((reply) => show(blocksOf(reply)));
  return first === second ? null : { expected: `the blocks ${first}`, got: second, evidence: replies };
}

// Which blocks there are depends on the contract alone.
for (const [whose, what] of [
  ['partner', 'current usage'],
  ['client', "the current usage of a reseller's client"],
] as const) {
  alone.check('partner.one-record', `${what} that is asked for again has the same blocks`, async (t) => {
    if (whose === 'client') t.partner.as('reseller');
    if (whose === 'client') t.partnerFixture('resellerClient');
    await failIfLasting(async (attempt) => {
      const asked = attempt === 1 ? await t.shared('current usage asked again', askedAgain) : await askedAgain(t);
      const replies = asked[whose];
      return replies === null ? null : findOtherBlocks(replies);
    });
  });
}

// Two partners may have used as much. So it tells only where both are shown now the one's figures and now the other's.
check(
  'partner.usage.current.partner-own',
  'of two partners none is shown the figures of whoever asked before',
  async (t) => {
    const [mine, theirs] = [t.partner, t.partner.as('otherPartner')];
    const rounds: Round[] = [];
    for (const callers of [
      [mine, theirs],
      [theirs, mine],
      [mine, theirs],
    ]) {
      if (rounds.length > 0) await t.sleep(forgottenMs);
      rounds.push(await askInTurn(callers));
    }
    const [first, between, last] = rounds.map(({ figures }) => figures);
    const isSwapped = first !== undefined && first === last && between !== undefined && between !== first;
    const evidence = rounds.flatMap(({ replies }) => replies);
    expectThat(
      !isSwapped,
      'the same figures for a partner, whoever asked first',
      `now ${first}, now ${between}`,
      ...evidence,
    );
  },
);

interface Round {
  replies: readonly Reply[];
  /** Those that all of the callers were shown; undefined where they differ. */
  figures: string | undefined;
}

async function askInTurn(callers: readonly PartnerClient[]): Promise<Round> {
  const replies: Reply[] = [];
  const shown = new Set<string>();
  for (const caller of callers) {
    const reply = await caller.GET('/api/v1/me/usage/current');
    if (reply.response.status !== 200) throw new NotTested(`there is no current usage: ${reply.response.status}`);
    const { period: _, ...figures } = prepared(reply, 200, 'get the current usage');
    shown.add(canonical(figures));
    replies.push(reply);
  }
  const [figures] = shown;
  return { replies, figures: shown.size === 1 ? figures : undefined };
}

check('partner.usage.current.reseller', 'a reseller is rejected', async ({ partner }) => {
  const reseller = partner.as('reseller');
  // What was just answered to another partner is no answer for this one.
  await partner.GET('/api/v1/me/usage/current');
  expectStatus(await reseller.GET('/api/v1/me/usage/current'), 400, 'a reseller');
});

// Who asks gets no contract by it, so that asking again is no other question.
check('partner.usage.current.partner-no-contract', 'no active contract answers 404', async ({ partner }) => {
  const without = partner.as('noContract');
  // What was just answered to another partner is no answer for this one.
  await partner.GET('/api/v1/me/usage/current');
  for (const time of ['first', 'second']) {
    const reply = await without.GET('/api/v1/me/usage/current');
    expectStatus(reply, 404, `no active contract, for the ${time} time`);
  }
});

check('partner.usage.current.client-status', 'a reseller gets the current usage of its client', async (t) => {
  expectStatus(await resellerUsage(t, 'resellerClient'), 200);
});

check('partner.usage.current.client-period-order', 'the current period does not start after its end', async (t) => {
  expectOrderedPeriod(await resellerUsage(t, 'resellerClient'));
});

check('partner.usage.current.client-no-contract', 'no active contract answers 404', async (t) => {
  for (const time of ['first', 'second']) {
    const reply = await resellerUsage(t, 'resellerClientWithoutContract');
    expectStatus(reply, 404, `a client without an active contract, for the ${time} time`);
  }
});

check('partner.usage.current.client-not-found-body', 'a client without an active contract', async (t) => {
  expectErrorObjectOf(await resellerUsage(t, 'resellerClientWithoutContract'), 404);
});

goneClient('partner.usage.current.client-not-found-body', 'a client that was deleted', async (t) => {
  expectErrorObjectOf(await readClientUsage(t.partner, await deletedClient(t)), 404);
});

// Whatever a client had until then: only a reseller is told of the current usage of its clients.
goneClient('partner.not-found.client.unknown', "the current usage of a reseller's deleted client", async (t) => {
  const { id } = await newClientOf(t, 'reseller');
  const reseller = t.partner.as('reseller');
  // Whether it has a contract from the start is open.
  expectStatus(await readClientUsage(reseller, id), [200, 404], 'a new client of the reseller');
  const path = { clientId: id };
  const deletion = await reseller.DELETE('/api/v1/clients/{clientId}', { params: { path } });
  if (!deletion.response.ok) throw await refusedDeletion(t, id, String(deletion.response.status), reseller);
  t.gone(path);
  expectStatus(await readClientUsage(reseller, id), 404, 'a client that was deleted');
});

check('partner.usage.current.client-not-found-body', 'a client of another partner', async (t) => {
  await needsIdsOfItsOwn(t);
  expectErrorObjectOf(await readClientUsage(t.partner, t.partnerFixture('otherPartnerClient').id), 404);
});

function expectOrderedPeriod(reply: Awaited<ReturnType<typeof partnerUsage>>): void {
  if (reply.response.status !== 200) throw new NotTested(`there is no current usage: ${reply.response.status}`);
  const { start, end } = accepted(reply, 200).period;
  expectThat(
    !(millisecondsOf(start) > millisecondsOf(end)),
    'a start that is not after the end',
    `${start} to ${end}`,
    reply,
  );
}
