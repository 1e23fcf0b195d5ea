import type { ApiRequest } from '../core/exchange.ts';
import { isObject, objectOf } from '../core/json.ts';
import { transport } from '../policy/around.ts';
import type { PolicyOverride } from '../policy/index.ts';
import { openWorkspace } from '../policy/open/workspace.ts';
import { answering, counter, credentialOf, refusal, workspace } from './support.ts';
import { type Variant, variant, variantsOf } from './types.ts';

/** How service accounts, their keys and those who have them may be shown, counted and limited. */
export const accountVariants: readonly Variant[] = variantsOf({
  'accounts-and-keys-counted': variant(
    'Accounts, keys and permissions are counted apart, so that the number of an account is that of others, too.',
    countedApart(),
  ),
  'accounts-name-their-creator': variant(
    'A new account shows the id of the account that asked for it, which the list leaves out.',
    namedCreator(),
  ),
  'accounts-id-in-the-list-only': variant(
    'The answer of a creation holds the name and the token, and leaves the id to the list.',
    workspace({
      serviceAccounts: {
        view: ({ id, name }, _keys, created) => ({ name, token: created?.token, ...(created === null && { id }) }),
        envelope: (operation, value) =>
          operation === 'POST /api/v1/service-accounts' && isObject(value)
            ? { name: value.name, token: value.token }
            : { data: value },
      },
    }),
  ),
  'accounts-with-links': variant(
    'Accounts show a link beside a handle, and a gateway has pages of its own for paths with encoded slashes.',
    {
      open: {
        workspace: {
          serviceAccounts: {
            view: ({ id, name }, _keys, created) => ({
              link: `https://console.example/keys/${id}`,
              name,
              handle: id,
              ...(created && { bearer: created.token }),
            }),
          },
        },
        transport: {
          afterEach: ({ request, answer }) =>
            /%2f/iu.test(request.path) ? { status: 404, text: '<h1>Not found</h1>', contentType: 'text/html' } : answer,
        },
      },
    },
  ),
  'accounts-token-as-a-header': variant(
    'A creation shows the whole header that authenticates, the word Bearer included.',
    workspace({
      serviceAccounts: {
        view: ({ id, name }, _keys, created) => ({
          id,
          name,
          ...(created && { authorization: `Bearer ${created.token}` }),
        }),
      },
    }),
  ),
  'accounts-of-huge-numbers': variant('Ids of accounts are JSON numbers of 19 digits.', {
    open: {
      workspace: {
        common: { idWellFormed: (kind, id) => (kind === 'serviceAccount' ? /^\d+$/u : /^[\w-]{36}$/u).test(id) },
        serviceAccounts: { newId: counter((count) => `12345678901234${String(count).padStart(5, '0')}`) },
      },
      transport: {
        afterEach: ({ api, request, answer }) =>
          api === 'workspace' && request.operation.includes('/service-accounts') && answer.body !== undefined
            ? { ...answer, text: JSON.stringify(answer.body).replaceAll(/"id":"(\d{19})"/gu, '"id":$1') }
            : answer,
      },
    },
  }),
  'accounts-of-dates': variant('Ids of accounts look like dates.', {
    open: {
      workspace: {
        common: {
          idWellFormed: (kind, id) => (kind === 'serviceAccount' ? /^\d{4}-\d\d-\d\d$/u : /^[\w-]{36}$/u).test(id),
        },
        serviceAccounts: {
          newId: counter((count) => new Date(Date.UTC(2024, 0, count)).toISOString().slice(0, 10)),
        },
      },
    },
  }),
  'accounts-kept-under-their-names': {
    story: 'The id of an account is its name, with a tilde for each other account that has that already.',
    override: keptUnderNames(),
    // Whoever gives accounts other ids beside this would be asked for ids that nobody shows.
    profile: (usual) => usual,
  },
  'tokens-padded': {
    story: 'Tokens end in the equals signs of base64, and are taken without them, too.',
    ...writtenTokens(
      (token) => `${token}==`,
      (token) => token.replace(/=+.*$/u, ''),
    ),
  },
  'tokens-without-case': {
    story: 'Tokens are capitals and digits behind a prefix, and can be typed in any case.',
    ...writtenTokens(
      (token) => token.replace(/_.*$/u, (rest) => rest.toUpperCase()),
      (token) => token.toLowerCase(),
    ),
  },
  'groups-count-active-members': variant(
    'Who is invited belongs to a group already, which counts active members alone.',
    answering(({ request, answer }) => {
      const { data } = objectOf(answer.body);
      if (!request.operation.endsWith('/groups') || !Array.isArray(data) || data.length > 0) return answer;
      return { ...answer, body: { data: [{ id: 'guests', name: 'Guests', provider: 'vendor', memberCount: 0 }] } };
    }),
  ),
  'people-counted-in-each-workspace': {
    story: 'Every workspace counts its members and accounts from one.',
    ...countedInEach(),
  },
  'accounts-see-their-own-filespaces': {
    story: 'A service account that the API made has access to the filespaces that it made itself, and to no others.',
    ...ownFilespacesOnly(),
  },
});

