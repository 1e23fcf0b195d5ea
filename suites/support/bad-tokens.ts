import type { RequirementId } from '../../generated/catalogue.ts';
import {
  type CheckContext,
  check,
  exchangeOf,
  Inconclusive,
  isInconclusiveAnswer,
  late,
  NotTested,
  type Reply,
} from '../../src/check/index.ts';
import { newKeyedAccount } from './account-tokens.ts';
import { expiredKey } from './expiry.ts';
import { alteredElsewhere } from './identifiers.ts';
import { ofTheOtherApi } from './other-api.ts';
import { inParallel } from './parallel.ts';
import { alteredAtEnd, inOtherCases, signedByNobody, unpadded } from './secret-text.ts';
import { deleteAccount } from './service-accounts.ts';
import { bait, plainRequests, usesEverywhere } from './token-uses.ts';
import { type Request, registerOutcome, requestTo, type WorkspaceOperationInfo } from './workspace-requests.ts';

/** `Authorization` headers that must be rejected, by the requirement that says so. */
export interface BadCredential {
  requirement: Extract<RequirementId, `workspace.auth.${string}`>;
  what: string;
  /** The most telling one comes first. Null: no header at all. */
  headers(t: CheckContext): Promise<readonly (string | null)[]> | readonly (string | null)[];
  /** From when on the rejection is due, by the clock of this process; without it, at once. */
  dueAt?(t: CheckContext): Promise<number>;
}

const bearer = (token: string): string => `Bearer ${token}`;

export const badCredentials: readonly BadCredential[] = [
  { requirement: 'workspace.auth.missing', what: 'a request without an Authorization header', headers: () => [null] },
  {
    requirement: 'workspace.auth.other-scheme',
    what: 'the valid token under another scheme',
    headers: ({ workspaceTarget: { token } }) => ['Basic', 'ApiKey', 'Token'].map((other) => `${other} ${token}`),
  },
  { requirement: 'workspace.auth.empty', what: 'an empty token', headers: () => ['Bearer', ''] },
  {
    requirement: 'workspace.auth.garbage',
    what: 'a token that was never issued',
    headers: (t) => {
      const valid = unpadded(t.workspaceTarget.token);
      // Whether what stands behind a space belongs to the token is open.
      const own = [strange(t), 'garbage', `${valid}x1y2z3`, `${valid},x1y2z3`, `x1y2z3${valid}`];
      return [...own, ...signedByNobody, ...ofTheOtherApi(t, 'workspace')].map(bearer);
    },
  },
  {
    requirement: 'workspace.auth.truncated',
    what: 'a valid token cut short',
    headers: ({ workspaceTarget: { token } }) =>
      [token.slice(0, Math.ceil(token.length / 2)), unpadded(token).slice(0, -1)].map(bearer),
  },
  {
    requirement: 'workspace.auth.altered',
    what: 'a valid token with one character changed, at its end or in its middle',
    headers: ({ workspaceTarget: { token } }) => [alteredAtEnd(token), ...alteredElsewhere(token, [1 / 2])].map(bearer),
  },
  {
    requirement: 'workspace.auth.other-case',
    what: 'a valid token in another case',
    headers: ({ workspaceTarget: { token } }) => inOtherCases(token).map(bearer),
  },
  {
    requirement: 'workspace.auth.expired',
    what: 'the token of a key that has expired',
    headers: (t) => ofBoth(t, 'expired', async () => (await expiredKey(t)).token),
    dueAt: async (t) => {
      const own = await ofThisRun(async () => (await expiredKey(t)).deadline);
      return own instanceof Error ? 0 : own;
    },
  },
  {
    requirement: 'workspace.auth.revoked',
    what: 'the token of an account that was deleted',
    headers: (t) => ofBoth(t, 'revoked', () => revokedToken(t)),
  },
];

/** What is rejected from a later moment on is looked at when that has passed for most who ask. */
export function turnOf({ dueAt }: BadCredential): Pick<typeof late, 'check'> {
  return dueAt === undefined ? { check } : late;
}

