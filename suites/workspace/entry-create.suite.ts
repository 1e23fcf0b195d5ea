import {
  accepted,
  type CheckContext,
  check,
  expectEqual,
  expectStatus,
  expectThat,
  Inconclusive,
  observe,
  prepared,
  type Reply,
  show,
} from '../../src/check/index.ts';
import { commonPlace, family, goneUnread } from '../support/common-directories.ts';
import { deepDirectory } from '../support/deep-directory.ts';
import { drawn } from '../support/draws.ts';
import {
  createIn,
  createRaw,
  type Directory,
  getEntry,
  resolvePath,
  rootTrial,
  sameName,
  sharedRoot,
  subdirectory,
  workPlace,
} from '../support/entries.ts';
import { walk } from '../support/entry-walks.ts';
import { isLater } from '../support/moments.ts';
import { expectOneAtMost, expectWinner, type Race, race } from '../support/race.ts';

check('workspace.entry.create.status', 'a directory is created with 201', async (t) => {
  expectStatus(await createIn(t, await sharedRoot(t), t.names.directory()), 201);
});

check('workspace.entry.create.nested', 'directories are created inside created ones', async (t) => {
  let { id } = await commonPlace(t);
  const { filespaceId } = await commonPlace(t);
  for (const level of ['second', 'third', 'fourth']) {
    const created = await createIn(t, { filespaceId, id }, `${t.names.directory()} ${level}`);
    ({ id } = accepted(created, 201, `the ${level} level`).data);
  }
});

check('workspace.entry.create.nested', 'whatever it is called, a directory takes others', async (t) => {
  const place = await subdirectory(t, await commonPlace(t));
  for (const name of ['photos.old', '.config', 'a+b c.tar.gz']) {
    const outer = await createIn(t, place, name);
    // A name that is wrongly rejected is a matter of the checks on names.
    if (!outer.response.ok) continue;
    const { id } = prepared(outer, 201, 'create a directory').data;
    const inner = await createIn(t, { ...place, id }, t.names.directory());
    accepted(inner, 201, `a directory in ${name}`);
  }
});

check(
  'workspace.entry.create.deep',
  'directories are created inside created ones, to the twentieth level',
  async (t) => {
    const { replies } = await deepDirectory(t);
    for (const [index, reply] of replies.entries()) accepted(reply, 201, `level ${index + 2}`);
  },
);

check('workspace.entry.create.echoes-name', 'the answer shows the requested name', async (t) => {
  const name = t.names.directory();
  const reply = await createIn(t, await commonPlace(t), name);
  expectEqual(prepared(reply, 201, 'create a directory').data.name, name, 'the name', reply);
});

check('workspace.entry.create.echoes-parent', 'the answer shows the requested parent, at two levels', async (t) => {
  const place = await commonPlace(t);
  const reply = place.twin;
  const created = prepared(reply, 201, 'create a directory').data;
  expectEqual(created.parentId, place.id, 'the parentId', reply);
  const deeper = await createIn(t, { ...place, id: created.id }, t.names.directory());
  expectEqual(prepared(deeper, 201, 'create a deeper one').data.parentId, created.id, 'the parentId', deeper);
});

check('workspace.entry.create.echoes-type', 'the answer shows the type dir', async (t) => {
  const { twin: reply } = await commonPlace(t);
  expectEqual(prepared(reply, 201, 'create a directory').data.type, 'dir', 'the type', reply);
});

check('workspace.entry.create.read-back', 'created directories are found by their ids, at two levels', async (t) => {
  const { top: place, upper, lower } = await family(t);
  const [top, ...below] = await Promise.all([place, upper, lower].map((directory) => getEntry(t, directory)));
  if (top !== undefined) expectEqual(accepted(top, 200).data.name, place.name, 'the name', top);
  for (const [index, directory] of [upper, lower].entries()) {
    const reply = below[index];
    if (reply === undefined) continue;
    const { name, parentId } = accepted(reply, 200, 'the id from the create').data;
    expectEqual({ name, parentId }, { name: directory.name, parentId: directory.parentId }, 'name and parentId', reply);
  }
});

