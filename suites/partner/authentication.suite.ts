import type { RequirementId } from '../../generated/catalogue.ts';
import {
  type CheckContext,
  check,
  describe,
  exchangeOf,
  expectEitherWay,
  expectStatus,
  expectThat,
  field,
  NotTested,
  type PartnerClient,
  prepared,
  type Reply,
  show,
} from '../../src/check/index.ts';
import { drawn, drawnInTurn } from '../support/draws.ts';
import { refusalsOfNotEntitled } from '../support/entitlement.ts';
import { alterEnd, alteredElsewhere, unknownLike } from '../support/identifiers.ts';
import { sendOffContract } from '../support/off-contract.ts';
import { isTelling, mentions } from '../support/open-bodies.ts';
import { inParallel } from '../support/parallel.ts';
import { registerClient, sharedClient } from '../support/partner.ts';
import { badCredentials, cutKeys, withKeys } from '../support/partner-credentials.ts';
import { formsOf } from '../support/partner-forms.ts';
import {
  askedWithAKey,
  exposableIds,
  goneIds,
  type Ids,
  newHome,
  operationsWith,
  type PartnerOperationInfo,
  partnerOperations,
  requestTo,
  send,
} from '../support/partner-requests.ts';
import {
  alteredAtEnd,
  expectNoWayIn,
  inOtherCases,
  longSecrets,
  looselyWritten,
  transposed,
  unpadded,
  withoutBeginnings,
  wrapped,
} from '../support/secret-text.ts';
import { cookiesOf, fittingFor, writtenOtherwise } from '../support/ways-in.ts';

// Every operation and every kind of bad credential: the request is one that succeeds with a good key. Those that take
// parameters are asked beside them, elsewhere.
for (const [place, info] of partnerOperations.filter((each) => formsOf(each).length === 0).entries()) {
  for (const [number, { requirement, what, clients }] of badCredentials.entries()) {
    check(requirement, `${info.operation} rejects ${what}`, async (t) => {
      const all = clients(t);
      if (all.length === 0) throw new NotTested('the key of the profile is too short for this');
      // How keys are read is the same everywhere: where it is not, one of each kind will tell.
      const one = { in: all.length, turn: place + number };
      const bad = info.operation === 'GET /api/v1/ping' ? all : drawnInTurn(t, all, one);
      await refusesAll(t, info, bad, await exposableIds(t, info));
    });
  }
}

/** Who has no key at all, and who has made one up in the form of a valid one. */
const strangers: readonly { requirement: RequirementId; what: string; stranger(t: CheckContext): PartnerClient }[] = [
  {
    requirement: 'partner.auth.missing',
    what: 'a request without a key',
    stranger: (t) => t.partner.withAuthorization(null),
  },
  {
    requirement: 'partner.auth.garbage',
    what: 'a made-up key',
    stranger: ({ partner, partnerTarget: { apiKey } }) =>
      partner.withAuthorization(`ApiKey ${alterEnd(apiKey, apiKey.length)}`),
  },
];

const writes = partnerOperations.filter(({ method }) => method !== 'GET');

async function refusesAll(
  t: CheckContext,
  info: PartnerOperationInfo,
  clients: readonly PartnerClient[],
  ids: Ids,
): Promise<void> {
  await inParallel(
    clients.map(async (client) => {
      // A header of the profile's own must not stand in for the one that is left out.
      const request = { ...requestTo(t, info, ids), headers: { authorization: null } };
      expectStatus(await send(t, request, client), 401);
    }),
  );
}

check('partner.auth.other-scheme', 'GET /api/v1/ping rejects a valid key after further words', async (t) => {
  const key = t.partnerTarget.apiKey;
  const words = ['Digest', 'Key', 'XApiKey', 'Bearer ApiKey'];
  await pingRefuses(words.map((word) => t.partner.withAuthorization(`${word} ${key}`)));
});

