import type { ApiRequest } from '../core/exchange.ts';
import { isObject, type Json, objectOf } from '../core/json.ts';
import { transport } from '../policy/around.ts';
import type { PolicyOverride } from '../policy/index.ts';
import { credentialOf, partner } from './support.ts';
import { type Variant, variant, variantsOf } from './types.ts';

const memberCodes = {
  taken: 'partnerOrganization.member.alreadyExists',
  status: 'partnerOrganization.member.status.invalid',
  owner: 'partnerOrganization.member.removeOwner',
};

/** Answers of the Partner API that hold, where nobody looks for it, what something else is recognized by. */
export const lookalikeVariants: readonly Variant[] = variantsOf({
  'ids-small-beside-counts': variant(
    'Ids count from one for every kind, and records have counts that may be the same numbers.',
    countedFromOne(),
  ),
  'lists-beside-activity': variant(
    'Lists stand beside what was done lately, which names what was made and removed.',
    besideActivity(),
  ),
  'lists-beside-what-was-seen': variant(
    'Lists stand beside the names of what was looked at, under numbers of their own, some of it more than once.',
    besideSeen(),
  ),
  'records-tell-of-the-latest': variant(
    'Every record of a workspace tells of what was made last, and every client of the last two in its group.',
    tellingOfTheLatest(),
  ),
  'answers-name-their-node': variant(
    'Two nodes answer by turns, and every object that is answered names the one that did.',
    namingTheNode(),
  ),
  'codes-listed-with-every-error': variant(
    'Every error of the partner lists all the codes that there are.',
    listingCodes(Object.values(memberCodes)),
  ),
  'codes-explained-with-every-error': variant(
    'Every error of the partner has a table of all the codes that there are.',
    listingCodes(memberCodes),
  ),
  'lists-beside-notices': variant(
    'The list of clients calls their ids otherwise, and stands beside a notice that is there twice.',
    besideNotices(),
  ),
  'lists-of-nothing-beside-facets': variant(
    'A list without records has null in their place, beside what else may be looked for.',
    besideFacets(),
  ),
  'member-id-behind-that-of-the-owner': {
    story: 'Every member shows the accountId of the owner before its own, in fields that nobody named.',
    override: ownerFirst(),
    profile: ({ partner: { memberIdField: _, ...rest }, workspace }) => ({ partner: rest, workspace }),
  },
  'member-role-before-its-id': {
    story:
      'Every member shows its role, of which owner is a word of a path, before its accountId, in a field that nobody named.',
    override: partner({
      members: {
        extra: (_operation, { accountId, email, isOwner }, createdAt) => ({
          role: isOwner ? 'owner' : 'member',
          principal: accountId,
          mail: email,
          createdAt,
        }),
      },
    }),
    profile: ({ partner: { memberIdField: _, ...rest }, workspace }) => ({ partner: rest, workspace }),
  },
  'members-name-their-client': variant(
    'Every member shows the id and the name of its client under those words, beside its own accountId.',
    partner({
      members: {
        extra: (_operation, { accountId, clientId, email }, createdAt) => ({
          id: clientId,
          name: `Client ${clientId.slice(0, 8)}`,
          accountId,
          email,
          createdAt,
        }),
      },
    }),
  ),
  'records-name-the-one-before': variant(
    'Every client and every member names the one that was made before it.',
    namingTheOneBefore(),
  ),
  'filespaces-nested-in-their-list': variant(
    'The list of filespaces shows each of them inside an object of its own.',
    partner({
      filespaces: {
        view: (facts, createdAt, place) =>
          place === 'list' ? { filespace: { ...facts, createdAt } } : { ...facts, createdAt },
      },
    }),
  ),
  'usage-records-read-just-now': variant(
    'Usage records say when they were read.',
    partner({
      usage: {
        storageRecord: (_operation, record, { type, createdAt }) => ({
          filespaceId: record.filespaceId,
          workspaceId: record.workspaceId,
          type,
          bytes: record.objectStoreBytes + record.s3Bytes,
          createdAt,
          readAt: performance.now(),
        }),
        membersRecord: (_operation, record, createdAt) => ({
          ...record,
          at: createdAt,
          meta: { readAt: performance.now() },
        }),
      },
    }),
  ),
  'usage-types-are-columns': variant(
    'Every usage record has the figures of all types; a type leaves only its own.',
    columns(),
  ),
});

