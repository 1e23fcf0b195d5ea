import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { run } from '../core/database.ts';
import type { ApiName } from '../core/exchange.ts';
import { objectOf } from '../core/json.ts';
import { insertFilespace, insertWorkspace } from '../partner/store/workspaces.ts';
import { transport } from '../policy/around.ts';
import type { PolicyOverride } from '../policy/index.ts';
import type { ReferenceProfile } from '../server.ts';
import { numbersUsedAgain } from './ids.ts';
import { counter, partner } from './support.ts';
import { type Variant, variantsOf } from './types.ts';

/** Every third request finds something else made, changed or removed than the run itself did. */
const every = 3;
const mostAtOnce = 9;
const stranger = 'x-somebody-else';
const nobody = '00000000-0000-4000-8000-000000000000';
const remade = '6f0d4d8e-2b1a-4c57-9e83-a51c7f20d9b4';

/** A target on which other people work while it is tested. */
export const othersAtWorkVariants: readonly Variant[] = variantsOf({
  'others-at-work': {
    story: 'Meanwhile others make and remove clients, members, filespaces, accounts, and things in what is lent.',
    ...othersAtWork(),
  },
  'others-get-numbers-again': {
    story: 'Meanwhile others make and remove things, which get the numbers of what was removed last.',
    ...withNumbersAgain(othersAtWork()),
  },
  'others-fill-what-is-lent': {
    story: 'Meanwhile workspaces come and go in the lent client, and filespaces in its lent workspace.',
    ...comingAndGoing(),
  },
  'others-take-notes': {
    story: 'The notes of clients from before the run are others all the time.',
    override: partner({
      clients: {
        extra: (_operation, { name, notes, createdAt: at }, createdAt) => ({
          name,
          notes: at < Date.now() - dayMs ? `Seen ${turn()} times` : notes,
          createdAt,
        }),
      },
    }),
  },
  'others-rename-the-organization': {
    story: 'Meanwhile somebody gives the organization another name.',
    override: renamedOrganization(),
  },
  'others-remake-what-is-looked-at': {
    story: 'A filespace beside the lent one is removed when it is first asked for, and another one takes its place.',
    ...remadeWhenLookedAt(),
  },
  'others-remove-a-workspace': {
    story:
      'A workspace beside the lent one is removed once its filespaces were listed, and another one takes its place.',
    ...removedOnceListed(),
  },
});

const turn = counter((count) => Math.floor(count / 20));
const dayMs = 86_400_000;

/** So many requests lie between two of their changes: fewer than between the first page of a walk and the last. */
const requestsBetween = 20;

function comingAndGoing(): Pick<Variant, 'override' | 'profile'> {
  let lent: Readonly<{ id?: string; workspace?: string }> = {};
  let requests = 0;
  const made: string[] = [];
  const change = (db: DatabaseSync, createdAt: number): void => {
    const { id: clientId, workspace: workspaceId } = lent;
    if (clientId === undefined || workspaceId === undefined) return;
    const oldest = made.length > 2 ? made.shift() : undefined;
    if (oldest !== undefined) {
      run(db, 'DELETE FROM client_workspaces WHERE id = ?', oldest);
      run(db, 'DELETE FROM client_filespaces WHERE id = ?', oldest);
      return;
    }
    const id = randomUUID();
    made.push(id);
    insertWorkspace(db, { id, clientId, name: `Neighbour ${requests}`, createdAt });
    const name = `neighbour-${requests}`;
    insertFilespace(db, { id, workspaceId, name, status: 'ready', storageType: 'storage_a', createdAt });
  };
  return {
    override: transport({
      beforeEach: ({ api, now, db }) => {
        if (api === 'partner' && ++requests % requestsBetween === 0) change(db, now);
        return undefined;
      },
    }),
    profile: (usual) => {
      lent = usual.partner.fixtures.client;
      made.length = 0;
      return usual;
    },
  };
}