/** Directories of the same names below two parents, all of them at the same moment. */
function madeAtOnce(t: CheckContext) {
  return t.shared('workspace directories made at the same moment', async (own) => {
    const place = await commonPlace(own);
    const parents = [place, await subdirectory(own, place)];
    const names = Array.from({ length: 3 }, () => own.names.directory());
    const replies = await Promise.all(parents.flatMap((parent) => names.map((name) => createIn(own, parent, name))));
    return { known: [...parents.map(({ id }) => id), place.parentId], replies };
  });
}

check('workspace.entry.create.unique-id', 'directories created at the same moment have different ids', async (t) => {
  const { known, replies } = await madeAtOnce(t);
  const ids = replies.map((reply) => prepared(reply, 201, 'create a directory').data.id);
  const all = [...ids, ...known];
  const twice = all.find((id, index) => all.indexOf(id) !== index);
  expectThat(twice === undefined, 'an id of its own for each directory', `${twice} twice`, ...replies);
});

check('workspace.entry.create.same-name-elsewhere', 'one name is accepted in two at the same moment', async (t) => {
  for (const reply of (await madeAtOnce(t)).replies) expectStatus(reply, 201, 'no other one in its directory');
});

check('workspace.entry.create.unique-id', 'directories created one after the other have different ids', async (t) => {
  const root = await sharedRoot(t);
  const ids = [root, ...Object.values(await family(t))].map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  expectThat(twice === undefined, 'an id of its own for each directory', `${twice} twice`);
});

check('workspace.entry.create.timestamps', 'modifiedAt is not before createdAt', async (t) => {
  const { twin: reply } = await commonPlace(t);
  const { createdAt, modifiedAt } = prepared(reply, 201, 'create a directory').data;
  // The two may have different precision: a second is not held against them.
  expectThat(
    !isLater(createdAt, modifiedAt),
    'a modifiedAt that is not before createdAt',
    `${modifiedAt}, created ${createdAt}`,
    reply,
  );
});

check('workspace.entry.create.duplicate', 'the name of a sibling is rejected', async (t) => {
  const sibling = await subdirectory(t, await commonPlace(t));
  const place = { filespaceId: sibling.filespaceId, id: sibling.parentId };
  expectStatus(await createIn(t, place, t.names.directory()), 201, 'another name');
  expectStatus(await createIn(t, place, sibling.name), 400, 'the name of a sibling');
  expectStatus(await createIn(t, place, sibling.name), 400, 'the name of a sibling once more');
});

check('workspace.entry.create.duplicate', 'the name of a sibling that holds something is rejected', async (t) => {
  const place = await commonPlace(t);
  const sibling = await subdirectory(t, place, `Size 1 [new] ${t.names.directory()}`);
  await subdirectory(t, sibling);
  expectStatus(await createIn(t, place, sibling.name), 400, 'the name of a sibling');
});

check('workspace.entry.create.duplicate', 'the name of any of several siblings is rejected', async (t) => {
  const place = await commonPlace(t);
  const names = [t.names.directory(), t.names.directory(), t.names.directory()];
  for (const name of names) expectStatus(await createIn(t, place, name), 201, 'another name');
  for (const name of names) expectStatus(await createIn(t, place, name), 400, 'the name of a sibling');
});

check('workspace.entry.create.same-name-elsewhere', 'one name is accepted beside, above and below', async (t) => {
  const place = await commonPlace(t);
  const name = t.names.directory();
  const first = await subdirectory(t, place);
  const second = await subdirectory(t, place);
  const here = await createIn(t, first, name);
  const { id } = prepared(here, 201, 'create a directory').data;
  expectStatus(await createIn(t, second, name), 201, 'the same name in a sibling directory');
  expectStatus(await createIn(t, place, name), 201, 'the same name in the parent directory');
  expectStatus(await createIn(t, { ...first, id }, name), 201, 'the same name inside the namesake');
  expectStatus(await createIn(t, first, place.name), 201, 'the name of the directory that holds the parent');
});

check('workspace.entry.create.concurrent', 'of three creates of one name at one moment no two succeed', async (t) => {
  const place = await commonPlace(t);
  for (let round = 1; round <= 3; round += 1) expectOneAtMost(await entryRace(t, place));
});

check('workspace.entry.create.concurrent-won', 'of three creates of one name at one moment one succeeds', async (t) => {
  const place = await commonPlace(t);
  await expectWinner(await entryRace(t, place), () => subdirectory(t, place));
});

