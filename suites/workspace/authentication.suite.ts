import {
  type CheckContext,
  check,
  describe,
  exchangeOf,
  expectEitherWay,
  expectStatus,
  expectThat,
  late,
  NotTested,
  prepared,
  type Reply,
} from '../../src/check/index.ts';
import { newKeyedAccount } from '../support/account-tokens.ts';
import { statusOf } from '../support/answers.ts';
import {
  asPassword,
  type BadCredential,
  badCredentials,
  lentHeader,
  sendAs,
  sendPlain,
  strange,
  turnOf,
  whenDue,
} from '../support/bad-tokens.ts';
import { drawnInTurn, firstAndSome } from '../support/draws.ts';
import { expectUntouched, writeTo, writingOperations } from '../support/effects.ts';
import { alteredElsewhere, unknownLike } from '../support/identifiers.ts';
import { sharedFilespace } from '../support/new-filespaces.ts';
import { sendOffContract } from '../support/off-contract.ts';
import { isTelling, mentions } from '../support/open-bodies.ts';
import { inParallel } from '../support/parallel.ts';
import {
  alteredAtEnd,
  expectNoWayIn,
  longSecrets,
  looselyWritten,
  transposed,
  unpadded,
  withoutBeginnings,
  wrapped,
} from '../support/secret-text.ts';
import { bait } from '../support/token-uses.ts';
import { cookiesOf, fittingFor, writtenOtherwise } from '../support/ways-in.ts';
import { hasForms } from '../support/workspace-forms.ts';
import {
  needsDataStores,
  type Request,
  requestTo,
  unknownFilespace,
  type WorkspaceOperationInfo,
  workspaceOperations,
} from '../support/workspace-requests.ts';

/**
 * Whether a credential is looked at, and whether it is one at all, is told at each operation by kinds of their own. How
 * closely a token is compared is the same everywhere: what is nearly right has a third of the operations each time.
 */
const nearlyRight: readonly string[] = [
  'workspace.auth.empty',
  'workspace.auth.truncated',
  'workspace.auth.altered',
  'workspace.auth.other-case',
];

const isNearlyRight = ({ requirement }: BadCredential): boolean => nearlyRight.includes(requirement);

for (const [number, kind] of badCredentials.filter(isNearlyRight).entries()) {
  check(kind.requirement, `some operations reject ${kind.what}`, async (t) => {
    const listing = workspaceOperations.filter(({ operation }) => operation === 'GET /api/v1/filespaces');
    const drawn = drawnInTurn(t, workspaceOperations, { in: 3, turn: number });
    for (const [place, info] of [...new Set([...listing, ...drawn])].entries()) {
      const all = await kind.headers(t);
      const headers = listing.includes(info) ? all : firstAndSome(t, all, place);
      const replies = await inParallel(headers.map((header) => sendPlain(t, kind, info, header)));
      for (const reply of replies) expectStatus(reply, 401, `${info.operation}: ${kind.what}`);
    }
  });
}

const hasBoth: readonly string[] = ['workspace.auth.expired', 'workspace.auth.revoked'];
/** Nothing at all, what is plainly no token, and what was one once. */
const plainly: readonly string[] = ['workspace.auth.missing', 'workspace.auth.garbage', ...hasBoth];

/** Operations that take parameters are asked beside them, elsewhere; by some kinds without them as well. */
const isAskedPlainly = (info: WorkspaceOperationInfo, { requirement }: BadCredential): boolean =>
  plainly.includes(requirement) || !hasForms(info);

for (const [place, info] of workspaceOperations.entries()) {
  for (const kind of badCredentials.filter((each) => !isNearlyRight(each) && isAskedPlainly(info, each))) {
    turnOf(kind).check(kind.requirement, `${info.operation} rejects ${kind.what}`, async (t) => {
      const all = await kind.headers(t);
      // How tokens are read is the same everywhere: where it is not, one of each kind will tell. What is known of a token
      // is not: one of this run and one of the profile may be looked up in two ways.
      const isEach = info.operation === 'GET /api/v1/filespaces' || hasBoth.includes(kind.requirement);
      const headers = isEach ? all : firstAndSome(t, all, place);
      // What was just answered to somebody else is no answer for a stranger.
      const isFirst = info.method === 'GET' && kind.requirement === 'workspace.auth.garbage';
      if (isFirst) await t.workspace.raw(await requestTo(t, info, bait));
      const replies = await inParallel(
        headers.map((header) => whenDue(t, kind, () => sendPlain(t, kind, info, header))),
      );
      for (const reply of replies) expectStatus(reply, 401, kind.what);
    });
  }
}

