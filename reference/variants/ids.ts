import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { transport } from '../policy/around.ts';
import type { PolicyOverride } from '../policy/index.ts';
import type { IdKind } from '../policy/open/partner.ts';
import { openWorkspace } from '../policy/open/workspace.ts';
import { errors } from '../policy/stated/workspace/errors.ts';
import { counter, partner, workspace } from './support.ts';
import { type Variant, variant, variantsOf } from './types.ts';

/** The forms of identifiers, and what happens to ids of another form. */
export const idVariants: readonly Variant[] = [
  ...variantsOf({
    'id-numeric-text': variant(
      'Ids of the Partner API are numbers, as text.',
      numbered(() => ''),
    ),
    'id-prefixed': variant(
      'Ids of the Partner API begin with their kind, as in cl_1001.',
      numbered((kind) => `${kind.slice(0, 2)}_`),
    ),
    'id-below-zero': variant(
      'Ids are negative numbers, from -1 down.',
      both(
        counter((count) => String(-count)),
        (_kind, id) => /^-\d+$/u.test(id),
      ),
    ),
    'id-counted-within-words': variant(
      'Every kind is counted by itself, with the same words around the number.',
      countedWithinWords(),
    ),
    'id-behind-a-sign': variant(
      'Ids of the Partner API are numbers behind a sign, as in №-1001.',
      numbered(() => '№-'),
    ),
    'id-of-nine-digits': variant(
      'Ids of the Partner API are nine digits that nobody can guess; any other text is a bad request.',
      partner({
        ids: {
          next: counter(nineDigits),
          isWellFormed: (_kind, id) => /^\d{9}$/u.test(id),
          malformedStatus: () => 400,
        },
      }),
    ),
    'id-three-letters': variant(
      'Ids are three letters, of which many are in use.',
      both(counter(threeLetters), (_kind, id) => /^[a-z]{3}$/.test(id)),
    ),
    'id-upper-case-ulid': variant(
      'Ids are 26 capital letters and digits.',
      both(
        () => ulid(),
        (_kind, id) => /^[0-9A-Z]{26}$/.test(id),
      ),
    ),
    'id-upper-case-uuid': variant(
      'Ids are UUIDs in capital letters.',
      both(
        () => randomUUID().toUpperCase(),
        (_kind, id) => /^[0-9A-F-]{36}$/.test(id),
      ),
    ),
    'id-well-known': variant(
      'The first of each kind that a partner has got the id that stands for none elsewhere, the second one that of all ones.',
      partner({ ids: { next: wellKnown(), isWellFormed: (_kind, id) => /^[0-9a-f-]{36}$/.test(id) } }),
    ),
    'id-needs-encoding': variant(
      'Ids hold a vertical bar, a colon, a plus, an equals sign and a percent sign.',
      both(
        (kind) => `${kind}|${randomBytes(6).toString('hex')}:a+b=100%`,
        (_kind, id) => id.includes('|'),
      ),
    ),
    'id-forgiving': variant('Any text is a possible id: what nobody has is not found.', {
      open: {
        partner: { ids: { isWellFormed: () => true } },
        workspace: { common: { idWellFormed: () => true }, dataStores: { idWellFormed: () => true } },
      },
    }),
    'id-malformed-400': variant('An id in a form that is never issued is a bad request.', {
      open: {
        partner: { ids: { malformedStatus: () => 400 } },
        workspace: { errors: { status: () => 400 } },
      },
    }),
    'id-malformed-differs-by-kind': variant(
      'A malformed client id is a bad request, every other malformed id is not found.',
      {
        open: { partner: { ids: { malformedStatus: (_operation, kind) => (kind === 'client' ? 400 : 404) } } },
      },
    ),
    'id-data-store-404': variant('A data store id in a form that is never issued is not found.', {
      stated: {
        workspace: {
          errors: {
            status: (operation, kind, openStatus) =>
              kind === 'dataStore.malformedId' ? 404 : errors.status(operation, kind, openStatus),
            message: (operation, kind, openMessage) =>
              kind === 'dataStore.malformedId' ? 'Data store not found' : errors.message(operation, kind, openMessage),
          },
        },
      },
    }),
    'id-entries-shared-numbers': variant('Two filespaces use the same entry ids.', {
      open: { workspace: { entries: { id: (_filespace, entry) => `0:${entry}` } } },
    }),
    'id-entries-huge-numbers': variant('Entry ids are made of numbers beyond 2^53.', {
      open: {
        workspace: { entries: { id: (filespace, entry) => `90071992547409930${filespace}:1844674407370955${entry}` } },
      },
    }),
    'people-counted': variant(
      'Ids of members and accounts are counted, those of accounts as JSON numbers.',
      workspace({
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
    ),
    'entries-numbers-used-again': variant(
      'A new directory gets the number of the one deleted last, as in many file systems.',
      numbersUsedAgain(['entryId']),
    ),
    'people-numbers-used-again': {
      story: 'Members, accounts and data stores are counted, and get the number of the one deleted last.',
      override: numbersUsedAgain(['memberId', 'serviceAccountId', 'dataStoreId']),
      // A create that answers no id does not tell that it was given before.
      apartFrom: ['accounts-listed-by-their-ids'],
    },
    'member-ids-come-back': variant(
      'Who is added to a client again has the accountId of before.',
      partner({
        members: { accountId: ({ clientId, email }) => uuidOf(`${clientId} ${email}`) },
      }),
    ),
  }),
  numberedBelow(),
  numberedBelowAlone(),
];

type Json = Readonly<Record<string, unknown>>;

/** The workspaces of each client, and the filespaces of each workspace, count from one. */
function numberedBelow(): Variant {
  let known = new Map<string, string[]>();
  const number = (parent: string, id: unknown): string => {
    const ids = known.get(parent) ?? [];
    known.set(parent, ids);
    if (!ids.includes(String(id))) ids.push(String(id));
    return String(ids.indexOf(String(id)) + 1);
  };
  const idOf = (parent: string, text: string): string => known.get(parent)?.[Number(text) - 1] ?? text;
  /** A record with the numbers of what it names; which of its fields is its own id depends on what it is of. */
  const numbered = (
    record: Json,
    clientId: string,
    place: { workspaceId?: string; own?: 'workspace' | 'filespace' },
  ) => {
    const workspace = String(place.own === 'workspace' ? record.id : (record.workspaceId ?? place.workspaceId));
    return {
      ...record,
      ...(place.own === 'workspace' && { id: number(clientId, workspace) }),
      ...(place.own === 'filespace' && { id: number(workspace, record.id) }),
      ...('workspaceId' in record && { workspaceId: number(clientId, workspace) }),
      ...('filespaceId' in record && { filespaceId: number(workspace, record.filespaceId) }),
    };
  };
  const fixture = <T extends { id: string; workspace: string; filespace: string }>(one: T): T => ({
    ...one,
    workspace: number(one.id, one.workspace),
    filespace: number(one.workspace, one.filespace),
  });
  return {
    id: 'id-counted-in-each-parent',
    story:
      'Workspaces are counted in each client and filespaces in each workspace, so that others have the same numbers.',
    override: transport({
      beforeEach: ({ api, request: { params } }) => {
        const { clientId, workspaceId, filespaceId } = params;
        if (api !== 'partner' || clientId === undefined || workspaceId === undefined) return undefined;
        const workspace = idOf(clientId, workspaceId);
        const filespace = filespaceId === undefined ? {} : { filespaceId: idOf(workspace, filespaceId) };
        Object.assign(params, { workspaceId: workspace, ...filespace });
        return undefined;
      },
      afterEach: ({ api, request, answer }) => {
        const { clientId, workspaceId } = request.params;
        if (api !== 'partner' || clientId === undefined || answer.status !== 200) return answer;
        const own = /\/workspaces(?:\/\{workspaceId\})?$/.test(request.operation)
          ? 'workspace'
          : /\/filespaces(?:\/\{filespaceId\})?$/.test(request.operation)
            ? 'filespace'
            : undefined;
        const change = (value: unknown): unknown =>
          Array.isArray(value)
            ? value.map(change)
            : numbered(Object(value), clientId, { ...(workspaceId && { workspaceId }), ...(own && { own }) });
        const body: Json = Object(answer.body);
        const lists = Object.entries(body).filter(([, value]) => Array.isArray(value));
        const changed = lists.map(([name, value]) => [name, change(value)]);
        return {
          ...answer,
          body: lists.length > 0 ? { ...body, ...Object.fromEntries(changed) } : change(body),
        };
      },
    }),
    profile: ({ partner, workspace }) => {
      known = new Map();
      const { client, otherClient, otherPartnerClient, disposableClient, ...fixtures } = partner.fixtures;
      return {
        partner: {
          ...partner,
          fixtures: {
            ...fixtures,
            client: fixture(client),
            otherClient: fixture(otherClient),
            otherPartnerClient: fixture(otherPartnerClient),
            disposableClient: fixture(disposableClient),
          },
        },
        workspace,
      };
    },
  };
}

function numberedBelowAlone(): Variant {
  const { override, profile } = numberedBelow();
  const alone = partner({ filespaces: { view: ({ id }) => ({ id }) } });
  return {
    id: 'id-counted-in-each-parent-alone',
    story:
      'Workspaces are counted in each client and filespaces in each workspace, which show nothing but their number.',
    override: { open: { ...override.open, ...alone.open } },
    ...(profile && { profile }),
  };
}

function countedWithinWords(): PolicyOverride {
  const counts = new Map<string, number>();
  return both(
    (kind) => {
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return `no.${count}.of.this.kind`;
    },
    (_kind, id) => id.startsWith('no.'),
  );
}

/** Numbers from 1001 on, for every kind of its own. */
function numbered(prefix: (kind: string) => string): PolicyOverride {
  let last = 1000;
  return both(
    (kind) => {
      last += 1;
      return `${prefix(kind)}${last}`;
    },
    (kind, id) => id.startsWith(prefix(kind)) && /^\d+$/.test(id.slice(prefix(kind).length)),
  );
}

/** The ids of both APIs, but for the forms that the documents give. */
function both(next: (kind: string) => string, isWellFormed: (kind: string, id: string) => boolean): PolicyOverride {
  return {
    open: {
      partner: {
        ids: {
          next: (kind: IdKind) => next(kind),
          isWellFormed: (kind: IdKind, id: string) => isWellFormed(kind, id),
        },
      },
      workspace: {
        common: { idWellFormed: (kind, id) => (kind === 'filespace' ? id.length === 36 : isWellFormed(kind, id)) },
        members: { newId: () => next('member') },
        serviceAccounts: { newId: () => next('serviceAccount') },
        dataStores: { newId: () => next('dataStore'), idWellFormed: (id) => isWellFormed('dataStore', id) },
      },
    },
  };
}

/** Each of them once, in no order that anybody sees. */
function threeLetters(count: number): string {
  const place = (count * 7_919) % 26 ** 3;
  return [26 ** 2, 26, 1].map((unit) => String.fromCharCode(97 + (Math.floor(place / unit) % 26))).join('');
}

/** Each of them once, far from the one before it. */
function nineDigits(count: number): string {
  return String(100_000_000 + ((count * 492_876_847) % 900_000_000));
}

function ulid(): string {
  const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  return [...randomBytes(26)].map((byte) => alphabet[byte % 32]).join('');
}

export function numbersUsedAgain(parameters: readonly string[]): PolicyOverride {
  const free = new Map<string, string[]>();
  const counts = new Map<string, number>();
  const next = (place: string): string => {
    const count = (counts.get(place) ?? 0) + 1;
    const freed = free.get(place)?.pop();
    if (freed === undefined) counts.set(place, count);
    return freed ?? String(count);
  };
  const counted = (id: string): boolean => /^\d+$/u.test(id);
  return {
    open: {
      workspace: parameters.includes('entryId')
        ? { entries: { id: (filespace) => `${filespace}:${next(`entryId ${filespace}`)}` } }
        : {
            common: { idWellFormed: (kind, id) => (kind === 'filespace' ? id.length === 36 : counted(id)) },
            members: { newId: () => next('memberId') },
            serviceAccounts: { newId: () => next('serviceAccountId') },
            dataStores: { newId: () => next('dataStoreId'), idWellFormed: counted },
          },
      transport: {
        afterEach: ({ request, answer }) => {
          const parameter = parameters.findLast((name) => request.params[name] !== undefined);
          if (parameter === undefined || request.method !== 'DELETE' || answer.status !== 200) return answer;
          const [first = '', second] = String(request.params[parameter]).split(':');
          const place = second === undefined ? parameter : `${parameter} ${first}`;
          free.set(place, [...(free.get(place) ?? []), second ?? first]);
          return answer;
        },
      },
    },
  };
}

function uuidOf(text: string): string {
  return createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

function wellKnown(): (kind: IdKind) => string {
  const left = new Map<IdKind, string[]>();
  return (kind) => {
    const ids = left.get(kind) ?? ['0', 'f'].map((digit) => randomUUID().replaceAll(/[0-9a-f]/g, digit));
    left.set(kind, ids);
    return ids.shift() ?? randomUUID();
  };
}
