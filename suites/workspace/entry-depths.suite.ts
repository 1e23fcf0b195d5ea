import {
  accepted,
  type CheckContext,
  check,
  expectEqual,
  expectStatus,
  expectThat,
  Inconclusive,
  NotTested,
  type Reply,
  show,
} from '../../src/check/index.ts';
import { badNames } from '../support/bad-names.ts';
import { farDown, someFarDown } from '../support/deep-directory.ts';
import {
  createIn,
  createRaw,
  type Directory,
  deleteEntry,
  getEntry,
  resolvePath,
  whereSpecialNamesForbidden,
} from '../support/entries.ts';
import { walk } from '../support/entry-walks.ts';
import { createdId } from '../support/made.ts';

/*
 * How deep directories may stand is open. Where they stand, all that holds on the top level holds as well, however far
 * down it is.
 */

check('workspace.entry.children.contains-created', 'each directory far down is among the children', async (t) => {
  for (const { level, directory, child } of await farDown(t)) {
    const { entries, replies } = await walk(t, directory, { known: 1 });
    const isListed = entries.some(({ id, name }) => id === child.id && name === child.name);
    expectThat(isListed, `${show(child.name)} among the children on level ${level}`, show(entries), ...replies);
  }
});

check('workspace.entry.children.only-direct', 'far down a directory lists what stands in it alone', async (t) => {
  for (const { level, directory } of await farDown(t)) {
    const { entries, replies } = await walk(t, directory, { known: 1 });
    const strangers = entries.filter(({ parentId }) => parentId !== directory.id);
    expectThat(strangers.length === 0, `only children of level ${level}`, show(strangers), ...replies);
  }
});

check('workspace.entry.get.same-id', 'directories far down are read by their ids', async (t) => {
  for (const { level, child } of await someFarDown(t, 'read far down', 6)) {
    const reply = await getEntry(t, child);
    const { id, name, parentId } = accepted(reply, 200, `a directory on level ${level + 1}`).data;
    expectEqual({ id, name, parentId }, { id: child.id, name: child.name, parentId: child.parentId }, 'it', reply);
  }
});

// How long a path may be is open.
check('workspace.entry.resolve.deep', 'the paths of directories far down lead to them', async (t) => {
  for (const { child } of await someFarDown(t, 'resolved far down', 6)) {
    const reply = await resolvePath(t, child.filespaceId, child.path);
    expectEqual(accepted(reply, 200, child.path).data.id, child.id, 'the id', reply);
  }
});

check('workspace.entry.create.duplicate', 'the name of a sibling is rejected far down, too', async (t) => {
  for (const { level, directory, child } of await farDown(t)) {
    expectStatus(await createIn(t, directory, child.name), 400, `the name of a sibling on level ${level + 1}`);
  }
});

check('workspace.entry.name.missing', 'a create without a name is rejected far down, too', async (t) => {
  for (const { level, directory } of await someFarDown(t, 'nameless far down', 2)) {
    const body = { parentId: directory.id, type: 'dir' };
    expectStatus(await createRaw(t, directory.filespaceId, body), 400, `no name, on level ${level + 1}`);
  }
});

check('workspace.entry.create.type.file', 'the type file is rejected far down, too', async (t) => {
  for (const { level, directory } of await someFarDown(t, 'files far down', 2)) {
    const body = { parentId: directory.id, type: 'file', name: t.names.directory() };
    expectStatus(await createRaw(t, directory.filespaceId, body), 400, `the type file, on level ${level + 1}`);
  }
});

for (const { requirement, name, isSpecial } of badNames) {
  check(requirement, `${show(name)} is rejected far down, too`, async (t) => {
    const there = isSpecial ? whereSpecialNamesForbidden(t) : t;
    for (const { level, directory } of await someFarDown(there, `names far down ${requirement}`, 2)) {
      expectStatus(await createIn(there, directory, name), 400, `the name ${show(name)} on level ${level + 1}`);
    }
  });
}

interface Trial {
  level: number;
  deletion: Reply;
  /** Reads of the directory and of what it holds, after that. */
  kept: readonly Reply[];
  /** Deletions of what it holds, and of itself. */
  emptied: readonly Reply[];
}

/** Attempts to delete what is not empty, far down: nobody else relies on it. */
function deletionsFarDown(t: CheckContext): Promise<readonly Trial[]> {
  return t.shared('workspace deletions far down', async (own) => {
    const trials: Trial[] = [];
    for (const { level, directory, child } of await someFarDown(own, 'deleted far down', 5)) {
      const upper = await trySubdirectory(own, directory);
      const lower = upper === null ? null : await trySubdirectory(own, upper);
      // The last level is for those on the way down.
      if (upper === null || lower === null) continue;
      const deletion = await deleteEntry(own, upper);
      const kept = [await getEntry(own, upper), await getEntry(own, lower), await getEntry(own, child)];
      const emptied = [await deleteEntry(own, lower), await deleteEntry(own, upper)];
      trials.push({ level: level + 1, deletion, kept, emptied });
    }
    if (trials.length === 0) throw new NotTested('no two directories can stand so deep');
    return trials;
  });
}

async function trySubdirectory(t: CheckContext, parent: Directory): Promise<Directory | null> {
  const name = t.names.directory();
  const id = createdId(await createIn(t, parent, name));
  const { filespaceId, id: parentId, path } = parent;
  return id === null ? null : { filespaceId, id, name, parentId, path: `${path}/${name}` };
}

check('workspace.entry.delete.not-empty', 'far down a directory that holds something is not deleted', async (t) => {
  for (const { level, deletion } of await deletionsFarDown(t)) {
    expectStatus(deletion, 400, `it stands on level ${level}, and holds a directory`);
  }
});

check('workspace.entry.delete.not-empty-kept', 'far down a rejected deletion loses nothing', async (t) => {
  const refused = (await deletionsFarDown(t)).filter(({ deletion }) => deletion.response.status >= 400);
  if (refused.length === 0) throw new Inconclusive('no deletion was rejected');
  for (const { level, deletion, kept } of refused) {
    for (const reply of kept) {
      const { status } = reply.response;
      expectThat(status === 200, `200 after the rejected deletion on level ${level}`, String(status), deletion, reply);
    }
  }
});

check('workspace.entry.delete.emptied', 'far down a directory is deleted once its children are', async (t) => {
  for (const { level, deletion, emptied } of await deletionsFarDown(t)) {
    if (deletion.response.status < 400) throw new Inconclusive('the deletion was not rejected');
    for (const reply of emptied) expectStatus(reply, 200, `an empty directory below level ${level}`);
  }
});