check(
  'partner.auth.other-scheme',
  'GET /api/v1/ping rejects a key after more or less than its scheme, or as a password',
  async (t) => {
    const key = t.partnerTarget.apiKey;
    const pairs = [`${key}:`, `:${key}`, `api:${key}`].map((pair) => `Basic ${Buffer.from(pair).toString('base64')}`);
    const words = [`ApiKey${key}`, `ApiKey:${key}`, `ApiKey: ${key}`, `ApiKey=${key}`, `Api-Key ${key}`];
    await pingRefuses([...words, ...pairs].map((value) => t.partner.withAuthorization(value)));
  },
);

// Other headers are none of the kind that is asked for. All at once: each of them is one too many.
function keyElsewhere({ partnerTarget: { apiKey: key } }: CheckContext): Record<string, string | null> {
  const fitting = fittingFor(key);
  const names = fitting(['x-api-key', 'api-key', 'apikey', 'x-apikey', 'x-auth-token'], 2_000);
  return {
    authorization: null,
    ...Object.fromEntries(names.map((name) => [name, key])),
    'x-authorization': `ApiKey ${key}`,
    cookie: fitting(['apiKey', 'api_key', 'token'], 2_000)
      .map((name) => `${name}=${key}`)
      .join('; '),
  };
}

for (const info of partnerOperations) {
  check('partner.auth.missing', `${info.operation} rejects a valid key in other headers`, async (t) => {
    const request = { ...requestTo(t, info, await exposableIds(t, info)), headers: keyElsewhere(t) };
    expectStatus(await send(t, request, t.partner.withAuthorization(null)), 401);
  });
}

check('partner.auth.missing', 'GET /api/v1/ping rejects the cookies that its answers set', async (t) => {
  const good = await t.partner.GET('/api/v1/ping');
  const cookie = cookiesOf(good);
  if (cookie === null) throw new NotTested('its answers set no cookies');
  const headers = { authorization: null, cookie };
  const reply = await t.partner.withAuthorization(null).raw({ operation: 'GET /api/v1/ping', headers });
  expectThat(reply.response.status === 401, '401', describe(exchangeOf(reply)), good, reply);
});

// A session of one organization is no part of the key of another.
check('partner.ping.own-organization', 'a key speaks for itself beside the cookies of another', async (t) => {
  const other = t.partner.as('otherPartner');
  const cookie = cookiesOf(await t.partner.GET('/api/v1/ping'));
  if (cookie === null) throw new NotTested('its answers set no cookies');
  const plain = await other.GET('/api/v1/ping');
  const { organizationId } = prepared(plain, 200, 'ping with the key of another partner');
  const beside = await other.raw({ operation: 'GET /api/v1/ping', headers: { cookie }, open: true });
  if (!beside.response.ok) throw new NotTested(`beside a cookie it is answered ${beside.response.status}`);
  const shown = field(exchangeOf(beside).json, 'organizationId');
  expectEitherWay(
    shown === organizationId,
    `the organization ${organizationId} of the key`,
    show(shown),
    plain,
    beside,
  );
});

check(
  'partner.auth.missing',
  'the list of clients is not shown without a key, however its path is written',
  async (t) => {
    const { id, name } = await sharedClient(t);
    const stranger = t.partner.withAuthorization(null);
    for (const target of writtenOtherwise('/api/v1/clients')) {
      const reply = await sendOffContract(stranger, { method: 'GET', target });
      if (reply === null) continue;
      const isShown = [id, name].some((mark) => isTelling(mark) && mentions(reply, mark));
      expectThat(!isShown, 'nothing of a client, without a key', describe(exchangeOf(reply)), reply);
    }
  },
);

// What a lookup may take for any key, or for none.
check('partner.auth.garbage', 'GET /api/v1/ping rejects words and wildcards as a key', async (t) => {
  const words = ['null', 'undefined', 'true', '0', 'constructor', 'valueOf', '*', '%'];
  await pingRefuses(withKeys(t, [...words, '_'.repeat(t.partnerTarget.apiKey.length)]));
});

