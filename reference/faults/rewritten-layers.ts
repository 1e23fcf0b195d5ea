import type { Answer, ApiRequest } from '../core/exchange.ts';
import { bodyOf, isObject, objectOf } from '../core/json.ts';
import { transport } from '../policy/around.ts';
import type { PolicyOverride } from '../policy/index.ts';
import { clients } from '../policy/stated/partner/clients.ts';
import { op as partner } from './partner/operations.ts';
import { type Fault, partnerFault, workspaceFault } from './types.ts';
import { token, op as workspace } from './workspace/support.ts';

/* What goes wrong when one layer of a service is written anew: its routing, its parsing, its index, its serializer. */

type Change = (request: ApiRequest, answer: Answer) => Answer;

const changed = (change: Change): PolicyOverride =>
  transport({ afterEach: ({ request, answer }) => change(request, answer) });

const asked = (change: (query: string) => string): PolicyOverride => transport({ queryText: change });

const field = (request: ApiRequest, name: string): string => {
  const value = bodyOf(request)[name];
  return typeof value === 'string' ? value : '';
};

/** The third create of a name in one place finds the row that was deleted, and goes through. */
function takenOnceMore(create: string): PolicyOverride {
  const made = new Map<string, Answer[]>();
  return changed((request, answer) => {
    if (request.operation !== create) return answer;
    const name = `${field(request, 'name')}${field(request, 'email')}`;
    const key = JSON.stringify([request.path, request.headers.get('authorization'), field(request, 'parentId'), name]);
    const before = made.get(key) ?? [];
    if (answer.status === 201) made.set(key, [...before, answer]);
    return answer.status === 400 && before.length > 1 ? (before.at(-1) ?? answer) : answer;
  });
}

/** Whatever the kind of bug: what a token was given once is what another answer depends on. */
function afterToken(first: (request: ApiRequest, answer: Answer) => boolean, then: Change): PolicyOverride {
  const tokens = new Set<string>();
  return changed((request, answer) => {
    if (first(request, answer)) tokens.add(token(request));
    return tokens.has(token(request)) ? then(request, answer) : answer;
  });
}

function sharedOwners(): PolicyOverride {
  const names = new Map<string, string>();
  const firsts = new Map<string, string>();
  return changed((request, answer) => {
    if (request.operation === partner.createClient && answer.status === 201) {
      const name = field(request, 'name');
      names.set(String(objectOf(answer.body).id), name);
    }
    const { clientId = '' } = request.params;
    const name = names.get(clientId);
    if (name === undefined) return answer;
    if (request.operation === partner.addMember && answer.status === 201 && !firsts.has(name)) {
      firsts.set(name, clientId);
    }
    const isOthers = firsts.has(name) && firsts.get(name) !== clientId;
    return request.operation === partner.getOwner && isOthers
      ? { status: 404, body: { error: { type: 'not_found', message: 'The client has no owner' } } }
      : answer;
  });
}

function uniqueWithBucket(): PolicyOverride {
  const buckets = new Map<string, unknown>();
  return changed((request, answer) => {
    if (request.operation !== workspace.createStore) return answer;
    const params = objectOf(bodyOf(request).s3StorageParams);
    const key = `${request.path} ${field(request, 'name')}`;
    if (answer.status === 201) buckets.set(key, params.bucketName);
    const isOther = buckets.has(key) && params.bucketName !== undefined && buckets.get(key) !== undefined;
    if (answer.status !== 400 || !isOther || buckets.get(key) === params.bucketName) return answer;
    const { secretKey: _, ...shown } = params;
    const body = { id: 'another', name: field(request, 'name'), kind: 'S3DataStore', s3StorageParams: shown };
    return { status: 201, body };
  });
}

function linkedWhileThereIsRoom(): PolicyOverride {
  const full = new Set<string>();
  return changed((request, answer) => {
    const { filespaceId = '' } = request.params;
    if (request.operation === workspace.createEntry && answer.status === 403) full.add(filespaceId);
    if (request.operation !== workspace.children || answer.status !== 200 || !full.has(filespaceId)) return answer;
    return { status: 403, body: { error: { message: 'File system storage size limit exceeded' } } };
  });
}

