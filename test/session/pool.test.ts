import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { NoRoom, NotTested } from '../../src/model/errors.ts';
import { Commons, type Making } from '../../src/session/commons.ts';
import { labelKey } from '../../src/session/config.ts';
import { Outlook } from '../../src/session/outlook.ts';
import { Pool } from '../../src/session/pool.ts';
import { Tenant } from '../../src/session/tenant.ts';
import { Waits } from '../../src/session/waits.ts';

const limit = { key: 'partner.quotas.clients', noun: 'clients', limit: 3 };

function ended(): Tenant {
  const tenant = new Tenant();
  tenant.isDone = true;
  return tenant;
}

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

  it('lets nobody into a place from which something has yet to go', async () => {
    const pool = new Pool(limit, new Waits(30_000));
    const [first] = [entered(pool), entered(pool), entered(pool)];
    const answers = [false, true];
    pool.leave(first, () => Promise.resolve(answers.shift() ?? true));
    const waiting = pool.enter(new Tenant());
    for (const wait of [0, 2_000]) {
      expect(pool.isWaitedFor).toBe(true);
      pool.resolve(Date.now() + wait, new Commons());
      await setImmediate();
    }
    expect(await waiting).toBeDefined();
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

  it('keeps the place of what the target would not remove, until nothing is left to wait for', async () => {
    const pool = new Pool(limit);
    const holds = [entered(pool), entered(pool), entered(pool)];
    const waiting = pool.enter(new Tenant());
    for (const hold of holds.slice(1)) hold.stays = true;
    for (const { tenant } of holds) pool.leaveAll(tenant);
    const last = await waiting;
    last.stays = true;
    pool.leaveAll(last.tenant);
    const told = /allows 3 clients at once, and would not remove 3 of this run/;
    expect(() => pool.enter(new Tenant())).toThrow(told);
    pool.emptied('');
    expect(entersAtOnce(pool)).toBe(true);
  });

  it('gets back what is shared where all who look at it wait for more', async () => {
    const pool = new Pool(limit);
    const commons = new Commons();
    const share = (key: string, user: Tenant, count: number): Promise<unknown> =>
      commons.ask(key, () => sharedBy(pool, count), user);
    const [one, other] = [new Tenant(), new Tenant()];
    for (const user of [one, other]) await share('first', user, 2);
    const waiting = Promise.allSettled([one, other].map((user) => share('second', user, 2)));
    await setImmediate();
    pool.resolve(later(), commons);
    expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    // As checks that leave do.
    for (const user of [one, other]) user.isDone = true;
    const third = share('third', new Tenant(), 3);
    await setImmediate();
    pool.resolve(later(), commons);
    await expect(third).resolves.toBeUndefined();
  });

  it('takes room from whoever came last, not from whoever had to leave before', async () => {
    const pool = new Pool(limit);
    const former = new Tenant();
    const [other, again] = [new Tenant(), new Tenant({ age: former.age })];
    for (const tenant of [other, again, other]) await pool.enter(tenant);
    const waiting = [other, again].map((tenant) => pool.enter(tenant));
    pool.resolve(later(), new Commons());
    await expect(waiting[0]).rejects.toMatchObject({ name: 'NoRoom' });
    pool.leaveAll(other);
    await expect(waiting[1]).resolves.toBeDefined();
  });

  it('tells who holds some and waits for more than there is, and sends nobody else away for him', async () => {
    const pool = new Pool(limit);
    const [greedy, other] = [new Tenant(), new Tenant()];
    for (const tenant of [greedy, other]) await pool.enter(tenant);
    const more = Promise.allSettled([0, 1, 2].map(() => pool.enter(greedy)));
    const modest = pool.enter(other);
    pool.resolve(later(), new Commons());
    pool.leaveAll(greedy);
    await expect(modest).resolves.toBeDefined();
    expect((await more).map((each) => each.status === 'rejected' && each.reason instanceof NotTested)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('counts on nobody who waits for what has yet to be made, however many come', async () => {
    const pool = new Pool(limit);
    const commons = new Commons();
    const other = new Tenant();
    await pool.enter(other);
    const ask = (user: Tenant): Promise<unknown> => commons.ask('shared', () => sharedBy(pool, 3), user);
    const first = ask(new Tenant());
    await setImmediate();
    const waiting = pool.enter(other);
    // One who came just now has yet to begin to wait.
    const newcomer = new Tenant();
    void ask(newcomer);
    void newcomer.during(Promise.withResolvers().promise);
    pool.resolve(later(), commons);
    await expect(waiting).rejects.toMatchObject({ name: 'NoRoom' });
    pool.leaveAll(other);
    await expect(first).resolves.toBeUndefined();
  });

  it('says what it allows to who alone holds all that there is, himself or by what he looks at', async () => {
    const pool = new Pool(limit);
    const commons = new Commons();
    const check = new Tenant();
    for (const [key, count] of Object.entries({ first: 1, second: 2 })) {
      await commons.ask(key, () => sharedBy(pool, count), check);
    }
    const third = commons.ask('third', () => sharedBy(pool, 1), check);
    pool.resolve(later(), commons);
    const allowance = 'the profile allows 3 clients at once: more by `partner.quotas.clients`';
    await expect(third).rejects.toMatchObject({ allowance });
  });

  it('says so at once to who holds all that there is, and waits for what is made for everybody and finds no room', async () => {
    const pool = new Pool(limit);
    const commons = new Commons();
    const check = new Tenant();
    for (let made = 0; made < 3; made += 1) await pool.enter(check);
    const shared = commons.ask('shared', () => sharedBy(pool, 1), check);
    pool.resolve(Date.now() + 1_000, commons);
    await expect(shared).rejects.toMatchObject({ needs: new Map([['clients', 3]]) });
  });

  it('gives at once the room of what nobody will ask for again, and keeps what many requests made', async () => {
    const pool = new Pool(limit);
    const outlook = new Outlook();
    const commons = new Commons(outlook);
    for (const [key, requests] of Object.entries({ costly: 50, cheap: 5, done: 90 })) {
      outlook.expect(labelKey(key), requests);
      await commons.ask(key, () => sharedBy(pool, 1), ended());
    }
    outlook.served(labelKey('done'));
    const holders = [...pool.holds].map(({ tenant }) => tenant);
    const busy = new Tenant();
    await commons.ask('costly', () => sharedBy(pool, 1), busy);
    const waiting = [new Tenant(), new Tenant()].map((tenant) => pool.enter(tenant));
    // Somebody is about to go on: what is wanted again is not touched.
    pool.resolve(Date.now(), commons);
    await expect(waiting[0]).resolves.toBeDefined();
    expect([...pool.holds].map(({ tenant }) => tenant).slice(0, 2)).toEqual(holders.slice(0, 2));
    busy.isDone = true;
    expect(commons.makeRoom(new Set(holders))).toBe(true);
    await expect(waiting[1]).resolves.toBeDefined();
    expect([...pool.holds][0]?.tenant).toBe(holders[0]);
  });

  it('keeps what nobody will ask for again while what it has changed is wanted', async () => {
    const pool = new Pool(limit);
    const outlook = new Outlook();
    const commons = new Commons(outlook);
    for (const key of ['base', 'made from it']) outlook.expect(labelKey(key), 5);
    const base = (user: Tenant) => commons.ask('base', () => sharedBy(pool, 1), user);
    const begin = (): Making<void> => {
      const made = sharedBy(pool, 1, base);
      if (made.tenant !== null) made.tenant.changesOthers = true;
      return made;
    };
    await commons.ask('made from it', begin, ended());
    await setImmediate();
    const holders = new Set([...pool.holds].map(({ tenant }) => tenant));
    outlook.served(labelKey('made from it'));
    commons.clearAway(holders);
    expect([...pool.holds]).toHaveLength(2);
    outlook.served(labelKey('base'));
    commons.clearAway(holders);
    expect([...pool.holds]).toHaveLength(0);
  });

  describe('where what lies idle has room for which others wait, and somebody could go on', () => {
    const idleBesideBusy = async (takesTime: boolean) => {
      const pool = new Pool(limit, new Waits(30_000));
      const commons = new Commons();
      const looks = takesTime ? [false, true] : [true];
      pool.leave(entered(pool), () => Promise.resolve(looks.shift() ?? true));
      for (const user of [ended(), new Tenant()]) await commons.ask(`of ${user.age}`, () => sharedBy(pool, 1), user);
      const active = new Tenant();
      pool.enter(active);
      void active.during(Promise.withResolvers().promise);
      const waiting = Promise.resolve(pool.enter(new Tenant()));
      for (const wait of [0, 2_000]) {
        pool.resolve(Date.now() + wait, commons);
        await setImmediate();
      }
      expect(pool.isWaitedFor).toBe(true);
      pool.resolve(later(), commons);
      await setImmediate();
      return { pool, commons, waiting };
    };

    it('goes where others go slowly, and what somebody looks at stays', async () => {
      const { pool, commons, waiting } = await idleBesideBusy(true);
      await expect(waiting).resolves.toBeDefined();
      void Promise.resolve(pool.enter(new Tenant())).catch(() => undefined);
      pool.resolve(later(), commons);
      await setImmediate();
      expect(pool.isWaitedFor).toBe(true);
    });

    it('stays where others go at once', async () => {
      const { pool } = await idleBesideBusy(false);
      expect(pool.isWaitedFor).toBe(true);
    });
  });

  it.each([
    { changesOthers: true, times: 2 },
    { changesOthers: false, times: 1 },
  ])('makes again what something that goes was made from, only where that changed it: $changesOthers', async (the) => {
    const pool = new Pool(limit);
    const commons = new Commons();
    let times = 0;
    const base = (): Making<void> => {
      times += 1;
      return sharedBy(pool, 1);
    };
    const begin = (): Making<void> => {
      const made = sharedBy(pool, 1, (tenant) => commons.ask('base', base, tenant));
      if (made.tenant !== null) made.tenant.changesOthers = the.changesOthers;
      return made;
    };
    const ask = async (): Promise<void> => {
      const user = new Tenant();
      await commons.ask('base', base, user);
      await commons.ask('made from it', begin, user);
      user.isDone = true;
    };
    await ask();
    const holders = [...pool.holds].map(({ tenant }) => tenant);
    expect(commons.makeRoom(new Set(holders.slice(1)))).toBe(true);
    await ask();
    expect(times).toBe(the.times);
  });

  it('takes away what could not be made once, also where its room is wanted meanwhile', async () => {
    const pool = new Pool(limit);
    const commons = new Commons();
    const maker = new Tenant({ isShared: true });
    let removals = 0;
    const begin = (): Making<void> => ({
      tenant: maker,
      made: Promise.resolve(pool.enter(maker)).then(() => Promise.reject(new NotTested('too few'))),
      remove: async () => {
        removals += 1;
      },
    });
    await expect(commons.ask('shared', begin, null)).rejects.toThrow(NotTested);
    commons.makeRoom(new Set([maker]));
    expect(removals).toBe(1);
  });

  describe('where something shared is made anew', () => {
    /** A base, what is made from it, and how often each was made. */
    function family() {
      const commons = new Commons();
      const times = { base: 0, child: 0 };
      const bases = new Map<Tenant, Tenant>();
      const making = (make: (tenant: Tenant) => Promise<string>): Making<string> => {
        const tenant = new Tenant({ isShared: true });
        return { tenant, made: make(tenant), remove: async () => undefined };
      };
      const base = (user: Tenant): Promise<string> => {
        const begin = (): Making<string> => {
          times.base += 1;
          const made = making(async () => `base ${times.base}`);
          if (made.tenant !== null) bases.set(user, made.tenant);
          return made;
        };
        return commons.ask('base', begin, user);
      };
      const child = (user: Tenant): Promise<string> => {
        const begin = (): Making<string> => {
          times.child += 1;
          return making(async (tenant) => `child of ${await base(tenant)}`);
        };
        return commons.ask('child', begin, user);
      };
      const retireBase = (user: Tenant): void => {
        const maker = bases.get(user);
        if (maker !== undefined) commons.retire(maker);
      };
      return { base, child, retireBase };
    }

    it('makes anew what was made from it', async () => {
      const { base, child, retireBase } = family();
      const [first, second] = [new Tenant(), new Tenant()];
      await base(first);
      expect(await child(first)).toBe('child of base 1');
      retireBase(first);
      expect([await base(second), await child(second)]).toEqual(['base 2', 'child of base 2']);
    });

    it('lets nobody who has the old one in hand have what is made from the new one', async () => {
      const { base, child, retireBase } = family();
      const [first, second] = [new Tenant(), new Tenant()];
      await base(first);
      retireBase(first);
      await child(second);
      await expect(child(first)).rejects.toThrow(NoRoom);
    });

    it('lets nobody who has the old one in hand make something for others', async () => {
      const { base, child, retireBase } = family();
      const first = new Tenant();
      await base(first);
      retireBase(first);
      await expect(child(first)).rejects.toThrow(NoRoom);
      expect(await child(new Tenant())).toBe('child of base 2');
    });
  });

  it('leaves what is shared while something is learned from it, and no longer', async () => {
    const pool = new Pool(limit);
    const commons = new Commons();
    const [check, learner] = [new Tenant(), new Tenant({ isShared: true })];
    const read = Promise.withResolvers<void>();
    const learn = async (): Promise<void> => {
      await commons.ask('looked at', () => sharedBy(pool, 2), learner);
      await read.promise;
    };
    const known = () => ({ made: learn(), tenant: learner, isKnowledge: true, remove: async () => undefined });
    const asked = commons.ask('known', known, check);
    await setImmediate();
    const holders = new Set([...pool.holds].map(({ tenant }) => tenant));
    expect([...holders].flatMap((holder) => commons.dependentsOf(holder))).toEqual([learner, check]);
    expect(commons.makeRoom(holders)).toBe(false);
    read.resolve();
    await asked;
    expect(commons.makeRoom(holders)).toBe(true);
    await expect(commons.ask('known', known, check)).resolves.toBeUndefined();
  });
});

/** So many things of a pool that checks share. */
function sharedBy(pool: Pool, count: number, from?: (tenant: Tenant) => Promise<unknown>): Making<void> {
  const tenant = new Tenant({ isShared: true });
  const make = async (): Promise<void> => {
    if (from !== undefined) await from(tenant);
    for (let made = 0; made < count; made += 1) await pool.enter(tenant);
  };
  return { tenant, made: make(), remove: async () => pool.leaveAll(tenant) };
}

/** When whoever waits has done so for long. */
function later(): number {
  return Date.now() + 60_000;
}
