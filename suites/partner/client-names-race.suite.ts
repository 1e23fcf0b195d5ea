import { besideRoom, type CheckContext, check } from '../../src/check/index.ts';
import { discard, expectRoom, tryCreate } from '../support/clients.ts';
import { expectOneAtMost, expectWinner, type Race, race } from '../support/race.ts';

// In a file of its own, so that no other check stands between the requests. Looking for a name and storing it are two
// steps in a target that gets this wrong; one round may happen to be lucky.
check('partner.client.name.unique-race', 'of simultaneous creates with one name no two are accepted', async (t) => {
  for (let round = 1; round <= 3; round += 1) expectOneAtMost(await clientRace(t));
});

check('partner.client.name.unique-race-won', 'of simultaneous creates with one name one is accepted', async (t) => {
  const room = () => expectRoom(t);
  const run = await besideRoom(
    () => clientRace(t),
    ({ winners }) => winners === 0,
    room,
  );
  await expectWinner(run, room);
});

async function clientRace(t: CheckContext): Promise<Race> {
  // Half of them are the same request, as of a client that tries again, and half of them are of different clients.
  const bodies = [{}, {}, {}, ...['one', 'two', 'three'].map((notes) => ({ notes }))];
  const next = bodies.values();
  const create = (name: string) => tryCreate(t, { name, ...next.next().value });
  const run = await race(t, { name: t.names.client(), atOnce: bodies.length, create });
  await discard(t, run.replies);
  return run;
}
