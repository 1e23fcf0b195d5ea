import { check, expectThat, prepared } from '../../src/check/index.ts';
import { tokenIn } from '../support/account-tokens.ts';
import { createIdentified, longLived } from '../support/service-accounts.ts';

/* The fields of an object of JSON stand in no order. */

check('workspace.service-account.create.token', 'a key is made when its field stands before the name', async (t) => {
  const body = { serviceIdentity: longLived(t), name: t.names.serviceAccount() };
  const { reply, id } = await createIdentified(t, body);
  if (!reply.response.ok) prepared(reply, 201, 'create a service account');
  const token = await tokenIn(t, { id: id ?? '', reply });
  expectThat(token !== null, 'a token that authenticates', 'none', reply);
});
