import {
  type CheckContext,
  check,
  expectMessage,
  expectStatus,
  Inconclusive,
  NotTested,
  observe,
  type Reply,
  show,
} from '../../src/check/index.ts';
import { commonPlace, goneUnread } from '../support/common-directories.ts';
import { malformedIds, relativeTo, sharedRoot, subdirectory } from '../support/entries.ts';
import { otherCreation } from '../support/filespaces.ts';
import { goneEntry } from '../support/id-reuse.ts';
import { type Link, lentFile, linkTo } from '../support/lent-file.ts';
import { expectSameUrl, urlOf } from '../support/links.ts';
import { idOf } from '../support/new-filespaces.ts';
import { expectEach } from '../support/parallel.ts';
import { shellPatternsOf } from '../support/wildcards.ts';

interface Subject {
  filespaceId: string;
  id: string;
  path: string;
}

/** A directory of the run, and what a link to it is answered. */
function linkedDirectory(t: CheckContext): Promise<Subject & { byId: Link; byPath: Link }> {
  return t.shared('workspace linked directory', async (own) => {
    const { filespaceId, id, path } = await subdirectory(own, await commonPlace(own));
    const [byId, byPath] = [await linkTo(own, filespaceId, { entryId: id }), await linkTo(own, filespaceId, { path })];
    return { filespaceId, id, path, byId, byPath };
  });
}

/**
 * An entry that has a link, so that a rejection has no other reason than the mistake under test: the profile's file, or
 * a directory where the service links directories.
 */
async function subject(t: CheckContext): Promise<Subject> {
  if (t.workspaceTarget.fixtures.file !== undefined) {
    const { filespaceId, path, entry, linkById } = await lentFile(t);
    if (linkById.response.status !== 200) throw new Inconclusive('the profile’s file has no link');
    return { filespaceId, path, id: entry.id };
  }
  const directory = await linkedDirectory(t);
  if (directory.byId.response.status === 200) return directory;
  throw new NotTested('add `workspace.fixtures.file` to the profile');
}

check('workspace.direct-link.by-id', 'a file has a link by its id', async (t) => {
  expectStatus((await lentFile(t)).linkById, 200, 'the id of a file');
});

check('workspace.direct-link.by-path', 'a file has a link by its path', async (t) => {
  expectStatus((await lentFile(t)).linkByPath, 200, 'the path of a file');
});

check('workspace.direct-link.directory', 'a directory has a link, or is rejected with 400', async (t) => {
  const { byId, byPath } = await linkedDirectory(t);
  expectStatus(byId, [200, 400], 'the id of a directory');
  expectStatus(byPath, [200, 400], 'the path of a directory');
});

check('workspace.direct-link.same-url', 'a file has one URL by id and by path', async (t) => {
  const { filespaceId, entry, linkById, linkByPath } = await lentFile(t);
  await expectSameUrl(t, { filespaceId, id: entry.id, byId: linkById, byPath: linkByPath });
});

check('workspace.direct-link.same-url', 'a directory has one URL by id and by path', async (t) => {
  const directory = await linkedDirectory(t);
  if (directory.byId.response.status !== 200) throw new NotTested('the target makes no links to directories');
  await expectSameUrl(t, directory);
});

check('workspace.direct-link.neither', 'asking without an entry is rejected', async (t) => {
  const { filespaceId } = await subject(t);
  expectStatus(await linkTo(t, filespaceId, {}), 400, 'neither entryId nor path');
});

check('workspace.direct-link.both', 'asking by id and path at once is rejected, even for one entry', async (t) => {
  const { filespaceId, id, path } = await subject(t);
  expectStatus(await linkTo(t, filespaceId, { entryId: id, path }), 400, 'entryId and path of one entry');
  expectStatus(await linkTo(t, filespaceId, { entryId: id, path: '/' }), 400, 'entryId and path of two entries');
});

// What is wrong by itself is there all the same: no reading takes one of the two for absent.
check('workspace.direct-link.both', 'the one does not count as absent because it is malformed', async (t) => {
  const { filespaceId, id, path } = await subject(t);
  const [malformed = ''] = malformedIds(id);
  expectStatus(await linkTo(t, filespaceId, { entryId: id, path: path.slice(1) }), 400, 'entryId and a relative path');
  expectStatus(await linkTo(t, filespaceId, { entryId: malformed, path }), 400, 'a malformed entryId and path');
});

check('workspace.direct-link.relative-path', 'a path without its first slash is rejected', async (t) => {
  const { filespaceId, path } = await subject(t);
  for (const relative of relativeTo(path)) {
    expectStatus(await linkTo(t, filespaceId, { path: relative }), 400, show(relative));
  }
  const { path: other, filespaceId: own } = await linkedDirectory(t);
  expectStatus(await linkTo(t, own, { path: other.slice(1) }), 400, show(other.slice(1)));
});

