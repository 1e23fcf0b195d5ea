import { nameEnding, nameLength } from '../../src/arbitraries/filespace-names.ts';
import {
  alone,
  type CheckContext,
  check,
  expectEitherWay,
  expectEqual,
  expectStatus,
  expectThat,
  KeptAnswers,
  NotTested,
  observe,
  property,
  type Reply,
  show,
} from '../../src/check/index.ts';
import { type Body, profileBody } from '../support/filespace-bodies.ts';
import { alphabetParts, isAnsweredAsTaken, namesakeRename, padded, shortName } from '../support/filespace-names.ts';
import {
  agedFilespace,
  getFilespace,
  lastingStorage,
  listedById,
  listFilespaces,
  otherCreation,
  recordOf,
  rename,
  succeeded,
  withRecord,
} from '../support/filespaces.ts';
import { keepingAnswers } from '../support/kept-answers.ts';
import { createdId } from '../support/made.ts';
import { sameMoment } from '../support/moments.ts';
import { baseCreation, idOf, newFilespace, registerFilespace, untilReady } from '../support/new-filespaces.ts';
import { untilQuiet } from '../support/quiet.ts';
import { expectNotUpdated } from '../support/untouched.ts';

/** One rename and all that was seen around it, for the checks that judge it. */
interface Renaming {
  id: string;
  oldName: string;
  newName: string;
  before: Reply;
  patch: Reply;
  after: Reply;
  list: Reply;
}

function renaming(t: CheckContext): Promise<Renaming> {
  return t.shared('workspace renamed filespace', async (own) => {
    const { id, name: oldName } = await newFilespace(own);
    const newName = own.names.filespace();
    const keeper = keepingAnswers(own, new KeptAnswers({ isPatient: true }));
    const [before] = await Promise.all([getFilespace(keeper, id), listFilespaces(keeper)]);
    const patch = await rename(keeper, id, { name: newName });
    const [after, list] = await Promise.all([getFilespace(keeper, id), listFilespaces(keeper)]);
    return { id, oldName, newName, before, patch, after, list };
  });
}

check('workspace.filespace.rename.status', 'a rename to a valid name answers 200', async (t) => {
  expectStatus((await renaming(t)).patch, 200);
});

check('workspace.filespace.rename.echoes-name', 'the answer shows the new name and the same id', async (t) => {
  const { id, newName, patch } = await renaming(t);
  withRecord(patch, 'rename a filespace');
  expectEqual(recordOf(patch).name, newName, 'the name in the answer', patch);
  expectEqual(recordOf(patch).id, id, 'the id in the answer', patch);
});

check('workspace.filespace.rename.read-back', 'getting the filespace shows the new name', async (t) => {
  const { newName, patch, after } = await renaming(t);
  succeeded(patch, 'rename a filespace');
  expectStatus(after, 200, 'a renamed filespace');
  withRecord(after, 'get the renamed filespace');
  expectEqual(recordOf(after).name, newName, 'the name', patch, after);
});

check('workspace.filespace.rename.read-back', 'a name of 30 characters is kept whole', async (t) => {
  const { id } = await newFilespace(t);
  const name = padded(t.names.filespace(), nameLength.longest);
  const patch = await rename(t, id, { name });
  succeeded(patch, 'rename a filespace');
  const get = await getFilespace(t, id);
  withRecord(get, 'get the renamed filespace');
  expectEqual(recordOf(get).name, name, 'the name', patch, get);
});

check('workspace.filespace.rename.listed', 'the list shows the new name for it', async (t) => {
  const { id, newName, patch, list } = await renaming(t);
  succeeded(patch, 'rename a filespace');
  expectEqual(listedById(list, id)?.name, newName, 'the name in the list', patch, list);
});

check('workspace.filespace.rename.rest-unchanged', 'a rename keeps workspace, storage and creation time', async (t) => {
  const { before, patch, after } = await renaming(t);
  withRecord(patch, 'rename a filespace');
  withRecord(before, 'get the filespace before');
  withRecord(after, 'get the renamed filespace');
  for (const reply of [patch, after]) {
    const [first, now] = [recordOf(before), recordOf(reply)];
    expectEqual(now.workspaceId, first.workspaceId, 'workspaceId', before, reply);
    const shown = await lastingStorage(t, [first, now]);
    expectEqual(shown(now), shown(first), 'storage', before, reply);
    const same = sameMoment(now.createdAt, first.createdAt);
    expectThat(same, `createdAt ${show(first.createdAt)}`, show(now.createdAt), before, reply);
  }
});

