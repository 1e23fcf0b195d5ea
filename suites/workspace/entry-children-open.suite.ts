import { type CheckContext, exchangeOf, field, observe, prepared, type Reply } from '../../src/check/index.ts';
import { listChildren, subdirectory, workPlace } from '../support/entries.ts';
import { walk, wideDirectory } from '../support/entry-walks.ts';
import { lentFile } from '../support/lent-file.ts';

/** Lists children with parameters of which the documents do not say what they mean. */
function rawChildren(t: CheckContext, place: { filespaceId: string; id: string }, query: Record<string, string>) {
  return t.workspace.raw({
    operation: 'GET /api/v1/filespaces/{filespaceId}/entries/{entryId}/children',
    path: { filespaceId: place.filespaceId, entryId: place.id },
    query,
    open: true,
  });
}

function entriesOf(reply: Reply): unknown[] | null {
  const entries = field(field(exchangeOf(reply).json, 'data'), 'entries');
  return Array.isArray(entries) ? entries : null;
}

function describeAnswer(reply: Reply): string {
  const entries = entriesOf(reply);
  return entries === null ? `${reply.response.status}` : `${reply.response.status} with ${entries.length} entries`;
}

observe('workspace.entry.children.end-signal', async (t) => {
  const { directory, children } = await wideDirectory(t);
  const signals = await Promise.all(
    [10, 25, 100].map(async (limit) => {
      const { end } = await walk(t, directory, { limit, known: children.length });
      return `with the limit ${limit} ${end ?? 'none'}`;
    }),
  );
  return signals.join(', ');
});

observe('workspace.entry.children.order', async (t) => {
  const place = await workPlace(t);
  const created = ['m', 'z', 'a', 'q', 'b'];
  for (const name of created) await subdirectory(t, place, name);
  const listed = (await walk(t, place, { known: created.length })).entries.map((entry) => entry.name).join();
  const sorted = created.toSorted();
  const orders = {
    'in order of creation': created,
    'newest first': created.toReversed(),
    'by name': sorted,
    'by name, descending': sorted.toReversed(),
  };
  return Object.entries(orders).find(([, names]) => names.join() === listed)?.[0] ?? 'in another order';
});

observe('workspace.entry.children.file', async (t) => `answered ${describeAnswer((await lentFile(t)).children)}`);

observe('workspace.entry.children.limit.invalid', async (t) => {
  const { directory } = await wideDirectory(t);
  const outcomes = ['0', '-1', 'abc', '1.5'].map(
    async (limit) => `${limit}: ${describeAnswer(await rawChildren(t, directory, { limit }))}`,
  );
  return (await Promise.all(outcomes)).join(', ');
});

observe('workspace.entry.children.limit.default', async (t) => {
  const { directory } = await wideDirectory(t);
  const { entries, nextCursor } = prepared(await listChildren(t, directory), 200, 'list children').data;
  return nextCursor ? `${entries.length}` : `at least ${entries.length}`;
});

observe('workspace.entry.children.limit.maximum', async (t) => {
  const { directory } = await wideDirectory(t);
  const outcomes = ['1000', '1001', '100000'].map(
    async (limit) => `${limit}: ${describeAnswer(await rawChildren(t, directory, { limit }))}`,
  );
  return (await Promise.all(outcomes)).join(', ');
});

observe('workspace.entry.children.cursor.invalid', async (t) => {
  const { directory } = await wideDirectory(t);
  return `answered ${describeAnswer(await rawChildren(t, directory, { nextCursor: 'no-such-cursor' }))}`;
});

observe('workspace.entry.children.cursor.other-directory', async (t) => {
  const { directory } = await wideDirectory(t);
  const { nextCursor } = prepared(await listChildren(t, directory, { limit: 2 }), 200, 'list children').data;
  if (!nextCursor) return 'there is no cursor after two of many children';
  const other = await workPlace(t);
  await subdirectory(t, other);
  return `answered ${describeAnswer(await rawChildren(t, other, { nextCursor }))}`;
});

observe('workspace.entry.children.cursor.reuse', async (t) => {
  const { directory } = await wideDirectory(t);
  const { nextCursor } = prepared(await listChildren(t, directory, { limit: 2 }), 200, 'list children').data;
  if (!nextCursor) return 'there is no cursor after two of many children';
  const query = { limit: '2', nextCursor };
  const [first, second] = [await rawChildren(t, directory, query), await rawChildren(t, directory, query)];
  const same = JSON.stringify(entriesOf(first)) === JSON.stringify(entriesOf(second));
  return same ? 'the same page' : `first ${describeAnswer(first)}, then ${describeAnswer(second)}`;
});
