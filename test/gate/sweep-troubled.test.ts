import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startReference } from '../../reference/server.ts';
import { targetFromObject } from '../../src/profile/load.ts';
import { createNames } from '../../src/session/names.ts';
import { sweep } from '../../src/sweep/sweep.ts';
import { awkwardProxy, type Mishap } from '../support/awkward-proxy.ts';
import { temporaryFolder } from '../support/folder.ts';
import { rowCounts } from '../support/rows.ts';

/** Sweeps behind a proxy that does this to the first so many requests for one page of the clients. */
async function sweptBehind(mishap: Mishap, times: number) {
  const db = join(temporaryFolder(), 'reference.sqlite');
  const reference = await startReference({ db });
  const { origin, pathname } = new URL(reference.partnerBaseUrl);
  const met = new Map<string, number>();
  const proxy = await awkwardProxy(origin, ({ method, url }) => {
    if (method !== 'GET' || !/\/clients(?:\?|$)/.test(url)) return null;
    const before = met.get(url) ?? 0;
    met.set(url, before + 1);
    return before < times ? mishap : null;
  });
  try {
    const { partner } = reference.profile;
    const before = rowCounts(db);
    const answer = await fetch(`${reference.partnerBaseUrl}/api/v1/clients`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `ApiKey ${partner.apiKey}` },
      body: JSON.stringify({ name: createNames('4k9z1q', Date.now).client() }),
    });
    expect(answer.status).toBe(201);
    const target = targetFromObject('troubled', { partner: { ...partner, baseUrl: proxy.origin + pathname } }, {});
    const { swept, trouble } = await sweep(target, { apis: ['partner'], dryRun: false, olderThan: 0 });
    return { outcomes: swept.map(({ outcome }) => outcome), trouble, isAsBefore: sameRows(before, rowCounts(db)) };
  } finally {
    await proxy.close();
    await reference.close();
  }
}

function sameRows(before: Record<string, number>, after: Record<string, number>): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}

it.each([['lost before'], ['lost after'], [500]] as const)(
  'asks again for a list whose answer was %s',
  async (mishap) => {
    expect(await sweptBehind(mishap, 2)).toEqual({ outcomes: ['removed'], trouble: null, isAsBefore: true });
  },
);
