import {
  type CheckContext,
  check,
  describe,
  exchangeOf,
  expectEitherWay,
  expectEqual,
  expectStatus,
  expectThat,
  Inconclusive,
  NotTested,
  prepared,
} from '../../src/check/index.ts';
import { identify, listAccounts, noteOthers } from '../support/account-ids.ts';
import { newKeyedAccount, tokenCandidates, tokenIn, tryToken, untriedToken } from '../support/account-tokens.ts';
import { clockLeadOf } from '../support/clock-lead.ts';
import {
  asOldEndless,
  endlessBeside,
  expiredKey,
  expiredOffsetKey,
  olderTokens,
  useOfHalfMinuteKey,
} from '../support/expiry.ts';
import { profileBody } from '../support/filespace-bodies.ts';
import { getFilespace, recordOf, withRecord } from '../support/filespaces.ts';
import { createdId } from '../support/made.ts';
import {
  accountOfForm,
  farEnds,
  fineFractions,
  manyServiceAccounts,
  otherEnds,
} from '../support/many-service-accounts.ts';
import { registerFilespace, sharedFilespace } from '../support/new-filespaces.ts';
import { mentions, valuesOf } from '../support/open-bodies.ts';
import { createRaw, deleteAccount, getAccount, longLived, newAccount } from '../support/service-accounts.ts';

/** One account with a key for an hour, and the text in its answer that authenticates. */
function hourKey(t: CheckContext) {
  return t.shared('workspace account with a key for an hour', async (own) => {
    const account = await newAccount(own, { identity: longLived(t) });
    return { account, token: await tokenIn(own, account) };
  });
}

check('workspace.service-account.create.token', 'the answer holds a token that authenticates', async (t) => {
  const { account, token } = await hourKey(t);
  expectThat(token !== null, 'a text in the answer that authenticates', 'none', account.reply);
});

check('workspace.service-account.create.token-own', 'two accounts get two tokens', async (t) => {
  // The token of an account that is gone may have come again, and works no more: it is not tried.
  const { account: one } = await hourKey(t);
  const other = await newAccount(t, { identity: longLived(t) });
  const [first, second] = [await untriedToken(t, one.reply), await untriedToken(t, other.reply)];
  if (first === null || second === null) throw new Inconclusive('no text stands where the tokens of other accounts do');
  expectThat(first.token !== second.token, 'two tokens', 'the same for both', one.reply, other.reply);
});

check('workspace.service-account.create.no-token', 'without a service identity no text authenticates', async (t) => {
  // Known beforehand, so that a token here would be found where tokens are.
  await hourKey(t);
  const account = await newAccount(t);
  const token = await tokenIn(t, account);
  expectThat(token === null, 'no text that authenticates', 'one', account.reply);
});

check('workspace.service-account.create.token-workspace', 'the token reaches the same workspace', async (t) => {
  const filespace = await sharedFilespace(t);
  const { token } = await hourKey(t);
  if (token === null) throw new Inconclusive('no text in the answer of the create authenticates');
  const client = t.workspace.withAuthorization(`Bearer ${token}`);
  const path = { filespaceId: filespace.id };
  const reply = await client.GET('/api/v1/filespaces/{filespaceId}', { params: { path } });
  if (reply.response.status !== 404) return expectStatus(reply, 200, 'a filespace of the same workspace');
  // A new account may have no access to what others have made: what it makes itself tells where it is.
  const own = await getFilespace(t, filespace.id);
  withRecord(own, 'get the filespace');
  const made = await client.raw({ operation: 'POST /api/v1/filespaces', body: profileBody(t), open: true });
  registerFilespace(t, made, 'of a new account');
  const id = createdId(made);
  if (id === null) throw new NotTested('a new account has access to no filespace, and makes none');
  await client.raw({ operation: 'DELETE /api/v1/filespaces/{filespaceId}', path: { filespaceId: id }, open: true });
  return expectEqual(recordOf(made).workspaceId, recordOf(own).workspaceId, 'the workspace of the token', own, made);
});

for (const expiresAt of otherEnds) {
  check(
    'workspace.service-account.token.other-forms',
    `a key that ends ${expiresAt} authenticates before`,
    async (t) => {
      const { reply, used } = await accountOfForm(t, expiresAt);
      if (!reply.response.ok) throw new NotTested(`the target takes no end like ${expiresAt}`);
      if (used === null) throw new Inconclusive('no text stands where the tokens of other accounts do');
      expectStatus(used, 200, `its key ends ${expiresAt}, in many years`);
    },
  );
}