// The console's preview may have any length; this costs no more on one operation than the matrix above.
check('partner.auth.truncated', 'GET /api/v1/ping rejects the first characters of a key, however many', async (t) => {
  const key = t.partnerTarget.apiKey;
  const lengths = Array.from({ length: Math.min(unpadded(key).length - 1, 32) }, (_, index) => index + 1);
  const usual = [1, 8, 12];
  const others = lengths.filter((length) => !usual.includes(length));
  await pingRefuses(withKeys(t, cutKeys(key, [...usual, ...drawn(t, 'first characters of a key', others, 4)])));
});

// What a key begins with may be the same for all: without it a key is cut short, too.
check('partner.auth.truncated', 'GET /api/v1/ping rejects the last characters of a key', async (t) => {
  await pingRefuses(withKeys(t, withoutBeginnings(t.partnerTarget.apiKey)));
});

check('partner.auth.altered', 'GET /api/v1/ping rejects a key with one character changed elsewhere', async (t) => {
  const key = t.partnerTarget.apiKey;
  const others = [transposed(key)].filter((other) => other !== key);
  await pingRefuses(withKeys(t, [...alteredElsewhere(key), alteredAtEnd(key), ...others]));
});

check('partner.auth.other-case', 'GET /api/v1/ping rejects a key in another letter case', async (t) => {
  const key = t.partnerTarget.apiKey;
  const others = inOtherCases(key);
  // A lookup that folds the case may still need to have seen the key as it is.
  prepared(await t.partner.GET('/api/v1/ping'), 200, 'ping');
  await pingRefuses(withKeys(t, others));
});

// What a key looks like may go by whose it is, and so may the way in which it is looked up.
const nearly = [
  [
    'partner.auth.truncated',
    'cut short',
    (key: string) => cutKeys(key, [8, Math.ceil(key.length / 2), unpadded(key).length - 1]),
  ],
  [
    'partner.auth.altered',
    'changed in its middle or at its end',
    (key: string) => [alteredAtEnd(key), ...alteredElsewhere(key, [1 / 2])],
  ],
  ['partner.auth.extended', 'with characters appended', (key: string) => [`${unpadded(key)}0000`]],
] as const;

for (const name of ['reseller', 'otherPartner', 'noContract', 'notEntitled'] as const) {
  for (const [requirement, what, change] of nearly) {
    check(requirement, `GET /api/v1/ping rejects the key of ${name} ${what}`, async (t) => {
      t.partner.as(name);
      await pingRefuses(withKeys(t, change(t.partnerTarget.credentials[name] ?? '')));
    });
  }
}

// Between the scheme and the key nothing stands but a space.
check('partner.auth.garbage', 'GET /api/v1/ping rejects words before a valid key', async (t) => {
  const key = t.partnerTarget.apiKey;
  await pingRefuses(withKeys(t, [`x1y2z3 ${key}`, `x1y2z3,${key}`, `key=x1y2z3 ${key}`]));
});

check('partner.auth.garbage', 'GET /api/v1/ping rejects a valid key that is escaped or quoted', async (t) => {
  await pingRefuses(withKeys(t, wrapped(t.partnerTarget.apiKey)));
});

for (const [name, statuses] of [
  ['revoked', [401, 400]],
  ['notEntitled', [403, 401, 400]],
] as const) {
  const requirement = name === 'revoked' ? 'partner.auth.revoked' : 'partner.auth.not-entitled';
  check(requirement, `GET /api/v1/ping does not let in \`${name}\`, however loosely it is written`, async (t) => {
    t.partner.as(name);
    for (const header of looselyWritten('ApiKey', t.partnerTarget.credentials[name] ?? '')) {
      const reply = await t.partner.withAuthorization(header).raw({ operation: 'GET /api/v1/ping', open: true });
      const isOut = statuses.some((status) => status === reply.response.status);
      expectEitherWay(isOut, `one of ${statuses.join(', ')}`, describe(exchangeOf(reply)), reply);
    }
  });
}

