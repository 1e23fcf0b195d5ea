import {
  type CheckContext,
  check,
  describe,
  exchangeOf,
  expectEitherWay,
  Inconclusive,
  NotTested,
  prepared,
  show,
} from '../../src/check/index.ts';
import { createIn, type Directory, subdirectory, workPlace } from '../support/entries.ts';
import { linkTo } from '../support/lent-file.ts';

/** A directory, where the service makes links to directories. */
async function linkable(t: CheckContext): Promise<Directory> {
  const place = await workPlace(t);
  const { response } = await linkTo(t, place.filespaceId, { path: place.path });
  if (response.status !== 200) throw new NotTested('the target makes no links to directories');
  return place;
}

/** What a parameter may lose or change on its way; several characters in one name, where none hides another. */
const awkwardNames = ['a b+c&d=e#f;g', '100%', '%41', 'a%20b', '.b..c[d]{e}', 'ä', '🚀'];

check('workspace.direct-link.encoded-path', 'paths with characters that a query must encode are linked', async (t) => {
  const place = await linkable(t);
  const made = await Promise.all(awkwardNames.map((name) => createIn(t, place, name)));
  // A refused name is a matter of the checks on names; an accepted one is asked for as the service shows it.
  const entries = made
    .filter((reply) => reply.response.status === 201)
    .map((reply) => prepared(reply, 201, 'create a directory').data);
  if (entries.length === 0) throw new Inconclusive('none of the names is accepted');
  let linked = 0;
  for (const { id, name } of entries) {
    // That no link can be generated for an entry is the service's own choice, however it is asked for.
    const byId = await linkTo(t, place.filespaceId, { entryId: id });
    if (byId.response.status !== 200) continue;
    linked += 1;
    const byPath = await linkTo(t, place.filespaceId, { path: `${place.path}/${name}` });
    expectEitherWay(
      byPath.response.status === 200,
      `200, as for its id (the name ${show(name)})`,
      describe(exchangeOf(byPath)),
      byId,
      byPath,
    );
  }
  if (linked === 0) throw new NotTested('the target makes no links to directories of such names');
});

check('workspace.direct-link.own-url', 'two directories have two URLs', async (t) => {
  const place = await linkable(t);
  const { filespaceId } = place;
  const replies = [];
  for (const { id, path } of [place, await subdirectory(t, place, 'one'), await subdirectory(t, place, 'other')]) {
    replies.push(await linkTo(t, filespaceId, { entryId: id }), await linkTo(t, filespaceId, { path }));
  }
  const urls = replies.map((reply) => prepared(reply, 200, 'get a link').data.url);
  const count = new Set(urls).size;
  // Whether a link stays the same is open: there may be more URLs than entries.
  expectEitherWay(count >= 3, 'a URL of its own for each directory', show(urls), ...replies);
});
