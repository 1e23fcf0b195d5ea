import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Commons } from '../../src/session/commons.ts';
import { Lines } from '../../src/session/lines.ts';
import { Pool } from '../../src/session/pool.ts';
import { Tenant } from '../../src/session/tenant.ts';

it('those of one line go one after the other, in the order in which they came, whatever becomes of each', async () => {
  const lines = new Lines();
  const seen: string[] = [];
  const stand = (name: string, line = 'a line') =>
    lines.inTurn(line, new Tenant(), async () => {
      seen.push(`${name} begins`);
      await setImmediate();
      seen.push(`${name} ends`);
      if (name === 'second') throw new Error('is over');
    });
  const ended = await Promise.allSettled([stand('first'), stand('second'), stand('third')]);
  expect(ended.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(seen).toEqual(['first', 'second', 'third'].flatMap((name) => [`${name} begins`, `${name} ends`]));
  // Another line is another matter.
  await stand('fourth', 'another line');
});

it('who stands in a line behind somebody who waits for room gives his own up', async () => {
  const pool = new Pool({ key: 'partner.quotas.clients', noun: 'clients', limit: 2 });
  const lines = new Lines();
  const [first, holder, second] = [new Tenant(), new Tenant(), new Tenant()];
  const held = await pool.enter(second);
  await pool.enter(holder);
  const ahead = lines.inTurn('a line', first, async () => pool.enter(first));
  const behind = lines.inTurn('a line', second, async () => pool.enter(second));
  const more = pool.enter(holder);
  await setImmediate();
  pool.resolve(Date.now() + 60_000, new Commons());
  await expect(behind).rejects.toMatchObject({ name: 'NoRoom' });
  pool.leave(held);
  await expect(more).resolves.toBeDefined();
  pool.leaveAll(holder);
  await expect(ahead).resolves.toBeDefined();
});