check('workspace.filespace.rename.only-that', 'the names of other filespaces stay', async (t) => {
  const other = await baseCreation(t);
  const otherId = idOf(other);
  const { patch, newName } = await renaming(t);
  succeeded(patch, 'rename a filespace');
  const [get, list] = await Promise.all([getFilespace(t, otherId), listFilespaces(t)]);
  expectThat(recordOf(get).name !== newName, `another name than ${show(newName)}`, 'that name', patch, get);
  expectEqual(recordOf(get).name, other.body.name, 'the name of the other filespace', patch, get);
  expectEqual(listedById(list, otherId)?.name, other.body.name, 'its name in the list', patch, list);
});

/** A rename of a filespace beside one that was made after it. */
function renamedBeside(t: CheckContext) {
  return t.shared('workspace filespace renamed beside a later one', async (own) => {
    const { id } = await newFilespace(own);
    const later = await newFilespace(own);
    const before = await getFilespace(own, later.id);
    const patch = await rename(own, id, { name: own.names.filespace() });
    const [get, list] = await Promise.all([getFilespace(own, later.id), listFilespaces(own)]);
    return { id, later, before, patch, get, list };
  });
}

// A list that is reckoned anew when filespaces come and go is right by accident where they do.
alone.check('workspace.filespace.rename.listed', 'a rename shows while filespaces neither come nor go', async (t) => {
  const { id } = await newFilespace(t);
  const name = t.names.filespace();
  await untilQuiet(t);
  const before = await listFilespaces(t);
  const patch = await rename(t, id, { name });
  succeeded(patch, 'rename a filespace');
  const after = await listFilespaces(t);
  expectEqual(listedById(after, id)?.name, name, 'the name in the list', before, patch, after);
});

check('workspace.filespace.rename.others-untouched', 'a rename is no update of another filespace', async (t) => {
  const { id, later, before, patch, get } = await renamedBeside(t);
  succeeded(patch, 'rename a filespace');
  const look = () => getFilespace(t, later.id);
  const again = () => rename(t, id, { name: t.names.filespace() });
  await expectNotUpdated(t, { before, after: get, look, again });
});

check('workspace.filespace.rename.only-that', 'the names of filespaces made afterwards stay', async (t) => {
  const { later, patch, get, list } = await renamedBeside(t);
  succeeded(patch, 'rename a filespace');
  expectEqual(recordOf(get).name, later.name, 'the name of the later filespace', patch, get);
  expectEqual(listedById(list, later.id)?.name, later.name, 'its name in the list', patch, list);
});

check('workspace.filespace.rename.only-that', 'a filespace of the same name keeps it', async (t) => {
  const { other, id, reply } = await namesakeRename(t);
  if (!reply.response.ok) throw new NotTested('two filespaces cannot have the same name');
  const patch = await rename(t, id, { name: t.names.filespace() });
  succeeded(patch, 'rename a filespace');
  const [get, list] = await Promise.all([getFilespace(t, other.id), listFilespaces(t)]);
  expectEqual(recordOf(get).name, other.name, 'the name of the other filespace', patch, get);
  expectEqual(listedById(list, other.id)?.name, other.name, 'its name in the list', patch, list);
});

/** Renames a filespace of its own: the name is accepted as it stands, not cut to fit. */
async function expectAccepted(t: CheckContext, nameOf: (t: CheckContext) => string | Promise<string>): Promise<void> {
  const { id } = await renamedByAll(t);
  const name = await nameOf(t);
  const reply = await rename(t, id, { name });
  expectStatus(reply, 200, `the name ${show(name)}`);
  withRecord(reply, 'rename a filespace');
  expectEqual(recordOf(reply).name, name, 'the accepted name', reply);
}

check('workspace.filespace.rename.longest', 'a name of 30 characters is accepted', (t) =>
  expectAccepted(t, () => padded(t.names.filespace(), nameLength.longest)),
);

