import {
  accepted,
  type CheckContext,
  check,
  describe,
  exchangeOf,
  expectEitherWay,
  expectEqual,
  expectStatus,
  expectThat,
  NotTested,
  prepared,
  type Reply,
  show,
} from '../../src/check/index.ts';
import { drawn } from '../support/draws.ts';
import {
  createIn,
  type Directory,
  type Entry,
  getEntry,
  resolvePath,
  sameName,
  whereSpecialNamesAllowed,
  workPlace,
} from '../support/entries.ts';
import { acceptedNames, createdIn, manyEntries, tellingNames } from '../support/entry-names.ts';
import { linksTo } from '../support/links.ts';
import { inOtherWorkspace } from '../support/other-workspace.ts';
import { endingNames, speciallyNamed } from '../support/special-names.ts';

/* What has a name that is accepted is there by it, in every way of asking. */

interface Made {
  /** The name that was sent. */
  sent: string;
  entry: Entry;
  reply: Reply;
}

interface Named {
  place: Directory;
  made: readonly Made[];
}

/** What was accepted of them: a name that is wrongly rejected is a matter of the checks on accepted names. */
function madeOf(creates: readonly { name: string; reply: Awaited<ReturnType<typeof createIn>> }[]): Made[] {
  return creates
    .filter(({ reply }) => reply.response.status === 201)
    .map(({ name, reply }) => ({ sent: name, entry: prepared(reply, 201, 'create a directory').data, reply }));
}

/** Some of the many entries: those that tell most, and some of the rest. */
async function someNamed(t: CheckContext): Promise<Named> {
  const many = await manyEntries(t);
  const others = drawn(t, 'accepted names read', Object.values(acceptedNames).flat(), 6);
  const made = [...new Set([...tellingNames, ...others])].flatMap((sent) => {
    const one = createdIn(many, sent);
    return one === null ? [] : [{ sent, ...one }];
  });
  return { place: many.directory, made };
}

/** Those with special names, where these are allowed. */
async function speciallyNamedEntries(there: CheckContext): Promise<Named> {
  const { place, made } = await speciallyNamed(there);
  return { place, made: madeOf(made.filter(({ name }) => endingNames.includes(name))) };
}

/** Directories of the other workspace, whatever its setting is, with names that no setting forbids. */
function namedElsewhere(there: CheckContext) {
  return there.shared('workspace telling names', async (own) => {
    const place = await workPlace(own);
    const creates = [];
    for (const name of tellingNames) creates.push({ name, reply: await createIn(own, place, name) });
    return { place, creates, made: madeOf(creates) };
  });
}

const ways: readonly { what: string; open(t: CheckContext): Promise<Named>; where(t: CheckContext): CheckContext }[] = [
  { what: 'names that mean something to a system', open: someNamed, where: (t) => t },
  { what: 'special names, where they are allowed,', open: speciallyNamedEntries, where: whereSpecialNamesAllowed },
  { what: 'names of the other workspace', open: namedElsewhere, where: inOtherWorkspace },
];

for (const { what, open, where } of ways) {
  /** @throws {NotTested} where the target accepts none of them. */
  const begin = async (t: CheckContext): Promise<Named & { there: CheckContext }> => {
    const there = where(t);
    const named = await open(there);
    if (named.made.length === 0) throw new NotTested('the target accepts none of these names');
    return { ...named, there };
  };

  check('workspace.entry.name.unchanged', `${what} are read as they were sent`, async (t) => {
    const { there, place, made } = await begin(t);
    for (const { sent, entry, reply } of made) {
      const read = await getEntry(there, { ...place, id: entry.id });
      const { name } = prepared(read, 200, 'get the entry').data;
      // Whether spaces around it are part of a name is open.
      const isSame = [entry.name, name].every((each) => sameName(each.trim(), sent.trim()));
      expectThat(isSame, `the name ${show(sent)} from create and get`, show([entry.name, name]), reply, read);
    }
  });

  check('workspace.entry.resolve.encoded', `${what} are found by their paths`, async (t) => {
    const { there, place, made } = await begin(t);
    for (const { entry, reply } of made) {
      const found = await resolvePath(there, place.filespaceId, `${place.path}/${entry.name}`);
      expectEqual(accepted(found, 200, `the path of ${show(entry.name)}`).data.id, entry.id, 'the id', reply, found);
    }
  });

  check('workspace.direct-link.encoded-path', `${what} are linked by their paths as by their ids`, async (t) => {
    const { there, place, made } = await begin(t);
    const entries = made.map(({ entry: { id, name } }) => ({ ...place, id, path: `${place.path}/${name}` }));
    const linked = await linksTo(there, entries);
    if (linked.length === 0) throw new NotTested('the target makes no links to such directories');
    for (const { path, byId, byPath } of linked) {
      const isLinked = byPath.response.status === 200;
      const expected = `200, as for its id (the path ${show(path)})`;
      expectEitherWay(isLinked, expected, describe(exchangeOf(byPath)), byId, byPath);
    }
  });
}

check('workspace.entry.name.accepted', 'names that mean something to a system are accepted elsewhere', async (t) => {
  for (const { name, reply } of (await namedElsewhere(inOtherWorkspace(t))).creates) {
    expectStatus(reply, 201, `the name ${show(name)} in the other workspace`);
  }
});