/** The name of the directory in which each directory stands, so that a grandchild can be compared. */
function uniqueAmongAncestors(): PolicyOverride {
  const made = new Map<string, { name: string; parentId: string }>();
  return changed((request, answer) => {
    if (request.operation !== workspace.createEntry || answer.status !== 201) return answer;
    const [name, parentId] = [field(request, 'name'), field(request, 'parentId')];
    const { filespaceId = '' } = request.params;
    const parent = made.get(`${filespaceId} ${parentId}`);
    const above = parent && made.get(`${filespaceId} ${parent.parentId}`);
    if (above?.name === name) return { status: 400, body: { error: { message: 'File system entry already exists' } } };
    made.set(`${filespaceId} ${String(objectOf(objectOf(answer.body).data).id)}`, { name, parentId });
    return answer;
  });
}

function oneOfAName(request: ApiRequest, answer: Answer): Answer {
  const { data } = objectOf(answer.body);
  if (request.operation !== workspace.listAccounts || !Array.isArray(data)) return answer;
  const byName = new Map(data.map((each: unknown) => [objectOf(each).name, each]));
  return { ...answer, body: { data: [...byName.values()] } };
}

function escaped(request: ApiRequest, answer: Answer): Answer {
  const { data } = objectOf(answer.body);
  if (request.operation !== workspace.listMembers || !Array.isArray(data)) return answer;
  const shown = data.map((each: unknown) => {
    const { user, ...rest } = objectOf(each);
    if (!isObject(user)) return each;
    return { ...rest, user: { ...user, email: String(user.email).replaceAll('&', '&amp;').replaceAll("'", '&#39;') } };
  });
  return { ...answer, body: { data: shown } };
}

/** The page size counts for the organization that asked first. */
function sizedForTheFirst(): PolicyOverride {
  let first: string | undefined;
  return changed((request, answer) => {
    if (request.operation !== partner.listClients || answer.status !== 200) return answer;
    first ??= token(request);
    const { data, ...rest } = objectOf(answer.body);
    if (first === token(request) || !request.query.has('l') || !Array.isArray(data)) return answer;
    return { ...answer, body: { ...rest, data: [...data, ...data] } };
  });
}

function withoutTokenForOneUse(request: ApiRequest, answer: Answer): Answer {
  const { isSingleUse } = objectOf(bodyOf(request).serviceIdentity);
  const { data } = objectOf(answer.body);
  if (request.operation !== workspace.createAccount || isSingleUse !== true || !isObject(data)) return answer;
  const { token: _, ...key } = objectOf(data.key);
  return { ...answer, body: { data: { ...data, key } } };
}

const isSpecial = (request: ApiRequest, answer: Answer): boolean =>
  request.operation === workspace.createEntry && answer.status === 201 && field(request, 'name') === 'CON';

const acceptsDots: Change = (request, answer) =>
  request.operation === workspace.createEntry && field(request, 'name') === '..' && answer.status === 400
    ? { status: 201, body: { data: {} } }
    : answer;

const losesSpecial: Change = (request, answer) =>
  request.operation === workspace.resolve && /[\\:]/.test(request.query.get('path') ?? '')
    ? { status: 404, body: { error: { message: 'File system entry not found' } } }
    : answer;

const surrounding = (id: string, requirement: string, story: string, override: PolicyOverride): Fault => ({
  id,
  requirement,
  story,
  override,
});