function remadeWhenLookedAt(): Pick<Variant, 'override' | 'profile'> {
  const lent = new Set<string>();
  const listed = new Set<string>();
  let gone: string | undefined;
  const shown = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shown);
    const record = objectOf(value);
    if (typeof record.id === 'string') listed.add(record.id);
    return record.id !== undefined && record.id === gone ? { ...record, id: remade } : value;
  };
  return {
    override: transport({
      beforeEach: ({ api, request: { params } }) => {
        const { filespaceId = '' } = params;
        if (api !== 'partner' || lent.has(filespaceId)) return undefined;
        if (listed.has(filespaceId)) gone ??= filespaceId;
        if (filespaceId === gone) Object.assign(params, { filespaceId: nobody });
        if (filespaceId === remade) Object.assign(params, { filespaceId: gone });
        return undefined;
      },
      afterEach: ({ api, request, answer }) => {
        const isOfFilespaces = /\/filespaces(?:\/\{filespaceId\})?$/u.test(request.operation);
        if (api !== 'partner' || !isOfFilespaces || answer.status !== 200) return answer;
        const fields = Object.entries(objectOf(shown(answer.body)));
        return { ...answer, body: Object.fromEntries(fields.map(([name, value]) => [name, shown(value)])) };
      },
    }),
    profile: (usual) => {
      gone = undefined;
      listed.clear();
      lent.clear();
      for (const fixture of Object.values(usual.partner.fixtures))
        if ('filespace' in fixture) lent.add(fixture.filespace);
      return usual;
    },
  };
}

function removedOnceListed(): Pick<Variant, 'override' | 'profile'> {
  const lent = new Set<string>();
  let client: string | undefined;
  let gone: string | undefined;
  const shown = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map((each) =>
          gone !== undefined && objectOf(each).id === gone ? { ...objectOf(each), id: remade } : each,
        )
      : value;
  return {
    override: transport({
      beforeEach: ({ api, request: { params } }) => {
        const { workspaceId } = params;
        if (api !== 'partner' || gone === undefined) return undefined;
        if (workspaceId === gone) Object.assign(params, { workspaceId: nobody });
        if (workspaceId === remade) Object.assign(params, { workspaceId: gone });
        return undefined;
      },
      afterEach: ({ api, request: { operation, params }, answer }) => {
        if (api !== 'partner' || params.clientId !== client || answer.status !== 200) return answer;
        const { workspaceId = nobody } = params;
        if (operation.endsWith('/filespaces') && !lent.has(workspaceId)) gone ??= workspaceId;
        if (!operation.endsWith('/workspaces')) return answer;
        const fields = Object.entries(objectOf(answer.body));
        return { ...answer, body: Object.fromEntries(fields.map(([name, value]) => [name, shown(value)])) };
      },
    }),
    profile: (usual) => {
      gone = undefined;
      client = usual.partner.fixtures.client.id;
      lent.clear();
      for (const fixture of Object.values(usual.partner.fixtures))
        if ('workspace' in fixture) lent.add(fixture.workspace);
      return usual;
    },
  };
}

function withNumbersAgain(others: Pick<Variant, 'override' | 'profile'>): Pick<Variant, 'override' | 'profile'> {
  const { open } = numbersUsedAgain(['memberId', 'serviceAccountId', 'dataStoreId']);
  return {
    ...others,
    override: { open: { ...open, transport: { ...open?.transport, ...others.override.open?.transport } } },
  };
}

function othersAtWork(): Pick<Variant, 'override' | 'profile'> {
  let others: Readonly<Record<ApiName, Others>> | undefined;
  return {
    override: transport({
      beforeEach: async ({ api, request }) => {
        if (!request.headers.has(stranger)) await others?.[api].pass();
        return undefined;
      },
    }),
    profile: (usual) => {
      others = { partner: new Others(() => partnerWork(usual)), workspace: new Others(() => workspaceWork(usual)) };
      return usual;
    },
  };
}

/** Asks in somebody else's name; what a create made can be removed by the path that it answers. */
type Make = (turn: number, ask: Ask) => Promise<string | null>;
type Ask = (method: string, path: string, body?: unknown) => Promise<unknown>;

class Others {
  readonly #work: () => { ask: Ask; make: Make };
  readonly #made: string[] = [];
  #requests = 0;
  #isBusy = false;