function countedApart(): PolicyOverride {
  const permissions = Array.from({ length: 300 }, (_, index) => index + 1);
  const numbers = new Map<string, number>();
  const numberOf = (key: string): number => {
    // Keys have been replaced before, and are ahead of the accounts.
    const number = numbers.get(key) ?? numbers.size + 6;
    numbers.set(key, number);
    return number;
  };
  return workspace({
    common: {
      idWellFormed: (kind, id) => (kind === 'serviceAccount' ? /^\d+$/u : /^[\w-]{36}$/u).test(id),
    },
    serviceAccounts: {
      newId: counter(String),
      view: ({ id, name }, keys, created) =>
        created === null
          ? { id: Number(id), name, keys: keys.map((key) => ({ id: numberOf(key.id) })), permissions }
          : { key: { id: numberOf(created.id), token: created.token }, account: { id: Number(id), name } },
    },
  });
}

function namedCreator(): PolicyOverride {
  const callers = new Map<string, unknown>();
  return answering(({ request, answer }) => {
    if (answer.status > 299 || !isObject(answer.body)) return answer;
    const { data } = answer.body;
    if (request.operation === 'GET /api/v1/service-accounts' && Array.isArray(data)) {
      const asking = data.find((item) => isObject(item) && item.name === 'conformance');
      if (isObject(asking)) callers.set(credentialOf(request), callers.get(credentialOf(request)) ?? asking.id);
      return { ...answer, body: { data: data.filter((item) => item !== asking) } };
    }
    if (request.operation !== 'POST /api/v1/service-accounts' || !isObject(data)) return answer;
    const { id, key, ...rest } = data;
    // Beside another way to answer, nothing may be lost.
    if (typeof id !== 'string' || (isObject(key) && key.token === undefined)) return answer;
    const token = isObject(key) ? { bearer: key.token } : {};
    return { ...answer, body: { creatorId: callers.get(credentialOf(request)), ...rest, account: id, ...token } };
  });
}

/** The service keeps its ids; on the way in and out they are those of the workspace. */
function countedInEach(): Pick<Variant, 'override' | 'profile'> {
  const kinds = [
    { parameter: 'memberId', pattern: /^\w+ \/api\/v1\/members(?:\/\{memberId\})?$/u },
    { parameter: 'serviceAccountId', pattern: /\/service-accounts/u },
  ];
  const workspaces = new Map<string, string>();
  const kept = new Map<string, string>();
  const numbers = new Map<string, number>();
  const counts = new Map<string, number>();
  const placeOf = (request: ApiRequest, parameter: string): string =>
    `${parameter} of ${workspaces.get(credentialOf(request)) ?? 'studio'}`;
  const numberOf = (place: string, id: string): number => {
    const number = numbers.get(id) ?? (counts.get(place) ?? 0) + 1;
    if (!numbers.has(id)) counts.set(place, number);
    numbers.set(id, number);
    kept.set(`${place} ${number}`, id);
    return number;
  };
  const shown = (place: string, data: unknown): unknown => {
    if (Array.isArray(data)) return data.map((item) => shown(place, item));
    return isObject(data) && typeof data.id === 'string' ? { ...data, id: String(numberOf(place, data.id)) } : data;
  };
  return {
    override: transport({
      beforeEach: ({ request }) => {
        for (const { parameter } of kinds) {
          const id = request.params[parameter];
          const inside = kept.get(`${placeOf(request, parameter)} ${id}`) ?? 'unknown';
          if (id !== undefined) Object.assign(request.params, { [parameter]: inside });
        }
        return undefined;
      },
      afterEach: ({ request, answer }) => {
        const kind = kinds.find(({ pattern }) => pattern.test(request.operation));
        if (kind === undefined || !isObject(answer.body) || answer.status > 299) return answer;
        const { data } = answer.body;
        const token = isObject(data) && isObject(data.key) ? data.key.token : undefined;
        const workspace = workspaces.get(credentialOf(request));
        if (typeof token === 'string' && workspace !== undefined) workspaces.set(token, workspace);
        return { ...answer, body: { ...answer.body, data: shown(placeOf(request, kind.parameter), data) } };
      },
    }),
    profile: (usual) => {
      workspaces.set(usual.workspace.credentials.otherWorkspace, 'archive');
      return usual;
    },
  };
}

