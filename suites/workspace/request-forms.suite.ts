import {
  type CheckContext,
  check,
  describe,
  exchangeOf,
  expectEqual,
  expectStatus,
  expectThat,
  field,
  NotTested,
  pathSegment,
  type Reply,
} from '../../src/check/index.ts';
import { entry, filespace } from '../../src/resources/index.ts';
import { addedHeaders, askedBy, charsets, expectRemoved, expectSame } from '../support/added-headers.ts';
import { commonPlace } from '../support/common-directories.ts';
import { resolvePath } from '../support/entries.ts';
import { escapable, expectTaken, otherText } from '../support/json-text.ts';
import { linkTo } from '../support/lent-file.ts';
import { expectRead } from '../support/plain-query.ts';
import { getMembers, sharedMember } from '../support/workspace-members.ts';
import { needsDataStores, registerOutcome, requestTo, workspaceOperations } from '../support/workspace-requests.ts';

/** One request, written in the ways in which the clients of different languages write it. */

check('workspace.entry.get.encoded-id', 'the colon of an id may be encoded in the path, or not', async (t) => {
  const { filespaceId, id } = await commonPlace(t);
  // Small letters mean what capitals do.
  for (const written of [pathSegment(id), id, pathSegment(id).replaceAll('%3A', '%3a')]) {
    const target = `/api/v1/filespaces/${pathSegment(filespaceId)}/entries/${written}`;
    expectStatus(await t.workspace.offContract({ method: 'GET', target }), 200, `the id as ${written}`);
  }
});

for (const [turn, info] of workspaceOperations.filter(({ hasBody }) => hasBody).entries()) {
  check('workspace.request.charset', `${info.operation} takes a body that names its charset`, async (t) => {
    // Each on its own: a change to what is so already is another question.
    const send = async (name: string, type: string) => {
      const request = await requestTo(t, info, { name });
      const reply = await t.workspace.raw({ ...request, headers: { 'content-type': type }, also: [415] });
      await registerOutcome(t, request, reply);
      return reply;
    };
    const named = await send('charset', charsets[turn % charsets.length] ?? '');
    if (named.response.ok) return;
    const plain = await send('no charset', 'application/json');
    if (!plain.response.ok) throw new NotTested(`the same without it is answered ${plain.response.status}`);
    // Room that the first one did not find may have come since; what has come holds for both.
    const again = await send('charset again', charsets[turn % charsets.length] ?? '');
    const last = again.response.ok ? plain : await send('no charset again', 'application/json');
    if (!last.response.ok) throw new NotTested(`the same without it is answered ${last.response.status} by now`);
    expectThat(again.response.ok, 'the same as without a charset', describe(exchangeOf(again)), last, again);
  });
}

check('workspace.request.json-text', 'a create of a directory whose body is written in another form', async (t) => {
  const place = await commonPlace(t);
  const name = `${escapable} ${t.names.directory()}`;
  const send = (text: string): Promise<Reply> =>
    t.workspace.raw({ operation: entry.create, path: { filespaceId: place.filespaceId }, text });
  const body = { parentId: place.id, name, type: 'dir' };
  const reply = await send(otherText(body));
  await expectTaken(reply, () => send(JSON.stringify(body)));
  expectEqual(field(field(exchangeOf(reply).json, 'data'), 'name'), name, 'the name of the directory', reply);
});

for (const info of workspaceOperations) {
  // Directories have a check of their own, and what makes a filespace costs much.
  if (!info.hasBody || [entry.create, filespace.create].some((operation) => operation === info.operation)) continue;
  check('workspace.request.json-text', `${info.operation} takes a body on several lines`, async (t) => {
    const { body, ...request } = await requestTo(t, info, { name: 'json text' });
    const reply = await t.workspace.raw({ ...request, text: otherText(Object(body)) });
    await registerOutcome(t, { ...request, body }, reply);
    await expectTaken(reply, async () => {
      const { body: valid, ...plain } = await requestTo(t, info, { name: 'one line' });
      const shortest = await t.workspace.raw({ ...plain, text: JSON.stringify(valid) });
      await registerOutcome(t, { ...plain, body: valid }, shortest);
      return shortest;
    });
  });
}