check('workspace.filespace.rename.shortest', 'a name of 2 characters is accepted', async (t) => {
  const { id } = await renamedByAll(t);
  const attempts: { name: string; reply: Reply }[] = [];
  // A name so short may be somebody else's, and whether two filespaces may share a name is open: try a few.
  while (attempts.length < 4 && attempts.at(-1)?.reply.response.status !== 200) {
    const name = await shortName(t);
    const path = { filespaceId: id };
    const operation = 'PATCH /api/v1/filespaces/{filespaceId}';
    attempts.push({ name, reply: await t.workspace.raw({ operation, path, body: { name }, open: true }) });
  }
  for (const { name, reply } of attempts.slice(-1)) {
    if (reply.response.status !== 200 && (await isAnsweredAsTaken(t, name, reply))) {
      throw new NotTested('names of 2 characters may all be taken');
    }
    expectStatus(reply, 200, 'a name of 2 characters');
  }
});

/** Renamed over and over, by checks that judge nothing but the answer to it. */
function renamedByAll(t: CheckContext): Promise<{ id: string }> {
  return t.shared('workspace filespace renamed by all', (own) => newFilespace(own));
}

property(
  'workspace.filespace.rename.accepted',
  'any name of letters, digits and inner hyphens is accepted',
  nameEnding(),
  async (t, ending) => {
    const { id } = await renamedByAll(t);
    const name = `${t.names.filespace()}-${ending}`;
    const reply = await rename(t, id, { name });
    expectStatus(reply, 200, `the name ${show(name)}`);
    withRecord(reply, 'rename a filespace');
    expectEqual(recordOf(reply).name, name, 'the accepted name', reply);
  },
  { scale: 0.2 },
);

check(
  'workspace.filespace.rename.accepted',
  'digits at the ends, digits alone and many hyphens are accepted',
  async (t) => {
    const { id } = await renamedByAll(t);
    const unique = t.names.filespace();
    const letters = alphabetParts.map((part) => `${unique}-${part}`);
    const names = [
      ...letters,
      `7${unique}`,
      `${unique}-7`,
      // These letters with two hyphens begin what means something in a host name.
      `xn--${unique}---b`,
      `a-${unique}-b`,
      t.names.random('0123456789', 14),
      unique,
    ];
    for (const name of names) {
      const reply = await rename(t, id, { name });
      expectStatus(reply, 200, `the name ${show(name)}`);
      expectEqual(recordOf(reply).name, name, 'the accepted name', reply);
    }
  },
);

/** A filespace that is given the name that it has. */
function renamedToItsOwn(t: CheckContext) {
  return t.shared('workspace filespace renamed to its own name', async (own) => {
    const { id, name, before } = await agedFilespace(own, 'to name the same');
    const reply = await openRename(own, id, { name });
    return { before, reply, after: await getFilespace(own, id) };
  });
}

observe('workspace.filespace.rename.same', async (t) => {
  const { before, reply, after } = await renamedToItsOwn(t);
  const isSame = recordOf(after).updatedAt === recordOf(before).updatedAt;
  return `${reply.response.status}, updatedAt ${isSame ? 'stays' : 'changes'}`;
});

check('workspace.filespace.rename.status', 'a filespace that is called so already is found', async (t) => {
  const { reply, after } = await renamedToItsOwn(t);
  expectStatus(after, 200, 'the filespace is there');
  // Whether there is anything to rename is open.
  expectEitherWay(reply.response.status !== 404, 'the filespace, which is there', '404', reply, after);
});

observe('workspace.filespace.rename.duplicate', async (t) => {
  const other = await otherCreation(t);
  const { id } = await newFilespace(t);
  return String((await openRename(t, id, { name: other.body.name })).response.status);
});

observe('workspace.filespace.rename.before-ready', async (t) => {
  const name = t.names.filespace();
  const created = await t.workspace.raw({ operation: 'POST /api/v1/filespaces', body: profileBody(t, { name }) });
  registerFilespace(t, created, name);
  const id = createdId(created);
  if (id === null) return 'nothing was created';
  const { status } = recordOf(created);
  const reply = await openRename(t, id, { name: t.names.filespace() });
  await untilReady(t, id);
  return status === 'ready' ? 'ready at once' : `${reply.response.status} while ${show(status)}`;
});

function openRename(t: CheckContext, filespaceId: string, body: Body): Promise<Reply> {
  const operation = 'PATCH /api/v1/filespaces/{filespaceId}';
  return t.workspace.raw({ operation, path: { filespaceId }, body, open: true });
}
