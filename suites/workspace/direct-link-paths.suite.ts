import {
  type CheckContext,
  check,
  expectStatus,
  expectThat,
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

const awkwardNames = [
  'with space',
  'per%cent',
  '100%',
  'a%20b',
  '%41',
  'a+b',
  'a&b=c',
  'num#ber',
  'semi;colon',
  'ä',
  '🚀',
];

check('workspace.direct-link.directory', 'paths with characters that a query must encode are linked', async (t) => {
  const place = await linkable(t);
  const made = await Promise.all(awkwardNames.map((name) => createIn(t, place, name)));
  // A refused name is a matter of the checks on names; an accepted one is asked for as the service shows it.
  const names = made
    .filter((reply) => reply.response.status === 201)
    .map((reply) => prepared(reply, 201, 'create a directory').data.name);
  if (names.length === 0) throw new Inconclusive('none of the names is accepted');
  for (const name of names) {
    const reply = await linkTo(t, place.filespaceId, { path: `${place.path}/${name}` });
    // A link to a plain name was made just before.
    expectStatus(reply, 200, `the name ${show(name)}`);
  }
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
  expectThat(count >= 3, 'a URL of its own for each directory', show(urls), ...replies);
});
