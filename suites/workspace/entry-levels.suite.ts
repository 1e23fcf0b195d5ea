import { check, expectStatus, prepared, show } from '../../src/check/index.ts';
import { badNames } from '../support/bad-names.ts';
import { provenPlace } from '../support/common-directories.ts';
import {
  createIn,
  createRaw,
  deleteEntry,
  otherLevels,
  subdirectory,
  whereSpecialNamesForbidden,
  workPlace,
} from '../support/entries.ts';

// What holds for the children of one directory holds in the root, and far below it.

for (const [where, open] of otherLevels) {
  for (const { requirement, name, isSpecial } of badNames) {
    check(requirement, `${show(name)} is rejected ${where}, too`, async (t) => {
      const there = isSpecial ? whereSpecialNamesForbidden(t) : t;
      expectStatus(await createIn(there, await open(there), name), 400, `the name ${show(name)} ${where}`);
    });
  }

  check('workspace.entry.name.missing', `a create without a name is rejected ${where}, too`, async (t) => {
    const { filespaceId, id: parentId } = await open(t);
    expectStatus(await createRaw(t, filespaceId, { parentId, type: 'dir' }), 400, 'no name');
  });

  check('workspace.entry.create.type.file', `the type file is rejected ${where}, too`, async (t) => {
    const { filespaceId, id: parentId } = await open(t);
    const body = { parentId, type: 'file', name: t.names.directory() };
    expectStatus(await createRaw(t, filespaceId, body), 400, 'the type file');
  });

  check('workspace.entry.create.duplicate', `the name of a sibling is rejected ${where}, too`, async (t) => {
    const place = await open(t);
    const name = t.names.directory();
    expectStatus(await createIn(t, place, name), 201, 'a new name');
    expectStatus(await createIn(t, place, name), 400, 'the name of a sibling');
  });

  check('workspace.entry.create.same-name-elsewhere', `a name ${where} is free in another directory`, async (t) => {
    const [place, other] = [await open(t), await provenPlace(t)];
    const name = t.names.directory();
    prepared(await createIn(t, place, name), 201, 'create a directory');
    expectStatus(await createIn(t, other, name), 201, 'the same name in another directory');
  });
}

check('workspace.entry.delete.not-empty', 'a non-empty top-level directory is not deleted', async (t) => {
  const place = await workPlace(t);
  await subdirectory(t, place);
  expectStatus(await deleteEntry(t, place), 400, 'it holds a directory');
});
