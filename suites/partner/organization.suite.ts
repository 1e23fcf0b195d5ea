import {
  type CheckContext,
  check,
  expectEqual,
  expectStatus,
  expectThat,
  NotTested,
  type PartnerCredential,
  prepared,
  type Reply,
  show,
} from '../../src/check/index.ts';
import { millisecondsOf } from '../support/moments.ts';
import { ownOrganization } from '../support/own-organization.ts';
import { alternating, inParallel } from '../support/parallel.ts';

check('partner.ping.status', 'a valid key is answered with 200', async (t) => {
  expectStatus((await ownOrganization(t)).ping, 200);
});

check('partner.ping.organization-id', 'ping and me show the same id', (t) => expectSameId(t));

check('partner.ping.organization-name', 'ping and me show the same name', (t) => expectSameName(t));

async function expectSameId(t: CheckContext, credential?: PartnerCredential): Promise<void> {
  const { ping, me } = await ownOrganization(t, credential);
  const { id } = prepared(me, 200, 'get the partner organization');
  expectEqual(prepared(ping, 200, 'ping').organizationId, id, 'organizationId', me, ping);
}

async function expectSameName(t: CheckContext, credential?: PartnerCredential): Promise<void> {
  const { ping, me } = await ownOrganization(t, credential);
  const { name } = prepared(me, 200, 'get the partner organization');
  expectEqual(prepared(ping, 200, 'ping').organizationName, name, 'organizationName', me, ping);
}

/**
 * Fails unless the keys of two partners each get an organization of their own. They ask in turn, and together: what was
 * answered to the one must not be kept for the other, nor who is asking.
 */
async function expectOwn(
  t: CheckContext,
  what: string,
  ask: (partner: CheckContext['partner']) => Promise<{ reply: Reply; id: string }>,
): Promise<void> {
  const few = alternating(t.partner, t.partner.as('otherPartner'));
  const callers = [...few, ...few];
  const answers = await inParallel(callers.map(async (caller) => ({ caller, ...(await ask(caller)) })));
  const replies = answers.map(({ reply }) => reply);
  for (const { caller, id } of answers) {
    const shared = answers.find((one) => one.caller !== caller && one.id === id);
    expectThat(shared === undefined, `another ${what} for the key of another partner`, `${id} for both`, ...replies);
  }
}

check('partner.ping.own-organization', 'the keys of two partners get different organization ids', (t) =>
  expectOwn(t, 'organizationId', async (partner) => {
    const reply = await partner.GET('/api/v1/ping');
    return { reply, id: prepared(reply, 200, 'ping').organizationId };
  }),
);

check('partner.me.status', 'a valid key is answered with 200', async (t) => {
  expectStatus((await ownOrganization(t)).me, 200);
});

check('partner.me.tier', 'a partner that may ask for its own usage has the tier msp', async (t) => {
  const usage = await t.partner.GET('/api/v1/me/usage/current');
  // A reseller is rejected, and a managed-service partner without a contract has no usage.
  if (usage.response.status !== 200) throw new NotTested('the usage of the partner is not answered');
  const { me } = await ownOrganization(t);
  expectEqual(prepared(me, 200, 'get the partner organization').tier, 'msp', 'the tier', usage, me);
});

check(
  'partner.me.tier-of-reseller',
  'a partner that may not ask for its usage has another tier',
  async ({ partner }) => {
    const reseller = partner.as('reseller');
    const usage = await reseller.GET('/api/v1/me/usage/current');
    if (usage.response.status !== 400) throw new NotTested('the usage of the reseller is not refused');
    const me = await reseller.GET('/api/v1/me');
    const { tier } = prepared(me, 200, 'get the partner organization');
    expectThat(tier !== 'msp', 'another tier than msp', show(tier), usage, me);
  },
);

check('partner.me.own-organization', 'the keys of two partners get different organizations', (t) =>
  expectOwn(t, 'id', async (partner) => {
    const reply = await partner.GET('/api/v1/me');
    return { reply, id: prepared(reply, 200, 'get the organization').id };
  }),
);

// What a partner is, and whether it has a contract, makes no difference to these.
for (const credential of ['otherPartner', 'reseller', 'noContract'] as const) {
  check('partner.ping.organization-id', `ping and me show the key of ${credential} the same id`, (t) =>
    expectSameId(t, credential),
  );

  check('partner.ping.organization-name', `ping and me show the key of ${credential} the same name`, (t) =>
    expectSameName(t, credential),
  );

  check('partner.me.billing-period-order', `the billing period of ${credential} is in order`, (t) =>
    expectPeriod(t, credential),
  );

  check('partner.ping.status', `the key of ${credential} is answered with 200`, async (t) => {
    expectStatus((await ownOrganization(t, credential)).ping, 200);
  });

  check('partner.me.status', `the key of ${credential} is answered with 200`, async (t) => {
    expectStatus((await ownOrganization(t, credential)).me, 200);
  });

  check('partner.client.list.status', `the key of ${credential} lists its clients with 200`, async ({ partner }) => {
    expectStatus(await partner.as(credential).GET('/api/v1/clients'), 200);
  });
}

check('partner.me.billing-period-order', 'the billing period does not start after its end', (t) => expectPeriod(t));

async function expectPeriod(t: CheckContext, credential?: PartnerCredential): Promise<void> {
  const { me } = await ownOrganization(t, credential);
  const { start, end } = prepared(me, 200, 'get the organization').billingPeriod;
  expectThat(
    !(millisecondsOf(start) > millisecondsOf(end)),
    'a start that is not after the end',
    `${start} to ${end}`,
    me,
  );
}
