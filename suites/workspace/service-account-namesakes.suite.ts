import {
  type CheckContext,
  check,
  describe,
  exchangeOf,
  expectEitherWay,
  expectStatus,
  expectThat,
  Inconclusive,
  NotTested,
  prepared,
  type Reply,
} from '../../src/check/index.ts';
import { identify, listAccounts, noteOthers } from '../support/account-ids.ts';
import { tokenIn, tryToken } from '../support/account-tokens.ts';
import { expectItself } from '../support/identity.ts';
import { shortest } from '../support/json-text.ts';
import { mentions } from '../support/open-bodies.ts';
import { createRaw, deleteAccount, getAccount, longLived } from '../support/service-accounts.ts';

/* Display names may be the same: who is who is told by the ids, and each has a key of its own. */

/** An account with a key under a name that may be taken already. @throws {NotTested} where it may not. */
async function namesake(
  t: CheckContext,
  body: { name: string; serviceIdentity: unknown },
): Promise<{ id: string; token: string; reply: Reply }> {
  await noteOthers(t);
  const reply = await createRaw(t, body, { open: true });
  if (!reply.response.ok) throw new NotTested('two service accounts cannot have the same name');
  const { id } = await identify(t, reply, body.name);
  // An id that the list alone shows may be that of the other account.
  if (id === null || !shortest(exchangeOf(reply)).includes(id)) {
    throw new NotTested('the answer of a create tells no accounts of one name apart');
  }
  const token = await tokenIn(t, { id, reply });
  if (token === null) throw new NotTested('the answer of a create tells no token of accounts of one name');
  return { id, token, reply };
}

/** Three accounts of one name and one end, so that nothing but their number tells one create from the next. */
function namesakes(t: CheckContext) {
  return t.shared('workspace accounts of one name', async (own) => {
    const body = { name: own.names.serviceAccount(), serviceIdentity: longLived(t) };
    return [await namesake(own, body), await namesake(own, body), await namesake(own, body)] as const;
  });
}

/** Of three accounts of one name the second was deleted: what was seen of the others. */
function leftNamesakes(t: CheckContext) {
  return t.shared('workspace accounts of one name that are left', async (own) => {
    const all = await namesakes(own);
    const [first, deleted, last] = all;
    if (new Set(all.map(({ id }) => id)).size < 3) throw new NotTested('accounts of one name are one account');
    const deletion = await deleteAccount(own, deleted.id);
    if (deletion.response.status !== 200) throw new Inconclusive('the service account could not be deleted');
    const dead = await tryToken(own, deleted.token);
    const seen = async ({ id, token }: typeof first) => ({
      id,
      read: await getAccount(own, id),
      used: await tryToken(own, token),
    });
    return { all, deletion, dead, left: [await seen(first), await seen(last)] };
  });
}

check('workspace.service-account.list.contains-created', 'accounts of one name are listed each', async (t) => {
  const all = await namesakes(t);
  // The second one is deleted by others.
  const ids = new Set([all[0].id, all[2].id]);
  const list = await listAccounts(t);
  const evidence = [...all.map(({ reply }) => reply), list];
  for (const id of ids) expectEitherWay(mentions(list, id), `the id ${id} in the list`, 'none', ...evidence);
});

check('workspace.service-account.create.token-own', 'a create that is sent again gets another token', async (t) => {
  const all = await namesakes(t);
  const tokens = new Set(all.map(({ token }) => token));
  const evidence = all.map(({ reply }) => reply);
  // Whether there may be a second account of the name is open; a token is returned once only either way.
  expectEitherWay(tokens.size === all.length, `${all.length} tokens`, `${tokens.size}`, ...evidence);
});

check('workspace.service-account.delete.only-that', 'accounts of the same name stay, with their tokens', async (t) => {
  for (const { read, used } of (await leftNamesakes(t)).left) {
    expectStatus(read, 200, 'an account of the same name was deleted');
    expectStatus(used, 200, 'an account of the same name was deleted');
  }
});

check('workspace.service-account.delete.revokes', 'a token is rejected though others of the name stay', async (t) => {
  const { deletion, dead } = await leftNamesakes(t);
  const got = describe(exchangeOf(dead));
  expectThat(dead.response.status === 401, 'status 401 (the account was deleted)', got, deletion, dead);
});

check('workspace.service-account.get.identity', 'of accounts of one name each is read by its own id', async (t) => {
  const { all, left } = await leftNamesakes(t);
  for (const { id, read } of left) {
    prepared(read, 200, 'get a service account');
    expectItself(read, { id }, { others: all.filter((other) => other.id !== id), idFields: [] });
  }
});
