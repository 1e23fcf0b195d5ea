import {
  type CheckContext,
  check,
  describe,
  exchangeOf,
  expectStatus,
  expectThat,
  NotTested,
  type Reply,
} from '../../src/check/index.ts';
import { newKeyedAccount } from '../support/account-tokens.ts';
import { alteredElsewhere, asPassword, type BadCredential, badCredentials, strange } from '../support/bad-tokens.ts';
import { expectUntouched, writeTo, writingOperations } from '../support/effects.ts';
import { inParallel } from '../support/parallel.ts';
import {
  needsDataStores,
  otherWays,
  type Request,
  registerOutcome,
  requestOtherwise,
  requestTo,
  statusOf,
  unknownFilespace,
  type WorkspaceOperationInfo,
  workspaceOperations,
} from '../support/workspace-requests.ts';

/** What requests with bad credentials are about: nothing else relies on it, should the target carry them out. */
const bait = { name: 'refused' };

async function sendAs(t: CheckContext, request: Request, header: string | null): Promise<Reply> {
  const reply = await t.workspace.withAuthorization(header).raw(request);
  await registerOutcome(t, request, reply);
  return reply;
}

/** A refusal that is only due later is asked for again then. */
async function refusal(t: CheckContext, request: Request, header: string | null, kind: BadCredential): Promise<Reply> {
  const first = await sendAs(t, request, header);
  if (kind.dueAt === undefined || first.response.status === 401) return first;
  const dueAt = await kind.dueAt(t);
  if (Date.now() >= dueAt) return first;
  await t.sleep(dueAt - Date.now());
  return sendAs(t, request, header);
}

for (const info of workspaceOperations) {
  for (const kind of badCredentials) {
    check(kind.requirement, `${info.operation} refuses ${kind.what}`, async (t) => {
      const headers = await kind.headers(t);
      const request = await requestTo(t, info, bait);
      const replies = await inParallel(headers.map((header) => refusal(t, request, header, kind)));
      for (const reply of replies) expectStatus(reply, 401, kind.what);
    });
  }

  const way = otherWays[info.operation];
  if (way !== undefined) {
    check('workspace.auth.garbage', `${info.operation} ${way} refuses a token that was never issued`, async (t) => {
      const request = await requestOtherwise(t, info, bait);
      for (const token of [t.names.unique(), strange(t)]) {
        expectStatus(await sendAs(t, request, `Bearer ${token}`), 401);
      }
    });

    check('workspace.auth.missing', `${info.operation} ${way} refuses who shows no token`, async (t) => {
      expectStatus(await sendAs(t, await requestOtherwise(t, info, bait), null), 401);
    });
  }

  check('workspace.auth.accepted', `${info.operation} knows the valid token`, async (t) => {
    const reply = await t.workspace.raw(await harmless(t, info));
    expectThat(statusOf(reply) !== 401, 'another status than 401', describe(exchangeOf(reply)), reply);
  });
}

check('workspace.auth.other-scheme', 'GET /api/v1/filespaces refuses the valid token as a password', async (t) => {
  await listRefuses(t, asPassword(t.workspaceTarget.token));
});

check(
  'workspace.auth.other-scheme',
  'GET /api/v1/filespaces refuses a scheme that runs into the valid token',
  async (t) => {
    await listRefuses(t, [`Bearer${t.workspaceTarget.token}`]);
  },
);

check(
  'workspace.auth.altered',
  'GET /api/v1/filespaces refuses a valid token with another character elsewhere',
  async (t) => {
    const { token } = await t.shared('workspace account that asks for everything', (own) => newKeyedAccount(own));
    const altered = [t.workspaceTarget.token, token].flatMap(alteredElsewhere);
    await listRefuses(
      t,
      altered.map((each) => `Bearer ${each}`),
    );
  },
);

/** How credentials are read is the same everywhere: one operation is enough for their finer points. */
async function listRefuses(t: CheckContext, headers: readonly string[]): Promise<void> {
  const request = { operation: 'GET /api/v1/filespaces' } as const;
  const replies = await inParallel(headers.map((header) => t.workspace.withAuthorization(header).raw(request)));
  for (const reply of replies) expectStatus(reply, 401);
}

// The token of the profile may have been made in another way than those that the API issues.
for (const info of workspaceOperations) {
  check('workspace.auth.accepted', `${info.operation} knows a token that was issued in this run`, async (t) => {
    const { token } = await t.shared('workspace account that asks for everything', (own) => newKeyedAccount(own));
    const reply = await t.workspace.withAuthorization(`Bearer ${token}`).raw(await harmless(t, info));
    expectThat(statusOf(reply) !== 401, 'another status than 401', describe(exchangeOf(reply)), reply);
  });
}

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

const quick = badCredentials.filter(({ requirement }) => !/expired|revoked/.test(requirement));

for (const info of writingOperations) {
  check('workspace.auth.no-effect', `a refused ${info.operation} changes nothing`, async (t) => {
    await needsDataStores(t, info);
    const site = { name: 'refused without effect' };
    const request = await writeTo(t, info, site);
    const headers = (await inParallel(quick.map((kind) => headersOf(t, kind)))).flat();
    const replies = await inParallel(headers.map((header) => sendAs(t, request, header)));
    const refused = replies.filter((reply) => statusOf(reply) === 401);
    if (refused.length < replies.length) throw new NotTested('the target does not refuse all of these requests');
    await expectUntouched(t, request, site, refused);
  });
}
