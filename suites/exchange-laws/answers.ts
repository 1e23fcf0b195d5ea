import type { Operation, RequirementId } from '../../generated/catalogue.ts';
import { describe, show } from '../../src/check/index.ts';
import { shortest } from '../support/json-text.ts';
import { at, canonicalEntryId, held, isTo, type Law } from './law.ts';
import { mistakesOf } from './refusals.ts';

const general = 'Resource not found or user has no access privilege';

/** Which messages a 404 may carry, the most special paths first. */
const messages: readonly { path: RegExp; requirement: RequirementId; own: readonly string[] }[] = [
  {
    path: /\/data-stores\/\{dataStoreId\}$/,
    requirement: 'workspace.not-found.data-store.message',
    own: ['Data store not found'],
  },
  {
    path: /\/entries\/\{entryId\}/,
    requirement: 'workspace.not-found.entry.message',
    own: ['File system entry not found'],
  },
  {
    path: /\/entries\/resolve$/,
    requirement: 'workspace.not-found.path.message',
    own: ['File system entry not found'],
  },
  {
    path: /\/entries$/,
    requirement: 'workspace.not-found.filespace.message',
    own: ['Parent ID does not exist', 'File system entry not found'],
  },
  {
    path: /\/(?:direct-links|data-stores)$/,
    requirement: 'workspace.not-found.filespace.message',
    own: ['File system entry not found', 'Data store not found'],
  },
  { path: /^\/api\/v1\/filespaces\/\{filespaceId\}$/, requirement: 'workspace.not-found.filespace.message', own: [] },
  { path: /^\/api\/v1\/members\/\{memberId\}/, requirement: 'workspace.not-found.member.message', own: [] },
  {
    path: /^\/api\/v1\/service-accounts\/\{serviceAccountId\}/,
    requirement: 'workspace.not-found.service-account.message',
    own: [],
  },
];

/** The messages of a 404 of the Workspace API; what is said of an id that nobody ever issued is open. */
export const messageLaw: Law = (witnessed) => {
  const { exchange, info } = witnessed;
  if (exchange.api !== 'workspace' || exchange.status !== 404) return [];
  const isMalformed = (name: string): boolean =>
    name !== 'entryId' || canonicalEntryId(witnessed.path.entryId) === undefined;
  if (witnessed.unproven.some(isMalformed)) return [];
  const rule = messages.find(({ path }) => path.test(info.path));
  const message = at(exchange.json, 'error', 'message');
  // What is no error object at all breaks its schema.
  if (rule === undefined || typeof message !== 'string') return [];
  const allowed = [general, ...rule.own];
  return [
    held(witnessed, rule.requirement, '404 carries the stated message', {
      holds: allowed.includes(message),
      expected: `error.message ${allowed.map(show).join(' or ')}`,
      got: show(message),
    }),
  ];
};

const causes = [
  'partner.member.status-filter.invalid-code',
  'partner.client.create.error-message',
  'partner.client.create.error-details',
] as const;

/** What a refusal says where its reason is certain. */
export const refusalBodyLaw: Law = (witnessed) => {
  const { exchange } = witnessed;
  if (exchange.status !== 400 || !witnessed.isPlain) return [];
  const [only, ...others] = mistakesOf(witnessed);
  if (only === undefined || others.length > 0) return [];
  if (only.requirement === 'partner.member.status-filter.invalid') {
    const code = 'partnerOrganization.member.status.invalid';
    const rule = {
      holds: shortest(exchange).includes(code),
      expected: `the errorCode ${code}`,
      got: describe(exchange),
    };
    return [held(witnessed, 'partner.member.status-filter.invalid-code', '400 names its errorCode', rule)];
  }
  const error = (key: string): unknown => at(exchange.json, 'error', key);
  // What is no validation error is refused for something else, such as the want of room.
  if (!isTo(witnessed, 'POST /api/v1/clients') || error('type') !== 'validation_error') return [];
  const got = describe(exchange);
  return [
    held(witnessed, 'partner.client.create.error-message', '400 has a message', {
      holds: typeof error('message') === 'string',
      expected: 'a string as error.message',
      got,
    }),
    held(witnessed, 'partner.client.create.error-details', '400 has details', {
      holds: Array.isArray(error('details')),
      expected: 'an array as error.details',
      got,
    }),
  ];
};

/** Two moments of a record of which the one cannot come after the other. */
const spans: readonly [Operation, RequirementId, from: readonly string[], to: readonly string[]][] = [
  ['GET /api/v1/me', 'partner.me.billing-period-order', ['billingPeriod', 'start'], ['billingPeriod', 'end']],
  [
    'GET /api/v1/me/usage/current',
    'partner.usage.current.partner-period-order',
    ['period', 'start'],
    ['period', 'end'],
  ],
  [
    'GET /api/v1/clients/{clientId}/usage/current',
    'partner.usage.current.client-period-order',
    ['period', 'start'],
    ['period', 'end'],
  ],
];

const withoutBody: Readonly<Partial<Record<Operation, RequirementId>>> = {
  'DELETE /api/v1/clients/{clientId}': 'partner.client.delete.no-body',
  'DELETE /api/v1/clients/{clientId}/members/{accountId}': 'partner.member.remove.no-body',
};

export const judgedByAnswers: readonly RequirementId[] = [
  ...messages.map(({ requirement }) => requirement),
  ...causes,
  ...spans.map(([, requirement]) => requirement),
  ...Object.values(withoutBody),
];

export const momentLaw: Law = (witnessed) =>
  spans.flatMap(([operation, requirement, from, to]) => {
    if (!isTo(witnessed, operation, 200)) return [];
    const [start, end] = [from, to].map((keys) => Date.parse(String(at(witnessed.exchange.json, ...keys))));
    if (start === undefined || end === undefined || Number.isNaN(start) || Number.isNaN(end)) return [];
    const names = `${from.join('.')} not after ${to.join('.')}`;
    const got = `${new Date(start).toISOString()} after ${new Date(end).toISOString()}`;
    return [held(witnessed, requirement, `has ${names}`, { holds: start <= end, expected: names, got })];
  });

export const emptinessLaw: Law = (witnessed) => {
  const requirement = withoutBody[witnessed.info.operation];
  const { exchange } = witnessed;
  if (requirement === undefined || exchange.status !== 204) return [];
  const rule = { holds: exchange.text === '', expected: 'no body', got: describe(exchange) };
  return [held(witnessed, requirement, '204 has no body', rule)];
};