function entryRace(t: CheckContext, place: Directory): Promise<Race> {
  return race(t, { name: t.names.directory(), atOnce: 3, create: (wanted) => createIn(t, place, wanted) });
}

check('workspace.entry.create.rejected-unchanged', 'rejected creates leave no child behind', async (t) => {
  const place = await workPlace(t);
  const sibling = await subdirectory(t, place);
  const attempts = wrongBodies(t, place.id, sibling.name).map(async (body) => ({
    body,
    reply: await createRaw(t, place.filespaceId, body),
  }));
  const results = await Promise.all(attempts);
  const refused = results.filter(({ reply }) => reply.response.status >= 400);
  if (refused.length === 0) throw new Inconclusive('the target rejects none of the wrong creates');
  // What was wrongly accepted is a matter of other checks; here it only has to be told apart.
  const others = results.filter(({ reply }) => reply.response.status < 400).map(({ reply }) => entryOf(reply));
  const listed = await walk(t, place, { known: results.length + 1 });
  const own =
    listed.entries.find(({ id }) => id === sibling.id) ??
    listed.entries.find(({ name }) => sameName(name, sibling.name));
  const strangers = listed.entries
    .filter((entry) => entry !== own && !others.some(({ id, name }) => entry.id === id || entry.name === name))
    // A service may keep files of its own beside a directory.
    .filter(({ type, name }) => type === 'dir' || results.some(({ body }) => body.name === name))
    .map(({ name }) => name);
  expectThat(strangers.length === 0, 'no child but those that were accepted', show(strangers), ...listed.replies);
});

check(
  'workspace.entry.create.rejected-unchanged',
  'creates with a wrong parent leave nothing in the root',
  async (t) => {
    const place = await commonPlace(t);
    const [gone] = await goneUnread(t);
    for (const parentId of [undefined, 'abc', 42, gone?.id]) {
      const name = t.names.directory();
      const refused = await createRaw(t, place.filespaceId, { parentId, name, type: 'dir' });
      if (refused.response.status < 400) continue;
      const reply = await resolvePath(t, place.filespaceId, `/${name}`);
      expectThat(reply.response.status !== 200, `no directory /${name}`, 'it is there', refused, reply);
    }
  },
);

/** Each is wrong in one way; all share a parent. */
function wrongBodies(t: CheckContext, parentId: string, taken: string): Record<string, unknown>[] {
  const valid = () => ({ parentId, name: t.names.directory(), type: 'dir' });
  const names = ['', '.', '..', 'a/b', '/c', 'd/', taken, undefined, 42, null];
  // Their rejection depends on a setting; an accepted one is told apart.
  const specialNames = ['e:f', 'g?', 'h|', 'i<', '\\j', 'k*', '"l"', '>m', ' ', 'n ', 'o.', 'CON', 'COM1', 'LPT9'];
  const types = ['file', 'folder', undefined, 1, null, ['dir']];
  return [
    ...[...names, ...drawn(t, 'special names that leave nothing', specialNames, 5)].map((name) => ({
      ...valid(),
      name,
    })),
    ...types.map((type) => ({ ...valid(), type })),
  ];
}

function entryOf(reply: Reply): { id: unknown; name: unknown } {
  const data: unknown = reply.data;
  const entry = data !== null && typeof data === 'object' && 'data' in data ? data.data : data;
  if (entry === null || typeof entry !== 'object') return { id: undefined, name: undefined };
  return { id: 'id' in entry ? entry.id : undefined, name: 'name' in entry ? entry.name : undefined };
}

observe('workspace.entry.create.size', async (t) => {
  const { twin, ...place } = await commonPlace(t);
  const { size } = prepared(twin, 201, 'create a directory').data;
  const parent = prepared(await getEntry(t, place), 200, 'get its parent').data;
  return `an empty directory ${size}, one with a child ${parent.size}`;
});

observe('workspace.entry.create.parent.other-filespace', async (t) => {
  const place = await commonPlace(t);
  // After its trial, that filespace serves nothing else.
  const { filespaceId } = await rootTrial(t);
  const body = { parentId: place.id, name: t.names.directory(), type: 'dir' };
  const reply = await createRaw(t, filespaceId, body, { open: true });
  return `answered ${reply.response.status}`;
});
