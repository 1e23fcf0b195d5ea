import type { Api } from '../../generated/catalogue.ts';
import { createApiClient, type PartnerClient, type WorkspaceClient } from '../http/client.ts';
import { sleep } from '../http/sleep.ts';
import { NoRoom, NotTested } from '../model/errors.ts';
import type { Depth } from '../model/report.ts';
import type {
  PartnerFixtures,
  PartnerQuotas,
  PartnerTarget,
  Target,
  WorkspaceFixtures,
  WorkspaceQuotas,
  WorkspaceTarget,
} from '../profile/model.ts';
import type { Making } from '../session/commons.ts';
import { takesTime } from '../session/kinds.ts';
import { createNames, type Names } from '../session/names.ts';
import { statedQuotas } from '../session/quotas.ts';
import {
  isGone,
  type NewResource,
  placeOf,
  type Removal,
  type Resource,
  removeResource,
} from '../session/resources.ts';
import { Scope, type ScopeSettings } from '../session/scope.ts';
import type { Session } from '../session/session.ts';
import { Tenant } from '../session/tenant.ts';
import type { Awaited, Waits } from '../session/waits.ts';
import { lentBy } from './lent.ts';

/** What a check gets: clients bound to it, the profile's fixtures, names, and the means to leave nothing behind. */
export interface CheckContext {
  readonly partner: PartnerClient;
  readonly workspace: WorkspaceClient;
  /** @throws {NotTested} when the profile lacks this API. */
  readonly partnerTarget: PartnerTarget;
  readonly workspaceTarget: WorkspaceTarget;
  readonly target: Target;
  readonly names: Names;
  readonly depth: Depth;
  /** How many of a kind there may be at once. */
  readonly quotas: PartnerQuotas & WorkspaceQuotas;
  /** @throws {NotTested} with the profile key to add, when the profile lacks the fixture. */
  partnerFixture<Name extends keyof PartnerFixtures>(name: Name): NonNullable<Partial<PartnerFixtures>[Name]>;
  workspaceFixture<Name extends keyof WorkspaceFixtures>(name: Name): NonNullable<Partial<WorkspaceFixtures>[Name]>;
  /** Registers what the check made; it is removed when the check ends, in reverse order. */
  created(resource: NewResource): void;
  /** Tells that a registered resource is gone already (the check removed it itself). */
  gone(path: Record<string, string>): void;
  /** Removes already now what the check made, where it goes on to make more. */
  tidy(): Promise<void>;
  /**
   * Makes something for all checks, once, or again where its room was needed meanwhile; it is removed when the run ends,
   * and never while a check that asked for it goes on.
   */
  shared<T>(key: string, make: (context: CheckContext) => Promise<T>): Promise<T>;
  /**
   * The same for what takes many requests, or has to grow old.
   * @throws {NotTested} at the depth `smoke`, which is there for a quick look.
   */
  sharedSlowly<T>(key: string, make: (context: CheckContext) => Promise<T>): Promise<T>;
  /** What checks learn of the target: it stays as long as the run, and holds nothing there. */
  learned<T>(key: string, learn: (context: CheckContext) => Promise<T>): Promise<T>;
  /** One after the other in the whole run, where what one makes by a mistake of the target would change what others get. */
  inTurn<T>(line: string, work: () => Promise<T>): Promise<T>;
  /** Repeats until the result is not undefined; undefined when `settleMs` of the profile, or what is left of it, has passed. */
  settles<T>(what: Awaited, probe: () => Promise<T | undefined>): Promise<T | undefined>;
  sleep(milliseconds: number): Promise<void>;
  /** From now on this text is a secret: shown as `$name` in everything written. */
  secret(value: string, name: string): void;
  /** The ids of the exchanges so far, for evidence that no single reply shows. */
  readonly exchanges: readonly string[];
  readonly session: Session;
}

export interface OwnedContext extends CheckContext {
  readonly scope: Scope;
  /** Removes what the check made and hands its exchanges over. */
  finish(): Promise<void>;
}

/**
 * @param label says whose it is, so that the seed draws the same for it in every run.
 */
