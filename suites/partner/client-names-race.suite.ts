import { alone, besideRoom, type CheckContext, check, expectStatus } from '../../src/check/index.ts';
import { discard, expectRoom, tryCreate, tryCreateAs } from '../support/clients.ts';
import { organizations } from '../support/organizations.ts';
import { expectOneAtMost, expectWinner, type Race, race } from '../support/race.ts';

// In a file of its own, so that no other check stands between the requests. Looking for a name and storing it are two
// steps in a target that gets this wrong; one round may happen to be lucky.
check('partner.client.name.unique-race', 'of simultaneous creates with one name no two are accepted', async (t) => {
  for (let round = 1; round <= 3; round += 1) expectOneAtMost(await clientRace(t));
});

// Those of other organizations may be kept elsewhere, or looked for in another way.
for (const of of organizations) {
  check('partner.client.name.unique-race', `of simultaneous creates of ${of} no two are accepted`, async (t) => {
    t.partner.as(of);
    for (let round = 1; round <= 2; round += 1) {
      const create = (name: string) => tryCreateAs(t, of, name);
      expectOneAtMost(await race(t, { name: t.names.client(), atOnce: 6, create }));
    }
  });
}

check('partner.client.name.unique-race-won', 'of simultaneous creates with one name one is accepted', async (t) => {
  const room = () => expectRoom(t);
  const run = await besideRoom(
    () => clientRace(t),
    ({ winners }) => winners === 0,
    room,
  );
  await expectWinner(run, room);
});

// What one partner does at a moment is no matter of another one. By this turn nothing stands between the two requests.
alone.check(
  'partner.client.name.unique-per-partner',
  'two partners may take one name at the same moment',
  async (t) => {
    t.partner.as('otherPartner');
    for (let round = 1; round <= 2; round += 1) {
      const both = await besideRoom(
        async () => {
          const name = t.names.client();
          return Promise.all([tryCreate(t, { name }), tryCreateAs(t, 'otherPartner', name)]);
        },
        (replies) => replies.some(({ response }) => response.status === 400),
        async () => {
          await expectRoom(t);
          await expectRoom(t, () => tryCreateAs(t, 'otherPartner', t.names.client()));
        },
      );
      for (const reply of both) expectStatus(reply, 201, 'only another partner asked for the name meanwhile');
    }
  },
);

async function clientRace(t: CheckContext): Promise<Race> {
  // Half of them are the same request, as of a client that tries again, and half of them are of different clients.
  const bodies = [{}, {}, {}, ...['one', 'two', 'three'].map((notes) => ({ notes }))];
  const next = bodies.values();
  const create = (name: string) => tryCreate(t, { name, ...next.next().value });
  const run = await race(t, { name: t.names.client(), atOnce: bodies.length, create });
  await discard(t, run.replies);
  return run;
}
