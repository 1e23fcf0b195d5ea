import type { RequirementId } from '../../generated/catalogue.ts';
import { entryName } from '../../src/arbitraries/entry-names.ts';
import {
  accepted,
  type CheckContext,
  check,
  exchangeOf,
  expectEqual,
  expectStatus,
  expectThat,
  Inconclusive,
  NotTested,
  prepared,
  property,
  type Reply,
  show,
} from '../../src/check/index.ts';
import { drawn } from '../support/draws.ts';
import {
  createIn,
  type Directory,
  deleteEntry,
  getEntry,
  resolvePath,
  sameName,
  whereSpecialNamesAllowed,
  workPlace,
} from '../support/entries.ts';
import { acceptedNames, createdIn, delicateNames, manyEntries, walkOfManyEntries } from '../support/entry-names.ts';
import { tryWalk, unrefused } from '../support/entry-walks.ts';
import { goneEntry } from '../support/id-reuse.ts';
import { sharedFilespace } from '../support/new-filespaces.ts';
import { expectEach } from '../support/parallel.ts';
import { endingNames, isTellingName, speciallyNamed, specialTellingNames } from '../support/special-names.ts';

/** The names are those of many entries that others need anyway; what was rejected there is tried again without it. */
async function expectNamesAccepted(t: CheckContext, names: readonly string[]): Promise<void> {
  const { replies } = await manyEntries(t);
  const left: string[] = [];
  for (const name of names) {
    const reply = replies.get(name);
    if (reply?.response.status === 201) expectStatus(reply, 201, `the name ${show(name)}`);
    else left.push(name);
  }
  if (left.length > 0) await expectAccepted(t, left);
}

async function expectAccepted(t: CheckContext, names: readonly string[]): Promise<void> {
  const place = await workPlace(t);
  await expectEach(201, 'the name', names, (name) => createIn(t, place, name));
}

for (const [requirement, what, names] of [
  ['workspace.entry.name.accepted', 'all printable ASCII characters that no rule forbids', acceptedNames.punctuation],
  ['workspace.entry.name.accepted', 'names of one character, of digits and of programming words', acceptedNames.words],
  ['workspace.entry.name.accepted', 'names that programs and systems give their own', acceptedNames.ofSystems],
  ['workspace.entry.name.accepted', 'names that look like secrets or private data', acceptedNames.secretive],
  ['workspace.entry.name.inner-space', 'one space and several inside a name', acceptedNames.innerSpaces],
  ['workspace.entry.name.leading-space', 'one space and several at the start of a name', acceptedNames.leadingSpaces],
  ['workspace.entry.name.inner-dot', 'one dot and several inside a name', acceptedNames.innerDots],
  ['workspace.entry.name.leading-dot', 'one dot and several at the start of a name', acceptedNames.leadingDots],
  ['workspace.entry.name.hundred-characters', 'names of 99 and of 100 characters', acceptedNames.longest],
  ['workspace.entry.name.near-reserved', 'words and numbers next to the reserved names', acceptedNames.nearReserved],
  ['workspace.entry.name.unicode', 'letters of several scripts', acceptedNames.scripts],
  ['workspace.entry.name.unicode', 'many letters outside ASCII', acceptedNames.letters],
  ['workspace.entry.name.unicode', 'quotes, dashes and signs outside ASCII', acceptedNames.foreignPunctuation],
  ['workspace.entry.name.emoji', 'emoji, alone and within a name,', acceptedNames.emoji],
] as const satisfies readonly [RequirementId, string, readonly string[]][]) {
  check(requirement, `${what} are accepted`, (t) => expectNamesAccepted(t, names));
}

check('workspace.entry.name.accepted', 'the names of what a directory lies in are accepted', async (t) => {
  const { name } = await sharedFilespace(t);
  const place = await workPlace(t);
  await expectEach(201, 'the name', [name, place.name], (each) => createIn(t, place, each));
});

property(
  'workspace.entry.name.accepted',
  'any name within the rules is accepted',
  entryName(),
  (t, name) => expectAccepted(t, [name]),
  { scale: 0.1 },
);

check('workspace.entry.name.unchanged', 'each of many names comes back as it was sent', async (t) => {
  const many = await manyEntries(t);
  const walked = await walkOfManyEntries(t);
  const listed = new Map(
    walked.pages.flatMap(({ entries, reply }) => entries.map(({ id, name }) => [id, { name, reply }])),
  );
  for (const name of many.replies.keys()) {
    const made = createdIn(many, name);
    // A name that is wrongly rejected is a matter of the checks on accepted names.
    if (made === null) continue;
    expectName(name, made.entry.name, 'the create', made.reply);
    const child = listed.get(made.entry.id);
    if (child !== undefined) expectName(name, child.name, 'children', made.reply, child.reply);
  }
});