check('partner.auth.garbage', 'GET /api/v1/ping rejects a made-up key of thousands of characters', async (t) => {
  for (const client of withKeys(t, longSecrets)) {
    expectNoWayIn(await client.raw({ operation: 'GET /api/v1/ping', open: true }));
  }
});

async function pingRefuses(clients: readonly PartnerClient[]): Promise<void> {
  await inParallel(
    clients.map(async (client) => expectStatus(await client.raw({ operation: 'GET /api/v1/ping' }), 401)),
  );
}

// An answer that is kept for those who ask again must not be given to others.
for (const info of partnerOperations.filter(({ method }) => method === 'GET')) {
  for (const { requirement, what, stranger } of strangers) {
    check(requirement, `${info.operation} rejects ${what} right after a request with a valid key`, async (t) => {
      const { request, reply: good } = await askedWithAKey(t, info);
      const bad = stranger(t);
      const reply = await send(t, { ...request, headers: { authorization: null } }, bad);
      expectThat(reply.response.status === 401, '401', describe(exchangeOf(reply)), good, reply);
    });
  }
}

// Who has no valid key must not learn which ids exist.
for (const info of operationsWith('clientId')) {
  check('partner.auth.before-lookup', `${info.operation} rejects a bad key even if the ids do not exist`, async (t) => {
    const gone = await goneIds(t);
    const { client } = t.partnerTarget.fixtures;
    // In the form of issued ones, each of its kind: a malformed id would be a second mistake in the request.
    const ids: Ids = {
      ...gone,
      workspaceId: unknownLike(client?.workspace ?? gone.clientId).id,
      filespaceId: unknownLike(client?.filespace ?? gone.clientId).id,
    };
    const none = t.partner.withAuthorization(null);
    const altered = withKeys(t, [alteredAtEnd(t.partnerTarget.apiKey)]);
    const never = { ...ids, clientId: unknownLike(gone.clientId).id };
    await inParallel([refusesAll(t, info, altered, ids), refusesAll(t, info, [none], never)]);
  });
}

// The valid twin of all of the above. What is answered instead of 401 and 403 belongs to the operation.
for (const info of partnerOperations) {
  check('partner.auth.accepted', `${info.operation} accepts a valid key`, async (t) => {
    const reply = info.method === 'GET' ? (await askedWithAKey(t, info)).reply : await writtenWithAKey(t, info);
    const { status } = exchangeOf(reply);
    expectThat(status !== 401 && status !== 403, 'neither 401 nor 403', describe(exchangeOf(reply)), reply);
  });
}

/** A write with a valid key, to a client that all of them are about; it goes last. */
async function writtenWithAKey(t: CheckContext, info: PartnerOperationInfo): Promise<Reply> {
  const replies = await t.shared('written with a valid key', async (own) => {
    const home = await newHome(own);
    const written = new Map<string, Reply>();
    for (const each of writes.toSorted((a, b) => b.path.length - a.path.length))
      written.set(each.operation, await send(own, requestTo(own, each, { ...home })));
    return written;
  });
  const reply = replies.get(info.operation);
  if (reply === undefined) throw new Error(`${info.operation} is no write`);
  return reply;
}

for (const info of partnerOperations.filter((each) => formsOf(each).length === 0)) {
  check('partner.auth.not-entitled', `${info.operation} rejects an organization that is not entitled`, async (t) => {
    const client = t.partner.as('notEntitled');
    const reply = await client.raw(requestTo(t, info, await exposableIds(t, info)));
    if (info.operation === 'POST /api/v1/clients') registerClient(t, reply, 'of a request', 'notEntitled');
    expectStatus(reply, await refusalsOfNotEntitled(t, info));
  });
}