  constructor(work: () => { ask: Ask; make: Make }) {
    this.#work = work;
  }

  async pass(): Promise<void> {
    this.#requests += 1;
    if (this.#isBusy || this.#requests % every !== 0) return;
    this.#isBusy = true;
    const { ask, make } = this.#work();
    const oldest = this.#made.length > mostAtOnce ? this.#made.shift() : undefined;
    if (oldest !== undefined) await ask('DELETE', oldest);
    else {
      const path = await make(this.#requests, ask);
      if (path !== null) this.#made.push(path);
    }
    this.#isBusy = false;
  }
}

function partnerWork({ partner: { baseUrl, apiKey, fixtures } }: ReferenceProfile): { ask: Ask; make: Make } {
  const make: Make = async (turn, ask) => {
    if (turn % 2 === 0) {
      const id = objectOf(await ask('POST', '/clients', { name: `Neighbour ${turn}` })).id;
      return id === undefined ? null : `/clients/${id}`;
    }
    const members = `/clients/${fixtures[turn % 5 === 0 ? 'otherClient' : 'client'].id}/members`;
    const id = objectOf(await ask('POST', members, { email: `n${turn}@neighbour.example` })).accountId;
    return id === undefined ? null : `${members}/${id}`;
  };
  return { ask: asking(baseUrl, `ApiKey ${apiKey}`), make };
}

function workspaceWork(usual: ReferenceProfile): { ask: Ask; make: Make } {
  const { baseUrl, token, filespace, fixtures } = usual.workspace;
  const entries = `/filespaces/${fixtures.file.filespace}/entries`;
  const stores = `/filespaces/${fixtures.linkedDataStore.filespace}/external/data-stores`;
  const make: Make = async (turn, ask) => {
    const added = async (path: string, body: unknown): Promise<string | null> => {
      const answer = objectOf(await ask('POST', path, body));
      const id = answer.id ?? objectOf(answer.data).id;
      return id === undefined ? null : `${path}/${id}`;
    };
    const root = async () => objectOf(objectOf(await ask('GET', `${entries}/resolve?path=%2F`)).data).id;
    const [place, change] =
      (await [
        async () => [
          await added('/filespaces', { ...filespace, name: `neighbour-${turn}` }),
          { name: `moved-${turn}` },
        ],
        async () => [await added('/members', { email: `n${turn}@neighbour.example` }), { role: 'filespaceAdmin' }],
        async () => [await added('/service-accounts', { name: `neighbour ${turn}` })],
        async () => [await added(entries, { parentId: await root(), name: `neighbour ${turn}`, type: 'dir' })],
        async () => [await added(stores, { name: `neighbour-${turn}`, kind: 'HttpLinkDataStore' })],
      ][turn % 5]?.()) ?? [];
    if (typeof place !== 'string') return null;
    if (change !== undefined) await ask('PATCH', place, change);
    return place;
  };
  return { ask: asking(baseUrl, `Bearer ${token}`), make };
}

function asking(baseUrl: string, authorization: string): Ask {
  return async (method, path, body) => {
    const send = async (): Promise<Response> =>
      fetch(`${baseUrl}/api/v1${path}`, {
        method,
        headers: { authorization, [stranger]: '1', 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    // A busy machine may close a connection just as it is used again.
    const response = await send().catch(send);
    const text = await response.text();
    const parsed: unknown = response.ok && text !== '' ? JSON.parse(text) : undefined;
    return parsed;
  };
}

/** After so many answers about it, which come early and late in a run. */
const answersBefore = 60;

function renamedOrganization(): PolicyOverride {
  let answers = 0;
  const shown = (name: unknown): string => `${String(name)}${answers > answersBefore ? ' Group' : ''}`;
  return transport({
    afterEach: ({ api, request: { operation }, answer }) => {
      if (api !== 'partner' || answer.status !== 200 || !/\/(?:me|ping)$/.test(operation)) return answer;
      answers += 1;
      const body = objectOf(answer.body);
      return operation.endsWith('/me')
        ? { ...answer, body: { ...body, name: shown(body.name) } }
        : { ...answer, body: { ...body, organizationName: shown(body.organizationName) } };
    },
  });
}
