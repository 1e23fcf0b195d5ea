import {
  type CheckContext,
  check,
  expectMessage,
  expectStatus,
  expectThat,
  Inconclusive,
  NotTested,
  type Reply,
} from '../../src/check/index.ts';
import { dataStore, workspaceResources } from '../../src/resources/index.ts';
import { statusOf } from '../support/answers.ts';
import { newDataStore, sharedStore } from '../support/data-stores.ts';
import { drawn } from '../support/draws.ts';
import { otherCreation } from '../support/filespaces.ts';
import { goneEntry, skipIfIdsAreReused, unlessIdsAreReused } from '../support/id-reuse.ts';
import { malformedBeside, unknownLike } from '../support/identifiers.ts';
import { general, missingMessages } from '../support/missing.ts';
import { idOf, sharedFilespace } from '../support/new-filespaces.ts';
import { inParallel } from '../support/parallel.ts';
import {
  goneId,
  infoOf,
  needsDataStores,
  operationsOn,
  otherWay,
  type Request,
  requestOtherwise,
  requestTo,
  type WorkspaceOperationInfo,
} from '../support/workspace-requests.ts';

const site = { name: 'workspace' };
const link = 'HttpLinkDataStore';

/** One answer for the check of the status and for that of the message, at an address of which these parts are given. */
function answerAt(t: CheckContext, info: WorkspaceOperationInfo, parts: Record<string, string>): Promise<Reply> {
  return t.shared(`not found ${info.operation} ${Object.keys(parts).at(-1)}`, async (own) => {
    const request = await requestTo(own, info, site);
    return own.workspace.raw({ ...request, path: { ...request.path, ...parts } });
  });
}

function expectMissing(reply: Reply, messages: readonly string[]): void {
  if (statusOf(reply) !== 404) throw new Inconclusive(`no 404 but ${statusOf(reply)}`);
  expectMessage(reply, messages);
}

/** In the very form of an issued one: UUIDs of another version may count as malformed. */
function unknownFilespace(t: CheckContext): Promise<string> {
  return t.shared('workspace unknown filespace', async (own) => unknownLike((await sharedFilespace(own)).id).id);
}

for (const info of operationsOn('filespaceId')) {
  const answer = async (t: CheckContext) => {
    await needsDataStores(t, info);
    return answerAt(t, info, { filespaceId: await unknownFilespace(t) });
  };

  check('workspace.not-found.filespace', `${info.operation} answers 404 for an unknown filespace`, async (t) => {
    expectStatus(await answer(t), 404, 'no filespace has this id');
  });

  check('workspace.not-found.filespace.message', `${info.operation} says that the filespace is unknown`, async (t) => {
    expectMissing(await answer(t), missingMessages(info));
  });
}

for (const info of operationsOn('filespaceId').filter((each) => otherWay(each) !== undefined)) {
  const what = `${info.operation} ${otherWay(info)} answers 404 for an unknown filespace`;
  check('workspace.not-found.filespace', what, async (t) => {
    await needsDataStores(t, info);
    const request = await requestOtherwise(t, info, site);
    const path = { ...request.path, filespaceId: await unknownFilespace(t) };
    expectStatus(await t.workspace.raw({ ...request, path }), 404, 'no filespace has this id');
  });
}

for (const resource of workspaceResources) {
  const { key: part, laws, get, missing } = resource;
  // A filespace takes its time to go: an unknown one is tried above.
  if (laws.gone === undefined || laws.goneMessage === undefined) continue;
  const messages = [general, ...(missing === undefined ? [] : [missing])];
  for (const info of operationsOn(part)) {
    const answer = async (t: CheckContext) => {
      const { path } = await goneId(t, part);
      // A write would hit what has the id now.
      skipIfIdsAreReused(t, resource);
      const reply = await answerAt(t, info, path);
      // By now it may be that of something that another check has made meanwhile.
      skipIfIdsAreReused(t, resource);
      return reply;
    };
    const judgeStatus = async (t: CheckContext) => expectStatus(await answer(t), 404, 'it was removed');
    const judgeMessage = async (t: CheckContext) => expectMissing(await answer(t), messages);

    if (info.operation !== get) {
      check(
        laws.gone,
        `${info.operation} answers 404 for an id that was removed`,
        unlessIdsAreReused(resource, judgeStatus),
      );
    }

    check(
      laws.goneMessage,
      `${info.operation} answers 404 for an id that was removed`,
      unlessIdsAreReused(resource, judgeMessage),
    );

    const way = otherWay(info);
    if (way === undefined) continue;
    const askOtherwise = async (t: CheckContext): Promise<void> => {
      const { path } = await goneId(t, part);
      skipIfIdsAreReused(t, resource);
      const request = await requestOtherwise(t, info, site);
      const reply = await t.workspace.raw({ ...request, path: { ...request.path, ...path } });
      skipIfIdsAreReused(t, resource);
      expectStatus(reply, 404, 'it was removed');
    };
    check(
      laws.gone,
      `${info.operation} ${way} answers 404 for an id that was removed`,
      unlessIdsAreReused(resource, askOtherwise),
    );
  }
}

