import { createHash } from 'node:crypto';
import type { Answer, ApiRequest } from '../core/exchange.ts';
import type { PolicyOverride } from '../policy/index.ts';
import type { OpenPartner } from '../policy/open/partner.ts';
import type { Override } from '../policy/override.ts';
import type { Variant } from './types.ts';

const REFUSED: Answer = { status: 400, body: { error: { type: 'validation_error', message: 'No', details: [] } } };

/** What frameworks and their users are used to, in the Partner API. */
export const habitVariants: readonly Variant[] = [
  {
    id: 'details-wrapped',
    story: 'The details of a client, a workspace and a filespace stand under data.',
    override: changed(/\/\{(?:client|workspace|filespace)Id\}$/, (data) => ({ data })),
  },
  {
    id: 'unknown-fields-refused',
    story: 'A body with a field that is not in the documents is refused.',
    override: refusing((request) => {
      const known = request.path.endsWith('/clients') ? ['name', 'notes'] : ['email'];
      return Object.keys(bodyOf(request)).some((field) => !known.includes(field));
    }),
  },
  {
    id: 'unknown-parameters-refused',
    story: 'A query parameter that is not in the documents is refused.',
    override: refusing(({ query }) => {
      const known = ['p', 'l', 's', 'start', 'end', 'type', 'status'];
      return [...query.keys()].some((name) => !known.includes(name));
    }),
  },
  {
    id: 'range-before-key',
    story: 'Usage looks for start and end before it looks at the key and the path.',
    override: refusing(
      ({ path, query }) => /\/usage(?:\/members)?$/.test(path) && !(query.has('start') && query.has('end')),
    ),
  },
  {
    id: 'body-before-key',
    story: 'A body without what is required is refused before anything else is looked at.',
    override: refusing((request) => {
      const required = request.path.endsWith('/clients') ? 'name' : 'email';
      return request.method === 'POST' && typeof bodyOf(request)[required] !== 'string';
    }),
  },
  {
    id: 'member-ids-come-back',
    story: 'Who is added to a client again has the accountId of before.',
    override: partner({
      members: { accountId: ({ clientId, email }) => uuidOf(`${clientId} ${email}`) },
    }),
  },
  {
    id: 'clients-with-a-workspace',
    story: 'A new client has a workspace from the beginning.',
    override: partner({ clients: { defaultWorkspace: () => true } }),
  },
  {
    id: 'time-day-first',
    story: 'Where its form is open createdAt is a text that names the day before the month.',
    override: partner({ time: { createdAt: (field, at) => (field === 'workspace' ? utc(at) : dayFirst(at)) } }),
  },
  {
    id: 'time-as-in-http',
    story: 'Where its form is open createdAt is a text as in the headers of HTTP.',
    override: partner({
      time: { createdAt: (field, at) => (field === 'workspace' ? utc(at) : new Date(at).toUTCString()) },
    }),
  },
  {
    id: 'organization-moments-without-seconds',
    story: 'The moments of the organization and of the current usage end with the minute.',
    override: partner({ time: { text: (_field, at) => `${utc(at).slice(0, 16)}Z` } }),
  },
  {
    id: 'usage-retention-92-days',
    story: 'Usage is kept for 92 days.',
    override: partner({ usage: { keptFrom: (now) => now - 92 * 24 * 60 * 60 * 1000 } }),
  },
];

function partner(open: Override<OpenPartner>): PolicyOverride {
  return { open: { partner: open } };
}

function refusing(isRefused: (request: ApiRequest) => boolean): PolicyOverride {
  const beforeEach = ({ api, request }: { api: string; request: ApiRequest }): Answer | undefined =>
    api === 'partner' && isRefused(request) ? REFUSED : undefined;
  return { open: { transport: { beforeEach } } };
}

function changed(operation: RegExp, change: (body: unknown) => unknown): PolicyOverride {
  const isMeant = (request: ApiRequest, { status }: Answer): boolean =>
    request.method === 'GET' && status === 200 && operation.test(request.operation);
  return {
    open: {
      transport: {
        afterEach: ({ api, request, answer }) =>
          api === 'partner' && isMeant(request, answer) ? { ...answer, body: change(answer.body) } : answer,
      },
    },
  };
}

/** What is no JSON object is left to the service. */
function bodyOf(request: ApiRequest): Record<string, unknown> {
  try {
    const body = request.json();
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {};
  } catch {
    return {};
  }
}

function utc(at: number): string {
  return new Date(at).toISOString();
}

function dayFirst(at: number): string {
  const [date = '', time = ''] = utc(at).split('T');
  return `${date.split('-').reverse().join('/')} ${time.slice(0, 5)}`;
}

function uuidOf(text: string): string {
  return createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
