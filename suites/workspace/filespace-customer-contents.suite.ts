import {
  accepted,
  type CheckContext,
  check,
  exchangeOf,
  expectEitherWay,
  expectStatus,
  expectThat,
  field,
  prepared,
  type Reply,
  show,
} from '../../src/check/index.ts';
import {
  createIn,
  createRaw,
  deleteEntry,
  getEntry,
  listChildren,
  type Place,
  resolvePath,
} from '../support/entries.ts';
import { bornWith, walk } from '../support/entry-walks.ts';
import type { CustomerKey } from '../support/filespace-bodies.ts';
import { readyOnCustomerStorage } from '../support/filespaces.ts';
import { goneEntry } from '../support/id-reuse.ts';
import { linkTo } from '../support/lent-file.ts';
import { inParallel } from '../support/parallel.ts';
import { newWorkspaceMember } from '../support/workspace-members.ts';

/* Whose storage it is makes no difference to what stands in a filespace. */

const requirement = 'workspace.filespace.create.customer-contents';

/** The root of a filespace on the storage that the profile describes. */
async function readyPlace(t: CheckContext, key: CustomerKey): Promise<{ filespaceId: string; root: Reply }> {
  const filespaceId = await readyOnCustomerStorage(t, key);
  return { filespaceId, root: await resolvePath(t, filespaceId, '/') };
}

for (const key of ['customerStorage', 'otherCustomerStorage'] as const) {
  goneEntry(
    requirement,
    `a directory is made by the rules of names, found and deleted on the \`${key}\` of the profile`,
    async (t) => {
      const { filespaceId, root } = await readyPlace(t, key);
      expectStatus(root, 200, 'the root of a filespace that is ready');
      const top: Place = { filespaceId, id: String(field(field(exchangeOf(root).json, 'data'), 'id')) };
      const name = t.names.directory();
      const creation = await createIn(t, top, name);
      expectStatus(creation, 201, 'a directory in the root');
      expectStatus(await createIn(t, top, name), 400, 'a second directory of the name');
      expectStatus(await createIn(t, top, `${name}/in-it`), 400, 'a name with a slash');
      if (t.workspaceTarget.forbidSpecialCharacters !== false) {
        for (const forbidden of [`${name}:x`, `${name}?`, `${name}.`, 'LPT1']) {
          expectStatus(await createIn(t, top, forbidden), 400, `the name ${show(forbidden)}`);
        }
      }
      const file = { parentId: top.id, name: t.names.directory(), type: 'file' };
      expectStatus(await createRaw(t, filespaceId, file), 400, 'a create of a file');
      const directory = { filespaceId, id: prepared(creation, 201, 'create a directory').data.id };
      // Where a filespace counts its entries, these have numbers of one digit and of two.
      const names = Array.from({ length: key === 'customerStorage' ? 10 : 1 }, (_, index) => `${name}-${index}`);
      const creations = await inParallel(names.map((each) => createIn(t, top, each)));
      const beside = names.filter((_, index) => creations[index]?.response.status === 201);
      const inner = await createIn(t, directory, name);
      expectStatus(inner, 201, 'a directory in another one');
      const lower = { filespaceId, id: prepared(inner, 201, 'create a directory').data.id };
      const reads = await inParallel<Reply>([
        getEntry(t, directory),
        resolvePath(t, filespaceId, `/${name}/${name}`),
        listChildren(t, top),
      ]);
      for (const reply of reads) expectStatus(reply, 200, 'the directory was created');
      const limit = Math.max(1, Math.ceil(beside.length / 4));
      const walked = await walk(t, top, { limit, known: beside.length + bornWith });
      const shown = walked.entries.map((entry) => entry.name);
      const lost = [name, ...beside].filter((each) => !shown.includes(each));
      expectThat(lost.length === 0, `${show(lost)} on the pages of ${limit}`, 'none of it', ...walked.replies);
      const page = await listChildren(t, top, { limit: 1 });
      const { entries } = accepted(page, 200, 'a page of the root').data;
      expectThat(entries.length <= 1, 'at most 1 entry', `${entries.length}`, page);
      // For a directory there may be no link.
      for (const query of [{ path: `/${name}` }, { entryId: directory.id }]) {
        const link = await linkTo(t, filespaceId, query);
        const { status } = link.response;
        expectEitherWay(status === 200 || status === 400, '200 or 400', String(status), link);
      }
      const both = { path: `/${name}`, entryId: directory.id };
      expectStatus(await linkTo(t, filespaceId, both), 400, 'a link by path and by id at once');
      expectStatus(await deleteEntry(t, directory), 400, 'a directory that holds another one');
      expectStatus(await deleteEntry(t, lower), 200, 'an empty directory');
      expectStatus(await getEntry(t, lower), 404, 'the directory was deleted');
      // Where a directory is no more than the beginning of the names in it, it goes with the last of them.
      expectStatus(await getEntry(t, directory), 200, 'only what stood in it was deleted');
      expectStatus(await deleteEntry(t, directory), 200, 'a directory that has become empty');
    },
  );

  check(requirement, `a filespace on the \`${key}\` of the profile is administered like any other`, async (t) => {
    const filespaceId = await readyOnCustomerStorage(t, key);
    const { id: memberId } = await newWorkspaceMember(t);
    const body = { role: 'filespaceAdmin', filespaceIds: [filespaceId] };
    const operation = 'PATCH /api/v1/members/{memberId}' as const;
    expectStatus(await t.workspace.raw({ operation, path: { memberId }, body }), 200, 'a filespace that is there');
  });
}