goneEntry('workspace.not-found.entry.message', 'a direct link to an entry that was removed', async (t) => {
  const { id } = await goneId(t, 'entryId');
  const request = await requestTo(t, directLinks(), site);
  expectMissing(await t.workspace.raw({ ...request, query: { entryId: id } }), [
    general,
    'File system entry not found',
  ]);
});

function directLinks(): WorkspaceOperationInfo {
  const info = operationsOn('filespaceId').find(({ path }) => path.endsWith('/direct-links'));
  if (info === undefined) throw new Error('no operation makes direct links');
  return info;
}

for (const info of operationsOn('filespaceId').filter(({ path }) => /\/(?:resolve|direct-links)$/.test(path))) {
  const answer = (t: CheckContext): Promise<Reply> =>
    t.shared(`not found ${info.operation} path`, async (own) => {
      const request = await requestTo(own, info, site);
      return own.workspace.raw({ ...request, query: { path: `/${own.names.unique()}` } });
    });

  if (info.path.endsWith('/resolve')) {
    check('workspace.not-found.path', `${info.operation} answers 404 for a path that leads nowhere`, async (t) => {
      expectStatus(await answer(t), 404, 'nothing has this path');
    });
  }

  check('workspace.not-found.path.message', `${info.operation} says that a path leads nowhere`, async (t) => {
    expectMissing(await answer(t), [general, 'File system entry not found']);
  });
}

/** Ids in forms that no service issues, one after the other in place of a valid one; whatever answers them is harmless. */
async function answersToMalformed(t: CheckContext, info: WorkspaceOperationInfo, part: string): Promise<Reply[]> {
  await needsDataStores(t, info);
  const request = await requestTo(t, info, site);
  const replace = (id: string): Request => ({ ...request, path: { ...request.path, [part]: id }, also: [400] });
  const ids = drawn(t, `${info.operation} ${part}`, malformedBeside(request.path?.[part]), 1);
  return inParallel(ids.map((id) => t.workspace.raw(replace(id))));
}

for (const { key: part, laws } of workspaceResources) {
  if (laws.malformed === undefined) continue;
  for (const info of operationsOn(part)) {
    check(laws.malformed, `${info.operation} rejects a malformed ${part}`, async (t) => {
      for (const reply of await answersToMalformed(t, info, part))
        expectStatus(reply, [404, 400], 'the id is malformed');
    });
  }
}

for (const { key: part, get, laws } of workspaceResources) {
  if (laws.malformed === undefined) continue;
  // Only what reads is asked: whoever stops reading an id too early finds the thing itself.
  check(laws.malformed, `${get} finds nothing by a ${part} with more behind it`, async (t) => {
    const info = infoOf(get);
    await needsDataStores(t, info);
    const request = await requestTo(t, info, site);
    const path = { ...request.path, [part]: `${request.path?.[part]}-x` };
    expectStatus(await t.workspace.raw({ ...request, path, also: [400] }), [404, 400], 'the id goes on behind its end');
  });
}

for (const info of operationsOn('dataStoreId')) {
  check('workspace.not-found.malformed-data-store-id.message', `${info.operation} calls the id invalid`, async (t) => {
    const replies = await answersToMalformed(t, info, 'dataStoreId');
    const refused = replies.filter((reply) => statusOf(reply) === 400);
    if (refused.length === 0) throw new NotTested('no data store id is invalid for the target, all are unknown');
    for (const reply of refused) expectMessage(reply, 'Data store ID is invalid');
  });

  /** The data store under another filespace, and what was answered. */
  const misplaced = (t: CheckContext) =>
    t.shared(`workspace data store under another filespace: ${info.operation}`, async (own) => {
      const filespaceId = idOf(await otherCreation(own));
      const { path, ...request } = await requestTo(own, info, { name: 'other filespace' });
      return { path, reply: await own.workspace.raw({ ...request, path: { ...path, filespaceId } }) };
    });

  check(
    'workspace.not-found.data-store.other-filespace',
    `${info.operation} hides another filespace's store`,
    async (t) => {
      expectStatus((await misplaced(t)).reply, 404, 'the data store belongs to another filespace');
    },
  );

  // Links have no parameters of their own, by which others are found; an update of one is a mistake by itself.
  if (info.method !== 'PATCH') {
    check(
      'workspace.not-found.data-store.other-filespace',
      `${info.operation} hides another filespace's link`,
      async (t) => {
        const filespaceId = idOf(await otherCreation(t));
        const { id } = info.method === 'GET' ? await sharedStore(t, link) : await newDataStore(t, link);
        const path = { filespaceId, dataStoreId: id };
        const reply = await t.workspace.raw({ operation: info.operation, path });
        expectStatus(reply, 404, 'the data store belongs to another filespace');
      },
    );
  }

  if (info.method !== 'DELETE') continue;
  check('workspace.after-refusal', 'a data store is there after a delete under another filespace', async (t) => {
    const { path, reply } = await misplaced(t);
    if (reply.response.ok) throw new NotTested('the delete was accepted');
    const get = await t.workspace.raw({ operation: dataStore.get, path });
    const isLost = statusOf(get) === 404;
    expectThat(!isLost, 'the data store in its own filespace, as before', '404', reply, get);
  });
}
