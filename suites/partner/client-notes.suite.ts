import { maxNameLength, maxNotesLength, validNotes } from '../../src/arbitraries/client-names.ts';
import {
  type CheckContext,
  check,
  exchangeOf,
  expectEitherWay,
  expectEqual,
  expectStatus,
  field,
  Inconclusive,
  NotTested,
  prepared,
  property,
  type Reply,
  show,
} from '../../src/check/index.ts';
import { clientIdOf, expectCreates, findListed, getClient, tryCreate } from '../support/clients.ts';
import { isExcerpt } from '../support/excerpts.ts';
import { type FreshClients, freshClients, needsNotesTaken } from '../support/fresh-clients.ts';
import { needsALook } from '../support/looked.ts';
import { expectEach } from '../support/parallel.ts';
import { acceptedNotes, longNotes } from '../support/varied-bodies.ts';
import { clientLike, variedClients } from '../support/varied-clients.ts';

/** A create with these notes is accepted, where one of the same name without notes is. */
async function expectNotes(t: CheckContext, values: readonly string[]): Promise<void> {
  await expectCreates(
    t,
    values.map((notes) => {
      const name = t.names.client();
      // A name of its own: a create that was rejected may have stored the first one all the same.
      return { what: `notes ${show(notes)}`, body: { name, notes }, twin: { name: t.names.client() } };
    }),
  );
}

check('partner.client.notes.optional', 'a create with nothing but a name is accepted', async (t) => {
  if ((await freshClients(t)).plain.created.response.status === 201) return;
  const name = t.names.client();
  await expectCreates(t, [{ what: 'no notes', body: { name }, twin: { name: t.names.client(), notes: 'some' } }]);
});

property(
  'partner.client.notes.accepted',
  'any printable ASCII notes are accepted',
  validNotes(),
  async (t, notes) => {
    await expectNotes(t, [notes]);
  },
  { scale: 0.1 },
);

/** Notes with which clients are made for the lists; what was rejected there may have been rejected for its name. */
async function expectVaried(t: CheckContext, notes: readonly string[] | null): Promise<void> {
  // What is beyond ASCII has a requirement of its own.
  const isMeant = (text: string): boolean => notes?.includes(text) ?? /^[\x20-\x7e]*$/.test(text);
  const clients = (await variedClients(t)).filter((client) => isMeant(client.notes));
  const refused = clients.filter(({ created }) => created.response.status !== 201);
  for (const client of clients) {
    if (!refused.includes(client)) expectStatus(client.created, 201, `notes ${show(client.notes)}`);
  }
  const known = clients.map((client) => client.notes);
  const missing = (notes ?? []).filter((each) => !known.includes(each));
  const left = [...refused.map((client) => client.notes), ...missing];
  if (left.length > 0) await expectNotes(t, left.slice(0, 10));
}

check('partner.client.notes.accepted', 'notes of 1, of 100, of 101 and of 199 characters are accepted', (t) =>
  expectVaried(t, [...acceptedNotes.lengths, ...acceptedNotes.delicate]),
);

check('partner.client.notes.accepted', 'each of many notes is accepted', (t) => expectVaried(t, null));

check('partner.client.notes.max-accepted', 'notes of 200 characters are accepted', (t) =>
  expectVaried(t, acceptedNotes.longest),
);

check('partner.client.notes.too-long', 'notes of 201 and more characters are rejected', async (t) => {
  const isLongest = ({ notes }: { notes: string }) => notes.length === maxNotesLength && notes.endsWith('!');
  await clientLike(t, isLongest, () => ({ name: t.names.client(), notes: longNotes(maxNotesLength) }));
  const plain = [maxNotesLength + 1, 255, 256, 257, 1_000].map(longNotes);
  // Too many in whatever they are counted, and too many though no line of them is long, or no word.
  const lines = Array.from({ length: 4 }, () => 'n'.repeat(maxNotesLength / 4)).join('\n');
  const apart = `n${' '.repeat(maxNotesLength - 1)}n`;
  const values = [...plain, `${longNotes(maxNotesLength)}ü`, `${lines}n`, apart];
  // Where two limits are checked together, the one may be overlooked beside the other.
  const name = (index: number): string =>
    index % 2 === 0 ? t.names.client() : t.names.unique().padEnd(maxNameLength, 'n');
  const replies = await Promise.all(values.map((notes, index) => tryCreate(t, { name: name(index), notes })));
  for (const [index, reply] of replies.entries()) expectStatus(reply, 400, `${values[index]?.length} characters`);
});

check('partner.client.notes.wrong-type', 'notes that are not strings are rejected', async (t) => {
  await needsNotesTaken(t);
  const values = [0, 12, 1.5, true, false, [], ['notes'], {}, { text: 'notes' }];
  await expectEach(400, 'notes', values, (notes) => tryCreate(t, { name: t.names.client(), notes }));
});

check('partner.client.notes.non-ascii', 'letters outside ASCII count as one character each, not by their bytes', (t) =>
  expectVaried(t, acceptedNotes.manyBytes),
);

check('partner.client.notes.non-ascii', 'short notes with letters outside ASCII are accepted', (t) =>
  expectVaried(t, acceptedNotes.beyondAscii),
);