check('workspace.direct-link.relative-path.message', 'the message says that paths start with a slash', async (t) => {
  const { filespaceId, path } = await subject(t);
  const reply = await linkTo(t, filespaceId, { path: path.slice(1) });
  expectMessage(refusal(reply), "Paths inside the service should start with a '/'");
});

check('workspace.direct-link.malformed-id', 'a malformed id is rejected', async (t) => {
  const { filespaceId, id } = await subject(t);
  const ids = malformedIds(id);
  await expectEach(400, 'the id', ids, (entryId) => linkTo(t, filespaceId, { entryId }));
});

check('workspace.direct-link.malformed-id.message', 'the message says that the id is invalid', async (t) => {
  const { filespaceId } = await subject(t);
  expectMessage(refusal(await linkTo(t, filespaceId, { entryId: 'abc' })), 'File system entry ID is invalid');
});

/** A message can only be judged where there was a rejection. */
function refusal(reply: Reply): Reply {
  if (reply.response.status !== 400) throw new Inconclusive(`the request was answered ${reply.response.status}`);
  return reply;
}

goneEntry('workspace.direct-link.deleted-entry', 'a link to a deleted entry answers 404', async (t) => {
  for (const { filespaceId, id } of await goneUnread(t)) {
    expectStatus(await linkTo(t, filespaceId, { entryId: id }), 404, 'the directory was deleted');
  }
});

check('workspace.direct-link.unknown-path', 'paths that lead nowhere answer 404', async (t) => {
  const { filespaceId, path } = await linkedDirectory(t);
  const gone = (await goneUnread(t)).map((deleted) => deleted.path);
  for (const missing of [`${path}/missing`, `${path}x`, `/${t.names.unique()}/missing`, ...gone]) {
    expectStatus(await linkTo(t, filespaceId, { path: missing }), 404, missing);
  }
});

check('workspace.direct-link.unknown-path', 'the path of another filespace has no link', async (t) => {
  const { path } = await linkedDirectory(t);
  const other = idOf(await otherCreation(t));
  expectStatus(await linkTo(t, other, { path }), 404, 'it leads somewhere in another filespace alone');
});

check('workspace.direct-link.unknown-path', 'a path with a pattern that fits an entry is not linked', async (t) => {
  const { filespaceId, path } = await subject(t);
  const start = path.lastIndexOf('/') + 1;
  for (const pattern of shellPatternsOf(path.slice(start))) {
    const reply = await linkTo(t, filespaceId, { path: `${path.slice(0, start)}${pattern}` });
    // What no name may hold may be a mistake of the path.
    expectStatus(reply, [404, 400], `the pattern ${show(pattern)}`);
  }
});

check('workspace.direct-link.unknown-path', 'a path that goes on behind a file is not linked', async (t) => {
  const { filespaceId, path } = await lentFile(t);
  const reply = await linkTo(t, filespaceId, { path: `${path}/${t.names.directory()}` });
  // That nothing can stand there may be a mistake of the path.
  expectStatus(reply, [404, 400], 'there is nothing in a file');
});

observe('workspace.direct-link.directory-supported', async (t) => {
  const { byId, byPath } = await linkedDirectory(t);
  return `by id ${byId.response.status}, by path ${byPath.response.status}`;
});

observe('workspace.direct-link.root', async (t) => {
  const { filespaceId, id: entryId } = await sharedRoot(t);
  const [byPath, byId] = [await rawLink(t, filespaceId, { path: '/' }), await rawLink(t, filespaceId, { entryId })];
  return `by path ${byPath.response.status}, by id ${byId.response.status}`;
});

observe('workspace.direct-link.scheme', async (t) => {
  const { filespaceId, id } = await subject(t);
  const url = urlOf(await linkTo(t, filespaceId, { entryId: id }));
  const { protocol, host } = new URL(url);
  return host === '' ? protocol : `${protocol}//${host}`;
});

observe('workspace.direct-link.stable', async (t) => {
  const { filespaceId, id } = await subject(t);
  const urls = [
    urlOf(await linkTo(t, filespaceId, { entryId: id })),
    urlOf(await linkTo(t, filespaceId, { entryId: id })),
  ];
  return urls[0] === urls[1] ? 'the same twice' : 'another one each time';
});

observe('workspace.direct-link.empty-values', async (t) => {
  const { filespaceId, id, path } = await subject(t);
  const emptyId = await rawLink(t, filespaceId, { entryId: '', path });
  const emptyPath = await rawLink(t, filespaceId, { entryId: id, path: '' });
  return `empty entryId beside a path ${emptyId.response.status}, empty path beside an entryId ${emptyPath.response.status}`;
});

function rawLink(t: CheckContext, filespaceId: string, query: Record<string, string>): Promise<Reply> {
  return t.workspace.raw({
    operation: 'GET /api/v1/filespaces/{filespaceId}/direct-links',
    path: { filespaceId },
    query,
    open: true,
  });
}
