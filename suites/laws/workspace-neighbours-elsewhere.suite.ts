import {
  check,
  exchangeOf,
  expectEitherWay,
  expectEqual,
  expectStatus,
  NotTested,
  prepared,
  show,
} from '../../src/check/index.ts';
import { commonPlace } from '../support/common-directories.ts';
import { createRaw, type Directory, listChildren, resolvePath, subdirectory, workPlace } from '../support/entries.ts';
import { getFilespace } from '../support/filespaces.ts';
import { shortest } from '../support/json-text.ts';
import { linkTo } from '../support/lent-file.ts';
import { createdId } from '../support/made.ts';
import { beyondOf, type Neighbour, neighboursOf } from '../support/neighbours.ts';
import { sharedFilespace } from '../support/new-filespaces.ts';
import { inParallel } from '../support/parallel.ts';
import { changeRole, newWorkspaceMember } from '../support/workspace-members.ts';

/* What is no id finds nothing where it stands in a body or a query, either. */

/** What names the directory to whoever looks too loosely, and is no id of an entry: its form is stated, or nobody has it. */
function besides({ id, filespaceId, name, path }: Directory): Neighbour[] {
  const texts = neighboursOf(id, { 'the name of the directory': name, 'the id of its filespace': filespaceId });
  const unlike = [...texts, { text: path, what: 'the path of the directory' }];
  return [...unlike.filter(({ text }) => !/^\d+:\d+$/.test(text)), ...beyondOf(id)];
}

check('workspace.not-found.entry.neighbour', 'a create below what only resembles an id is rejected', async (t) => {
  const place = await workPlace(t);
  const { filespaceId } = place;
  const create = (parentId: string) => createRaw(t, filespaceId, { parentId, name: t.names.directory(), type: 'dir' });
  const twin = createdId(await create(place.id));
  if (twin === null) throw new NotTested('the target makes no directory below the id itself');
  const replies = await inParallel(
    besides(place).map(async ({ text, what }) => {
      const reply = await create(text);
      expectStatus(reply, [400, 404], `the parent ${show(text)}: ${what}, and no id`);
      return reply;
    }),
  );
  const list = await listChildren(t, place);
  const ids = prepared(list, 200, 'list the children').data.entries.map(({ id }) => id);
  expectEqual(ids, [twin], 'the children, after creates that were rejected', ...replies, list);
});

check('workspace.not-found.entry.neighbour', 'a link to what only resembles an id is rejected', async (t) => {
  const place = await commonPlace(t);
  const twin = await linkTo(t, place.filespaceId, { entryId: place.id });
  if (twin.response.status !== 200) throw new NotTested('the target links no directory');
  await inParallel(
    besides(place).map(async ({ text, what }) => {
      const reply = await linkTo(t, place.filespaceId, { entryId: text });
      expectStatus(reply, [400, 404], `the entry ${show(text)}: ${what}, and no id`);
    }),
  );
});

check('workspace.not-found.path', 'what belongs to a directory and is not its path leads nowhere', async (t) => {
  const parent = await commonPlace(t);
  const { id, name, path, filespaceId } = await subdirectory(t, parent);
  prepared(await resolvePath(t, filespaceId, path), 200, 'resolve the path where it leads somewhere');
  const across = `${parent.path}/${t.names.directory()}/${name}`;
  const texts = [`/${id}`, `${parent.path}/${id}`, `/${name}`, `${path}${path}`, `/${filespaceId}${path}`, across];
  await inParallel(
    texts.flatMap((text) => [
      resolvePath(t, filespaceId, text).then((reply) => expectStatus(reply, [404, 400], `the path ${show(text)}`)),
      // Which entries have links is open: what is not there has none.
      linkTo(t, filespaceId, { path: text }).then((reply) => {
        const { status } = exchangeOf(reply);
        expectEitherWay(status !== 200, `no link to the path ${show(text)}`, String(status), reply);
      }),
    ]),
  );
});

check(
  'workspace.not-found.filespace.neighbour',
  'a role for what is no id of a filespace does not reach it',
  async (t) => {
    const { id, name } = await sharedFilespace(t);
    const member = await newWorkspaceMember(t);
    const before = await getFilespace(t, id);
    const texts = neighboursOf(id, { 'the name of the filespace': name }).filter(({ text }) => !text.includes(id));
    for (const { text, what } of texts) {
      // Whether unknown filespaces are rejected is open: that they are not taken for this one is not.
      const reply = await changeRole(t, member.id, { role: 'filespaceAdmin', filespaceIds: [text] });
      const isFound = reply.response.ok && shortest(exchangeOf(reply)).includes(id);
      expectEitherWay(!isFound, `no filespace ${id} for ${show(text)}, ${what}`, 'its id in the answer', before, reply);
    }
  },
);
