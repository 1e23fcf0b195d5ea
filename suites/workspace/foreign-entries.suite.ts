import { type CheckContext, check, expectEitherWay, expectThat, prepared, type Reply } from '../../src/check/index.ts';
import { commonPlace } from '../support/common-directories.ts';
import { type Directory, getEntry, listChildren, subdirectory } from '../support/entries.ts';
import { newFilespace } from '../support/new-filespaces.ts';
import { mentions } from '../support/open-bodies.ts';
import { inOtherWorkspace } from '../support/other-workspace.ts';

/*
 * Ids of entries need not be told apart beyond a filespace, so that what an own filespace answers to an id that was issued
 * in another workspace is open. What it must not do is show or change what stands there.
 */

interface Trial {
  outer: Directory;
  inner: Directory;
  /** Of both, under the path of an own filespace. */
  reads: readonly Reply[];
  creation: { name: string; reply: Reply };
  deletion: Reply;
  /** By their owner, afterwards. */
  children: Awaited<ReturnType<typeof listChildren>>;
  kept: Reply;
}

function trial(t: CheckContext): Promise<Trial> {
  t.workspace.as('otherWorkspace');
  return t.shared('workspace foreign entries below an own filespace', async (own) => {
    const there = inOtherWorkspace(own);
    const outer = await subdirectory(there, await commonPlace(there));
    const inner = await subdirectory(there, outer);
    const { id: filespaceId } = await newFilespace(own);
    const entry = (entryId: string) => ({ path: { filespaceId, entryId }, open: true });
    const base = '/api/v1/filespaces/{filespaceId}/entries' as const;
    const reads = [
      await own.workspace.raw({ operation: `GET ${base}/{entryId}`, ...entry(outer.id) }),
      await own.workspace.raw({ operation: `GET ${base}/{entryId}/children`, ...entry(outer.id) }),
    ];
    const name = own.names.directory();
    const body = { parentId: outer.id, name, type: 'dir' };
    const creation = await own.workspace.raw({ operation: `POST ${base}`, path: { filespaceId }, body, open: true });
    const deletion = await own.workspace.raw({ operation: `DELETE ${base}/{entryId}`, ...entry(inner.id) });
    const [children, kept] = [await listChildren(there, outer), await getEntry(there, inner)];
    return { outer, inner, reads, creation: { name, reply: creation }, deletion, children, kept };
  });
}

check('workspace.ownership.filespace', 'an own filespace shows no entry of another workspace by its id', async (t) => {
  const { outer, inner, reads } = await trial(t);
  for (const reply of reads) {
    for (const { name } of [outer, inner]) {
      expectEitherWay(!mentions(reply, name), `no ${name}, which another workspace has`, 'it', reply);
    }
  }
});

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