check('workspace.service-account.token.before-expiry', 'a token with an hour to live authenticates', async (t) => {
  const { account, token } = await hourKey(t);
  const candidates = tokenCandidates(account.reply, [], account.id);
  if (candidates.length === 0) throw new Inconclusive('the answer holds nothing like a token');
  expectThat(token !== null, 'a token that authenticates for an hour', 'none that does', account.reply);
  if (token !== null) expectStatus(await tryToken(t, token), 200, 'the second use of a key that is not single-use');
});

check(
  'workspace.service-account.token.before-expiry',
  'a token with half a minute to live authenticates',
  async (t) => {
    expectStatus(await useOfHalfMinuteKey(t), 200, 'the key has not expired');
  },
);

check('workspace.service-account.token.before-expiry', 'an offset in expiresAt counts', async (t) => {
  // What is answered shows the clock of the target, too.
  await noteOthers(t);
  const inHalfAnHour = (offset: string, hours: number): string =>
    new Date(Date.now() + clockLeadOf(t) + (hours + 0.5) * 3_600_000).toISOString().replace('Z', offset);
  // Read as UTC the first would be over, and with whole hours alone as well; the second, if the offset counts the wrong way.
  for (const end of [inHalfAnHour('-11:30', -11.5), inHalfAnHour('+05:45', 5.75)]) await worksUntil(t, end);
});

/** @throws {NotTested} where the end is refused. */
async function worksUntil(t: CheckContext, local: string): Promise<void> {
  const body = { name: t.names.serviceAccount(), serviceIdentity: { isSingleUse: false, expiresAt: local } };
  const reply = await createRaw(t, body, { open: true });
  if (!reply.response.ok) throw new NotTested(`the target does not take the date ${local}`);
  const { id } = await identify(t, reply, body.name);
  if (id === null) throw new Inconclusive('no text in the answer nor in the list leads to the created service account');
  const token = await tokenIn(t, { id, reply });
  expectThat(token !== null, 'a token that authenticates for half an hour', 'none that does', reply);
}

check('workspace.service-account.token.after-expiry', 'a token is rejected after its end', async (t) => {
  const { last } = await expiredKey(t);
  expectStatus(last, 401, 'the key has expired');
});

check('workspace.service-account.token.before-expiry', 'older keys of others outlive the end of a key', async (t) => {
  const { lasting } = await olderTokens(t);
  const { last } = await expiredKey(t);
  if (last.response.status !== 401) throw new Inconclusive('the key has not ended');
  if (lasting === null) throw new Inconclusive('no key of another account had worked before');
  expectStatus(await tryToken(t, lasting), 200, 'the key of another account has ended, and not this one');
  const beside = await endlessBeside(t);
  if (beside === null) return;
  const { old, young } = beside;
  // For how long a key without an end lasts is open; these two are of nearly the same age.
  const isEnded = old.response.status === 401 && young.response.status === 200;
  const asYoung = '200 as for a key that is little younger: the key of another account has ended';
  expectThat(!isEnded, asYoung, '401', old, young);
});

check(
  'workspace.service-account.token.before-expiry',
  'keys without an end outlive the end of a key of others',
  async (t) => {
    const [{ last }, beside] = [await expiredKey(t), await endlessBeside(t)];
    if (last.response.status !== 401) throw new Inconclusive('the key has not ended');
    if (beside === null) throw new NotTested('the target makes no key without an end');
    const { young, ageMs } = beside;
    if (young.response.status !== 401) return expectStatus(young, 200, 'the key of another account has ended');
    // Beside which nothing has ended, maybe: for how long such a key lasts is open.
    const later = await asOldEndless(t, ageMs);
    if (later === null) throw new NotTested('no key without an end lasts as long');
    const asOld = '200 as for a key that became as old: the key of another account has ended';
    return expectThat(false, asOld, '401', last, young, later);
  },
);

check('workspace.service-account.get.status', 'an account is there when its key has ended', async (t) => {
  const { id } = await expiredKey(t);
  expectStatus(await getAccount(t, id), 200, 'its key has ended, and nobody has deleted it');
});

check('workspace.service-account.list.contains-created', 'an account whose key has ended is listed', async (t) => {
  const { id } = await expiredKey(t);
  const [list, get] = [await listAccounts(t), await getAccount(t, id)];
  if (get.response.status !== 200) throw new Inconclusive('the account could not be read');
  expectThat(mentions(list, id), `the id ${id} in the list`, 'none', get, list);
});