export function createContext(
  session: Session,
  signal?: AbortSignal,
  label = '',
  settings: ScopeSettings = {},
): OwnedContext {
  const scope = new Scope(signal, label, settings);
  const { runId } = session.config;
  const target = lentBy(session.config);
  const { partner, workspace } = createClients(session, scope);
  const context: OwnedContext = {
    partner,
    workspace,
    target,
    scope,
    session,
    get partnerTarget() {
      return present(target.partner, 'partner');
    },
    get workspaceTarget() {
      return present(target.workspace, 'workspace');
    },
    names: createNames(
      runId,
      () => session.nextName(),
      (text) => session.random.add(text),
    ),
    depth: session.config.depth,
    quotas: statedQuotas(target),
    partnerFixture: (name) => fixture(context.partnerTarget.fixtures[name], `partner.fixtures.${name}`),
    workspaceFixture: (name) => fixture(context.workspaceTarget.fixtures[name], `workspace.fixtures.${name}`),
    created: (resource) => {
      const known: Resource = { ...resource, id: `${runId}-${session.nextName()}` };
      scope.registered.push(known);
      session.made.noteMade(known, scope);
    },
    gone: (path) => {
      for (const resource of scope.registered.filter((one) => samePath(one.path, path)))
        session.made.forget(resource, scope);
    },
    shared: (key, make) => {
      scope.meter.shared.add(key);
      return session.shared(key, (needs) => making(session, key, make, needs), scope.tenant);
    },
    learned: (key, learn) => {
      scope.meter.shared.add(key);
      const known = (needs: Tenant['needs']) => ({ ...making(session, key, learn, needs), isKnowledge: true });
      return session.shared(key, known, scope.tenant);
    },
    inTurn: (line, work) => session.lines.inTurn(line, scope.tenant, work),
    sharedSlowly: async (key, make) => {
      if (session.config.depth === 'smoke') throw new NotTested('tested from `--depth standard` on');
      return context.shared(key, make);
    },
    settles: (what, probe) => settles(what, probe, session.waits),
    sleep,
    secret: (value, name) => session.redactor.add(value, session.redactor.unusedName(name)),
    get exchanges() {
      return scope.exchanges;
    },
    tidy: () => removeAll(context),
    finish: async () => {
      // Nothing more is begun; what is still under way may make something.
      scope.tenant.evict(new NoRoom('the check has ended', new Map()));
      if (signal?.aborted !== true) await scope.tenant.quiet();
      if (!session.made.isKept(scope)) await context.tidy();
      session.recorder.handOver(scope);
      session.leave(scope.tenant);
    },
  };
  return context;
}

/** Makes something shared in a context of its own, which keeps what it made. */
function making<T>(
  session: Session,
  key: string,
  make: (context: CheckContext) => Promise<T>,
  needs: Tenant['needs'],
): Making<T> {
  const settings = { tenant: new Tenant({ isShared: true, needs }), meter: session.meters.of(key) };
  const own = createContext(session, session.halt, key, settings);
  const made = make(own).finally(() => session.recorder.handOver(own.scope));
  return { made, tenant: own.scope.tenant, remove: () => own.finish() };
}

function createClients(session: Session, scope: Scope): Pick<CheckContext, 'partner' | 'workspace'> {
  const target = lentBy(session.config);
  const perform: Parameters<typeof createApiClient>[0]['perform'] = (outgoing) => session.perform(outgoing, scope);
  return {
    partner: createApiClient({
      api: 'partner',
      perform,
      resolve: (name) =>
        `ApiKey ${fixture(present(target.partner, 'partner').credentials[name], `partner.credentials.${name}`)}`,
    }),
    workspace: createApiClient({
      api: 'workspace',
      perform,
      resolve: (name) =>
        `Bearer ${fixture(present(target.workspace, 'workspace').credentials[name], `workspace.credentials.${name}`)}`,
    }),
  };
}

function present<T>(side: T | undefined, api: Api): T {
  if (side === undefined) throw new NotTested(`add \`${api}\` to the profile`);
  return side;
}

function fixture<T>(value: T, key: string): NonNullable<T> {
  if (value === undefined || value === null) throw new NotTested(`add \`${key}\` to the profile`);
  return value;
}

function samePath(a: Record<string, string>, b: Record<string, string>): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

async function settles<T>(what: Awaited, probe: () => Promise<T | undefined>, waits: Waits): Promise<T | undefined> {
  const startedAt = Date.now();
  for (let unseenMs = 0; ; ) {
    const askedMs = Date.now() - startedAt;
    const result = await probe();
    const durationMs = Date.now() - startedAt;
    // What was asked early and answered late says nothing of the time in between.
    if (result !== undefined || askedMs > waits.limitMs(what)) {
      waits.ended(what, durationMs, result !== undefined, unseenMs);
      return result;
    }
    unseenMs = durationMs;
    await sleep(waits.pauseMs(what, durationMs));
  }
}

/** What is still on its way into being may refuse to go, or not be found, until it is there, and has its place until then. */
async function removalOf(context: OwnedContext, resource: Resource): Promise<Removal> {
  const { newcomers } = context.session.made;
  const removal = await removeResource(context, resource);
  const isUnseen = removal === 'absent' && newcomers.has(resource);
  if (!isUnseen && (removal !== 'refused' || !takesTime(resource))) return removal;
  const later = await context.settles(isUnseen ? 'readable' : 'ready', async () => {
    const again = await removeResource(context, resource);
    return again === 'refused' || (isUnseen && again === 'absent') ? undefined : again;
  });
  return later ?? removal;
}

/** The newest first. What cannot be removed now stays in the journal; the end of the run tries again and reports the rest. */
async function removeAll(context: OwnedContext): Promise<void> {
  const { registered, made } = context.scope;
  const tried = new Set<string>();
  const remove = async (resource: Resource): Promise<void> => {
    const removal = await removalOf(context, resource).catch(() => null);
    if (removal === null) return;
    tried.add(placeOf(resource));
    if (isGone(removal)) return context.session.made.forget(resource, context.scope);
    context.session.stays(resource);
  };
  for (const resource of registered.toReversed()) await remove(resource);
  registered.length = 0;
  // What the target made by mistake would change what others get: the next one of its name would be refused.
  for (const resource of [...made.values()].toReversed()) if (!tried.has(placeOf(resource))) await remove(resource);
}
