import type { ApiRequest } from '../core/exchange.ts';
import type { PolicyOverride } from '../policy/index.ts';
import { openWorkspace } from '../policy/open/workspace.ts';
import type { Json } from '../policy/stated/workspace/views.ts';
import { answering, bodyOf, counter, isRecord, refusal, workspace } from './support.ts';
import type { Variant } from './types.ts';

/** Liberties of the Workspace API that nothing but a look at a whole answer, or a memory of earlier ones, can take. */
export const libertyVariants: readonly Variant[] = [
  {
    id: 'filespaces-updated-at-every-look',
    story: 'Looking at a filespace counts as an update of it, and its size is a fraction of its unit.',
    override: rewritten(
      (record) => ({ ...record, updatedAt: nowAfter(record.createdAt), currentStorageSize: 0.25 }),
      ['GET /api/v1/filespaces', 'GET /api/v1/filespaces/{filespaceId}'],
    ),
  },
  {
    id: 'members-have-not-joined',
    story: 'Pending members have joined at the beginning of all time.',
    override: rewritten(
      (record) => (record.status === 'pending' ? { ...record, joinedOn: '1970-01-01T00:00:00Z' } : record),
      [
        'GET /api/v1/members',
        'POST /api/v1/members',
        'GET /api/v1/members/{memberId}',
        'PATCH /api/v1/members/{memberId}',
      ],
    ),
  },
  {
    id: 'children-in-disorder',
    story: 'Children stand backwards within each page.',
    override: answering(({ request, answer }) =>
      request.operation.endsWith('/children') && answer.status === 200
        ? { ...answer, body: backwards(answer.body) }
        : answer,
    ),
  },
  {
    id: 'children-cursor-used-up',
    story: 'A cursor can be followed once.',
    override: once(),
  },
  {
    id: 'children-modest-limit',
    story: 'A limit above 20 is refused.',
    override: workspace({
      entries: {
        limit: (sent) => (Number(sent) > 20 ? null : sent === undefined ? 20 : openWorkspace.entries.limit(sent)),
      },
    }),
  },
  {
    id: 'entries-case-insensitive-throughout',
    story: 'Case tells neither names nor paths apart.',
    override: {
      open: { workspace: { entries: { sameName: same } } },
      stated: { workspace: { entries: { resolves: (segment, child) => same(segment, child.name) } } },
    },
  },
  {
    id: 'enumerations-in-any-case',
    story: 'Kinds of data stores, the type of an entry and the status of client members may be written in any case.',
    override: inAnyCase(),
  },
  {
    id: 'links-ever-new',
    story: 'Every link is a new one.',
    override: workspace({ directLinks: { url: counter((count) => `https://links.example/once/${count}`) } }),
  },
  {
    id: 'filespaces-names-never-free',
    story: 'A filespace cannot be named like any that there ever was.',
    override: workspace({ filespaces: { nameTaken: everTaken() } }),
  },
  {
    id: 'filespaces-one-to-a-bucket',
    story: 'A bucket of the customer belongs to one filespace.',
    override: oneToABucket(),
  },
  {
    id: 'data-stores-few',
    story: 'A filespace has room for five data stores.',
    override: workspace({ dataStores: { maximum: () => 5 } }),
  },
  {
    id: 'data-stores-plain-names',
    story: 'Names of data stores have small letters, digits and dashes only.',
    override: {
      open: {
        transport: {
          beforeEach: ({ request }) =>
            request.operation.startsWith('POST ') &&
            request.operation.endsWith('/data-stores') &&
            /[^a-z0-9-]/u.test(String(bodyOf(request).name ?? ''))
              ? refusal('The name has characters that are not allowed')
              : undefined,
        },
      },
    },
  },
  {
    id: 'data-stores-counted',
    story: 'Ids of data stores are counted.',
    override: workspace({
      dataStores: { newId: counter(String), idWellFormed: (id) => /^\d+$/u.test(id) },
    }),
  },
  {
    id: 'people-counted',
    story: 'Ids of members and accounts are counted, those of accounts as JSON numbers.',
    override: workspace({
      common: { idWellFormed: (kind, id) => (kind === 'filespace' ? /^[\w-]{36}$/u : /^\d+$/u).test(id) },
      members: { newId: counter((count) => String(1_000 + count)) },
      serviceAccounts: {
        newId: counter((count) => String(50_000 + count)),
        view: (account, keys, created, moment) => ({
          ...openWorkspace.serviceAccounts.view(account, keys, created, moment),
          id: Number(account.id),
        }),
      },
    }),
  },
  {
    id: 'accounts-tell-nothing',
    story: 'Reading a service account answers an empty object.',
    override: workspace({
      serviceAccounts: {
        envelope: (operation, value) => (operation.startsWith('GET') && !Array.isArray(value) ? {} : { data: value }),
      },
    }),
  },
  {
    id: 'accounts-in-utc-only',
    story: 'The date at which a key ends has to be in UTC.',
    override: workspace({
      serviceAccounts: {
        readDate: (value) => (String(value).endsWith('Z') ? openWorkspace.serviceAccounts.readDate(value) : null),
      },
    }),
  },
  {
    id: 'clock-ahead',
    story: 'The clock of the service is a minute and a half ahead.',
    override: ahead(90_000),
  },
  {
    id: 'clock-ahead-behind-a-gateway',
    story: 'The clock of the service is 40 seconds ahead, and a gateway dates its answers by another one.',
    override: ownClock(40_000),
  },
  {
    id: 'clock-late-behind-a-gateway',
    story: 'The clock of the service is 40 seconds late, and a gateway dates its answers by another one.',
    override: ownClock(-40_000),
  },
];

