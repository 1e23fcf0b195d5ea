import {
  type CheckContext,
  check,
  describe,
  exchangeOf,
  expectEitherWay,
  expectEqual,
  expectStatus,
  expectThat,
  field,
  NotTested,
  pathSegment,
  type Reply,
} from '../../src/check/index.ts';
import { commonPlace } from '../support/common-directories.ts';
import { createIn, resolvePath } from '../support/entries.ts';
import { escapable, otherText } from '../support/json-text.ts';
import { linkTo } from '../support/lent-file.ts';
import { getMembers, sharedMember } from '../support/workspace-members.ts';
import { registerOutcome, requestTo, workspaceOperations } from '../support/workspace-requests.ts';

/** One request, written in the ways in which the clients of different languages write it. */

check('workspace.entry.get.encoded-id', 'the colon of an id may be encoded in the path, or not', async (t) => {
  const { filespaceId, id } = await commonPlace(t);
  for (const written of [pathSegment(id), id]) {
    const target = `/api/v1/filespaces/${pathSegment(filespaceId)}/entries/${written}`;
    expectStatus(await t.workspace.offContract({ method: 'GET', target }), 200, `the id as ${written}`);
  }
});

for (const info of workspaceOperations.filter(({ hasBody }) => hasBody)) {
  check('workspace.request.charset', `${info.operation} takes a body that names its charset`, async (t) => {
    // Each on its own: a change to what is so already is another question.
    const send = async (name: string, type: string) => {
      const request = await requestTo(t, info, { name });
      const reply = await t.workspace.raw({ ...request, headers: { 'content-type': type } });
      await registerOutcome(t, request, reply);
      return reply;
    };
    const named = await send('charset', 'application/json; charset=utf-8');
    if (named.response.ok) return;
    const plain = await send('no charset', 'application/json');
    if (!plain.response.ok) throw new NotTested(`the same without it is answered ${plain.response.status}`);
    expectThat(named.response.ok, 'the same as without a charset', describe(exchangeOf(named)), plain, named);
  });
}

check('workspace.request.json-text', 'a create of a directory whose body is written in another form', async (t) => {
  const place = await commonPlace(t);
  const name = `${escapable} ${t.names.directory()}`;
  const text = otherText({ parentId: place.id, name, type: 'dir' });
  const operation = 'POST /api/v1/filespaces/{filespaceId}/entries';
  const reply = await t.workspace.raw({ operation, path: { filespaceId: place.filespaceId }, text });
  if (!reply.response.ok) {
    const plain = await createIn(t, place, name);
    if (!plain.response.ok) throw new NotTested(`its shortest form is answered ${plain.response.status}`);
    expectThat(false, 'the same as for the shortest form', describe(exchangeOf(reply)), plain, reply);
  }
  expectEqual(field(field(exchangeOf(reply).json, 'data'), 'name'), name, 'the name of the directory', reply);
});

/** Asks with a query as it stands; where it is answered otherwise than encoded, the answers say so. */
async function expectPlain(t: CheckContext, target: string, encode: () => Promise<Reply>): Promise<void> {
  const plain = await t.workspace.offContract({ method: 'GET', target });
  const shown = exchangeOf(plain).text;
  if (plain.response.status === 200 && !/"data":\[\]/.test(shown)) return;
  const encoded = await encode();
  if (encoded.response.status !== 200) throw new NotTested(`encoded it is answered ${encoded.response.status}`);
  const same = plain.response.status === 200 && shown === exchangeOf(encoded).text;
  expectEitherWay(same, 'the same answer as encoded', describe(exchangeOf(plain)), plain, encoded);
}

check('workspace.request.plain-query', 'the slashes of a path stand as they are', async (t) => {
  const { filespaceId, path } = await commonPlace(t);
  const target = `/api/v1/filespaces/${pathSegment(filespaceId)}/entries/resolve?path=${path}`;
  await expectPlain(t, target, () => resolvePath(t, filespaceId, path));
});

check('workspace.request.plain-query', 'the colon of an id stands as it is', async (t) => {
  const { filespaceId, id } = await commonPlace(t);
  const target = `/api/v1/filespaces/${pathSegment(filespaceId)}/direct-links?entryId=${id}`;
  await expectPlain(t, target, () => linkTo(t, filespaceId, { entryId: id }));
});

check('workspace.request.plain-query', 'the at sign of an address stands as it is', async (t) => {
  const { email } = await sharedMember(t);
  if (!/^[\w.@-]+$/.test(email)) throw new NotTested('the address has a sign that a query must encode');
  await expectPlain(t, `/api/v1/members?email=${email}`, () => getMembers(t, email));
});
