import { check, exchangeOf, expectThat, NotTested, prepared, type Reply, show } from '../../src/check/index.ts';
import { commonPlace } from '../support/common-directories.ts';
import { createIn } from '../support/entries.ts';
import { profileBody } from '../support/filespace-bodies.ts';
import { recordOf, withRecord } from '../support/filespaces.ts';
import { clocksApartMs, hasZone, millisecondsOf } from '../support/moments.ts';
import { tryCreate } from '../support/new-filespaces.ts';

/** Fails where a moment is neither the present by the target's own clock, nor by ours. */
function expectNow(reply: Reply, what: string, moment: string): void {
  if (!hasZone(moment)) throw new NotTested(`${what} has no timezone: it may be the time of any place`);
  const clocks = [Date.now(), Date.parse(exchangeOf(reply).headers.date ?? '')].filter((at) => !Number.isNaN(at));
  const allowedMs = clocksApartMs + coarseness(moment);
  const near = clocks.some((at) => !(Math.abs(millisecondsOf(moment) - at) > allowedMs));
  expectThat(near, `${what} near ${show(clocks.map((at) => new Date(at).toISOString()))}`, moment, reply);
}

/** What a service loses that keeps whole hours, or days. */
function coarseness(moment: string): number {
  const [, hour] = /[Tt](\d\d):?00(?::?00(?:[.,]0+)?)?(?:Z|[+-]|$)/i.exec(moment) ?? [];
  if (hour === undefined) return 0;
  return (hour === '00' ? 24 : 1) * 60 * 60_000;
}

check('workspace.entry.create.now', 'a new directory was created just now', async (t) => {
  const place = await commonPlace(t);
  const reply = await createIn(t, place, t.names.directory());
  expectNow(reply, 'createdAt', prepared(reply, 201, 'create a directory').data.createdAt);
});

check('workspace.filespace.create.now', 'a new filespace was created just now', async (t) => {
  // Not one that was made at some other time of the run.
  const { reply } = await tryCreate(t, profileBody(t));
  withRecord(reply, 'create a filespace');
  expectNow(reply, 'createdAt', String(recordOf(reply).createdAt));
});