check('workspace.entry.name.unchanged', 'delicate names are read and resolved as they were sent', async (t) => {
  const many = await manyEntries(t);
  const made = delicateNames.flatMap((name) => {
    const one = createdIn(many, name);
    return one === null ? [] : [{ name, one }];
  });
  if (made.length === 0) throw new NotTested('the target accepts none of the delicate names');
  for (const { name, one } of drawn(t, 'delicate names read', made, 5)) await expectRead(t, many.directory, name, one);
});

property(
  'workspace.entry.name.unchanged',
  'any accepted name comes back as it was sent',
  entryName(),
  async (t, name) => {
    const place = await workPlace(t);
    const made = await createIn(t, place, name);
    // A name that is wrongly rejected is a matter of the checks on accepted names.
    if (made.response.status === 201) await expectUnchanged(t, place, [{ name, reply: made }]);
  },
  { scale: 0.1 },
);

interface Named {
  name: string;
  reply: Awaited<ReturnType<typeof createIn>>;
}

/** The place holds these entries, and nothing else but so many. */
async function expectUnchanged(
  t: CheckContext,
  place: Directory,
  made: readonly Named[],
  known = made.length,
): Promise<void> {
  const { entries, replies: pages } = await tryWalk(t, place, { known });
  for (const { name, reply } of made) {
    const entry = prepared(reply, 201, `create a directory named ${show(name)}`).data;
    expectName(name, entry.name, 'the create', reply);
    const child = entries.find(({ id }) => id === entry.id);
    if (child === undefined) throw new Inconclusive('the list of children lacks the entry');
    expectName(name, child.name, 'children', reply, ...pages);
    await expectRead(t, place, name, { entry, reply });
  }
}

/** The name as get and resolve show it. */
async function expectRead(
  t: CheckContext,
  place: Directory,
  name: string,
  { entry, reply }: { entry: { id: string; name: string }; reply: Reply },
): Promise<void> {
  const [read, resolved] = await Promise.all([
    getEntry(t, { filespaceId: place.filespaceId, id: entry.id }),
    resolvePath(t, place.filespaceId, `${place.path}/${entry.name}`),
  ]);
  expectName(name, prepared(read, 200, 'get the entry').data.name, 'get', reply, read);
  expectName(name, prepared(resolved, 200, 'resolve the path').data.name, 'resolve', reply, resolved);
}

function expectName(sent: string, got: string, source: string, ...evidence: readonly Reply[]): void {
  // Whether spaces around it are part of a name is open.
  expectThat(sameName(sent.trim(), got.trim()), `the name ${show(sent)} from ${source}`, show(got), ...evidence);
}

for (const name of [' leading', '  leading twice']) {
  check('workspace.entry.name.spaces-kept', `${show(name)} comes back with its spaces`, (t) =>
    expectSpacesKept(t, name),
  );
}

check('workspace.entry.name.spaces-kept', 'names with spaces at both ends come back as sent', async (t) => {
  const there = whereSpecialNamesAllowed(t);
  for (const name of [' ', 'space ']) await expectSpacesKept(there, name);
});

async function expectSpacesKept(t: CheckContext, name: string): Promise<void> {
  const place = await workPlace(t);
  const made = await createIn(t, place, name);
  const created = prepared(made, 201, `create a directory named ${show(name)}`).data;
  expectThat(sameName(name, created.name), `the name ${show(name)} from the create`, show(created.name), made);
  const read = await getEntry(t, { filespaceId: place.filespaceId, id: created.id });
  const { name: got } = prepared(read, 200, 'get the entry').data;
  expectThat(sameName(name, got), `the name ${show(name)} from get`, show(got), read);
}

check('workspace.entry.name.setting-off', 'special characters, endings and reserved names are accepted', async (t) => {
  const there = whereSpecialNamesAllowed(t);
  for (const { name, reply } of (await speciallyNamed(there)).made) expectStatus(reply, 201, `the name ${show(name)}`);
  // Beside one space it might count as the same name.
  await expectAccepted(there, ['   ']);
});

check('workspace.entry.create.duplicate', 'special names are taken once they are used, where allowed', async (t) => {
  const there = whereSpecialNamesAllowed(t);
  const { place, made } = await speciallyNamed(there);
  for (const { name, reply } of made.filter((each) => isTellingName(each.name))) {
    if (reply.response.status !== 201) throw new NotTested(`the target does not accept the name ${show(name)}`);
    expectStatus(await createIn(there, place, name), 400, `the name ${show(name)} is taken`);
  }
});