check(
  'partner.client.create.echoes-notes',
  'many notes, delicate ones among them, come back as they were sent',
  async (t) => {
    for (const { notes, created } of await variedClients(t)) {
      if (created.response.status !== 201) continue;
      expectEqual(field(exchangeOf(created).json, 'notes'), notes, 'the notes of the created client', created);
    }
  },
);

/** What a target may reject, but not change. */
const manyLines = Array.from({ length: 60 }, (_, line) => line % 10).join('\n');
const unusualNotes = [manyLines, 'a\ttab\r\nand another line', 'a smile 😀, a family 👩‍👧'];

interface UnusualClient {
  notes: string;
  created: Reply;
  got: Reply;
  listed: Awaited<ReturnType<typeof findListed>>;
}

/** Clients with such notes, as far as they are accepted, and how get and list show each. */
function unusualClients(t: CheckContext): Promise<UnusualClient[]> {
  return t.shared('partner clients with unusual notes', async (own) => {
    const made = await Promise.all(
      unusualNotes.map(async (notes) => ({
        notes,
        created: await tryCreate(own, { name: own.names.client(), notes }),
      })),
    );
    const accepted = made.filter(({ created }) => created.response.status !== 400);
    if (accepted.length === 0) throw new NotTested('the target takes no unusual notes');
    return Promise.all(
      accepted.map(async ({ notes, created }) => {
        prepared(created, 201, 'create a client');
        const id = clientIdOf(created) ?? '';
        return { notes, created, got: await getClient(own, id), listed: await findListed(own, id) };
      }),
    );
  });
}

check(
  'partner.client.create.echoes-notes',
  'unusual notes that are accepted come back as they were sent',
  async (t) => {
    for (const { notes, created } of await unusualClients(t)) {
      const shown = field(prepared(created, 201, 'create a client'), 'notes');
      expectEqual(shown, notes, 'the notes of the created client', created);
    }
  },
);

check('partner.client.get.notes', 'get and list show unusual notes that were accepted unchanged', async (t) => {
  needsALook((await unusualClients(t)).flatMap(expectShownTwice), noNotes);
});

function expectNoNotes(created: FreshClients['next']): void {
  const { notes } = prepared(created, 201, 'create a client');
  expectEqual(notes, null, 'the notes of a client that was created without any', created);
}

// Whether empty notes are taken, and what they come back as, is open; a serializer may leave out what is empty.
check('partner.client.create.fields', 'the answer to a create with empty notes has them all', async (t) => {
  const reply = await tryCreate(t, { name: t.names.client(), notes: '' }, true);
  if (!reply.response.ok) throw new NotTested('the target rejects empty notes');
  const { json } = exchangeOf(reply);
  const lost = ['id', 'name', 'notes'].filter((name) => field(json, name) === undefined);
  expectEitherWay(lost.length === 0, 'id, name and notes in the answer', `no ${lost.join(', ')}`, reply);
});

check('partner.client.create.notes-absent', 'without notes the answer says null', async (t) => {
  expectNoNotes((await freshClients(t)).plain.created);
});

check('partner.client.create.notes-absent', 'notes are null right after a create with notes, too', async (t) => {
  const { noted, next } = await freshClients(t);
  prepared(noted.created, 201, 'create a client with notes');
  expectNoNotes(next);
});

const noNotes = 'neither get nor list shows notes';

/** Where a record shows notes at all, they are those of the create. */
function expectShown(record: unknown, notes: string | null, place: string, evidence: readonly Reply[]): boolean {
  const shown = field(record, 'notes');
  if (shown === undefined || isExcerpt(shown, notes)) return false;
  expectEqual(shown, notes, `the notes of the client ${place}`, ...evidence);
  return true;
}

interface Shown {
  notes: string | null;
  created: Reply;
  got: Reply | null;
  listed: { record: unknown; replies: readonly Reply[] };
}

/** On get, and in the list. @returns whether each shows notes. */
function expectShownTwice({ notes, created, got, listed: { record, replies } }: Shown): boolean[] {
  return [
    got !== null && expectShown(prepared(got, 200, 'get the client'), notes, 'on get', [created, got]),
    record !== null && expectShown(record, notes, 'in the list', [created, ...replies]),
  ];
}

check('partner.client.get.notes', 'get and list show delicate notes unchanged, and the longest whole', async (t) => {
  needsALook((await variedClients(t)).flatMap(expectShownTwice), noNotes);
});

check('partner.client.get.notes', 'a client without notes shows none', async (t) => {
  const { created, got } = (await freshClients(t)).plain;
  const { notes } = prepared(created, 201, 'create a client');
  if (got === null) throw new Inconclusive('the answer to the create holds no id');
  const shown = field(prepared(got, 200, 'get the client'), 'notes');
  // None may be written as null, as an empty text, or by leaving the field out.
  if (shown !== undefined && shown !== '') expectEqual(shown, notes, 'the notes of the client', created, got);
});

check('partner.client.create.echoes-notes', 'notes that were sent in vain before come back', async (t) => {
  const notes = 'Notes that are sent a second time.';
  const refused = await tryCreate(t, { name: '', notes });
  if (refused.response.status !== 400) throw new Inconclusive('the create without a name was not rejected');
  const created = await tryCreate(t, { name: t.names.client(), notes });
  prepared(created, 201, 'create a client');
  expectEqual(field(exchangeOf(created).json, 'notes'), notes, 'the notes of the created client', refused, created);
});