/** The header with the token of this run, and that with the one of the profile, as far as there are any. */
async function ofBoth(
  t: CheckContext,
  credential: 'expired' | 'revoked',
  make: () => Promise<string>,
): Promise<string[]> {
  const made = await ofThisRun(make);
  // A mistake in the profile is told where its token is asked for by name.
  const lent = await ofThisRun(async () => lentHeader(t, credential));
  if (typeof made !== 'string' && typeof lent !== 'string') throw made;
  return [typeof made === 'string' ? bearer(made) : made, lent].filter((header) => typeof header === 'string');
}

/** The header of a credential of the profile; asking the client first makes a missing one "not tested". */
export function lentHeader(t: CheckContext, credential: 'expired' | 'revoked'): string {
  t.workspace.as(credential);
  return bearer(t.workspaceTarget.credentials[credential] ?? '');
}

/** What this run cannot make, the profile may have. */
async function ofThisRun<Made>(make: () => Promise<Made>): Promise<Made | NotTested | Inconclusive> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof NotTested || isInconclusiveAnswer(error)) return error;
    throw error;
  }
}

/** As long as the valid token, but for its characters: a service may look at the form first. */
export function strange({ workspaceTarget: { token }, names }: CheckContext): string {
  return names.random('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789', token.length);
}

/** `Authorization` headers that hold the token as user or password, as that of Basic does. */
export function asPassword(token: string): string[] {
  return [`${token}:`, `:${token}`, `api:${token}`].map((pair) => `Basic ${Buffer.from(pair).toString('base64')}`);
}

/** The token of an account that the run has deleted. */
export async function revokedToken(t: CheckContext): Promise<string> {
  return (await revocation(t)).token;
}

/** Such a token, and the answers to it right after the deletion, before which it was used for the very operations. */
function revocation(t: CheckContext): Promise<{ token: string; refusals: readonly Reply[] }> {
  return t.shared('workspace revoked token', async (own) => {
    const [requests, use] = [await plainRequests(own), await usesEverywhere(own)];
    const account = await newKeyedAccount(own);
    await use(account);
    const { response } = await deleteAccount(own, account.id);
    if (response.status !== 200) throw new Inconclusive('the service account could not be deleted');
    const { token } = account;
    return { token, refusals: await inParallel(requests.map((request) => sendAs(own, request, bearer(token)))) };
  });
}

/** The request under the header; what it makes, should it be let in, is registered. */
export async function sendAs(t: CheckContext, request: Request, header: string | null): Promise<Reply> {
  const reply = await t.workspace.withAuthorization(header).raw(request);
  await registerOutcome(t, request, reply);
  return reply;
}

/** The answer of the operation to the token of a deleted account, for all who judge it. */
export async function refusalOfRevoked(t: CheckContext, info: WorkspaceOperationInfo): Promise<Reply> {
  const { token, refusals } = await revocation(t);
  const refusal = refusals.find((reply) => exchangeOf(reply).operation === info.operation);
  return refusal ?? sendAs(t, await requestTo(t, info, bait), bearer(token));
}

/** The answer to a plain request with a bad credential of the kind. */
export async function sendPlain(
  t: CheckContext,
  { requirement }: BadCredential,
  info: WorkspaceOperationInfo,
  header: string | null,
): Promise<Reply> {
  const revoked = requirement === 'workspace.auth.revoked' ? await ofThisRun(() => revokedToken(t)) : null;
  if (typeof revoked === 'string' && header === bearer(revoked)) return refusalOfRevoked(t, info);
  return sendAs(t, await requestTo(t, info, bait), header);
}

/** A rejection that is only due later is asked for again then. */
export async function whenDue(t: CheckContext, kind: BadCredential, ask: () => Promise<Reply>): Promise<Reply> {
  const first = await ask();
  if (kind.dueAt === undefined || first.response.status === 401) return first;
  const dueAt = await kind.dueAt(t);
  if (Date.now() >= dueAt) return first;
  await t.sleep(dueAt - Date.now());
  return ask();
}
