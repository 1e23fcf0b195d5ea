import {
  check,
  expectEqual,
  expectStatus,
  expectThat,
  NotTested,
  type PartnerClient,
  prepared,
} from '../../src/check/index.ts';
import { millisecondsOf } from '../support/moments.ts';

check('partner.ping.status', 'a valid key is answered with 200', async ({ partner }) => {
  expectStatus(await partner.GET('/api/v1/ping'), 200);
});

check('partner.ping.organization-id', 'ping and me show the same id', async ({ partner }) => {
  const [ping, me] = await Promise.all([partner.GET('/api/v1/ping'), partner.GET('/api/v1/me')]);
  const { id } = prepared(me, 200, 'get the partner organization');
  expectEqual(prepared(ping, 200, 'ping').organizationId, id, 'organizationId', me, ping);
});

check('partner.ping.organization-name', 'ping and me show the same name', async ({ partner }) => {
  const [ping, me] = await Promise.all([partner.GET('/api/v1/ping'), partner.GET('/api/v1/me')]);
  const { name } = prepared(me, 200, 'get the partner organization');
  expectEqual(prepared(ping, 200, 'ping').organizationName, name, 'organizationName', me, ping);
});

check(
  'partner.ping.own-organization',
  'the keys of two partners get different organization ids',
  async ({ partner }) => {
    const other = partner.as('otherPartner');
    const replies = await Promise.all([partner.GET('/api/v1/ping'), other.GET('/api/v1/ping')]);
    const [mine, theirs] = replies.map((reply) => prepared(reply, 200, 'ping').organizationId);
    expectThat(
      mine !== theirs,
      'another organizationId for the key of another partner',
      `${mine} for both`,
      ...replies,
    );
  },
);

check('partner.me.status', 'a valid key is answered with 200', async ({ partner }) => {
  expectStatus(await partner.GET('/api/v1/me'), 200);
});

check('partner.me.tier', 'a partner that may ask for its own usage has the tier msp', async ({ partner }) => {
  const usage = await partner.GET('/api/v1/me/usage/current');
  // A reseller is rejected, and a managed-service partner without a contract has no usage.
  if (usage.response.status !== 200) throw new NotTested('the usage of the partner is not answered');
  const me = await partner.GET('/api/v1/me');
  expectEqual(prepared(me, 200, 'get the partner organization').tier, 'msp', 'the tier', usage, me);
});

check('partner.me.own-organization', 'the keys of two partners get different organizations', async ({ partner }) => {
  const other = partner.as('otherPartner');
  const replies = await Promise.all([partner.GET('/api/v1/me'), other.GET('/api/v1/me')]);
  const [mine, theirs] = replies.map((reply) => prepared(reply, 200, 'get the organization').id);
  expectThat(mine !== theirs, 'another id for the key of another partner', `${mine} for both`, ...replies);
});

// What a partner is, and whether it has a contract, makes no difference to these.
for (const credential of ['otherPartner', 'reseller', 'noContract'] as const) {
  check(
    'partner.ping.organization-id',
    `ping and me show the key of ${credential} the same id`,
    async ({ partner }) => {
      const client = partner.as(credential);
      const [ping, me] = await Promise.all([client.GET('/api/v1/ping'), client.GET('/api/v1/me')]);
      const { id } = prepared(me, 200, 'get the partner organization');
      expectEqual(prepared(ping, 200, 'ping').organizationId, id, 'organizationId', me, ping);
    },
  );

  check('partner.ping.organization-name', `ping and me show the key of ${credential} the same name`, async (t) => {
    const client = t.partner.as(credential);
    const [ping, me] = await Promise.all([client.GET('/api/v1/ping'), client.GET('/api/v1/me')]);
    const { name } = prepared(me, 200, 'get the partner organization');
    expectEqual(prepared(ping, 200, 'ping').organizationName, name, 'organizationName', me, ping);
  });

  check('partner.me.billing-period-order', `the billing period of ${credential} is in order`, (t) =>
    expectPeriod(t.partner.as(credential)),
  );

  check('partner.ping.status', `the key of ${credential} is answered with 200`, async ({ partner }) => {
    expectStatus(await partner.as(credential).GET('/api/v1/ping'), 200);
  });

  check('partner.me.status', `the key of ${credential} is answered with 200`, async ({ partner }) => {
    expectStatus(await partner.as(credential).GET('/api/v1/me'), 200);
  });

  check('partner.client.list.status', `the key of ${credential} lists its clients with 200`, async ({ partner }) => {
    expectStatus(await partner.as(credential).GET('/api/v1/clients'), 200);
  });
}

check('partner.me.billing-period-order', 'the billing period does not start after its end', ({ partner }) =>
  expectPeriod(partner),
);

async function expectPeriod(partner: PartnerClient): Promise<void> {
  const reply = await partner.GET('/api/v1/me');
  const { start, end } = prepared(reply, 200, 'get the organization').billingPeriod;
  expectThat(
    !(millisecondsOf(start) > millisecondsOf(end)),
    'a start that is not after the end',
    `${start} to ${end}`,
    reply,
  );
}
