import { type CheckContext, exchangeOf, NotTested, observe, type Reply } from '../../src/check/index.ts';
import { describeBody, statusOf, summarize } from '../support/answers.ts';
import { encoded, largeBodies, sendHostile, sendLarge, targetOf, victimOf } from '../support/hostile.ts';
import { malformedIds } from '../support/identifiers.ts';
import { isObject, type JsonObject } from '../support/lists.ts';
import { inParallel } from '../support/parallel.ts';
import { headersLike } from '../support/partner-observations.ts';
import { listedMembers, sharedMember } from '../support/workspace-members.ts';
import {
  operationsOn,
  requestTo,
  type WorkspaceOperationInfo,
  workspaceOperations,
} from '../support/workspace-requests.ts';

// What the document leaves open across all operations. Each answer is short and the same in every run.

const withBody = workspaceOperations.filter(({ hasBody }) => hasBody);
const withQuery = workspaceOperations.filter(({ queryParameters }) => queryParameters.length > 0);

function list(t: CheckContext, authorization?: string): Promise<Reply> {
  const client = authorization === undefined ? t.workspace : t.workspace.withAuthorization(authorization);
  return client.raw({ operation: 'GET /api/v1/members', open: true });
}

/** What each operation answers, put into a few words. */
async function each(
  infos: readonly WorkspaceOperationInfo[],
  ask: (info: WorkspaceOperationInfo) => Promise<Reply | null>,
): Promise<string> {
  const answers = await inParallel(
    infos.map(async (info) => {
      const reply = await ask(info);
      return { subject: info.operation, answer: reply === null ? 'the connection is ended' : String(statusOf(reply)) };
    }),
  );
  return summarize(answers);
}

observe('workspace.auth.scheme-case', async (t) => {
  const words = ['bearer', 'BEARER'];
  const replies = await inParallel(words.map((word) => list(t, `${word} ${t.workspaceTarget.token}`)));
  return summarize(replies.map((reply, index) => ({ subject: words[index] ?? '', answer: String(statusOf(reply)) })));
});

observe('workspace.auth.no-scheme', async (t) => String(statusOf(await list(t, t.workspaceTarget.token))));

observe('workspace.auth.challenge', async (t) => {
  const challenge = exchangeOf(await list(t, 'Bearer garbage')).headers['www-authenticate'];
  return challenge?.split(' ')[0] ?? 'none';
});

// Nobody can wait for it: only what the service tells about the token of the run can be noted.
observe('workspace.auth.token-lifetime', async (t) => {
  const replies = [await list(t)];
  return `headers that tell: ${headersLike(replies, /token|expir/i)}`;
});

observe('workspace.response.content-type-form', async (t) => {
  const replies = await inParallel([list(t), list(t, 'Bearer garbage')]);
  const subjects = ['200', '401'];
  return summarize(
    replies.map((reply, index) => ({
      subject: subjects[index] ?? '',
      answer: exchangeOf(reply).headers['content-type'] ?? 'none',
    })),
  );
});

observe('workspace.response.rate-limits', async (t) => {
  const replies = await inParallel([list(t), list(t, 'Bearer garbage')]);
  return `headers: ${headersLike(replies, /rate-?limit|retry-after|quota/i)}`;
});

observe(
  'workspace.response.deprecation',
  async (t) => `headers: ${headersLike([await list(t)], /^(?:deprecation|sunset|warning)$/i)}`,
);

const stated: Record<string, readonly string[]> = {
  filespace: ['id', 'workspaceId', 'name', 'storage', 'currentStorageSize', 'status', 'createdAt', 'updatedAt'],
  member: ['id', 'user', 'role', 'status', 'joinedOn', 'updatedAt'],
  entry: ['id', 'parentId', 'name', 'type', 'size', 'modifiedAt', 'createdAt'],
};

observe('workspace.response.unknown-fields', async (t) => {
  await sharedMember(t);
  const reads: [string, WorkspaceOperationInfo['operation']][] = [
    ['filespace', 'GET /api/v1/filespaces/{filespaceId}'],
    ['member', 'GET /api/v1/members/{memberId}'],
    ['entry', 'GET /api/v1/filespaces/{filespaceId}/entries/{entryId}'],
  ];
  const answers = await inParallel(
    reads.map(async ([subject, operation]) => {
      const info = workspaceOperations.find((candidate) => candidate.operation === operation);
      if (info === undefined) throw new Error(`${operation} is no operation`);
      const reply = await t.workspace.raw(await requestTo(t, info, { name: 'workspace' }));
      const known = stated[subject] ?? [];
      const beyond = Object.keys(recordOf(reply)).filter((field) => !known.includes(field));
      return { subject, answer: beyond.sort().join(', ') || 'none' };
    }),
  );
  return summarize(answers);
});

