import type { Api } from '../../generated/catalogue.ts';
import { createApiClient, type PartnerClient, type WorkspaceClient } from '../http/client.ts';
import { sleep } from '../http/transport.ts';
import type { PartnerFixtures, PartnerTarget, Target, WorkspaceFixtures, WorkspaceTarget } from '../profile/model.ts';
import type { Depth } from '../report/model.ts';
import { type NewResource, type Resource, removeResource } from '../run/resources.ts';
import { Scope, type Session } from '../run/session.ts';
import { NotTested } from './errors.ts';
import { createNames, type Names } from './names.ts';

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
  /** @throws {NotTested} with the profile key to add, when the profile lacks the fixture. */
  partnerFixture<Name extends keyof PartnerFixtures>(name: Name): NonNullable<Partial<PartnerFixtures>[Name]>;
  workspaceFixture<Name extends keyof WorkspaceFixtures>(name: Name): NonNullable<Partial<WorkspaceFixtures>[Name]>;
  /** Registers what the check made; it is removed when the check ends, in reverse order. */
  created(resource: NewResource): void;
  /** Tells that a registered resource is gone already (the check removed it itself). */
  gone(path: Record<string, string>): void;
  /** Makes something once per run, for all checks; it is removed when the run ends. */
  shared<T>(key: string, make: (context: CheckContext) => Promise<T>): Promise<T>;
  /**
   * The same for what takes many requests, or has to grow old.
   * @throws {NotTested} at the depth `smoke`, which is there for a quick look.
   */
  sharedSlowly<T>(key: string, make: (context: CheckContext) => Promise<T>): Promise<T>;
  /** Repeats until the result is not undefined; undefined when `settleMs` of the profile has passed. */
  settles<T>(probe: () => Promise<T | undefined>): Promise<T | undefined>;
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

export function createContext(session: Session, signal?: AbortSignal): OwnedContext {
  const scope = new Scope(signal);
  const made: Resource[] = [];
  const { target, runId } = session.config;
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
    names: createNames(runId, () => session.nextName()),
    depth: session.config.depth,
    partnerFixture: (name) => fixture(context.partnerTarget.fixtures[name], `partner.fixtures.${name}`),
    workspaceFixture: (name) => fixture(context.workspaceTarget.fixtures[name], `workspace.fixtures.${name}`),
    created: (resource) => {
      const known: Resource = { ...resource, id: `${runId}-${session.nextName()}` };
      made.push(known);
      session.journal.write({ type: 'created', resource: known });
    },
    gone: (path) => {
      for (const index of made.keys()) {
        const resource = made[index];
        if (resource !== undefined && samePath(resource.path, path)) forget(session, made, index);
      }
    },
    shared: (key, make) =>
      session.shared(key, async () => {
        const own = createContext(session, session.halt);
        try {
          return await make(own);
        } finally {
          session.settle(own.scope);
        }
      }),
    sharedSlowly: async (key, make) => {
      if (session.config.depth === 'smoke') throw new NotTested('tested from `--depth standard` on');
      return context.shared(key, make);
    },
    settles: (probe) => settles(probe, target.http.settleMs),
    sleep,
    secret: (value, name) => session.redactor.add(value, name),
    get exchanges() {
      return scope.exchanges;
    },
    finish: async () => {
      await removeAll(context, made);
      // What the target made by mistake would change what others get: the next one of its name would be refused.
      await removeAll(context, [...scope.made.values()]);
      session.settle(scope);
    },
  };
  return context;
}

function createClients(session: Session, scope: Scope): Pick<CheckContext, 'partner' | 'workspace'> {
  const { target } = session.config;
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

function forget(session: Session, made: Resource[], index: number): void {
  const [resource] = made.splice(index, 1);
  if (resource !== undefined) session.journal.write({ type: 'removed', id: resource.id });
}

async function settles<T>(probe: () => Promise<T | undefined>, limitMs: number): Promise<T | undefined> {
  const giveUpAt = Date.now() + limitMs;
  for (let pause = 20; ; pause = Math.min(pause * 2, 1_000)) {
    const result = await probe();
    if (result !== undefined || Date.now() > giveUpAt) return result;
    await sleep(pause);
  }
}

/** What cannot be removed now stays in the journal; the end of the run tries again and reports the rest. */
async function removeAll(context: CheckContext, made: Resource[]): Promise<void> {
  while (made.length > 0) {
    const resource = made.at(-1);
    if (resource === undefined) return;
    const removal = await removeResource(context, resource).catch(() => 'refused');
    if (removal !== 'refused') forget(context.session, made, made.length - 1);
    else made.pop();
  }
}