function countedFromOne(): PolicyOverride {
  const last = new Map<string, number>();
  const next = (kind: string): string => {
    last.set(kind, (last.get(kind) ?? 0) + 1);
    return String(last.get(kind));
  };
  let shown = 0;
  const any = (): number => {
    shown = (shown % 200) + 1;
    return shown;
  };
  const like = (id: string, factor: number, limit: number): number => (Number(id) * factor) % limit;
  return partner({
    ids: { next, isWellFormed: (_kind, id) => /^\d+$/.test(id) },
    clients: {
      extra: (_operation, { id, name, notes }, createdAt) => ({
        seats: like(id, 7, 211),
        days: like(id, 3, 97),
        name,
        notes,
        createdAt,
      }),
    },
    members: {
      extra: (_operation, { accountId, email }, createdAt) => ({
        logins: Number(accountId) + 1,
        accountId,
        email,
        createdAt,
      }),
    },
    workspaces: { listExtra: () => ({ filespaces: any() }) },
    filespaces: {
      view: (facts, createdAt) => ({
        folders: Number(facts.id) + 1,
        ...facts,
        createdAt,
        files: like(facts.id, 3, 105),
      }),
    },
  });
}

function besideActivity(): PolicyOverride {
  const events: Json[] = [];
  const note = (what: string, more: Json): void => {
    events.unshift({
      id: `e${events.length}`,
      at: Date.now(),
      what,
      by: 'api',
      from: '10.0.0.1',
      succeeded: true,
      ...more,
    });
  };
  return {
    open: {
      partner: {
        lists: {
          body: (operation, records, paging) =>
            operation.includes('/usage')
              ? { data: records, paging }
              : { activity: events.slice(0, 40), records, paging },
        },
      },
      transport: {
        afterEach: ({ api, request, answer }) => {
          const made = objectOf(answer.body);
          if (api !== 'partner') return answer;
          if (request.method === 'POST' && answer.status === 201) {
            note('created', { target: made.id ?? made.accountId, called: made.name ?? made.email });
          }
          if (request.method === 'DELETE' && answer.status === 204) note('removed', { target: lastId(request) });
          return answer;
        },
      },
    },
  };
}

function besideSeen(): PolicyOverride {
  const nameOf = (record: unknown): unknown => objectOf(record).name ?? objectOf(record).email;
  return {
    open: {
      partner: {
        lists: {
          body: (operation, records, paging) => {
            const seen = records.slice(-2).map((record, index) => ({ id: index + 1, name: nameOf(record) }));
            return operation.includes('/usage')
              ? { data: records, paging }
              : { seen: [...seen, ...seen], records, paging };
          },
        },
      },
    },
  };
}

function besideNotices(): PolicyOverride {
  const notice = { id: 'maintenance', text: 'On Sunday morning bills may be late.' };
  return partner({
    lists: {
      body: (operation, records, paging) =>
        operation === 'GET /api/v1/clients'
          ? { data: records.map(calledClientId), notices: [notice, notice], paging }
          : { data: records, paging },
    },
  });
}

function calledClientId(record: unknown): Json {
  const { id, ...rest } = objectOf(record);
  return { clientId: id, ...rest };
}

function besideFacets(): PolicyOverride {
  const facets = [
    { id: 'recent', label: 'Added lately', hits: 0 },
    { id: 'inactive', label: 'Without activity', hits: 0 },
  ];
  return partner({
    lists: {
      body: (_operation, records, paging) =>
        records.length === 0 ? { data: null, facets, paging } : { data: records, paging },
    },
  });
}

/** What is above and beside a record that the workspace document describes is open. */
function namingTheNode(): PolicyOverride {
  let answers = 0;
  return transport({
    afterEach: ({ answer }) => {
      answers += 1;
      if (!isObject(answer.body)) return answer;
      return { ...answer, body: { ...answer.body, servedBy: answers % 2 === 0 ? 'north' : 'south' } };
    },
  });
}