// Who has no valid token must not learn which ids exist.
const onIds = workspaceOperations.filter(({ pathParameters }) => pathParameters.length > 0);
for (const [place, info] of onIds.entries()) {
  check(
    'workspace.auth.before-lookup',
    `${info.operation} rejects a bad token even if the ids do not exist`,
    async (t) => {
      const request = await requestTo(t, info, bait);
      const last = info.pathParameters.at(-1) ?? '';
      const unknown = { ...request, path: { ...request.path, [last]: unknownLike(request.path?.[last] ?? '').id } };
      const headers = firstAndSome(t, [null, `Bearer ${strange(t)}`], place);
      for (const header of headers) expectStatus(await sendAs(t, unknown, header), 401, 'the id does not exist');
    },
  );
}

for (const credential of ['expired', 'revoked'] as const) {
  check(
    `workspace.auth.${credential}`,
    `GET /api/v1/filespaces rejects the profile's ${credential} token`,
    async (t) => {
      await listRefuses(t, [lentHeader(t, credential)]);
    },
  );
}

check('workspace.auth.other-scheme', 'GET /api/v1/filespaces rejects the valid token as a password', async (t) => {
  await listRefuses(t, asPassword(t.workspaceTarget.token));
});

check(
  'workspace.auth.other-scheme',
  'GET /api/v1/filespaces rejects a scheme that runs into the valid token',
  async (t) => {
    await listRefuses(t, [`Bearer${t.workspaceTarget.token}`]);
  },
);

check(
  'workspace.auth.altered',
  'GET /api/v1/filespaces rejects a valid token with one character changed elsewhere',
  async (t) => {
    const { token } = await t.shared('workspace account that asks for everything', (own) => newKeyedAccount(own));
    // What the profile has may be shorter than what is issued, and hashed whole where that is cut.
    const altered = [
      ...[t.workspaceTarget.token, token].flatMap((valid) => alteredElsewhere(valid)),
      alteredAtEnd(token),
      ...[transposed(token)].filter((other) => other !== token),
    ];
    await listRefuses(
      t,
      altered.map((each) => `Bearer ${each}`),
    );
  },
);

check('workspace.auth.truncated', 'GET /api/v1/filespaces rejects an issued token without its end', async (t) => {
  const { token } = await t.shared('workspace account that asks for everything', (own) => newKeyedAccount(own));
  await listRefuses(t, [`Bearer ${unpadded(token).slice(0, -1)}`]);
});

// What a token begins with may be the same for all: without it a token is cut short, too.
check('workspace.auth.truncated', 'GET /api/v1/filespaces rejects the last characters of a token', async (t) => {
  const { token } = await t.shared('workspace account that asks for everything', (own) => newKeyedAccount(own));
  const cut = [t.workspaceTarget.token, token].flatMap(withoutBeginnings);
  await listRefuses(
    t,
    [...new Set(cut)].map((rest) => `Bearer ${rest}`),
  );
});

// Between the scheme and the token nothing stands but a space.
check('workspace.auth.garbage', 'GET /api/v1/filespaces rejects words before a valid token', async (t) => {
  const { token } = t.workspaceTarget;
  await listRefuses(t, [`Bearer x1y2z3 ${token}`, `Bearer x1y2z3,${token}`, `Bearer token=x1y2z3 ${token}`]);
});

check('workspace.auth.garbage', 'GET /api/v1/filespaces rejects a valid token that is escaped or quoted', async (t) => {
  await listRefuses(
    t,
    wrapped(t.workspaceTarget.token).map((token) => `Bearer ${token}`),
  );
});