/** Asks with a query as it stands. */
function ask(t: CheckContext, target: string): Promise<Reply> {
  return t.workspace.offContract({ method: 'GET', target });
}

check('workspace.request.plain-query', 'the slashes of a path stand as they are, or in small letters', async (t) => {
  const { filespaceId, path } = await commonPlace(t);
  // Encoded in small letters they mean what capitals do.
  for (const written of [path, path.replaceAll('/', '%2f')]) {
    const target = `/api/v1/filespaces/${pathSegment(filespaceId)}/entries/resolve?path=${written}`;
    await expectRead(await ask(t, target), () => resolvePath(t, filespaceId, path));
  }
});

check('workspace.request.plain-query', 'the colon of an id stands as it is', async (t) => {
  const { filespaceId, id } = await commonPlace(t);
  const target = `/api/v1/filespaces/${pathSegment(filespaceId)}/direct-links?entryId=${id}`;
  await expectRead(await ask(t, target), () => linkTo(t, filespaceId, { entryId: id }));
});

check('workspace.request.plain-query', 'the at sign of an address stands as it is', async (t) => {
  const { email } = await sharedMember(t);
  if (!/^[\w.@-]+$/.test(email)) throw new NotTested('the address has a sign that a query must encode');
  await expectRead(await ask(t, `/api/v1/members?email=${email}`), () => getMembers(t, email));
});

check('workspace.request.headers', 'a read with what clients and gateways add to it', async (t) => {
  const operation = 'GET /api/v1/filespaces';
  await expectSame(addedHeaders(0), (headers) => t.workspace.raw({ operation, headers, open: true }));
});

check('workspace.request.headers', 'a read by what is in common use to ask', async (t) => {
  const operation = 'GET /api/v1/filespaces';
  for (const headers of askedBy)
    await expectSame(headers, (own) => t.workspace.raw({ operation, headers: own, open: true }));
});

for (const info of workspaceOperations) {
  // What makes a filespace costs much.
  if (info.method !== 'DELETE' || info.operation === filespace.remove) continue;
  check('workspace.request.headers', `${info.operation} that names the type of no body`, async (t) => {
    await needsDataStores(t, info);
    const request = await requestTo(t, info, { name: `type of no body of ${info.operation}` });
    await expectRemoved((headers) => t.workspace.raw({ ...request, headers, open: true }));
  });
}

check('workspace.request.headers', 'a create with what clients and gateways add to it', async (t) => {
  const { filespaceId, id: parentId } = await commonPlace(t);
  const operation = 'POST /api/v1/filespaces/{filespaceId}/entries';
  await expectSame({ ...addedHeaders(1), 'content-type': 'Application/JSON' }, (headers) => {
    const body = { parentId, name: t.names.directory(), type: 'dir' };
    return t.workspace.raw({ operation, path: { filespaceId }, body, headers, open: true });
  });
});

for (const [turn, info] of workspaceOperations.entries()) {
  // Directories have a check of their own, and what makes a filespace costs much.
  if (!info.hasBody || [entry.create, filespace.create].some((operation) => operation === info.operation)) continue;
  check('workspace.request.headers', `${info.operation} with what clients and gateways add to it`, async (t) => {
    let round = 0;
    await expectSame(addedHeaders(turn), async (headers) => {
      round += 1;
      // Each on its own: a change to what is so already is another question.
      const request = await requestTo(t, info, { name: `added headers ${round}` });
      const reply = await t.workspace.raw({ ...request, headers, open: true });
      await registerOutcome(t, request, reply);
      return reply;
    });
  });
}
