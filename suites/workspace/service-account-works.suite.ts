import {
  type CheckContext,
  check,
  exchangeOf,
  expectEqual,
  expectStatus,
  expectThat,
  field,
  Inconclusive,
  isInconclusiveAnswer,
  NotTested,
} from '../../src/check/index.ts';
import { filespace, member } from '../../src/resources/index.ts';
import { asCreator } from '../support/account-ids.ts';
import { newKeyedAccount, tryToken, untriedToken } from '../support/account-tokens.ts';
import {
  accountWorks,
  finallyRemoved,
  removedWorks,
  seenByNewKey,
  type Work,
  workKinds,
} from '../support/account-works.ts';
import { getFilespace, recordOf, succeeded, withRecord } from '../support/filespaces.ts';
import { goneAccount, unlessIdsAreReused } from '../support/id-reuse.ts';
import { accountOfForm, digitsAlone, displayNames, nought } from '../support/many-service-accounts.ts';
import { newFilespace, sharedFilespace } from '../support/new-filespaces.ts';
import { mentions } from '../support/open-bodies.ts';
import { deleteAccount, getAccount, longLived, newAccount, type ServiceAccount } from '../support/service-accounts.ts';
import { getMember, newWorkspaceMember } from '../support/workspace-members.ts';

/** What a service account may be called, and what becomes of its works. */

check('workspace.service-account.create.name.forms', 'any display name is accepted', async (t) => {
  for (const form of [...displayNames, digitsAlone, nought]) {
    const { name, reply } = await accountOfForm(t, form);
    expectStatus(reply, 201, `the name ${name}`);
  }
});

for (const { key, plural } of workKinds) {
  const workOf = async (t: CheckContext): Promise<Work & { id: string }> => {
    const work = (await accountWorks(t)).find(({ resource }) => resource.key === key);
    if (work === undefined || work.id === null) throw new NotTested(`an account makes none of the ${plural} here`);
    return { ...work, id: work.id };
  };

  check(
    'workspace.service-account.create.token-workspace',
    `${plural} of its token are there for others`,
    async (t) => {
      const { id, creation, mine, before, list } = await workOf(t);
      // What is there for everybody is there for its maker.
      if (before?.response.ok === true && mine !== null) expectStatus(mine, 200, 'it has made this itself');
      if (before !== null) expectStatus(before, 200, 'another account of the workspace has made it');
      if (list === null || list.response.status !== 200) throw new Inconclusive('the list could not be read');
      expectThat(mentions(list, id), `the id ${id} in the list`, 'none', creation, list);
    },
  );

  check(
    'workspace.service-account.create.token-workspace',
    `${plural} that its token reads are in its list`,
    async (t) => {
      const seen = (await seenByNewKey(t)).find(({ resource }) => resource.key === key);
      if (seen === undefined || seen.list === null)
        throw new NotTested(`a new account reads none of the ${plural} here`);
      const { id, get, list, found } = seen;
      expectStatus(list, 200);
      if (found !== null) {
        expectStatus(found, 200);
        expectThat(mentions(found, id), `the id ${id} by its name`, 'none', get, found);
      }
      const { json } = exchangeOf(list);
      // On which page it stands depends on how many there are.
      const next = field(field(json, 'data'), 'nextCursor') ?? '';
      if (next !== '' && !mentions(list, id)) throw new NotTested('the list goes on');
      expectThat(mentions(list, id), `the id ${id} in the list`, 'none', get, list);
    },
  );

  check('workspace.service-account.delete.only-that', `${plural} that the deleted account made stay`, async (t) => {
    const { before, after } = await workOf(t);
    // What only its maker has access to is 404 for others.
    if (before?.response.status === 404) throw new NotTested('others have no access to what an account makes');
    if (before?.response.status !== 200) throw new Inconclusive('it could not be read before');
    if (after !== null) expectStatus(after, 200, 'only the account that made it was deleted');
  });

  check('workspace.service-account.delete.only-that', `${plural} that the deleted account made go`, async (t) => {
    const found = (await finallyRemoved(t)).find(({ work }) => work.resource.key === key);
    if (found === undefined) throw new NotTested('another account has removed it');
    // Which entries cannot be deleted is not told.
    if (key === 'entryId' && found.removal.response.status === 400) throw new NotTested('it cannot be deleted');
    expectStatus(found.removal, 200, 'only the account that made it was deleted');
  });
}

check('workspace.service-account.delete.only-that', 'what the deleted account has changed stays so', async (t) => {
  const [{ id: accountId, token }, { id: memberId }, other] = [
    await newKeyedAccount(t),
    await newWorkspaceMember(t),
    await newFilespace(t),
  ];
  const by = t.workspace.withAuthorization(`Bearer ${token}`);
  const role = { role: 'filespaceAdmin', filespaceIds: [other.id] };
  const path = { filespaceId: other.id };
  const name = t.names.filespace();
  // What a new account may change is open.
  const promotion = await by.raw({ operation: member.change.operation, path: { memberId }, body: role, open: true });
  const renaming = await by.raw({ operation: filespace.change.operation, path, body: { name }, open: true });
  if (!promotion.response.ok && !renaming.response.ok) throw new NotTested('a new account changes nothing here');
  succeeded(await deleteAccount(t, accountId), 'delete a service account');
  const [promoted, renamed] = [await getMember(t, memberId), await getFilespace(t, other.id)];
  if (promotion.response.ok)
    expectEqual(recordOf(promoted).role, role.role, 'the role of the member', promotion, promoted);
  if (renaming.response.ok) expectEqual(recordOf(renamed).name, name, 'the name of the filespace', renaming, renamed);
});

