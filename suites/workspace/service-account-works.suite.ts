import { check, exchangeOf, expectEqual, expectStatus, Inconclusive, prepared } from '../../src/check/index.ts';
import { createIn, getEntry, workPlace } from '../support/entries.ts';
import { succeeded } from '../support/filespaces.ts';
import { createRaw, deleteAccount, newKeyedAccount, tryToken } from '../support/service-accounts.ts';

/** What a service account may be called, and what becomes of its works. */

const displayNames = ['build server', 'Über-Wächter', '日本語', 'a', 'ci@studio #2 (eu)', 'x'.repeat(80)];

check('workspace.service-account.create.status', 'any display name is accepted', async (t) => {
  for (const ending of displayNames) {
    const name = `${t.names.serviceAccount()} ${ending}`;
    expectStatus(await createRaw(t, { name }), 201, `the name ${name}`);
  }
});

check('workspace.service-account.create.token-workspace', 'what its token makes is there for others', async (t) => {
  const place = await workPlace(t);
  const { token } = await newKeyedAccount(t);
  const { filespaceId } = place;
  const made = await t.workspace.withAuthorization(`Bearer ${token}`).POST('/api/v1/filespaces/{filespaceId}/entries', {
    params: { path: { filespaceId } },
    body: { parentId: place.id, name: t.names.directory(), type: 'dir' },
  });
  const { id, name } = prepared(made, 201, 'create a directory by another token of the workspace').data;
  const reply = await getEntry(t, { filespaceId, id });
  expectStatus(reply, 200, 'a directory that another account of the workspace has made');
  expectEqual(prepared(reply, 200, 'get the directory').data.name, name, 'its name', made, reply);
});

check('workspace.service-account.delete.only-that', 'what the deleted account has made stays', async (t) => {
  const place = await workPlace(t);
  const { id: accountId, token } = await newKeyedAccount(t);
  const { filespaceId } = place;
  const made = await t.workspace.withAuthorization(`Bearer ${token}`).POST('/api/v1/filespaces/{filespaceId}/entries', {
    params: { path: { filespaceId } },
    body: { parentId: place.id, name: t.names.directory(), type: 'dir' },
  });
  const { id } = prepared(made, 201, 'create a directory by another token of the workspace').data;
  succeeded(await deleteAccount(t, accountId), 'delete a service account');
  if (exchangeOf(await tryToken(t, token)).status !== 401) throw new Inconclusive('the account was not deleted');
  expectStatus(await getEntry(t, { filespaceId, id }), 200, 'a directory that the deleted account has made');
  expectStatus(await createIn(t, { filespaceId, id }, t.names.directory()), 201, 'a directory inside it');
});
