import {
  type CheckContext,
  errorOf,
  exchangeOf,
  expectStatus,
  expectThat,
  lent,
  NotTested,
  prepared,
} from '../../src/check/index.ts';
import { dataStore, entry } from '../../src/resources/index.ts';
import { sharedStore, storeIn } from '../support/data-stores.ts';
import { listChildren } from '../support/entries.ts';
import { getFilespace, rename } from '../support/filespaces.ts';
import { skipIfIdsAreReused } from '../support/id-reuse.ts';
import { linkTo } from '../support/lent-file.ts';
import { inParallel } from '../support/parallel.ts';
import {
  type DirectoryTrial,
  directoryTrial,
  mayBeFull,
  noRoom,
  readEntries,
  type StoreTrial,
  storeTrial,
} from '../support/special-filespaces.ts';

/*
 * The documents tie to the version of a filespace whether it has data stores, and to its size whether it takes entries:
 * nothing else is refused there.
 */

const { check } = lent;

const special = [
  ['a filespace without data stores', 'unsupportedFilespace'],
  ['a full filespace', 'fullFilespace'],
] as const;

for (const [what, fixture] of special) {
  check('workspace.entry.get.status', `the entries of ${what} are read by their ids`, async (t) => {
    const { id } = t.workspaceFixture(fixture);
    for (const { entry: shown, get } of await readEntries(t, id)) expectStatus(get, 200, `a ${shown.type} in ${what}`);
  });

  check(
    'workspace.entry.children.status',
    `the directories of ${what} are listed and linked by their ids`,
    async (t) => {
      const { id: filespaceId } = t.workspaceFixture(fixture);
      const read = await readEntries(t, filespaceId);
      const directories = read.filter((each) => each.entry.type === 'dir' && each.get.response.status === 200);
      await inParallel(
        directories.map(async ({ entry: { id } }) => {
          // Others may have removed it since.
          expectStatus(
            await listChildren(t, { filespaceId, id }),
            [200, 404],
            `the children of a directory in ${what}`,
          );
          expectStatus(await linkTo(t, filespaceId, { entryId: id }), [200, 400, 404], `a link in ${what}`);
        }),
      );
    },
  );

  // What is special shuts no operation that has no such refusal; this one is wrong, and changes nothing.
  check('workspace.filespace.rename.missing', `a rename of ${what} without a name is rejected`, async (t) => {
    expectStatus(await rename(t, t.workspaceFixture(fixture).id, {}), 400, 'there is no name');
  });

  check('workspace.filespace.get.status', `${what} is read by its id`, async (t) => {
    expectStatus(await getFilespace(t, t.workspaceFixture(fixture).id), 200, what);
  });
}

check('workspace.entry.create.status', 'where data stores are unsupported, a directory can be made', async (t) => {
  expectStatus((await directoryTrial(t)).creation, 201, 'a directory is no data store');
});

/** What was asked of the directory that was made where data stores are unsupported. */
async function directoryMade(t: CheckContext): Promise<NonNullable<DirectoryTrial['made']>> {
  const { creation, made } = await directoryTrial(t);
  if (made !== null) return made;
  prepared(creation, 201, 'create a directory');
  throw new NotTested('the answer to the create shows no id');
}

const asked = [
  ['workspace.entry.get.status', 'is read by its id', 'get'],
  ['workspace.entry.children.status', 'is listed', 'children'],
  ['workspace.entry.resolve.status', 'is found by its path', 'resolved'],
  ['workspace.entry.delete.status', 'is deleted', 'deletion'],
] as const;

for (const [requirement, does, step] of asked) {
  check(requirement, `a directory where data stores are unsupported ${does}`, async (t) => {
    expectStatus((await directoryMade(t))[step], 200, 'a directory where data stores are unsupported');
  });
}

check(
  'workspace.direct-link.directory',
  'where data stores are unsupported, links are made as elsewhere',
  async (t) => {
    expectStatus((await directoryMade(t)).link, [200, 400], 'a link where data stores are unsupported');
  },
);

check('workspace.entry.delete.gone', 'where data stores are unsupported, a deleted directory is gone', async (t) => {
  const { deletion, after } = await directoryMade(t);
  if (!deletion.response.ok) prepared(deletion, 200, 'delete the directory');
  skipIfIdsAreReused(t, entry);
  expectStatus(after, 404, 'the directory was deleted');
});

check('workspace.data-store.list.status', 'the data stores of a full filespace are listed', async (t) => {
  expectStatus((await storeTrial(t)).list, 200, 'a list takes no room');
});

/** How many data stores a filespace may hold is open, and so is which parameters a service takes. */
const tooMany = [400, 402, 409, 422];

const creates = [
  ['workspace.data-store.create.status', 'S3DataStore'],
  ['workspace.data-store.create.http-link', 'HttpLinkDataStore'],
] as const;

for (const [requirement, kind] of creates) {
  check(requirement, `an ${kind} can be made in a full filespace`, async (t) => {
    const { creations } = await storeTrial(t);
    const reply = creations.find((creation) => creation.kind === kind)?.reply;
    if (reply === undefined) throw new NotTested('add `workspace.dataStore` to the profile');
    const { status } = exchangeOf(reply);
    if (tooMany.includes(status)) throw new NotTested(`what is lent takes no such data store, or no more: ${status}`);
    if (status === 403 && errorOf(reply).message !== noRoom) {
      // Of some versions some kinds may be unsupported; of none all are where data stores can be listed.
      const isOfVersion = creations.some((other) => other.reply.response.ok);
      if (isOfVersion || mayBeFull(reply)) throw new NotTested('the full filespace takes no such data store (403)');
    }
    expectStatus(reply, 201, 'a data store takes no room');
  });
}

/** What was asked of the data store that was made in a full filespace. */
async function storeMade(t: CheckContext): Promise<NonNullable<StoreTrial['made']>> {
  const { made } = await storeTrial(t);
  if (made === null) throw new NotTested('no data store could be made in the full filespace');
  return made;
}

check('workspace.data-store.get.status', 'a data store of a full filespace is read by its id', async (t) => {
  expectStatus((await storeMade(t)).get, 200, 'a data store in a full filespace');
});

check('workspace.data-store.list.contains-created', 'a data store of a full filespace is listed', async (t) => {
  const { id, listed } = await storeMade(t);
  expectThat(storeIn(listed, id) !== undefined, 'a list with the data store', 'one without it', listed);
});

check('workspace.data-store.update.status', 'a data store of a full filespace is given new keys', async (t) => {
  const { update } = await storeTrial(t);
  if (update === null) throw new NotTested('no data store with keys could be made in the full filespace');
  await sharedStore(t, 'S3DataStore');
  expectStatus(update, 200, 'new keys take no room');
});

check('workspace.data-store.delete.status', 'a data store of a full filespace is deleted', async (t) => {
  expectStatus((await storeMade(t)).deletion, 200, 'a data store in a full filespace');
});

check('workspace.data-store.delete.gone', 'a deleted data store of a full filespace is gone', async (t) => {
  const { deletion, after } = await storeMade(t);
  if (!deletion.response.ok) prepared(deletion, 200, 'delete the data store');
  skipIfIdsAreReused(t, dataStore);
  expectStatus(after, 404, 'the data store was deleted');
});
