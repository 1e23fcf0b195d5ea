import type { Api } from '../../generated/catalogue.ts';
import { createContext, type OwnedContext } from '../check/context.ts';
import { describe } from '../check/expect.ts';
import { exchangeOf, type Reply } from '../http/exchange.ts';
import type { Target } from '../profile/model.ts';
import { preflight } from '../run/preflight.ts';
import { type Resource, removeResource } from '../run/resources.ts';
import { withSession } from '../run/with-session.ts';
import { sweepOrphans } from './orphans.ts';
import { type Fields, idCandidates, madeAt, ownNameOf, recordsIn } from './records.ts';

export interface SweepOptions {
  apis: readonly Api[];
  /** Find, but remove nothing. */
  dryRun: boolean;
  /** Minutes; what is younger, or says nothing about its age, stays. 0: everything goes. */
  olderThan: number;
}

/** One thing that carries a name of the suite, and what became of it. */
export interface Swept {
  what: string;
  outcome: 'removed' | 'found' | 'kept' | 'failed';
  /** Why it was kept or could not be removed. */
  reason: string | null;
}

/** A kind of thing that runs make, and the requests that find and remove it. */
interface Kind {
  api: Api;
  noun: string;
  list(t: OwnedContext): Promise<Fields[]>;
  get(t: OwnedContext, id: string): Promise<Reply>;
  resource(id: string): Resource;
}

/** Finds what interrupted runs left behind, by their journals and by the names that only this suite gives. */
export async function sweep(
  target: Target,
  options: SweepOptions,
): Promise<{ swept: Swept[]; trouble: string | null }> {
  const { apis, dryRun } = options;
  return withSession(target, { apis, readOnly: dryRun }, async (session) => {
    const trouble = await preflight(session);
    if (trouble !== null) return { swept: [], trouble };
    const context = createContext(session);
    const swept = await sweepOrphans(session, options);
    for (const kind of kinds.filter(({ api }) => session.config.apis.includes(api))) {
      try {
        for (const record of await kind.list(context)) {
          const result = await sweepRecord(context, kind, record, options);
          if (result !== null) swept.push(result);
        }
      } catch (error) {
        const reason = session.redactor.text(error instanceof Error ? error.message : String(error));
        swept.push({ what: `the list of ${kind.noun}s`, outcome: 'failed', reason });
      }
    }
    return { swept, trouble: null };
  });
}

async function sweepRecord(
  t: OwnedContext,
  kind: Kind,
  record: Fields,
  { dryRun, olderThan }: SweepOptions,
): Promise<Swept | null> {
  const name = ownNameOf(record);
  if (name === null) return null;
  const what = `${kind.noun} ${JSON.stringify(name)}`;
  const made = madeAt(record);
  if (olderThan > 0 && (made === null || Date.now() - made < olderThan * 60_000)) {
    return { what, outcome: 'kept', reason: made === null ? 'it does not say how old it is' : 'it is too young' };
  }
  const id = await idOf(t, kind, record, name);
  if (id === null)
    return { what, outcome: 'failed', reason: 'no field of its record is an id under which it can be read' };
  if (dryRun) return { what: `${what} (${id})`, outcome: 'found', reason: null };
  const isGone = (await removeResource(t, kind.resource(id))) !== 'refused';
  const reason = isGone ? null : 'the target refused';
  return { what: `${what} (${id})`, outcome: isGone ? 'removed' : 'failed', reason };
}

/** The text of the record under which the target answers this very record: nothing else may go in its place. */
async function idOf(t: OwnedContext, { get }: Kind, record: Fields, name: string): Promise<string | null> {
  for (const candidate of idCandidates(record)) {
    const { status, json } = exchangeOf(await get(t, candidate));
    if (status === 200 && JSON.stringify(json)?.includes(JSON.stringify(name))) return candidate;
  }
  return null;
}

const maxPages = 1_000;

/** All clients, page by page; removing begins only afterwards, since it would shift the pages. */
async function listClients(t: OwnedContext): Promise<Fields[]> {
  const known = new Map<string, Fields>();
  for (let page = 1; page <= maxPages; page += 1) {
    const query = { p: String(page), l: '300', s: 'createdAt' };
    const records = recordsIn(bodyOf(await t.partner.raw({ operation: 'GET /api/v1/clients', query })));
    const before = known.size;
    for (const record of records) known.set(JSON.stringify(record), record);
    if (known.size === before) break;
  }
  return [...known.values()];
}

function bodyOf(reply: Reply): unknown {
  const exchange = exchangeOf(reply);
  if (exchange.status !== 200) throw new Error(`got ${describe(exchange)}`);
  return exchange.json;
}

const kinds: readonly Kind[] = [
  {
    api: 'partner',
    noun: 'client',
    list: listClients,
    get: (t, clientId) => t.partner.raw({ operation: 'GET /api/v1/clients/{clientId}', path: { clientId } }),
    resource: (clientId) => ({
      id: clientId,
      what: 'client',
      api: 'partner',
      operation: 'DELETE /api/v1/clients/{clientId}',
      path: { clientId },
    }),
  },
  {
    api: 'workspace',
    noun: 'filespace',
    list: async (t) => recordsIn(bodyOf(await t.workspace.raw({ operation: 'GET /api/v1/filespaces' }))),
    get: (t, filespaceId) =>
      t.workspace.raw({ operation: 'GET /api/v1/filespaces/{filespaceId}', path: { filespaceId } }),
    resource: (filespaceId) => ({
      id: filespaceId,
      what: 'filespace',
      api: 'workspace',
      operation: 'DELETE /api/v1/filespaces/{filespaceId}',
      path: { filespaceId },
    }),
  },
  {
    api: 'workspace',
    noun: 'member',
    list: async (t) => recordsIn(bodyOf(await t.workspace.raw({ operation: 'GET /api/v1/members' }))),
    get: (t, memberId) => t.workspace.raw({ operation: 'GET /api/v1/members/{memberId}', path: { memberId } }),
    resource: (memberId) => ({
      id: memberId,
      what: 'member',
      api: 'workspace',
      operation: 'DELETE /api/v1/members/{memberId}',
      path: { memberId },
    }),
  },
  {
    api: 'workspace',
    noun: 'service account',
    list: async (t) => recordsIn(bodyOf(await t.workspace.raw({ operation: 'GET /api/v1/service-accounts' }))),
    get: (t, serviceAccountId) =>
      t.workspace.raw({ operation: 'GET /api/v1/service-accounts/{serviceAccountId}', path: { serviceAccountId } }),
    resource: (serviceAccountId) => ({
      id: serviceAccountId,
      what: 'service account',
      api: 'workspace',
      operation: 'DELETE /api/v1/service-accounts/{serviceAccountId}',
      path: { serviceAccountId },
    }),
  },
];
