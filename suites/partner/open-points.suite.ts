import { type CheckContext, errorOf, exchangeOf, observe, pathSegment, type Reply } from '../../src/check/index.ts';
import { describeBody, summarize } from '../support/answers.ts';
import { inParallel } from '../support/parallel.ts';
import { newClient, registerClient } from '../support/partner.ts';
import { bodyOperations, largeBodyAnswers, sendBody, sendTyped } from '../support/partner-hostile.ts';
import { fieldsBeyond, headersLike, observeAll, statusText } from '../support/partner-observations.ts';
import {
  goneIds,
  type IdName,
  operationsWith,
  partnerOperations,
  requestTo,
  sharedHome,
} from '../support/partner-requests.ts';

// What the documents leave open across all operations. Each answer is short and the same in every run.

function ping(t: CheckContext, authorization?: string): Promise<Reply> {
  const client = authorization === undefined ? t.partner : t.partner.withAuthorization(authorization);
  return client.raw({ operation: 'GET /api/v1/ping', open: true });
}

observe('partner.auth.scheme-case', async (t) => {
  const words = ['apikey', 'APIKEY'];
  const replies = await inParallel(words.map((word) => ping(t, `${word} ${t.partnerTarget.apiKey}`)));
  return summarize(replies.map((reply, index) => ({ subject: words[index] ?? '', answer: statusText(reply) })));
});

observe('partner.auth.bare-key', async (t) => statusText(await ping(t, t.partnerTarget.apiKey)));

observe('partner.auth.key-lifetime', async (t) => {
  const replies = await inParallel([ping(t), t.partner.raw({ operation: 'GET /api/v1/me', open: true })]);
  const fields = replies
    .flatMap((reply) => fieldsBeyond(reply, ['expirationDate']))
    .filter((name) => /key|expir|lifetime/i.test(name));
  return `fields: ${fields.join(', ') || 'none'}; headers: ${headersLike(replies, /api-?key|key-expir/i)}`;
});

observe('partner.request.unknown-path', async (t) => {
  const exchange = exchangeOf(await t.partner.offContract({ method: 'GET', target: '/api/v1/no-such-path' }));
  return `${exchange.status}, ${describeBody(exchange)}`;
});

observe('partner.auth.unauthorized-body', async (t) => describeBody(exchangeOf(await ping(t, 'ApiKey garbage'))));

observe('partner.auth.unauthorized-challenge', async (t) => {
  const challenge = exchangeOf(await ping(t, 'ApiKey garbage')).headers['www-authenticate'];
  return challenge?.split(' ')[0] ?? 'none';
});

observe('partner.auth.forbidden-body', async (t) => {
  const reply = await t.partner.as('notEntitled').raw({ operation: 'GET /api/v1/ping', open: true });
  return `${statusText(reply)}, ${describeBody(exchangeOf(reply))}`;
});

const meFields = [
  ...[
    'id',
    'name',
    'owner',
    'tier',
    'supportedBillingModels',
    'createdAt',
    'status',
    'expirationDate',
    'billingPeriod',
  ],
];
const usageFields = ['period', 'members', 'storage', 'vendorConnect', 'teamCache'];

observe('partner.response.unknown-fields', async (t) => {
  const created = await t.partner.POST('/api/v1/clients', { body: { name: t.names.client() } });
  registerClient(t, created, 'of an observation');
  const [pinged, me, usage] = await inParallel([
    ping(t),
    t.partner.raw({ operation: 'GET /api/v1/me', open: true }),
    t.partner.raw({ operation: 'GET /api/v1/me/usage/current', open: true }),
  ]);
  const subjects: [string, Reply | undefined, readonly string[]][] = [
    ['ping', pinged, ['organizationId', 'organizationName']],
    ['me', me, meFields],
    ['current usage', usage?.response.ok === true ? usage : undefined, usageFields],
    ['create client', created, ['id', 'name', 'notes']],
  ];
  return summarize(
    subjects.flatMap(([subject, reply, stated]) =>
      reply === undefined ? [] : [{ subject, answer: fieldsBeyond(reply, stated).sort().join(', ') || 'none' }],
    ),
  );
});

