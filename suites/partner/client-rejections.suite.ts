import { maxNotesLength } from '../../src/arbitraries/client-names.ts';
import {
  besideRoom,
  type CheckContext,
  check,
  describe,
  errorOf,
  exchangeOf,
  expectThat,
  fail,
  field,
  Inconclusive,
  NotTested,
} from '../../src/check/index.ts';
import { expectRoom, tryCreate } from '../support/clients.ts';
import { isLeftBehind, type RejectedCreate, rejectedCreates } from '../support/rejected-creates.ts';

/** Those that were really rejected: an accepted one breaks the rule that it was made for, and says nothing here. */
async function rejected(t: CheckContext): Promise<RejectedCreate[]> {
  const { creates } = await rejectedCreates(t);
  const those = creates.filter(({ reply }) => reply.response.status === 400);
  if (those.length === 0) throw new Inconclusive('no create was rejected with 400');
  return those;
}

async function expectOfBodies(
  t: CheckContext,
  expected: string,
  holds: (error: ReturnType<typeof errorOf>) => boolean,
): Promise<void> {
  for (const { kind, body, reply: first } of await rejected(t)) {
    // Where there is no room for a client at all, that may be what is said first.
    const reply = await besideRoom(
      async (round) => (round === 1 ? first : tryCreate(t, body)),
      (each) => each.response.status === 400 && !holds(errorOf(each)),
      () => expectRoom(t),
    );
    expectThat(holds(errorOf(reply)), `${expected} for ${kind}`, describe(exchangeOf(reply)), reply);
  }
}

check('partner.client.create.error-type', 'every kind of invalid body is a validation_error', (t) => {
  return expectOfBodies(t, 'error.type validation_error', ({ type }) => type === 'validation_error');
});

check('partner.client.create.error-message', 'every kind of invalid body is answered with a message', (t) => {
  return expectOfBodies(t, 'a string error.message', ({ message }) => message !== undefined);
});

check('partner.client.create.error-details', 'every kind of invalid body is answered with details', (t) => {
  return expectOfBodies(t, 'an array error.details', ({ details }) => Array.isArray(details));
});

check(
  'partner.error.validation-details',
  'the details of every kind of invalid body have the stated form',
  async (t) => {
    for (const { kind, reply } of await rejected(t)) {
      const { details } = errorOf(reply);
      if (!Array.isArray(details)) continue;
      const path = (detail: unknown): unknown => field(detail, 'path');
      const fits = details.every(
        (detail) =>
          typeof field(detail, 'message') === 'string' &&
          // What is optional may be null where it is left out.
          ['undefined', 'string'].includes(typeof (path(detail) ?? undefined)),
      );
      expectThat(
        fits,
        `details with a string message and, if any, a string path for ${kind}`,
        describe(exchangeOf(reply)),
        reply,
      );
    }
  },
);

// What was rejected does not exist, so that it cannot have taken its name.
for (const [what, wrong] of [
  ['notes that are too long', { notes: 'n'.repeat(maxNotesLength + 1) }],
  ['notes that are not strings', { notes: 12 }],
] as const) {
  check('partner.client.create.rejected-unchanged', `a name is free after a rejection for ${what}`, async (t) => {
    const name = t.names.client();
    const { refused, reply } = await besideRoom(
      async () => ({ refused: await tryCreate(t, { name, ...wrong }), reply: await tryCreate(t, { name }) }),
      (each) => each.reply.response.status === 400,
      () => expectRoom(t),
    );
    if (refused.response.status !== 400) throw new Inconclusive('the create was not rejected');
    const got = describe(exchangeOf(reply));
    expectThat(
      reply.response.status === 201,
      `201 for the name ${name}, of which nothing was created`,
      got,
      refused,
      reply,
    );
  });
}

// A target may check, answer, and store all the same: the list is searched for what must not be there.
check('partner.client.create.rejected-unchanged', 'no kind of rejected create leaves a client behind', async (t) => {
  const those = await rejected(t);
  const all = await rejectedCreates(t);
  const unknown: NotTested[] = [];
  for (const create of those) {
    try {
      if (!isLeftBehind(all, create)) continue;
    } catch (error) {
      if (!(error instanceof NotTested)) throw error;
      unknown.push(error);
      continue;
    }
    fail(
      `no client after a create rejected for ${create.kind}`,
      'a client of it in the list',
      create.reply,
      ...all.after.replies,
    );
  }
  const [first] = unknown;
  if (first !== undefined && unknown.length === those.length) throw first;
});
