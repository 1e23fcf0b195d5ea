import {
  type CheckContext,
  check,
  describe,
  exchangeOf,
  expectEitherWay,
  NotTested,
  show,
} from '../../src/check/index.ts';
import { commonPlace, family } from '../support/common-directories.ts';
import { deepDirectory, longPath } from '../support/deep-directory.ts';
import { type Directory, subdirectory } from '../support/entries.ts';
import { awkwardlyNamed } from '../support/entry-walks.ts';
import { type Link, lentFile, linkTo } from '../support/lent-file.ts';
import { expectSameUrl, linksTo, urlOf } from '../support/links.ts';
import { besideEachOther } from '../support/namesakes.ts';

/** A directory, where the service makes links to directories. */
async function linkable(t: CheckContext): Promise<Directory> {
  const { sibling: place } = await family(t);
  const { response } = await linkTo(t, place.filespaceId, { path: place.path });
  if (response.status !== 200) throw new NotTested('the target makes no links to directories');
  return place;
}

/** Directories whose names a query must encode. */
async function awkwardOnes(t: CheckContext) {
  const { place, entries } = await awkwardlyNamed(t);
  return entries.map(({ id, name }) => ({ ...place, id, path: `${place.path}/${name}` }));
}

/** Directories on three levels, and a namesake elsewhere. */
async function familyOnes(t: CheckContext) {
  const { sibling, upper, lower } = await family(t);
  return [sibling, upper, lower, await subdirectory(t, await commonPlace(t), sibling.name)];
}

async function deepOne(t: CheckContext) {
  return [(await deepDirectory(t)).directory];
}

const paths = [
  {
    what: 'paths with characters that a query must encode',
    directories: awkwardOnes,
    title: 'paths with characters that a query must encode are linked',
  },
  {
    what: 'paths of two names and of three',
    directories: familyOnes,
    title: 'paths of two names and of three are linked as by the id',
  },
  {
    what: 'a path of twenty names',
    directories: deepOne,
    title: 'a path of twenty names is linked as by the id',
  },
] as const;

function linksBy(t: CheckContext, { what, directories }: (typeof paths)[number]) {
  return t.shared(`workspace links by ${what}`, async (own) => {
    await linkable(own);
    const links = await linksTo(own, await directories(own));
    if (links.length === 0) throw new NotTested('the target makes no links to such directories');
    return links;
  });
}

for (const one of paths) {
  check('workspace.direct-link.encoded-path', one.title, async (t) => {
    for (const { path, byId, byPath } of await linksBy(t, one)) expectLinkedAsById(path, byId, byPath);
  });

  check('workspace.direct-link.same-url', `${one.what}: the same URL as by the id`, async (t) => {
    const linked = (await linksBy(t, one)).filter(({ byPath }) => byPath.response.status === 200);
    if (linked.length === 0) throw new NotTested('the target makes no links by such paths');
    for (const link of linked) await expectSameUrl(t, link);
  });
}

check('workspace.direct-link.same-url', 'a path of a thousand characters has the URL of its id', async (t) => {
  const [link] = await linksTo(t, [await longPath(t)]);
  if (link === undefined) throw new NotTested('the target makes no link to a directory so deep');
  await expectSameUrl(t, link);
});

check('workspace.direct-link.own-url', 'two directories have two URLs', async (t) => {
  const links = await linksBy(t, paths[1]);
  if (links.length < 2) throw new NotTested('the target makes no links to two directories');
  expectOwnUrls(
    links.map(({ byId }) => byId),
    links.length,
  );
});

// Each way by itself: what one of them mixes up shows beside the other as more URLs, not as fewer.
check('workspace.direct-link.own-url', 'two directories have two URLs by their paths', async (t) => {
  const links = (await linksBy(t, paths[1])).map(({ byPath }) => byPath);
  const linked = links.filter(({ response }) => response.status === 200);
  if (linked.length < 2) throw new NotTested('the target makes no links by two such paths');
  expectOwnUrls(linked, linked.length);
});

check('workspace.direct-link.own-url', 'a file has another URL than the directory that it is in', async (t) => {
  const { filespaceId, path, linkByPath } = await lentFile(t);
  const directory = await linkTo(t, filespaceId, { path: path.slice(0, path.lastIndexOf('/')) || '/' });
  if ([linkByPath, directory].some(({ response }) => response.status !== 200)) {
    throw new NotTested('the target does not link both');
  }
  expectOwnUrls([linkByPath, directory], 2);
});

// Whether one directory holds two such names is open: where it does, each path leads to its own.
check('workspace.direct-link.own-url', 'names that differ in case have URLs of their own by their paths', async (t) => {
  await linkable(t);
  const { place, names } = await besideEachOther(t, 'that differ in case');
  const replies = [];
  for (const name of names) replies.push(await linkTo(t, place.filespaceId, { path: `${place.path}/${name}` }));
  if (replies.some(({ response }) => response.status !== 200)) throw new NotTested('the target links not all of them');
  expectOwnUrls(replies, names.length);
});

/** Whether a link stays the same is open: there may be more URLs than entries. */
function expectOwnUrls(replies: readonly Link[], least: number): void {
  const urls = replies.map(urlOf);
  const count = new Set(urls).size;
  expectEitherWay(count >= least, 'a URL of its own for each directory', show(urls), ...replies);
}

function expectLinkedAsById(path: string, byId: Link, byPath: Link): void {
  const isLinked = byPath.response.status === 200;
  const expected = `200, as for its id (the path ${show(path)})`;
  expectEitherWay(isLinked, expected, describe(exchangeOf(byPath)), byId, byPath);
}
