import { type CheckContext, check } from '../../src/check/index.ts';
import { entry, filespace, member, workspaceResources } from '../../src/resources/index.ts';
import { listedById, listFilespaces } from '../support/filespaces.ts';
import { groupsAskedOnce, groupsIn } from '../support/groups.ts';
import { expectOnlyItsId, type Path } from '../support/neighbour-law.ts';
import { textAt } from '../support/neighbours.ts';
import { sharedFilespace } from '../support/new-filespaces.ts';
import { sharedAccount } from '../support/service-accounts.ts';
import { sharedMember } from '../support/workspace-members.ts';
import { needsDataStores, operationsOn, registerOutcome, requestTo } from '../support/workspace-requests.ts';

/** Ids and names of other kinds, and the id of the workspace: only read by them. */
function others(t: CheckContext) {
  return t.shared('workspace neighbours', async (own) => {
    const [space, someone, account] = [await sharedFilespace(own), await sharedMember(own), await sharedAccount(own)];
    const record = await own.workspace.raw({ operation: filespace.get, path: { filespaceId: space.id } });
    return {
      'the id of a filespace': space.id,
      'the id of a member': someone.id,
      'the id of a service account': account.id,
      'the id of the workspace': textAt(record, ['data', 'workspaceId']),
      'the id of a group': await groupOf(own),
    };
  });
}

/** Of somebody who was there before: groups cannot be made. */
async function groupOf(t: CheckContext): Promise<string | undefined> {
  const { before } = await groupsAskedOnce(t);
  return groupsIn(before).flatMap(({ groups }) => groups)[0]?.id;
}

/** What holds the thing, or is of its sort. */
const kin: Readonly<Record<string, readonly string[]>> = {
  [filespace.key]: ['the id of the workspace'],
  [member.key]: ['the id of a group', 'the id of the workspace', 'the id of a service account'],
};

for (const { key: parameter, get, texts, laws } of workspaceResources) {
  if (laws.neighbour === undefined) continue;
  for (const info of operationsOn(parameter)) {
    check(laws.neighbour, `${info.operation} finds nothing for a ${parameter} that is something else`, async (t) => {
      await needsDataStores(t, info);
      // What a broken target may take away is there for nothing else.
      const request = await requestTo(t, info, { name: info.method === 'GET' ? 'workspace' : 'neighbours' });
      const path: Path = request.path ?? {};
      const below = Object.entries(path).filter(([name]) => name !== parameter && name !== 'filespaceId');
      await expectOnlyItsId(t, {
        ...info,
        parameter,
        path,
        isOwn: info.path.endsWith(`{${parameter}}`),
        // The filespace is the run's own.
        isApart: parameter === entry.key,
        send: async (ids) => {
          const asked = { ...request, path: ids, also: [400] };
          const reply = await t.workspace.raw(asked);
          await registerOutcome(t, asked, reply);
          return reply;
        },
        look: (ids) => t.workspace.raw({ operation: get, path: ids, also: [400] }),
        texts,
        kin: kin[parameter] ?? [],
        ...(parameter === filespace.key && {
          isListed: async (id: string) => listedById(await listFilespaces(t), id) !== undefined,
        }),
        others: {
          ...(await others(t)),
          ...Object.fromEntries(below.map(([name, id]) => [`the ${name} of something in it`, id])),
        },
      });
    });
  }
}
