import { describe, expect, it } from 'vitest';
import { Pool } from '../../src/session/pool.ts';
import { Tenant } from '../../src/session/tenant.ts';

const limit = { key: 'partner.quotas.clients', noun: 'clients', limit: 3 };

/** Whether it is let in without waiting. */
function entersAtOnce(pool: Pool): boolean {
  return !(pool.enter(new Tenant()) instanceof Promise);
}

function entered(pool: Pool) {
  const hold = pool.enter(new Tenant());
  if (hold instanceof Promise) throw new Error('had to wait');
  return hold;
}

describe('a pool', () => {
  it('lets in as many as the profile allows, and the next one when one leaves', async () => {
    const pool = new Pool(limit);
    const [first] = [entered(pool), entered(pool), entered(pool)];
    const waiting = pool.enter(new Tenant());
    expect(waiting).toBeInstanceOf(Promise);
    pool.leave(first);
    expect(await waiting).toBeDefined();
    expect(pool.isWaitedFor).toBe(false);
  });

  it('learns from a full target, before anybody who waits is let in to be refused as well', async () => {
    const pool = new Pool(limit);
    const [first, , last] = [entered(pool), entered(pool), entered(pool)];
    const waiting = pool.enter(new Tenant());
    expect(pool.tooMany(last)).toBe(true);
    expect(pool.isWaitedFor).toBe(true);
    pool.leave(first);
    expect(await waiting).toBeDefined();
    expect(entersAtOnce(pool)).toBe(false);
  });

  it('has nothing to wait for where the target takes none at all', () => {
    const pool = new Pool(limit);
    expect(pool.tooMany(entered(pool))).toBe(false);
    expect(entersAtOnce(pool)).toBe(true);
  });
});
