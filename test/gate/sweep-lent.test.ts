import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Reference, startReference } from '../../reference/server.ts';
import { fieldOf } from '../../src/model/values.ts';
import { targetFromObject } from '../../src/profile/load.ts';
import { createNames } from '../../src/session/names.ts';
import { sweep } from '../../src/sweep/sweep.ts';
import { temporaryFolder } from '../support/folder.ts';

/** Directories as a run makes them in what is lent, of which no journal tells. */
function makerIn({ workspaceBaseUrl, profile }: Reference, filespaceId: string) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${profile.workspace.token}` };
  const entries = `${workspaceBaseUrl}/api/v1/filespaces/${filespaceId}/entries`;
  const idOf = async (answer: Response): Promise<string> => String(fieldOf(fieldOf(await answer.json(), 'data'), 'id'));
  return {
    at: async (path: string) => idOf(await fetch(`${entries}/resolve?path=${encodeURIComponent(path)}`, { headers })),
    make: async (parentId: string, name: string) =>
      idOf(await fetch(entries, { method: 'POST', headers, body: JSON.stringify({ parentId, name, type: 'dir' }) })),
    isThere: async (id: string) => (await fetch(`${entries}/${encodeURIComponent(id)}`, { headers })).ok,
  };
}

it('removes what a run of elsewhere left beside the lent file, and what stands in it, and nothing else', async () => {
  const reference = await startReference({ db: join(temporaryFolder(), 'reference.sqlite') });
  try {
    const { filespace, path } = reference.profile.workspace.fixtures.file;
    const { at, make, isThere } = makerIn(reference, filespace);
    const names = createNames('4k9z1q', Date.now);
    const folder = await at(path.slice(0, path.lastIndexOf('/')));
    const left = await make(folder, names.directory());
    const inside = await make(left, names.directory());
    const atTheTop = await make(await at('/'), names.directory());
    const theirs = await make(folder, 'holidays');
    const target = targetFromObject('lent', { workspace: reference.profile.workspace }, {});
    const options = { apis: ['workspace'], dryRun: false, olderThan: 0 } as const;
    const { swept, trouble } = await sweep(target, options);
    expect([trouble, swept.map(({ outcome }) => outcome)]).toEqual([null, ['removed', 'removed', 'removed']]);
    const stand = await Promise.all([left, inside, atTheTop, theirs].map(isThere));
    expect(stand).toEqual([false, false, false, true]);
  } finally {
    await reference.close();
  }
});
