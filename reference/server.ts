import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { type Clock, systemClock } from './core/clock.ts';
import type { Context } from './core/context.ts';
import { openDatabase } from './core/database.ts';
import { partnerApp } from './partner/app.ts';
import { partnerMigrations } from './partner/migrations.ts';
import { type PolicyOverride, policyWith } from './policy/index.ts';
import { changedWords } from './policy/open/vocabulary.ts';
import { type SeededProfile, seed } from './seed/index.ts';
import { workspaceApp } from './workspace/app.ts';
import { workspaceMigrations } from './workspace/migrations.ts';

export interface ReferenceOptions {
  /** 0, the default, takes any free port. */
  port?: number;
  /** The path under which the Partner API answers, `/partner` by default. */
  partnerPrefix?: string;
  /** The path under which the Workspace API answers, `/workspace` by default. */
  workspacePrefix?: string;
  /** A database file that outlives the server; in memory without one. */
  db?: string;
  /** Changes to the policy; of several, later ones win. */
  policy?: PolicyOverride | readonly PolicyOverride[];
  clock?: Clock;
}

/** One target of a conformance profile, ready to be written into a profile file. */
export interface ReferenceProfile {
  readonly partner: SeededProfile['partner'] & { readonly baseUrl: string };
  readonly workspace: SeededProfile['workspace'] & { readonly baseUrl: string };
  readonly vocabulary?: Readonly<Record<string, string>>;
}

export interface Reference {
  readonly partnerBaseUrl: string;
  readonly workspaceBaseUrl: string;
  readonly profile: ReferenceProfile;
  close(): Promise<void>;
}

const HOST = '127.0.0.1';

/** Starts both APIs on one loopback port, seeded and ready. */
export async function startReference(options: ReferenceOptions = {}): Promise<Reference> {
  const context = createContext(options);
  const seeded = seed(context);
  const partnerPrefix = cleanPrefix(options.partnerPrefix ?? '/partner');
  const workspacePrefix = cleanPrefix(options.workspacePrefix ?? '/workspace');
  const app = new Hono();
  app.route(partnerPrefix, partnerApp(context));
  app.route(workspacePrefix, workspaceApp(context));
  app.notFound((c) => c.json({ error: { message: 'There is nothing at this path' } }, 404));

  const server = createServer(getRequestListener(app.fetch));
  const origin = `http://${HOST}:${await listen(server, options.port ?? 0)}`;
  const partnerBaseUrl = `${origin}${partnerPrefix}`;
  const workspaceBaseUrl = `${origin}${workspacePrefix}`;
  const vocabulary = changedWords(context.policy.open.vocabulary);
  return {
    partnerBaseUrl,
    workspaceBaseUrl,
    profile: {
      partner: { baseUrl: partnerBaseUrl, ...seeded.partner },
      workspace: { baseUrl: workspaceBaseUrl, ...seeded.workspace },
      ...(vocabulary && { vocabulary }),
    },
    close: async () => {
      await stop(server);
      context.db.close();
    },
  };
}

/** The context of a service without its HTTP server, for in-process use. */
function createContext(options: Pick<ReferenceOptions, 'db' | 'policy' | 'clock'> = {}): Context {
  return {
    db: openDatabase(options.db, [
      { api: 'partner', migrations: partnerMigrations },
      { api: 'workspace', migrations: workspaceMigrations },
    ]),
    policy: policyWith([options.policy ?? []].flat()),
    clock: options.clock ?? systemClock,
  };
}

function cleanPrefix(prefix: string): string {
  const trimmed = prefix.replaceAll(/^\/+|\/+$/g, '');
  return trimmed === '' ? '' : `/${trimmed}`;
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => resolve(portOf(server.address())));
  });
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new TypeError('the server listens on no port');
  return address.port;
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });
}
