import { endCharacters, nameLength } from '../../src/arbitraries/filespace-names.ts';
import { type CheckContext, check, expectEqual, NotTested, type Reply } from '../../src/check/index.ts';
import { drawn } from '../support/draws.ts';
import type { Body } from '../support/filespace-bodies.ts';
import { padded } from '../support/filespace-names.ts';
import {
  getFilespace,
  listedById,
  listFilespaces,
  recordOf,
  renamable,
  rename,
  withRecord,
} from '../support/filespaces.ts';
import { newFilespace } from '../support/new-filespaces.ts';
import { expectEach } from '../support/parallel.ts';
import { hasOuterSpaces } from '../support/trimmed-names.ts';
import { expectNotUpdated } from '../support/untouched.ts';

/** What a rename alone rejects, and what a rejection leaves as it was. */

async function expectRefused(t: CheckContext, names: readonly string[]): Promise<void> {
  const { id } = await renamable(t);
  await expectEach(400, 'the name', names, (name) => rename(t, id, { name }));
}

check('workspace.filespace.rename.too-short', 'a name of 1 character is rejected', (t) =>
  expectRefused(t, ['a', '0', ...drawn(t, 'a single character', [...endCharacters], 3)]),
);

check('workspace.filespace.rename.empty', 'the empty name is rejected', (t) => expectRefused(t, ['']));

check('workspace.filespace.rename.too-long', 'a name of more than 30 characters is rejected', (t) => {
  const lengths = [nameLength.longest + 1, nameLength.longest + 2, 63, 64, 100, 255, 256, 1_000];
  return expectRefused(
    t,
    lengths.map((length) => padded(t.names.filespace(), length)),
  );
});

/** A filespace before and after renames that were rejected. */
function refusedRenames(t: CheckContext) {
  return t.shared('workspace filespace of rejected renames', async (own) => {
    const { id, name } = await newFilespace(own);
    const before = await getFilespace(own, id);
    const refusals: Reply[] = [];
    let isRenamed = false;
    let lastName: unknown = name;
    for (const body of rejectable(own)) {
      const reply = await rename(own, id, body);
      if (reply.response.status >= 400) refusals.push(reply);
      else {
        // Wrongly accepted, which another check notices: start the next one from the old name again.
        isRenamed = true;
        if (typeof body.name === 'string' && hasOuterSpaces(body.name)) {
          lastName = recordOf(reply).name;
          break;
        }
        withRecord(await rename(own, id, { name }), 'rename the filespace back');
      }
    }
    return {
      id,
      name: lastName,
      before,
      refusals,
      isRenamed,
      get: await getFilespace(own, id),
      list: await listFilespaces(own),
    };
  });
}

check('workspace.filespace.rename.rejected-unchanged', 'the name stays after every rejected rename', async (t) => {
  const { id, name, refusals, get, list } = await refusedRenames(t);
  expectEqual(recordOf(get).name, name, 'the name after rejected renames', ...refusals, get);
  expectEqual(listedById(list, id)?.name, name, 'the name in the list', list);
});

check('workspace.filespace.rename.rejected-untouched', 'a rejected rename is no update', async (t) => {
  const { id, before, isRenamed, get } = await refusedRenames(t);
  if (isRenamed) throw new NotTested('the target accepts a rename that it has to reject');
  const look = () => getFilespace(t, id);
  await expectNotUpdated(t, { before, after: get, look, again: () => rename(t, id, { name: '' }) });
});

/** One rename for every way to be rejected. */
function rejectable(t: CheckContext): Body[] {
  const unique = t.names.filespace();
  return [
    `${unique}_`,
    unique.toUpperCase(),
    `-${unique}`,
    `${unique}-`,
    'a',
    '',
    padded(unique, nameLength.longest + 1),
    12345,
    null,
    undefined,
    // Spaces around it may be dropped, and nobody knows whether it can be called as before then: the last one.
    `${unique} `,
  ].map((name) => ({ name }));
}