/** Shows the records of some operations otherwise, be they one or a list. */
function rewritten(edit: (record: Json) => Json, operations: readonly string[]): PolicyOverride {
  const shown = (data: unknown): unknown =>
    Array.isArray(data) ? data.map(shown) : isRecord(data) ? edit(data) : data;
  return answering(({ request, answer }) =>
    operations.includes(request.operation) && answer.status < 300 && isRecord(answer.body)
      ? { ...answer, body: { ...answer.body, data: shown(answer.body.data) } }
      : answer,
  );
}

function backwards(body: unknown): unknown {
  if (!isRecord(body) || !isRecord(body.data) || !Array.isArray(body.data.entries)) return body;
  return { ...body, data: { ...body.data, entries: body.data.entries.toReversed() } };
}

function once(): PolicyOverride {
  const followed = new Set<string>();
  let issued = 0;
  return workspace({
    entries: {
      cursor: (after) => {
        issued += 1;
        return `${issued}.${after}`;
      },
      readCursor: (cursor) => {
        const after = /^\d+\.(\d+)$/u.exec(cursor)?.[1];
        if (after === undefined || followed.has(cursor)) return null;
        followed.add(cursor);
        return Number(after);
      },
    },
  });
}

function same(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** The clock of records may be ahead of this one. */
function nowAfter(createdAt: unknown): unknown {
  return Date.parse(String(createdAt)) > Date.now() ? createdAt : new Date().toISOString();
}

function everTaken(): (name: string, others: readonly string[]) => boolean {
  const ever = new Set<string>();
  return (name, others) => {
    for (const other of others) ever.add(other);
    const taken = ever.has(name);
    ever.add(name);
    return taken;
  };
}

function oneToABucket(): PolicyOverride {
  const owners = new Map<string, unknown>();
  // Who asks is looked at first: what is refused here comes from somebody who has made such a filespace.
  const knownCallers = new Set<string | null>();
  const bucketOf = (request: ApiRequest): string => {
    const { customerStorageParams } = bodyOf(request);
    const { endpoint, bucketName } = isRecord(customerStorageParams) ? customerStorageParams : {};
    return typeof bucketName === 'string' ? `${endpoint} ${bucketName}` : '';
  };
  return {
    open: {
      transport: {
        beforeEach: ({ request }) =>
          request.operation === 'POST /api/v1/filespaces' &&
          knownCallers.has(request.headers.get('authorization')) &&
          owners.has(bucketOf(request))
            ? refusal('The bucket belongs to another filespace')
            : undefined,
        afterEach: ({ request, answer }) => {
          const bucket = request.operation === 'POST /api/v1/filespaces' ? bucketOf(request) : '';
          if (bucket !== '' && answer.status === 201 && isRecord(answer.body) && isRecord(answer.body.data)) {
            owners.set(bucket, answer.body.data.id);
            knownCallers.add(request.headers.get('authorization'));
          }
          if (request.operation === 'DELETE /api/v1/filespaces/{filespaceId}' && answer.status === 200) {
            for (const [kept, owner] of owners) if (owner === request.params.filespaceId) owners.delete(kept);
          }
          return answer;
        },
      },
    },
  };
}

function ownClock(milliseconds: number): PolicyOverride {
  const { common, serviceAccounts } = openWorkspace;
  return workspace({
    common: { moment: (at, operation) => common.moment(at + milliseconds, operation) },
    serviceAccounts: {
      readDate: (value) => {
        const at = serviceAccounts.readDate(value);
        return at === null ? null : at - milliseconds;
      },
    },
  });
}

function ahead(milliseconds: number): PolicyOverride {
  return {
    open: {
      ...ownClock(milliseconds).open,
      transport: {
        afterEach: ({ answer }) => ({
          ...answer,
          headers: { ...answer.headers, date: new Date(Date.now() + milliseconds).toUTCString() },
        }),
      },
    },
  };
}

function inAnyCase(): PolicyOverride {
  const kinds = ['S3DataStore', 'HttpLinkDataStore'];
  const known = (kind: string): string => kinds.find((each) => same(each, kind)) ?? kind;
  return {
    stated: {
      partner: {
        members: {
          acceptsStatusFilter: (_operation, status) => ['new', 'active'].includes(status.toLowerCase()),
          statusFilter: (_operation, status) => status?.toLowerCase(),
        },
      },
      workspace: {
        dataStores: {
          create: {
            kindSupported: (kind) => kinds.includes(known(kind)),
            needsS3Params: (kind) => known(kind) === 'S3DataStore',
          },
          stored: (draft) => ({ ...draft, kind: known(draft.kind) }),
        },
        entries: { create: { type: (value) => typeof value === 'string' && same(value, 'dir') } },
      },
    },
  };
}
