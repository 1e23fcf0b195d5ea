import { check, expectEitherWay, expectStatus, Inconclusive, NotTested, show } from '../../src/check/index.ts';
import { commonPlace } from '../support/common-directories.ts';
import { getEntry, rootTrial, subdirectory } from '../support/entries.ts';
import { succeeded } from '../support/filespaces.ts';
import type { Link } from '../support/lent-file.ts';
import { urlOf } from '../support/links.ts';
import { twinFilespaces } from '../support/twin-filespaces.ts';

/** Filespaces have nothing to do with each other. */

check('workspace.entry.create.same-name-elsewhere', 'one name is accepted in two filespaces, and found', async (t) => {
  const { one, other } = await twinFilespaces(t);
  for (const { creation, resolved } of [one, other]) {
    expectStatus(creation, 201, 'a name that another filespace may have');
    expectStatus(resolved, 200, 'its path');
  }
});

check('workspace.direct-link.own-url', 'one path in two filespaces has two URLs', async (t) => {
  const { one, other } = await twinFilespaces(t);
  expectTwoUrls([one.link, other.link]);
});

// Where each filespace counts its entries, both have one id.
check('workspace.direct-link.own-url', 'the entries of one path in two filespaces have two URLs by id', async (t) => {
  const { linksById } = await twinFilespaces(t);
  if (linksById.length === 0) throw new Inconclusive('could not create directories of one name in two filespaces');
  expectTwoUrls(linksById);
});

function expectTwoUrls(links: readonly Link[]): void {
  if (links.some(({ response }) => response.status !== 200)) {
    throw new NotTested('the target makes no links to directories');
  }
  const [one, other] = links.map(urlOf);
  expectEitherWay(one !== other, 'a URL of its own in each filespace', show(one), ...links);
}

check('workspace.entry.delete.only-that', 'a directory of the same path in another filespace stays', async (t) => {
  const { removal } = await twinFilespaces(t);
  if (removal === null) throw new Inconclusive('could not create directories of one name in two filespaces');
  const { deletion, kept, keptPath } = removal;
  succeeded(deletion, 'delete a directory');
  expectStatus(kept, 200, 'the directory of another filespace');
  expectStatus(keptPath, 200, 'its path');
});

check('workspace.after-refusal', 'a directory is there after a delete under another filespace', async (t) => {
  const directory = await subdirectory(t, await commonPlace(t));
  // After its trial, that filespace serves nothing else: what has the same id there may go.
  const { filespaceId } = await rootTrial(t);
  const path = { filespaceId, entryId: directory.id };
  const operation = 'DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}' as const;
  const reply = await t.workspace.raw({ operation, path, open: true });
  if (reply.response.ok) throw new NotTested('the delete was accepted: the id may be that of something else there');
  const get = await getEntry(t, directory);
  const isLost = get.response.status === 404;
  expectEitherWay(!isLost, 'the directory in its own filespace, as before', '404', reply, get);
});