function recordOf(reply: Reply): JsonObject {
  const { json } = exchangeOf(reply);
  return isObject(json) && isObject(json.data) ? json.data : {};
}

observe('workspace.request.malformed-json', (t) =>
  each(withBody, async (info) => {
    const { body: _, ...request } = await victimOf(t, info);
    return sendHostile(t, { ...request, text: '{"name":' });
  }),
);

observe('workspace.request.content-type', (t) =>
  each(withBody, async (info) => {
    const request = await victimOf(t, info);
    return sendHostile(t, { ...request, body: { vct: 1 }, headers: { 'content-type': 'text/plain' } });
  }),
);

observe('workspace.request.large-body', (t) => {
  const [large = ''] = largeBodies();
  return each(withBody, (info) => sendLarge(t, info, large));
});

// Of the writing operations those whose outcome is cheap to remove.
const cheap = ['POST /api/v1/members', 'POST /api/v1/service-accounts'];

observe('workspace.request.unknown-fields', (t) =>
  each(
    withBody.filter(({ operation }) => cheap.includes(operation)),
    async (info) => {
      const request = await victimOf(t, info);
      return sendHostile(t, { ...request, body: { ...(isObject(request.body) ? request.body : {}), vctUnknown: 1 } });
    },
  ),
);

observe('workspace.request.unknown-parameters', (t) =>
  each(withQuery, async (info) => {
    const request = await victimOf(t, info);
    return sendHostile(t, { ...request, query: { ...request.query, 'vct-unknown': '1' } });
  }),
);

observe('workspace.request.methods', async (t) => {
  const info = workspaceOperations.find(({ operation }) => operation === 'GET /api/v1/members/{memberId}');
  if (info === undefined) throw new NotTested('no such operation');
  const target = targetOf(info, encoded((await victimOf(t, info)).path));
  const methods = ['HEAD', 'OPTIONS', 'PUT', 'POST'];
  const replies = await inParallel(methods.map((method) => t.workspace.offContract({ method, target })));
  return summarize(replies.map((reply, index) => ({ subject: methods[index] ?? '', answer: String(statusOf(reply)) })));
});

observe('workspace.request.unknown-path', async (t) => {
  const reply = await t.workspace.offContract({ method: 'GET', target: '/api/v1/no-such-path' });
  return `${statusOf(reply)}, ${describeBody(exchangeOf(reply))}`;
});

/** Reading is enough, and a removal with a strange id is not worth the risk. */
observe('workspace.not-found.malformed-ids', async (t) => {
  const parts = ['filespaceId', 'dataStoreId', 'memberId', 'serviceAccountId'] as const;
  const answers = await inParallel(
    parts.map(async (part) => {
      const info = operationsOn(part).find(({ method, path }) => method === 'GET' && path.endsWith(`{${part}}`));
      if (info === undefined) throw new Error(`nothing reads a ${part}`);
      const request = await victimOf(t, info);
      const replies = await inParallel(
        malformedIds.map((id) => t.workspace.raw({ ...request, path: { ...request.path, [part]: id }, open: true })),
      );
      const statuses = new Set(replies.map((reply) => String(statusOf(reply))));
      return { subject: part, answer: [...statuses].sort().join(' or ') };
    }),
  );
  return summarize(answers);
});

// Nothing tells where events would be; these are where one would look first.
observe('workspace.events.any', async (t) => {
  const targets = ['/api/v1/events', '/api/v1/webhooks'];
  const replies = await inParallel(targets.map((target) => t.workspace.offContract({ method: 'GET', target })));
  return summarize(replies.map((reply, index) => ({ subject: targets[index] ?? '', answer: String(statusOf(reply)) })));
});

observe('workspace.member.list.roles', async (t) => {
  const { members } = await listedMembers(t);
  return [...new Set(members.map(({ role }) => role))].sort().join(', ') || 'no member seen';
});

observe('workspace.member.list.statuses', async (t) => {
  await sharedMember(t);
  const { members } = await listedMembers(t);
  return [...new Set(members.map(({ status }) => status))].sort().join(', ') || 'no member seen';
});
