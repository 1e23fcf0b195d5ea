import {
  type CheckContext,
  check,
  describe,
  exchangeOf,
  expectEitherWay,
  NotTested,
  prepared,
  show,
} from '../../src/check/index.ts';
import { family } from '../support/common-directories.ts';
import type { Directory } from '../support/entries.ts';
import { awkwardlyNamed } from '../support/entry-walks.ts';
import { linkTo } from '../support/lent-file.ts';

/** A directory, where the service makes links to directories. */
async function linkable(t: CheckContext): Promise<Directory> {
  const { sibling: place } = await family(t);
  const { response } = await linkTo(t, place.filespaceId, { path: place.path });
  if (response.status !== 200) throw new NotTested('the target makes no links to directories');
  return place;
}

check('workspace.direct-link.encoded-path', 'paths with characters that a query must encode are linked', async (t) => {
  await linkable(t);
  const { place, entries } = await awkwardlyNamed(t);
  let linked = 0;
  for (const { id, name } of entries) {
    // That no link can be generated for an entry is the service's own choice, in every form of the request for.
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
  const replies: Awaited<ReturnType<typeof linkTo>>[] = [];
  const { upper, lower } = await family(t);
  let linked = 0;
  for (const { id, path } of [place, upper, lower]) {
    const byId = await linkTo(t, filespaceId, { entryId: id });
    // Which entries a link can be generated for is the service's own choice.
    if (byId.response.status !== 200) continue;
    linked += 1;
    replies.push(byId, await linkTo(t, filespaceId, { path }));
  }
  if (linked < 2) throw new NotTested('the target makes no links to two directories');
  const urls = replies.map((reply) => prepared(reply, 200, 'get a link').data.url);
  const count = new Set(urls).size;
  // Whether a link stays the same is open: there may be more URLs than entries.
  expectEitherWay(count >= linked, 'a URL of its own for each directory', show(urls), ...replies);
});