export const rewrittenLayerFaults: readonly Fault[] = [
  partnerFault(
    'name-of-three-with-punctuation-refused',
    'partner.client.name.accepted',
    'A name of three characters has no punctuation.',
    {
      clients: {
        acceptsType: (operation, at, value) =>
          clients.acceptsType(operation, at, value) && !(at === 'name' && /^\w[_ ()/-]\w$/.test(String(value))),
      },
    },
  ),
  surrounding(
    'typed-page-of-300-cut',
    'partner.paging.maximum-honoured',
    'With a type a page has a hundred records at most.',
    asked((query) => (/[?&]type=/.test(query) ? query.replace(/([?&])l=300\b/, '$1l=100') : query)),
  ),
  surrounding(
    'typed-end-offset-turned',
    'partner.usage.date-time.same-moment',
    'Beside a type the offset of an end counts the other way.',
    asked((query) => {
      const read = new URLSearchParams(query);
      const end = read.get('end') ?? '';
      if (!read.has('type')) return query;
      read.set(
        'end',
        end.replace(/[+-](?=\d\d:\d\d$)/, (sign) => (sign === '+' ? '-' : '+')),
      );
      return `?${read}`;
    }),
  ),
  surrounding(
    'fraction-as-milliseconds',
    'partner.usage.date-time.same-moment',
    'The digits of a fraction are read as so many milliseconds.',
    asked((query) => {
      const read = new URLSearchParams(query);
      for (const bound of ['start', 'end']) {
        const text = read.get(bound);
        if (text !== null)
          read.set(
            bound,
            text.replace(/\.(\d{1,2})(?=Z|[+-])/, (_, x: string) => `.${x.padStart(3, '0')}`),
          );
      }
      return `?${read}`;
    }),
  ),
  surrounding(
    'start-at-zero-missing',
    'partner.usage.range.overlapping',
    'A start at the moment from which computers count is taken for none.',
    asked((query) => query.replace(/start=1970-01-01T00(?:%3A|:)00(?:%3A|:)00Z&?/, '')),
  ),
  surrounding(
    'owners-counted-by-client-name',
    'partner.member.owner.first',
    'Whoever is first in a client is no owner where a client of that name has one.',
    sharedOwners(),
  ),
  ...(
    [
      ['partner', 'client', partner.createClient],
      ['partner', 'client-member', partner.addMember],
      ['workspace', 'data-store', workspace.createStore],
      ['workspace', 'entry', workspace.createEntry],
    ] as const
  ).map(([api, kind, create]) =>
    surrounding(
      `${kind}-name-used-again-taken-once-more`,
      `${api}.names-again`,
      'A name that was used again can be taken once more.',
      takenOnceMore(create),
    ),
  ),
  surrounding(
    'store-name-unique-with-bucket',
    'workspace.data-store.create.name.duplicate',
    'Names of data stores are unique together with their buckets.',
    uniqueWithBucket(),
  ),
  workspaceFault(
    'store-filter-compares-numbers',
    'workspace.data-store.filter.unknown',
    'A filter finds names that are the same number.',
    {
      dataStores: {
        matchesName: (filter, name) => filter === name || (/^\d/.test(name) && Number(filter) === Number(name)),
      },
    },
  ),
  surrounding(
    'dots-accepted-with-setting-off',
    'workspace.entry.name.dot-dot',
    'Where special characters are allowed, a directory may be called by two dots.',
    afterToken(isSpecial, acceptsDots),
  ),
  surrounding(
    'special-paths-lost-with-setting-off',
    'workspace.entry.resolve.told-apart',
    'Paths with a colon or a backslash lead nowhere.',
    afterToken(isSpecial, losesSpecial),
  ),
  surrounding(
    'full-filespace-unreadable',
    'workspace.entry.children.status',
    'The directories of a full filespace cannot be listed.',
    linkedWhileThereIsRoom(),
  ),
  surrounding(
    'entry-name-of-ancestor-refused',
    'workspace.entry.create.same-name-elsewhere',
    'A directory cannot be called as the one two levels above.',
    uniqueAmongAncestors(),
  ),
  surrounding(
    'accounts-listed-by-name',
    'workspace.service-account.list.contains-created',
    'Of accounts of one name the list shows one.',
    changed(oneOfAName),
  ),
  surrounding(
    'clients-page-size-of-one-organization',
    'partner.paging.limit.clients',
    'The page size counts for the organization that asked first.',
    sizedForTheFirst(),
  ),
  surrounding(
    'token-for-one-use-not-returned',
    'workspace.service-account.create.token',
    'The token of a key for one use is not returned.',
    changed(withoutTokenForOneUse),
  ),
  surrounding(
    'member-addresses-escaped-in-list',
    'workspace.member.list.agrees-with-get',
    'The list escapes addresses as for a page.',
    changed(escaped),
  ),
];