for (const kind of badCredentials.filter(({ requirement }) => hasBoth.includes(requirement))) {
  const title = `GET /api/v1/filespaces does not let in ${kind.what}, however loosely it is written`;
  turnOf(kind).check(kind.requirement, title, async (t) => {
    for (const header of await kind.headers(t)) {
      for (const loose of looselyWritten('Bearer', (header ?? '').slice('Bearer '.length))) {
        const request = { operation: 'GET /api/v1/filespaces', open: true } as const;
        const reply = await whenDue(t, kind, () => t.workspace.withAuthorization(loose).raw(request));
        const isOut = [401, 400].includes(reply.response.status);
        expectEitherWay(isOut, '401 or 400', describe(exchangeOf(reply)), reply);
      }
    }
  });
}

check(
  'workspace.auth.garbage',
  'GET /api/v1/filespaces rejects a made-up token of thousands of characters',
  async (t) => {
    for (const secret of longSecrets) {
      const asked = t.workspace.withAuthorization(`Bearer ${secret}`);
      expectNoWayIn(await asked.raw({ operation: 'GET /api/v1/filespaces', open: true }));
    }
  },
);

/** Of an account that goes with the run: what stands in a URL may be written down. */
async function tokenToShow(t: CheckContext): Promise<string> {
  const { token } = await t.shared('workspace account that asks for everything', (own) => newKeyedAccount(own));
  const operation = 'GET /api/v1/filespaces';
  prepared(await t.workspace.withAuthorization(`Bearer ${token}`).raw({ operation }), 200, 'list filespaces');
  return token;
}

/** All at once: each of them is one too many. */
function tokenElsewhere(token: string): Record<string, string | null> {
  const fitting = fittingFor(token);
  return {
    authorization: null,
    ...Object.fromEntries(
      fitting(['x-auth-token', 'x-api-key', 'x-access-token', 'token'], 2_000).map((name) => [name, token]),
    ),
    'x-authorization': `Bearer ${token}`,
    cookie: fitting(['token', 'access_token', 'session'], 2_000)
      .map((name) => `${name}=${token}`)
      .join('; '),
  };
}

for (const info of workspaceOperations.filter(({ operation }) => operation !== 'GET /api/v1/filespaces')) {
  check('workspace.auth.missing', `${info.operation} rejects a valid token in other headers`, async (t) => {
    const headers = tokenElsewhere(await tokenToShow(t));
    const request = { ...(await requestTo(t, info, bait)), headers };
    expectStatus(await sendAs(t, request, null), 401);
  });
}

check('workspace.auth.missing', 'GET /api/v1/filespaces rejects a valid token in other places', async (t) => {
  const token = await tokenToShow(t);
  const operation = 'GET /api/v1/filespaces';
  const fitting = fittingFor(token);
  const inQuery = Object.fromEntries(
    fitting(['access_token', 'token', 'api_key', 'key', 'jwt'], 1_500).map((name) => [name, token]),
  );
  const stranger = t.workspace.withAuthorization(null);
  for (const places of [{ headers: tokenElsewhere(token) }, { query: inQuery }]) {
    const headers = { authorization: null, ...places.headers };
    expectStatus(await stranger.raw({ operation, ...places, headers }), 401);
  }
});

check('workspace.auth.missing', 'GET /api/v1/filespaces rejects the cookies that its answers set', async (t) => {
  const operation = 'GET /api/v1/filespaces';
  const good = await t.workspace.raw({ operation });
  const cookie = cookiesOf(good);
  if (cookie === null) throw new NotTested('its answers set no cookies');
  const headers = { authorization: null, cookie };
  const reply = await t.workspace.withAuthorization(null).raw({ operation, headers });
  expectThat(reply.response.status === 401, '401', describe(exchangeOf(reply)), good, reply);
});

