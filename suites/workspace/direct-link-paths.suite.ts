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
import { deepDirectory } from '../support/deep-directory.ts';
import { type Directory, subdirectory } from '../support/entries.ts';
import { awkwardlyNamed } from '../support/entry-walks.ts';
import { type Link, linkTo } from '../support/lent-file.ts';
import { urlOf } from '../support/links.ts';
import { besideEachOther } from '../support/namesakes.ts';

/** A directory, where the service makes links to directories. */
async function linkable(t: CheckContext): Promise<Directory> {
  const { sibling: place } = await family(t);
  const { response } = await linkTo(t, place.filespaceId, { path: place.path });
  if (response.status !== 200) throw new NotTested('the target makes no links to directories');
  return place;
}

/** Links to directories whose names a query must encode, by their ids and by their paths. */
function awkwardLinks(t: CheckContext) {
  return t.shared('workspace links to awkwardly named directories', async (own) => {
    await linkable(own);
    const { place, entries } = await awkwardlyNamed(own);
    const { filespaceId } = place;
    const links: { id: string; path: string; byId: Link; byPath: Link }[] = [];
    for (const { id, name } of entries) {
      // That no link can be generated for an entry is the service's own choice, in every form of the request for.
      const byId = await linkTo(own, filespaceId, { entryId: id });
      if (byId.response.status !== 200) continue;
      const path = `${place.path}/${name}`;
      links.push({ id, path, byId, byPath: await linkTo(own, filespaceId, { path }) });
    }
    if (links.length === 0) throw new NotTested('the target makes no links to directories of such names');
    return { filespaceId, links };
  });
}

check('workspace.direct-link.encoded-path', 'paths with characters that a query must encode are linked', async (t) => {
  for (const { path, byId, byPath } of (await awkwardLinks(t)).links) expectLinkedAsById(path, byId, byPath);
});

check('workspace.direct-link.same-url', 'entries of any name have one URL by id and by path', async (t) => {
  const { filespaceId, links } = await awkwardLinks(t);
  const linked = links.filter(({ byPath }) => byPath.response.status === 200);
  if (linked.length === 0) throw new NotTested('the target makes no links by such paths');
  for (const { id, byId, byPath } of linked) {
    if (urlOf(byPath) === urlOf(byId)) continue;
    const again = await linkTo(t, filespaceId, { entryId: id });
    // Whether a link stays the same at all is open.
    if (urlOf(again) !== urlOf(byId)) throw new NotTested('the target makes a new link each time');
    expectEitherWay(false, `the URL by path to be ${show(urlOf(byId))}`, show(urlOf(byPath)), byId, byPath, again);
  }
});

/** Links to directories on three levels, and to a namesake elsewhere, by their ids and by their paths. */
function familyLinks(t: CheckContext) {
  return t.shared('workspace links to a family of directories', async (own) => {
    const place = await linkable(own);
    const { filespaceId } = place;
    const { upper, lower } = await family(own);
    const namesake = await subdirectory(own, await commonPlace(own), place.name);
    const links: { path: string; byId: Link; byPath: Link }[] = [];
    for (const { id, path } of [place, upper, lower, namesake]) {
      const byId = await linkTo(own, filespaceId, { entryId: id });
      // Which entries a link can be generated for is the service's own choice.
      if (byId.response.status !== 200) continue;
      links.push({ path, byId, byPath: await linkTo(own, filespaceId, { path }) });
    }
    if (links.length < 2) throw new NotTested('the target makes no links to two directories');
    return links;
  });
}

check('workspace.direct-link.encoded-path', 'paths of two names and of three are linked as by the id', async (t) => {
  for (const { path, byId, byPath } of await familyLinks(t)) expectLinkedAsById(path, byId, byPath);
});

check('workspace.direct-link.encoded-path', 'a path of twenty names is linked as by the id', async (t) => {
  await linkable(t);
  const { directory } = await deepDirectory(t);
  const { filespaceId, id, path } = directory;
  const byId = await linkTo(t, filespaceId, { entryId: id });
  if (byId.response.status !== 200) throw new NotTested('the target makes no link to the directory');
  expectLinkedAsById(path, byId, await linkTo(t, filespaceId, { path }));
});

check('workspace.direct-link.own-url', 'two directories have two URLs', async (t) => {
  const links = await familyLinks(t);
  const replies = links.flatMap(({ byId, byPath }) => [byId, byPath]);
  expectOwnUrls(replies, links.length);
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
