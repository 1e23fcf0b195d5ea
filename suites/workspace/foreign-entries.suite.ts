import {
  type CheckContext,
  check,
  describe,
  exchangeOf,
  expectEitherWay,
  expectThat,
  field,
  NotTested,
  prepared,
  type Reply,
} from '../../src/check/index.ts';
import { commonPlace } from '../support/common-directories.ts';
import { type Directory, getEntry, listChildren, type Place, subdirectory } from '../support/entries.ts';
import { rootId } from '../support/new-filespaces.ts';
import { mentions, valuesOf } from '../support/open-bodies.ts';
import { inOtherWorkspace } from '../support/other-workspace.ts';
import { unrelatedFilespace } from '../support/unrelated-filespace.ts';

/*
 * Ids of entries need not be told apart beyond a filespace, so that what an own filespace answers to an id that was issued
 * in another workspace is open. What it must not do is show, link or change what stands there.
 */

interface Trial {
  /** The directory of the other workspace, and all that is asked for of it. */
  outer: Directory;
  all: readonly Directory[];
  /** Under the path of an own filespace, before anything was written there. */
  reads: Reads;
  creation: { name: string; reply: Reply };
  deletion: Reply;
  /** By their owner, afterwards. */
  children: Awaited<ReturnType<typeof listChildren>>;
  kept: Reply;
}

interface Reads {
  get: Reply;
  children: Reply;
  /** A link to it, asked for by its id. */
  link: Reply;
  /** What its path leads to, and a link to that. */
  byPath: readonly Reply[];
  /** Pages of the own root, after a page that its owner was shown; none where that had no cursor. */
  pages: readonly Reply[];
}

function trial(t: CheckContext): Promise<Trial> {
  t.workspace.as('otherWorkspace');
  return t.shared('workspace foreign entries below an own filespace', async (own) => {
    const there = inOtherWorkspace(own);
    const outer = await subdirectory(there, await commonPlace(there));
    const inner = await subdirectory(there, outer);
    const all = [outer, inner, await subdirectory(there, outer)];
    const page = prepared(await listChildren(there, outer, { limit: 1 }), 200, 'list the children').data;
    const { id: filespaceId } = await unrelatedFilespace(own);
    const reads = await readBelow(own, filespaceId, outer, page.nextCursor ?? '');
    const name = own.names.directory();
    const body = { parentId: outer.id, name, type: 'dir' };
    const creation = await own.workspace.raw({ operation: `POST ${entries}`, path: { filespaceId }, body, open: true });
    const path = { filespaceId, entryId: inner.id };
    const deletion = await own.workspace.raw({ operation: `DELETE ${entries}/{entryId}`, path, open: true });
    const [children, kept] = [await listChildren(there, outer), await getEntry(there, inner)];
    return { outer, all, reads, creation: { name, reply: creation }, deletion, children, kept };
  });
}

const base = '/api/v1/filespaces/{filespaceId}';
const entries = `${base}/entries` as const;

async function readBelow(t: CheckContext, filespaceId: string, entry: Directory, cursor: string): Promise<Reads> {
  const path = { filespaceId };
  const there = { path: { filespaceId, entryId: entry.id }, open: true };
  const byPath = { path, query: { path: entry.path }, open: true };
  const links = `GET ${base}/direct-links` as const;
  return {
    get: await t.workspace.raw({ operation: `GET ${entries}/{entryId}`, ...there }),
    children: await t.workspace.raw({ operation: `GET ${entries}/{entryId}/children`, ...there }),
    link: await t.workspace.raw({ operation: links, path, query: { entryId: entry.id }, open: true }),
    byPath: [
      await t.workspace.raw({ operation: `GET ${entries}/resolve`, ...byPath }),
      await t.workspace.raw({ operation: links, ...byPath }),
    ],
    pages: cursor === '' ? [] : await pagesBehind(t, { filespaceId, id: await rootId(t, filespaceId) }, cursor),
  };
}

/** With a limit and without one. */
async function pagesBehind(t: CheckContext, { filespaceId, id }: Place, nextCursor: string): Promise<Reply[]> {
  const request = { operation: `GET ${entries}/{entryId}/children`, path: { filespaceId, entryId: id } } as const;
  return [
    await t.workspace.raw({ ...request, query: { nextCursor }, open: true }),
    await t.workspace.raw({ ...request, query: { nextCursor, limit: '5' }, open: true }),
  ];
}

check('workspace.ownership.filespace', 'an own filespace shows no entry of another workspace by its id', async (t) => {
  const { all, reads } = await trial(t);
  for (const reply of [reads.get, reads.children]) {
    for (const { name } of all) {
      expectEitherWay(!mentions(reply, name), `no ${name}, which another workspace has`, 'it', reply);
    }
  }
});

check('workspace.ownership.filespace', 'an own filespace links no entry of another workspace by its id', async (t) => {
  const { get, link } = (await trial(t)).reads;
  // Where it has something of its own under that id, the link may be that one's.
  if (get.response.ok) throw new NotTested('an own entry has the same id');
  const got = describe(exchangeOf(link));
  expectEitherWay(!link.response.ok, 'no link to what the filespace does not have', got, get, link);
});

check('workspace.ownership.filespace', 'an own filespace leads no path into another workspace', async (t) => {
  const { outer, reads } = await trial(t);
  for (const reply of reads.byPath) {
    const expected = `nothing at ${outer.path}, which another workspace has`;
    expectEitherWay(!reply.response.ok, expected, describe(exchangeOf(reply)), reply);
  }
});

check(
  'workspace.ownership.filespace',
  'a cursor of another workspace shows nothing of it in an own directory',
  async (t) => {
    const { all, reads } = await trial(t);
    if (reads.pages.length === 0) throw new NotTested('a page of one of two children came without a cursor');
    for (const reply of reads.pages) {
      // What rejects a cursor may repeat it, and a name may be part of it.
      const shown = valuesOf(field(field(exchangeOf(reply).json, 'data'), 'entries')).map(({ value }) => value);
      const theirs = all.find(({ name }) => shown.includes(name));
      expectEitherWay(theirs === undefined, 'no entry of another workspace', theirs?.name ?? '', reply);
    }
  },
);

check('workspace.ownership.no-effect', 'nothing is made in another workspace below an own filespace', async (t) => {
  const { creation, children } = await trial(t);
  const names = prepared(children, 200, 'list the children').data.entries.map((entry) => entry.name);
  const isThere = names.includes(creation.name);
  expectThat(!isThere, `no ${creation.name} in the other workspace`, 'it', creation.reply, children);
});

check('workspace.ownership.no-effect', 'nothing is deleted in another workspace below an own filespace', async (t) => {
  const { deletion, kept } = await trial(t);
  const { status } = kept.response;
  expectThat(status !== 404, 'the directory of the other workspace', '404', deletion, kept);
});