observe('partner.response.rate-limit', async (t) => {
  const replies = await inParallel([ping(t), ping(t, 'ApiKey garbage')]);
  return `headers: ${headersLike(replies, /rate-?limit|retry-after|quota/i)}`;
});

observe(
  'partner.response.deprecation',
  async (t) => `headers: ${headersLike([await ping(t)], /^(?:deprecation|sunset|warning)$/i)}`,
);

// Nothing tells where events would be; these are where one would look first.
observe('partner.response.events', async (t) => {
  const targets = ['/api/v1/events', '/api/v1/webhooks'];
  const replies = await inParallel(targets.map((target) => t.partner.offContract({ method: 'GET', target })));
  return summarize(replies.map((reply, index) => ({ subject: targets[index] ?? '', answer: statusText(reply) })));
});

observe('partner.error.types', async (t) => {
  const { clientId } = await goneIds(t);
  const day = '2020-01-01T00:00:00Z';
  const requests = await inParallel([
    t.partner.raw({ operation: 'GET /api/v1/clients/{clientId}', path: { clientId }, open: true }),
    sendBody(t, 'POST /api/v1/clients', { body: {} }),
    t.partner.raw({
      operation: 'GET /api/v1/clients/{clientId}/usage',
      path: { clientId: (await sharedHome(t)).clientId },
      query: { start: day, end: day },
      open: true,
    }),
  ]);
  const subjects = ['an unknown client', 'an invalid client', 'a range before the retention'];
  return summarize(
    requests.map((reply, index) => ({ subject: subjects[index] ?? '', answer: errorOf(reply).type ?? 'none' })),
  );
});

observe('partner.error.plain-not-found-body', async (t) => {
  const { clientId, accountId } = await goneIds(t);
  const infos = partnerOperations.filter(
    ({ path, pathParameters }) => pathParameters.length > 0 && !path.endsWith('{clientId}') && !path.includes('usage'),
  );
  const answers = await inParallel(
    infos.map(async (info) => {
      const ids = { clientId, accountId, workspaceId: clientId, filespaceId: clientId };
      const reply = await t.partner.raw({ ...requestTo(t, info, ids), open: true });
      return { subject: info.operation, answer: `${statusText(reply)}, ${describeBody(exchangeOf(reply))}` };
    }),
  );
  return summarize(answers);
});

/** Reading is enough, and a removal with a strange id is not worth the risk. */
function malformedStatus(t: CheckContext, name: IdName): Promise<string> {
  const infos = operationsWith(name).filter(({ method }) => method === 'GET');
  return observeAll(t, infos, (request) => ({ ...request, path: { ...request.path, [name]: 'no-such-id' } }));
}

observe('partner.not-found.client.malformed-status', (t) => malformedStatus(t, 'clientId'));
observe('partner.not-found.member.malformed-status', (t) => malformedStatus(t, 'accountId'));
observe('partner.not-found.workspace.malformed-status', (t) => malformedStatus(t, 'workspaceId'));
observe('partner.not-found.filespace.malformed-status', (t) => malformedStatus(t, 'filespaceId'));

observe('partner.robustness.malformed-json-status', async (t) => {
  const replies = await inParallel(bodyOperations.map((operation) => sendBody(t, operation, { text: '{"name":' })));
  return byOperation(replies.map(statusText));
});

observe('partner.robustness.content-type-status', async (t) => {
  const replies = await inParallel(bodyOperations.map((operation) => sendTyped(t, operation, 'text/plain')));
  return byOperation(replies.map(statusText));
});

observe('partner.robustness.large-body-status', async (t) => {
  const answers = await largeBodyAnswers(t);
  return byOperation(answers.map(({ reply }) => (reply === null ? 'the connection is ended' : statusText(reply))));
});

function byOperation(answers: readonly string[]): string {
  return summarize(answers.map((answer, index) => ({ subject: bodyOperations[index] ?? '', answer })));
}

observe('partner.robustness.method-status', async (t) => {
  const { id } = await newClient(t);
  const methods = ['HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST'];
  const target = `/api/v1/clients/${pathSegment(id)}`;
  const replies = await inParallel(methods.map((method) => t.partner.offContract({ method, target })));
  return summarize(replies.map((reply, index) => ({ subject: methods[index] ?? '', answer: statusText(reply) })));
});
