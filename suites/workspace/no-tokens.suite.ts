import { check, exchangeOf, expectStatus, field, NotTested } from '../../src/check/index.ts';
import { lastingAccount, tryToken } from '../support/account-tokens.ts';
import { exactBody, valuesOf } from '../support/open-bodies.ts';
import { sharedAccount } from '../support/service-accounts.ts';
import { newWorkspaceMember } from '../support/workspace-members.ts';

/*
 * What the service issues beside its tokens is none of them. Any other text of the answer that has a token may be another
 * form of it: which fields there are is open, and only what is called an id is certain to be no credential.
 */

const mayStandInHeader = /^[\x21-\x7e]+$/;

function isOfId(path: string): boolean {
  return /(?:^|[._])id$|[a-z]Id$/.test(path);
}

check('workspace.auth.garbage', 'the id of an account is no token', async (t) => {
  const { id } = await sharedAccount(t);
  if (!mayStandInHeader.test(id)) throw new NotTested('the ids of accounts hold what no header may hold');
  expectStatus(await tryToken(t, id), 401, 'the id of a service account in place of its token');
});

check('workspace.auth.garbage', 'the secret of an invitation is no token', async (t) => {
  const { reply } = await newWorkspaceMember(t);
  const secret = field(field(exchangeOf(reply).json, 'data'), 'pendingInvitationLinkSecret');
  if (typeof secret !== 'string' || !mayStandInHeader.test(secret))
    throw new NotTested('it is nothing that a header may hold');
  expectStatus(await tryToken(t, secret), 401, 'the secret of an invitation in place of a token');
});

check('workspace.auth.garbage', 'the ids beside a token are no tokens', async (t) => {
  const { token, reply } = await lastingAccount(t);
  const ids = valuesOf(exactBody(reply)).filter(({ path, value }) => isOfId(path) && mayStandInHeader.test(value));
  // Of a token that is made of ids, each may be a part.
  const apart = ids.filter(({ value }) => !value.includes(token) && !token.includes(value)).slice(0, 3);
  if (apart.length === 0) throw new NotTested('there is no id beside the token');
  for (const { path, value } of apart) expectStatus(await tryToken(t, value), 401, `${path} in place of the token`);
});
