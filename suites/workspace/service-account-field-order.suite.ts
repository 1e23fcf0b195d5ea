import { check, expectThat, prepared } from '../../src/check/index.ts';
import { identify, noteOthers } from '../support/account-ids.ts';
import { tokenIn } from '../support/account-tokens.ts';
import { longLived } from '../support/service-accounts.ts';

/* The fields of an object of JSON stand in no order. */

check('workspace.service-account.create.token', 'a key is made when its field stands before the name', async (t) => {
  await noteOthers(t);
  const body = { serviceIdentity: longLived(t), name: t.names.serviceAccount() };
  const reply = await t.workspace.raw({ operation: 'POST /api/v1/service-accounts', body });
  if (!reply.response.ok) prepared(reply, 201, 'create a service account');
  const { id } = await identify(t, reply, body.name);
  const token = await tokenIn(t, { id: id ?? '', reply });
  expectThat(token !== null, 'a token that authenticates', 'none', reply);
});
