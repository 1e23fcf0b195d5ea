import type { RequirementId } from '../../generated/catalogue.ts';
import { type CheckContext, check, expectStatus, expectThat, NotTested } from '../../src/check/index.ts';
import { creatingAsNewAccount } from '../support/account-tokens.ts';
import { createStore, s3Body, storeBody, storesFilespace } from '../support/data-stores.ts';
import { customerBody } from '../support/filespace-bodies.ts';
import { customerKeys, readyOnCustomerStorage } from '../support/filespaces.ts';
import type { JsonObject } from '../support/lists.ts';
import { byOtherAccount } from '../support/other-account.ts';
import { storeThere } from '../support/other-workspace-family.ts';
import { renamedWithContents } from '../support/renamed-filespace.ts';

/* What no filespace with data stores takes for one: that a name is taken is looked at elsewhere. */

const refusals: readonly [RequirementId, string, (t: CheckContext) => JsonObject][] = [
  [
    'workspace.data-store.create.kind.unknown',
    'a kind that does not exist',
    (t) => storeBody(t, 'HttpLinkDataStore', { kind: 'FtpDataStore' }),
  ],
  [
    'workspace.data-store.create.params.missing',
    'an S3DataStore without its parameters',
    (t) => ({ name: t.names.dataStore(), kind: 'S3DataStore' }),
  ],
  ['workspace.data-store.create.bucket.empty', 'an empty bucket name', (t) => s3Body(t, { bucketName: '' })],
];

interface Place {
  there: CheckContext;
  filespaceId: string;
}

const places: readonly [string, (t: CheckContext) => Promise<Place>][] = [
  [
    'on customer storage',
    async (t) => {
      customerBody(t);
      const [key = 'customerStorage'] = await customerKeys(t);
      return proven(t, 'on customer storage', await readyOnCustomerStorage(t, key));
    },
  ],
  [
    'in a renamed filespace',
    async (t) => proven(t, 'in a renamed filespace', (await renamedWithContents(t)).filespaceId),
  ],
  ['in the other workspace', storeThere],
];

/** It takes one of which nothing is wrong. @throws {NotTested} where it has no data stores, or no room for one more. */
async function proven(t: CheckContext, where: string, filespaceId: string): Promise<Place> {
  const status = await t.shared(`workspace data store beside refused ones ${where}`, async (own) => {
    const twin = await createStore(own, filespaceId, storeBody(own, 'HttpLinkDataStore'), { open: true });
    return twin.response.status;
  });
  if (status !== 201) throw new NotTested(`no data store is made ${where}: got ${status}`);
  return { there: t, filespaceId };
}

for (const [where, open] of places) {
  for (const [requirement, what, bodyOf] of refusals) {
    check(requirement, `${what} is refused ${where}`, async (t) => {
      const body = bodyOf(t);
      const { there, filespaceId } = await open(t);
      expectStatus(await createStore(there, filespaceId, body), 400, `${what} ${where}`);
    });
  }
}

/** To what such an account has access is open: whatever it is refused with, it is not accepted. */
for (const [requirement, what, bodyOf] of refusals) {
  check(requirement, `${what} is not accepted by the token of a new account`, async (t) => {
    const body = bodyOf(t);
    const { id } = await storesFilespace(t);
    await creatingAsNewAccount(t);
    const reply = await createStore(await byOtherAccount(t), id, body, { open: true });
    expectThat(!reply.response.ok, `a rejection, for ${what}`, String(reply.response.status), reply);
  });
}