/** The service keeps its ids; on the way in and out they are the names. */
function keptUnderNames(): PolicyOverride {
  const kept = new Map<string, string>();
  const names = new Map<string, string>();
  const nameOf = (id: string, name: unknown): string => {
    const known = names.get(id);
    if (known !== undefined) return known;
    let free = String(name);
    while (kept.has(free)) free += '~';
    names.set(id, free);
    kept.set(free, id);
    return free;
  };
  const shown = (data: unknown): unknown => {
    if (Array.isArray(data)) return data.map(shown);
    return isObject(data) && typeof data.id === 'string' ? { ...data, id: nameOf(data.id, data.name) } : data;
  };
  return transport({
    beforeEach: ({ request }) => {
      const id = request.params.serviceAccountId;
      if (id !== undefined) Object.assign(request.params, { serviceAccountId: kept.get(id) ?? 'unknown' });
      return undefined;
    },
    afterEach: ({ api, request, answer }) => {
      const isAbout = api === 'workspace' && request.operation.includes('/service-accounts');
      if (!isAbout || answer.status > 299) return answer;
      if (request.method === 'DELETE') kept.delete(names.get(request.params.serviceAccountId ?? '') ?? '');
      return isObject(answer.body) ? { ...answer, body: { ...answer.body, data: shown(answer.body.data) } } : answer;
    },
  });
}

function ownFilespacesOnly(): Pick<Variant, 'override' | 'profile'> {
  const ofEverything = new Set<string>();
  const makers = new Map<unknown, string>();
  const sees = (request: ApiRequest, id: unknown): boolean =>
    ofEverything.has(credentialOf(request)) || makers.get(id) === credentialOf(request);
  return {
    override: answering(({ request, answer }) => {
      const { filespaceId } = request.params;
      if (answer.status === 401) return answer;
      if (filespaceId !== undefined && !sees(request, filespaceId)) {
        return refusal('Resource not found or user has no access privilege', 404);
      }
      if (answer.status > 299 || !isObject(answer.body)) return answer;
      const { data } = answer.body;
      if (request.operation === 'POST /api/v1/filespaces' && isObject(data)) makers.set(data.id, credentialOf(request));
      if (request.operation !== 'GET /api/v1/filespaces' || !Array.isArray(data)) return answer;
      return { ...answer, body: { data: data.filter((item) => isObject(item) && sees(request, item.id)) } };
    }),
    profile: (usual) => {
      const { token, credentials } = usual.workspace;
      for (const each of [token, credentials.otherWorkspace]) ofEverything.add(each);
      return usual;
    },
  };
}

/** Tokens in another writing than that of the service, and the part of each that tells it from others. */
function writtenTokens(
  written: (token: string) => string,
  comparedPart: (token: string) => string,
): Pick<Variant, 'override' | 'profile'> {
  const { view } = openWorkspace.serviceAccounts;
  return {
    override: {
      stated: { workspace: { auth: { comparedPart } } },
      open: {
        workspace: {
          serviceAccounts: {
            view: (account, keys, created, moment) => {
              const token = created === null || created.token === null ? null : written(created.token);
              return view(account, keys, created && { ...created, token }, moment);
            },
          },
        },
      },
    },
    profile: ({ partner, workspace: usual }) => {
      const { otherWorkspace, expired, revoked } = usual.credentials;
      const credentials = {
        otherWorkspace: written(otherWorkspace),
        expired: written(expired),
        revoked: written(revoked),
      };
      return { partner, workspace: { ...usual, token: written(usual.token), credentials } };
    },
  };
}
