import { type CheckContext, exchangeOf, Inconclusive, observe, pathSegment } from '../../src/check/index.ts';
import { listAccounts } from '../support/account-ids.ts';
import { newKeyedAccount, tryToken, untriedToken } from '../support/account-tokens.ts';
import { describeBody, statusOf, summarize } from '../support/answers.ts';
import { mentions, valuesOf } from '../support/open-bodies.ts';
import {
  createRaw,
  deleteAccount,
  getAccount,
  longLived,
  newAccount,
  sharedAccount,
} from '../support/service-accounts.ts';

// What the document leaves open about service accounts and their keys.

/** The status of a create whose outcome is open. */
async function outcome(t: CheckContext, body: Record<string, unknown>): Promise<string> {
  const reply = await createRaw(t, { name: t.names.serviceAccount(), ...body }, { open: true });
  return String(statusOf(reply));
}

async function outcomes(t: CheckContext, kinds: readonly (readonly [string, Record<string, unknown>])[]) {
  const answers = [];
  for (const [subject, body] of kinds) answers.push({ subject, answer: await outcome(t, body) });
  return summarize(answers);
}

observe('workspace.service-account.list.shape', async (t) => {
  await sharedAccount(t);
  return describeBody(exchangeOf(await listAccounts(t)));
});

observe('workspace.service-account.list.own', async (t) => {
  const { id, token } = await newKeyedAccount(t);
  const reply = await t.workspace
    .withAuthorization(`Bearer ${token}`)
    .raw({ operation: 'GET /api/v1/service-accounts' });
  return mentions(reply, id) ? 'yes' : 'no';
});

observe('workspace.service-account.create.shape', async (t) => describeBody(exchangeOf((await newAccount(t)).reply)));

observe('workspace.service-account.create.token-field', async (t) => {
  const { reply, token } = await newKeyedAccount(t);
  return valuesOf(exchangeOf(reply).json).find(({ value }) => value === token)?.path ?? 'unknown';
});

observe('workspace.service-account.create.single-use', async (t) => {
  const account = await newAccount(t, { identity: { ...longLived(t), isSingleUse: true } });
  const found = await untriedToken(t, account.reply);
  if (found === null) throw new Inconclusive('the answer has no token where others had theirs');
  const statuses = [];
  for (let use = 1; use <= 3; use += 1) statuses.push(statusOf(await tryToken(t, found.token)));
  return `uses answer ${statuses.join(', ')}`;
});

observe('workspace.service-account.create.partial-identity', (t) => {
  const { isSingleUse, expiresAt } = longLived(t);
  return outcomes(t, [
    ['neither', { serviceIdentity: {} }],
    ['only isSingleUse', { serviceIdentity: { isSingleUse } }],
    ['only expiresAt', { serviceIdentity: { expiresAt } }],
  ]);
});

observe('workspace.service-account.create.expired', (t) =>
  outcome(t, { serviceIdentity: { isSingleUse: false, expiresAt: '2020-01-01T00:00:00.000Z' } }),
);

observe('workspace.service-account.create.expires-at.forms', (t) => {
  const form = (expiresAt: unknown) => ({ serviceIdentity: { isSingleUse: false, expiresAt } });
  return outcomes(t, [
    ['a date', form('2099-01-01')],
    ['without an offset', form('2099-01-01T00:00:00')],
    ['with an offset', form('2099-01-01T00:00:00+02:00')],
    ['null', form(null)],
    ['an empty text', form('')],
  ]);
});

observe('workspace.service-account.create.identity.null', (t) => outcomes(t, [['null', { serviceIdentity: null }]]));

observe('workspace.service-account.create.name.duplicate', async (t) => {
  const { name } = await newAccount(t);
  return outcome(t, { name });
});

observe('workspace.service-account.create.name.whitespace', (t) => outcome(t, { name: '   ' }));

// No operation issues further keys; what an account shows of its keys is all that can be seen.
observe('workspace.service-account.token.further-keys', async (t) => {
  const { id } = await newKeyedAccount(t);
  const target = `/api/v1/service-accounts/${pathSegment(id)}/keys`;
  return `GET below the account answers ${statusOf(await t.workspace.offContract({ method: 'GET', target }))}`;
});

observe('workspace.service-account.get.shape', async (t) => {
  const { id, name } = await newAccount(t);
  const reply = await getAccount(t, id);
  const shown = valuesOf(exchangeOf(reply).json).some(({ value }) => value === name);
  return `${describeBody(exchangeOf(reply))}; the name is ${shown ? 'shown' : 'not shown'}`;
});

observe('workspace.service-account.get.keys', async (t) => {
  const { id } = await newKeyedAccount(t);
  return describeBody(exchangeOf(await getAccount(t, id)));
});

observe('workspace.service-account.delete.body', async (t) => {
  const { id } = await newAccount(t);
  return describeBody(exchangeOf(await deleteAccount(t, id)));
});
