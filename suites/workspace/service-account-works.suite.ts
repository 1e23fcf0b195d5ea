import {
  type CheckContext,
  check,
  exchangeOf,
  expectEqual,
  expectStatus,
  Inconclusive,
  NotTested,
  prepared,
} from '../../src/check/index.ts';
import { asCreator } from '../support/account-ids.ts';
import { newKeyedAccount, tryToken } from '../support/account-tokens.ts';
import { commonPlace } from '../support/common-directories.ts';
import { createIn, type Directory, getEntry } from '../support/entries.ts';
import { succeeded } from '../support/filespaces.ts';
import { accountOfForm, displayNames } from '../support/many-service-accounts.ts';
import { deleteAccount, getAccount, newAccount, type ServiceAccount } from '../support/service-accounts.ts';

/** What a service account may be called, and what becomes of its works. */

check('workspace.service-account.create.name.forms', 'any display name is accepted', async (t) => {
  for (const form of displayNames) {
    const { name, reply } = await accountOfForm(t, form);
    expectStatus(reply, 201, `the name ${name}`);
  }
});

/** @throws {NotTested} where a new account has no access to what others have made. */
async function makeAs(t: CheckContext, token: string, { filespaceId, id }: Directory) {
  const made = await t.workspace.withAuthorization(`Bearer ${token}`).POST('/api/v1/filespaces/{filespaceId}/entries', {
    params: { path: { filespaceId } },
    body: { parentId: id, name: t.names.directory(), type: 'dir' },
  });
  if (made.response.status === 404) throw new NotTested('a new account has no access to a filespace of another one');
  return made;
}

check('workspace.service-account.create.token-workspace', 'what its token makes is there for others', async (t) => {
  const place = await commonPlace(t);
  const { token } = await newKeyedAccount(t);
  const { filespaceId } = place;
  const made = await makeAs(t, token, place);
  const { id, name } = prepared(made, 201, 'create a directory by another token of the workspace').data;
  const reply = await getEntry(t, { filespaceId, id });
  expectStatus(reply, 200, 'a directory that another account of the workspace has made');
  expectEqual(prepared(reply, 200, 'get the directory').data.name, name, 'its name', made, reply);
});

check('workspace.service-account.delete.only-that', 'what the deleted account has made stays', async (t) => {
  const place = await commonPlace(t);
  const { id: accountId, token } = await newKeyedAccount(t);
  const { filespaceId } = place;
  const made = await makeAs(t, token, place);
  const { id } = prepared(made, 201, 'create a directory by another token of the workspace').data;
  const child = await accountBy(t, { id: accountId, token });
  succeeded(await deleteAccount(t, accountId), 'delete a service account');
  if (exchangeOf(await tryToken(t, token)).status !== 401) throw new Inconclusive('the account was not deleted');
  expectStatus(await getEntry(t, { filespaceId, id }), 200, 'a directory that the deleted account has made');
  expectStatus(await createIn(t, { filespaceId, id }, t.names.directory()), 201, 'a directory inside it');
  if (child !== null) expectStatus(await getAccount(t, child.id), 200, 'an account that the deleted one has made');
});

/** Null where an account may make no other ones: who may is open. */
async function accountBy(
  t: CheckContext,
  { id, token }: { id: string; token: string },
): Promise<ServiceAccount | null> {
  try {
    const by = t.workspace.withAuthorization(`Bearer ${token}`);
    return await asCreator(t, id, () => newAccount(t, { by }));
  } catch (error) {
    if (error instanceof Inconclusive) return null;
    throw error;
  }
}