check(
  'workspace.entry.resolve.told-apart',
  'special names are found by their paths where they are allowed',
  async (t) => {
    const there = whereSpecialNamesAllowed(t);
    const { place, made } = await speciallyNamed(there);
    for (const { name, reply } of made.filter((each) => isTellingName(each.name))) {
      if (reply.response.status !== 201) throw new NotTested(`the target does not accept the name ${show(name)}`);
      const { id } = prepared(reply, 201, 'create a directory').data;
      const found = await resolvePath(there, place.filespaceId, `${place.path}/${name}`);
      expectEqual(accepted(found, 200, `the path of ${show(name)}`).data.id, id, 'the id', reply, found);
    }
  },
);

/** Two directories with special names, read, deleted, and asked for again in every way. */
function speciallyNamedAndDeleted(there: CheckContext) {
  return there.shared('workspace directories with special names deleted', async (own) => {
    const allowed = whereSpecialNamesAllowed(own);
    const place = await workPlace(allowed);
    const removed = [];
    for (const name of specialTellingNames) {
      const reply = await createIn(allowed, place, name);
      if (reply.response.status !== 201) throw new NotTested(`the target does not accept the name ${show(name)}`);
      const directory = { ...place, id: prepared(reply, 201, 'create a directory').data.id };
      const see = async () => ({
        get: await getEntry(allowed, directory),
        resolved: await resolvePath(allowed, place.filespaceId, `${place.path}/${name}`),
      });
      const before = await see();
      const deletion = await deleteEntry(allowed, directory);
      // Which entries cannot be deleted is not told.
      if (exchangeOf(deletion).status !== 200) throw new NotTested(`the directory ${show(name)} is not deleted`);
      removed.push({ name, before, deletion, after: await see() });
    }
    return { place, removed, walked: await tryWalk(allowed, place, { known: specialTellingNames.length }) };
  });
}

goneEntry(
  'workspace.entry.delete.gone',
  'where special names are allowed, a deleted directory of one is not found',
  async (t) => {
    for (const { name, before, after } of (await speciallyNamedAndDeleted(whereSpecialNamesAllowed(t))).removed) {
      prepared(before.get, 200, 'get the directory before');
      expectStatus(after.get, 404, `the directory ${show(name)} was deleted`);
    }
  },
);

check(
  'workspace.entry.delete.not-resolved',
  'where special names are allowed, the path of a deleted directory of one leads nowhere',
  async (t) => {
    for (const { name, before, after } of (await speciallyNamedAndDeleted(whereSpecialNamesAllowed(t))).removed) {
      prepared(before.resolved, 200, 'resolve the path before');
      expectStatus(after.resolved, 404, `the directory ${show(name)} was deleted`);
    }
  },
);

check(
  'workspace.entry.delete.not-listed',
  'where special names are allowed, a deleted directory of one is not listed',
  async (t) => {
    const { removed, walked } = await speciallyNamedAndDeleted(whereSpecialNamesAllowed(t));
    const { entries, replies } = unrefused(walked);
    const evidence = [...removed.map(({ deletion }) => deletion), ...replies];
    expectEqual(
      entries.map(({ name }) => name),
      [],
      'the children of a directory whose children were deleted',
      ...evidence,
    );
  },
);

check(
  'workspace.entry.delete.name-free',
  'where special names are allowed, that of a deleted directory is free',
  async (t) => {
    const there = whereSpecialNamesAllowed(t);
    const { place, removed } = await speciallyNamedAndDeleted(there);
    for (const { name } of removed)
      expectStatus(await createIn(there, place, name), 201, `the name ${show(name)} again`);
  },
);

for (const [requirement, name] of [
  ['workspace.entry.name.dot', '.'],
  ['workspace.entry.name.dot-dot', '..'],
  ['workspace.entry.name.slash', 'a/b'],
] as const) {
  check(requirement, `the name ${show(name)} is rejected where special characters are allowed, too`, async (t) => {
    const there = whereSpecialNamesAllowed(t);
    const { place } = await speciallyNamed(there);
    expectStatus(await createIn(there, place, name), 400, `the name ${show(name)}`);
  });
}

check(
  'workspace.entry.name.unchanged',
  'special names come back as they were sent where they are allowed',
  async (t) => {
    const there = whereSpecialNamesAllowed(t);
    const { place, made } = await speciallyNamed(there);
    const refused = made.find(({ reply }) => reply.response.status !== 201);
    if (refused !== undefined) throw new NotTested(`the target does not accept the name ${show(refused.name)}`);
    await expectUnchanged(
      there,
      place,
      made.filter(({ name }) => endingNames.includes(name)),
      made.length,
    );
  },
);