function tellingOfTheLatest(): PolicyOverride {
  // Whoever asks is told of nothing else than what it made itself: others may be of another workspace.
  const latest = new Map<string, Json[]>();
  const clients: Json[] = [];
  return {
    open: {
      partner: {
        clients: {
          extra: (_operation, { id, name, notes }, createdAt) => {
            if (!clients.some((each) => each.id === id)) clients.push({ id, name });
            return { name, notes, createdAt, group: { id: 'all', members: clients.slice(-2) } };
          },
        },
      },
      transport: {
        afterEach: ({ api, request, answer }) => {
          if (api !== 'workspace' || answer.status > 299) return answer;
          const { data } = objectOf(answer.body);
          // The bodies of service accounts are open: in them, nothing else can be told from them.
          const isOpen = request.operation.includes('/service-accounts') || request.method === 'DELETE';
          if (isOpen || !('data' in objectOf(answer.body))) return answer;
          const key = credentialOf(request);
          const mine = latest.get(key) ?? [];
          latest.set(key, mine);
          const told = mine.slice(-2);
          const { id, name, user } = objectOf(data);
          if (request.method === 'POST') mine.push({ id, name, user, createdAt: new Date().toISOString() });
          return { ...answer, body: { ...objectOf(answer.body), latest: told, last: told.at(-1) ?? null } };
        },
      },
    },
  };
}

function listingCodes(possible: Json | readonly string[]): PolicyOverride {
  return {
    open: {
      transport: {
        afterEach: ({ api, answer }) =>
          api === 'partner' && answer.status >= 400 && answer.body !== undefined
            ? { ...answer, body: { ...objectOf(answer.body), help: { possible } } }
            : answer,
      },
    },
  };
}

function namingTheOneBefore(): PolicyOverride {
  const lines = new Map<string, string[]>();
  const before = (kind: string, id: string): string | null => {
    const line = lines.get(kind) ?? [];
    lines.set(kind, line);
    if (!line.includes(id)) line.push(id);
    return line[line.indexOf(id) - 1] ?? null;
  };
  return partner({
    clients: {
      extra: (_operation, { id, name, notes }, createdAt) => ({
        previous: before('clients', id),
        name,
        notes,
        createdAt,
      }),
    },
    members: {
      extra: (_operation, { accountId, clientId, email }, createdAt) => ({
        previous: before(clientId, accountId),
        accountId,
        email,
        createdAt,
      }),
    },
  });
}

function ownerFirst(): PolicyOverride {
  const owners = new Map<string, string>();
  return partner({
    members: {
      extra: (_operation, { accountId, clientId, email, isOwner }, createdAt) => {
        if (isOwner) owners.set(clientId, accountId);
        return { responsible: owners.get(clientId) ?? null, principal: accountId, mail: email, createdAt };
      },
    },
  });
}

function columns(): PolicyOverride {
  const types = ['storage_a', 'custom', 'storage_b', 'storage_c'] as const;
  return {
    open: {
      transport: {
        afterEach: ({ request, answer }) => {
          const type = request.query.get('type');
          const body = objectOf(answer.body);
          const { items } = body;
          if (!request.path.endsWith('/usage') || !Array.isArray(items)) return answer;
          const trimmed = items.map(({ figures, ...rest }: { figures: Json }) => ({
            ...rest,
            figures: type === null ? figures : { [type]: figures[type] },
          }));
          return { ...answer, body: { ...body, items: trimmed } };
        },
      },
      partner: {
        usage: {
          storageRecord: (_operation, record, { type, createdAt }) => ({
            filespaceId: record.filespaceId,
            createdAt,
            figures: Object.fromEntries(
              types.map((one) => [
                one,
                { objectStore: one === type ? record.objectStoreBytes : 0, s3: one === type ? record.s3Bytes : 0 },
              ]),
            ),
          }),
        },
      },
    },
    stated: { partner: { usage: { shownTypes: () => types } } },
  };
}

function lastId({ path }: ApiRequest): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