check('workspace.filespace.list.workspace-id', 'what an account makes is in the same workspace', async (t) => {
  const work = (await accountWorks(t)).find(({ resource }) => resource.key === 'filespaceId');
  if (work === undefined || work.id === null) throw new NotTested('an account makes no filespaces here');
  const own = await getFilespace(t, (await sharedFilespace(t)).id);
  withRecord(own, 'get a filespace');
  const { workspaceId } = recordOf(own);
  for (const reply of [work.creation, work.before]) {
    if (!reply?.response.ok) continue;
    expectEqual(recordOf(reply).workspaceId, workspaceId, 'the workspace of its filespace', own, reply);
  }
});

for (const { key, plural } of workKinds.filter(({ change }) => change !== undefined)) {
  check(
    'workspace.service-account.delete.only-that',
    `${plural} that the deleted account made can be changed`,
    async (t) => {
      const work = (await accountWorks(t)).find((each) => each.resource.key === key);
      if (work?.changedBefore == null || work.changedAfter === null)
        throw new NotTested('none is made and changed here');
      const { changedBefore, changedAfter } = work;
      // Who may change what another account has made is open.
      if (changedBefore.response.status !== 200) throw new NotTested('another account does not change it');
      expectStatus(changedAfter, 200, 'only the account that made it was deleted');
    },
  );

  check(
    'workspace.service-account.delete.only-that',
    `${plural} that the deleted account made can be removed`,
    async (t) => {
      const found = (await finallyRemoved(t)).find(({ work }) => work.resource.key === key);
      if (found === undefined) throw new NotTested('there is none, or yet another account has removed it');
      expectStatus(found.removal, 200, 'only the account that made it was deleted');
    },
  );
}

for (const resource of workKinds.filter(({ slow }) => slow === undefined)) {
  const { key, plural } = resource;
  check(
    'workspace.read-after-write',
    `${plural} that another account removed are gone`,
    unlessIdsAreReused(resource, async (t) => {
      const found = (await removedWorks(t)).find(({ work }) => work.resource.key === key);
      if (found === undefined) throw new NotTested(`another account removes none of the ${plural} here`);
      const { work, removal, get, list } = found;
      if (work.after?.response.status !== 200) throw new Inconclusive('it could not be read before');
      if (get !== null) expectStatus(get, 404, 'it was read, and then removed by another account');
      const place = work.resource.listAt ?? ['data'];
      const listed = place.reduce<unknown>(field, exchangeOf(list).json);
      if (!Array.isArray(listed)) throw new Inconclusive('the list could not be read');
      const isListed = listed.some((record) => field(record, 'id') === work.id);
      expectThat(!isListed, `no ${work.id} in the list`, 'it', removal, list);
    }),
  );
}

check('workspace.service-account.delete.only-that', 'what the deleted account has made stays', async (t) => {
  const { id: accountId, token } = await newKeyedAccount(t);
  const child = await accountBy(t, { id: accountId, token });
  if (child === null) throw new NotTested('an account makes no other ones here');
  succeeded(await deleteAccount(t, accountId), 'delete a service account');
  if (exchangeOf(await tryToken(t, token)).status !== 401) throw new Inconclusive('the account was not deleted');
  expectStatus(await getAccount(t, child.id), 200, 'an account that the deleted one has made');
  const key = await untriedToken(t, child.reply);
  if (key !== null)
    expectStatus(await tryToken(t, key.token), 200, 'the key of an account that the deleted one has made');
});

/** An account that was told to delete itself, by its own key. */
function selfDeleted(t: CheckContext) {
  return t.shared('workspace account that deleted itself', async (own) => {
    const { id, token } = await newKeyedAccount(own);
    const operation = 'DELETE /api/v1/service-accounts/{serviceAccountId}' as const;
    const by = own.workspace.withAuthorization(`Bearer ${token}`);
    // Which accounts a key may delete is open.
    const deletion = await by.raw({ operation, path: { serviceAccountId: id }, open: true });
    if (!deletion.response.ok)
      throw new NotTested(`an account does not delete itself: got ${deletion.response.status}`);
    return { deletion, get: await getAccount(own, id), use: await tryToken(own, token) };
  });
}

goneAccount('workspace.service-account.delete.gone', 'an account that deleted itself is not found', async (t) => {
  const { get } = await selfDeleted(t);
  expectStatus(get, 404, 'it was deleted by its own key');
});

check(
  'workspace.service-account.delete.revokes',
  'the key of an account that deleted itself is rejected',
  async (t) => {
    const { use } = await selfDeleted(t);
    expectStatus(use, 401, 'its account was deleted by this very key');
  },
);

/** Null where an account may make no other ones: who may is open. */
async function accountBy(
  t: CheckContext,
  { id, token }: { id: string; token: string },
): Promise<ServiceAccount | null> {
  try {
    const by = t.workspace.withAuthorization(`Bearer ${token}`);
    return await asCreator(t, id, () => newAccount(t, { by, identity: longLived(t) }));
  } catch (error) {
    if (isInconclusiveAnswer(error)) return null;
    throw error;
  }
}