check('workspace.service-account.delete.status', 'an account whose key has ended is deleted', async (t) => {
  const { id } = await expiredOffsetKey(t);
  expectStatus(await deleteAccount(t, id), 200, 'its key has ended, and the account is there');
});

check(
  'workspace.service-account.token.after-expiry',
  'a token is rejected after an end in another timezone',
  async (t) => {
    const { last } = await expiredOffsetKey(t);
    expectStatus(last, 401, 'the key has expired');
  },
);

check('workspace.service-account.create.expires-at.accepted', 'expiresAt needs no fraction of a second', async (t) => {
  expectStatus((await accountOfForm(t, 'without a fraction')).reply, 201, 'expiresAt has no fraction');
});

check(
  'workspace.service-account.create.expires-at.accepted',
  'a leap day and the thirty-first of a month are accepted where later days are',
  async (t) => {
    const replies = [];
    for (const end of farEnds) replies.push({ end, reply: (await accountOfForm(t, end)).reply });
    // How far away the end of a key may be is open.
    const latest = replies.findLastIndex(({ reply }) => reply.response.ok);
    if (latest <= 0) throw new NotTested('the target takes no key that ends in many years');
    const twins = replies.slice(latest, latest + 1).map(({ reply }) => reply);
    for (const { end, reply } of replies.slice(0, latest)) {
      expectEitherWay(
        reply.response.ok,
        `201 for ${end}, as for a later end`,
        describe(exchangeOf(reply)),
        reply,
        ...twins,
      );
    }
  },
);

check(
  'workspace.service-account.create.expires-at.fine-fraction',
  'a fraction of a second may have seven or nine digits',
  async (t) => {
    for (const [form] of fineFractions) expectStatus((await accountOfForm(t, form)).reply, 201, `expiresAt ${form}`);
  },
);

/** Two accounts with keys, of which the first was deleted. */
function deletedOfTwo(t: CheckContext) {
  return t.shared('workspace account with a key deleted beside another', async (own) => {
    // Once an answer has shown by which clock an end is one.
    await noteOthers(own);
    const identity = longLived(own);
    const deleted = await newKeyedAccount(own, undefined, identity);
    // By a pattern or by its beginning, the name of the deleted one finds the other as well, and both end in one moment.
    const kept = await newKeyedAccount(own, `${deleted.name}-too`, identity);
    const before = await tryToken(own, deleted.token);
    const deletion = await deleteAccount(own, deleted.id);
    if (deletion.response.status !== 200) throw new Inconclusive('the service account could not be deleted');
    return { deleted, kept, before, deletion, first: await tryToken(own, deleted.token) };
  });
}

check(
  'workspace.service-account.token.before-expiry',
  'a key outlives the creation of one that ends with it',
  async (t) => {
    const { before } = await deletedOfTwo(t);
    expectStatus(before, 200, 'another key that ends at the same moment was made');
  },
);

check('workspace.service-account.delete.revokes', 'the token of a deleted account is rejected at once', async (t) => {
  const { deleted, first } = await deletedOfTwo(t);
  expectStatus(first, 401, 'the account was deleted');
  expectStatus(await tryToken(t, deleted.token), 401, 'the account was deleted');
});

check('workspace.service-account.delete.only-that', 'another account stays, and so does its token', async (t) => {
  const { kept, deletion } = await deletedOfTwo(t);
  const list = await listAccounts(t);
  expectThat(mentions(list, kept.id), `the id ${kept.id} in the list`, 'none', deletion, list);
  const [read, used] = await Promise.all([getAccount(t, kept.id), tryToken(t, kept.token)]);
  expectStatus(read, 200, 'another account was deleted');
  expectStatus(used, 200, 'another account was deleted');
});

check('workspace.service-account.create.token', 'the answer holds the token of a key for one use, too', async (t) => {
  const plain = await accountOfForm(t, 'with a key');
  const { reply } = await accountOfForm(t, 'with a key for one use');
  prepared(plain.reply, 201, 'create a service account with a key');
  prepared(reply, 201, 'create a service account with a key for one use');
  const lists = (await manyServiceAccounts(t)).together.map(({ list }) => list);
  // A token stands in no other answer: trying it would use it up, and no text that the list shows is one.
  const listed = new Set(lists.flatMap((list) => valuesOf(exchangeOf(list).json).map(({ value }) => value)));
  const fresh = valuesOf(exchangeOf(reply).json).filter(({ value }) => !listed.has(value));
  expectThat(fresh.length > 0, 'a text that the list does not show', 'none', reply, ...lists);
});
