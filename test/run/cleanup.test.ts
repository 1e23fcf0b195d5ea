import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { systemClock } from '../../reference/core/clock.ts';
import { type Reference, startReference } from '../../reference/server.ts';
import { runConformance } from '../../src/index.ts';
import type { Report } from '../../src/model/report.ts';
import { awkwardProxy, type Mishap, type Passing } from '../support/awkward-proxy.ts';
import { temporaryFolder } from '../support/folder.ts';
import { rowCounts } from '../support/rows.ts';

const minutes = 60_000;
const isCreate = ({ method, url }: Passing): boolean =>
  method === 'POST' && /\/api\/v1\/(?:clients|filespaces|members|service-accounts)$/.test(url);

/** A few requirements that make things of all four kinds, some of them under names that anybody may give. */
const only = [
  'partner.client.name.min-accepted',
  'partner.client.name.empty',
  'workspace.filespace.name.shortest',
  'workspace.member.add.status',
  'workspace.service-account.create.name.empty',
];
/** What they make; a client or a filespace has rows of other tables as well. */
const tables = ['clients', 'ws_filespaces', 'ws_members', 'ws_service_accounts'];

interface Behind {
  report: Report;
  before: Record<string, number>;
  after: Record<string, number>;
}

/** Runs a part of the suites against a service behind a proxy. */
async function runBehind(mishap: (passing: Passing) => Mishap, timeoutMs = 5_000): Promise<Behind> {
  const db = join(temporaryFolder(), 'reference.sqlite');
  // What was there before the run is older than it: what has no name is told by nothing but the moment of its making.
  let age = 60 * minutes;
  const reference = await startReference({ db, clock: { now: () => systemClock.now() - age } });
  age = 0;
  const proxy = await awkwardProxy(new URL(reference.partnerBaseUrl).origin, mishap);
  try {
    const before = rowCounts(db);
    const target = { name: 'awkward', ...behind(reference, proxy.origin), http: { timeoutMs, settleMs: 1_000 } };
    const { report } = await runConformance({ target, only, cases: 2, seed: 7, out: temporaryFolder(), formats: [] });
    return { report, before, after: rowCounts(db) };
  } finally {
    await proxy.close();
    await reference.close();
  }
}

function behind({ profile }: Reference, origin: string): object {
  const moved = (baseUrl: string): string => origin + new URL(baseUrl).pathname;
  const { partner, workspace } = profile;
  return {
    partner: { ...partner, baseUrl: moved(partner.baseUrl) },
    workspace: { ...workspace, baseUrl: moved(workspace.baseUrl) },
  };
}

function total(rows: Record<string, number>): number {
  return tables.reduce((sum, table) => sum + (rows[table] ?? Number.NaN), 0);
}

describe('whatever is answered to creates, what they make goes', { timeout: 3 * minutes }, () => {
  it('a lost or broken answer, or one of a failure', async () => {
    const mishaps = ['lost after', 'cut', '204 with a body', 'no id', 500] as const;
    const { report, before, after } = await runBehind((passing) =>
      isCreate(passing) ? (mishaps[passing.index % mishaps.length] ?? null) : null,
    );
    expect(report.summary.requests).toBeGreaterThan(20);
    expect([report.leftovers, after]).toEqual([[], before]);
  });

  it('a refusal: what has a name that anybody may give is told, and stays', async () => {
    const { report, before, after } = await runBehind((passing) => (isCreate(passing) ? 409 : null));
    const told = report.leftovers.map(({ what }) => what);
    expect(told.length).toBe(total(after) - total(before));
    expect(
      told.filter((what) => !/^perhaps (?:client|filespace) "\w\w" \(its create was answered 409/.test(what)),
    ).toEqual([]);
  });

  it('or is told where no list can be read', async () => {
    const { report, before, after } = await runBehind((passing) => {
      if (isCreate(passing)) return 'no id';
      return passing.method === 'GET' && /\/api\/v1\/clients\?/.test(passing.url) ? 500 : null;
    });
    const left = total(after) - total(before);
    expect(left).toBeGreaterThan(0);
    expect(report.leftovers.length).toBeGreaterThanOrEqual(left);
    expect(report.leftovers[0]?.what).toMatch(/^perhaps client ".*" \(its create was answered 201 without an id/);
    expect(report.leftovers[0]?.remedy).toMatch(
      /^look: curl .*\/api\/v1\/clients'; if it is of the run: curl -X DELETE /,
    );
  });
});
