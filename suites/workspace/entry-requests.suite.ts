import { check, expectStatus } from '../../src/check/index.ts';
import { workPlace } from '../support/entries.ts';

/** One request, written in the ways in which the clients of different languages write it. */

check('workspace.entry.get.status', 'the colon of an id may be encoded in the path, or not', async (t) => {
  const { filespaceId, id } = await workPlace(t);
  for (const written of [encodeURIComponent(id), id]) {
    const target = `/api/v1/filespaces/${encodeURIComponent(filespaceId)}/entries/${written}`;
    expectStatus(await t.workspace.offContract({ method: 'GET', target }), 200, `the id as ${written}`);
  }
});

check('workspace.entry.create.charset', 'a body of the type application/json; charset=utf-8 is taken', async (t) => {
  const { filespaceId, id } = await workPlace(t);
  const body = { parentId: id, name: 'Überblick', type: 'dir' };
  const reply = await t.workspace.raw({
    operation: 'POST /api/v1/filespaces/{filespaceId}/entries',
    path: { filespaceId },
    body,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });
  expectStatus(reply, 201, 'a JSON body');
});