check(
  'workspace.auth.missing',
  'the list of filespaces is not shown without a token, however its path is written',
  async (t) => {
    const { id, name } = await sharedFilespace(t);
    const stranger = t.workspace.withAuthorization(null);
    for (const target of writtenOtherwise('/api/v1/filespaces')) {
      const reply = await sendOffContract(stranger, { method: 'GET', target });
      if (reply === null) continue;
      const isShown = [id, name].some((mark) => isTelling(mark) && mentions(reply, mark));
      expectThat(!isShown, 'nothing of a filespace, without a token', describe(exchangeOf(reply)), reply);
    }
  },
);

/** How credentials are read is the same everywhere: one operation is enough for their finer points. */
async function listRefuses(t: CheckContext, headers: readonly string[]): Promise<void> {
  const request = { operation: 'GET /api/v1/filespaces' } as const;
  const replies = await inParallel(headers.map((header) => t.workspace.withAuthorization(header).raw(request)));
  for (const reply of replies) expectStatus(reply, 401);
}

for (const info of workspaceOperations) {
  // The token of the profile is used all over the run; one that was issued in it may be known to fewer operations.
  check('workspace.auth.accepted', `${info.operation} accepts a valid token`, async (t) => {
    const { token } = await t.shared('workspace account that asks for everything', (own) => newKeyedAccount(own));
    const reply = await t.workspace.withAuthorization(`Bearer ${token}`).raw(await harmless(t, info));
    expectEitherWay(statusOf(reply) !== 401, 'another status than 401', describe(exchangeOf(reply)), reply);
  });
}

// Whoever mistypes a token does not take it away from whoever has it.
check('workspace.auth.accepted', 'a token that others have nearly guessed is accepted', async (t) => {
  const { token } = await t.shared('workspace account that asks for everything', (own) => newKeyedAccount(own));
  const list = (each: string) =>
    t.workspace.withAuthorization(`Bearer ${each}`).raw({ operation: 'GET /api/v1/filespaces' });
  const guesses: Reply[] = [];
  for (const guess of [alteredAtEnd(token), token.slice(0, -2)]) guesses.push(await list(guess));
  if (guesses.some((reply) => statusOf(reply) !== 401)) throw new NotTested('the target accepts a guess');
  const reply = await list(token);
  expectThat(statusOf(reply) !== 401, 'another status than 401', describe(exchangeOf(reply)), ...guesses, reply);
});

/** A request that reads, or one whose writing finds nothing to write to. */
async function harmless(t: CheckContext, info: WorkspaceOperationInfo): Promise<Request> {
  const request = await requestTo(t, info, { name: 'workspace' });
  if (info.method === 'GET' || !info.hasBody) return info.method === 'DELETE' ? nowhere(request) : request;
  return info.pathParameters.length === 0 ? { ...request, body: {} } : nowhere(request);
}

function nowhere(request: Request): Request {
  const path = Object.keys(request.path ?? {}).map((name) => [name, unknownFilespace()]);
  // Only filespace ids are known to be UUIDs, and to be looked at before those below them.
  return { ...request, path: Object.fromEntries(path), also: [400] };
}

/** What this token cannot be turned into is left out. */
async function headersOf(t: CheckContext, kind: (typeof badCredentials)[number]): Promise<readonly (string | null)[]> {
  try {
    return await kind.headers(t);
  } catch (error) {
    if (error instanceof NotTested) return [];
    throw error;
  }
}

for (const [place, info] of writingOperations.entries()) {
  // With a key that has ended by then, too.
  late.check('workspace.auth.no-effect', `a rejected ${info.operation} changes nothing`, async (t) => {
    await needsDataStores(t, info);
    const site = { name: 'rejected without effect', refused: true };
    const request = await writeTo(t, info, site);
    // Whoever acts before he looks who asks may do so for keys alone that he knows: every kind has its turn.
    const kinds = await inParallel(firstAndSome(t, badCredentials, place, 1).map((kind) => headersOf(t, kind)));
    const headers = kinds.flatMap((all) => firstAndSome(t, all, place));
    const replies = await inParallel(headers.map((header) => sendAs(t, request, header)));
    const refused = replies.filter((reply) => statusOf(reply) === 401);
    if (refused.length < replies.length) throw new NotTested('the target does not reject all of these requests');
    await expectUntouched(t, request, site, refused);
  });
}
