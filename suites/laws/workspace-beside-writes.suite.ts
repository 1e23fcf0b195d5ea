import type { RequirementId, WorkspaceOperation } from '../../generated/catalogue.ts';
import { type CheckContext, check, expectStatus, NotTested, type Reply } from '../../src/check/index.ts';
import { dataStore, entry, filespace, member, serviceAccount } from '../../src/resources/index.ts';
import { madeIn } from '../support/outcomes.ts';
import { inParallel } from '../support/parallel.ts';
import { untilFound } from '../support/until-found.ts';
import { requestTo, type WorkspaceOperationInfo, workspaceOperations } from '../support/workspace-requests.ts';
import { workspaceKinds } from '../workspace/resources/index.ts';

/*
 * A write is about its own thing. What is found of others before it is found right after it as well: of a lookup that
 * every write disturbs, an answer that is stated for something else is all that shows.
 */

/** Reads that may also be answered with 404, and what says that they are answered. */
const statuses: ReadonlyMap<WorkspaceOperation, RequirementId> = new Map<WorkspaceOperation, RequirementId>([
  [filespace.get, 'workspace.filespace.get.status'],
  [dataStore.list, 'workspace.data-store.list.status'],
  [dataStore.get, 'workspace.data-store.get.status'],
  ['GET /api/v1/filespaces/{filespaceId}/entries/resolve', 'workspace.entry.resolve.status'],
  [entry.list, 'workspace.entry.children.status'],
  [entry.get, 'workspace.entry.get.status'],
  [member.get, 'workspace.member.get.status'],
  [`${member.get}/groups`, 'workspace.group.list.status'],
  [serviceAccount.get, 'workspace.service-account.get.status'],
]);

const reads = workspaceOperations.filter(({ operation }) => statuses.has(operation));
const kinds = workspaceKinds.filter(({ resource }) => resource.slow === undefined);

/** What each of the reads was answered. */
interface Round {
  /** Such as `one of each kind was made`. */
  readonly after: string;
  readonly replies: ReadonlyMap<WorkspaceOperation, Reply>;
}

/** One round before any write, and one each after one thing of every kind was made and removed. */
function rounds(t: CheckContext): Promise<readonly Round[]> {
  return t.shared('workspace reads beside writes', async (own) => {
    const requests = await inParallel(reads.map((info) => requestOf(own, info)));
    const known = requests.filter((request) => request !== null);
    const send = (request: (typeof known)[number]) => own.workspace.raw({ ...request, also: [404] });
    const ask = async (after: string, by = send): Promise<Round> => {
      const asked = async (request: (typeof known)[number]) => [request.operation, await by(request)] as const;
      return { after, replies: new Map(await inParallel(known.map(asked))) };
    };
    const before = await ask('nothing', (request) => untilFound(own, () => send(request)));
    const removals: (() => Promise<unknown>)[] = [];
    for (const kind of kinds) {
      const collection = await kind.open(own).catch(unlessMissing);
      const thing = collection === null ? null : await madeIn(own, kind, collection).catch(unlessMissing);
      if (collection !== null && thing !== null) removals.push(() => collection.remove(thing));
    }
    const made = await ask('others of every kind were made');
    for (const remove of removals) await remove();
    return [before, made, await ask('others of every kind were removed')];
  });
}

/** Null where the target has no such thing. */
function requestOf(t: CheckContext, info: WorkspaceOperationInfo) {
  return requestTo(t, info, { name: 'workspace' }).catch(unlessMissing);
}

function unlessMissing(error: unknown): null {
  if (error instanceof NotTested) return null;
  throw error;
}

for (const { operation } of reads) {
  const requirement = statuses.get(operation);
  if (requirement === undefined) throw new Error(`no requirement for ${operation}`);
  check(requirement, `${operation} answers right after a write of something else as before`, async (t) => {
    const [before, ...others] = await rounds(t);
    if (before?.replies.get(operation)?.response.ok !== true) throw new NotTested(`${operation} finds nothing`);
    for (const { after, replies } of others) {
      const reply = replies.get(operation);
      if (reply !== undefined) expectStatus(reply, 200, after);
    }
  });
}
