import { maxNotesLength, printable, validNotes } from '../../src/arbitraries/client-names.ts';
import {
  type CheckContext,
  check,
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
import { clientIdOf, createClient, expectCreates, findListed, getClient, tryCreate } from '../support/clients.ts';
import { newClient } from '../support/partner.ts';

const long = (length: number): string =>
  'Notes of a client, long ones. '
    .repeat(50)
    .slice(0, length - 1)
    .concat('!');

/** A create with these notes is accepted, where one of the same name without notes is. */
async function expectNotes(t: CheckContext, values: readonly string[]): Promise<void> {
  await expectCreates(
    t,
    values.map((notes) => {
      const name = t.names.client();
      // A name of its own: a create that was refused may have stored the first one all the same.
      return { what: `notes ${show(notes)}`, body: { name, notes }, twin: { name: t.names.client() } };
    }),
  );
}

check('partner.client.notes.optional', 'a create with nothing but a name is accepted', async (t) => {
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
  { scale: 0.5 },
);

check('partner.client.notes.accepted', 'notes of 1, of 100, of 101 and of 199 characters are accepted', async (t) => {
  const values = ['n', long(100), long(101), long(maxNotesLength - 1), ' ', 'null', '0', 'a\\b"c\'d<e>&f%g'];
  await expectNotes(t, values);
});

check('partner.client.notes.max-accepted', 'notes of 200 characters are accepted', async (t) => {
  const values = [long(maxNotesLength), ' '.repeat(maxNotesLength - 1).concat('n'), '"\\'.repeat(maxNotesLength / 2)];
  await expectNotes(t, values);
});

check('partner.client.notes.too-long', 'notes of 201 and more characters are rejected', async (t) => {
  await newClient(t, { notes: long(maxNotesLength) });
  const values = [maxNotesLength + 1, maxNotesLength + 2, 255, 256, 257, 1_000].map(long);
  const replies = await Promise.all(values.map((notes) => tryCreate(t, { name: t.names.client(), notes })));
  for (const [index, reply] of replies.entries()) expectStatus(reply, 400, `${values[index]?.length} characters`);
});

check('partner.client.notes.wrong-type', 'notes that are no string are rejected', async (t) => {
  await newClient(t, { notes: 'a string' });
  const values = [0, 12, 1.5, true, false, [], ['notes'], {}, { text: 'notes' }];
  const replies = await Promise.all(values.map((notes) => tryCreate(t, { name: t.names.client(), notes })));
  for (const [index, reply] of replies.entries()) expectStatus(reply, 400, `notes ${show(values[index])}`);
});

const beyondAscii = ['Zoë Müller', 'Ærø', 'Žluťoučký kůň', 'Ελλάδα', 'Привет', '東京'];

check('partner.client.notes.non-ascii', 'other letters count like any, not by their bytes', async (t) => {
  await expectNotes(t, ['ü'.repeat(101), 'ж'.repeat(maxNotesLength - 1), '東'.repeat(maxNotesLength)]);
});

check('partner.client.notes.non-ascii', 'short notes with other letters are accepted', async (t) => {
  await expectNotes(t, beyondAscii);
});

property(
  'partner.client.create.echoes-notes',
  'any notes come back as they were sent',
  validNotes(),
  async (t, notes) => {
    const { created, reply } = await createClient(t, { name: t.names.client(), notes });
    expectEqual(created.notes, notes, 'the notes of the created client', reply);
  },
  { scale: 0.5 },
);

check('partner.client.create.echoes-notes', 'every printable ASCII character comes back as it was sent', async (t) => {
  const notes = `a ${printable} <b>&amp;</b> \\n %20 z`;
  const { created, reply } = await createClient(t, { name: t.names.client(), notes });
  expectEqual(created.notes, notes, 'the notes of the created client', reply);
});

/** Where notes would suffer that are trimmed, escaped, or taken for another value than their text. */
const delicateNotes = [
  '  spaces at both ends  ',
  'null',
  'true',
  '0',
  '007',
  '{"a":1}',
  '"quoted"',
  `<b>&amp;</b> it's "50%" \\n %20 + _`,
  // What fills in templates, or makes a text look better, would find something here.
  `two '' quotes, a \\' third -- {{name}} \${name} $& $$ https://example.com/?a=1&b=2`,
  '=1+1',
];

check('partner.client.create.echoes-notes', 'delicate notes come back as they were sent', async (t) => {
  await Promise.all(
    delicateNotes.map(async (notes) => {
      const { created, reply } = await createClient(t, { name: t.names.client(), notes });
      expectEqual(created.notes, notes, 'the notes of the created client', reply);
    }),
  );
});

/** What a target may refuse, but not change. */
const unusualNotes = ['two\nlines', 'a\ttab\r\nand another line', 'a smile 😀, a family 👩‍👧'];

check(
  'partner.client.create.echoes-notes',
  'unusual notes that are accepted come back as they were sent',
  async (t) => {
    const made = await Promise.all(unusualNotes.map((notes) => tryCreate(t, { name: t.names.client(), notes })));
    if (made.every((reply) => reply.response.status === 400)) throw new NotTested('the target takes no unusual notes');
    for (const [index, reply] of made.entries()) {
      if (reply.response.status === 400) continue;
      const shown = field(prepared(reply, 201, 'create a client'), 'notes');
      expectEqual(shown, unusualNotes[index], 'the notes of the created client', reply);
    }
  },
);

check('partner.client.create.echoes-notes', 'the longest notes come back whole', async (t) => {
  const notes = long(maxNotesLength);
  const { created, reply } = await createClient(t, { name: t.names.client(), notes });
  expectEqual(created.notes, notes, 'the notes of the created client', reply);
});

check('partner.client.create.echoes-notes', 'letters beyond ASCII come back as they were sent', async (t) => {
  const sent = beyondAscii.join(', ');
  const reply = await tryCreate(t, { name: t.names.client(), notes: sent });
  if (reply.response.status === 400) throw new NotTested('the target takes no notes with letters beyond ASCII');
  expectEqual(field(prepared(reply, 201, 'create a client'), 'notes'), sent, 'the notes of the created client', reply);
});

check('partner.client.create.notes-absent', 'without notes the answer says null', async (t) => {
  const { created, reply } = await createClient(t, { name: t.names.client() });
  expectEqual(created.notes, null, 'the notes of a client that was created without any', reply);
});

check('partner.client.create.notes-absent', 'so it does right after a create with notes', async (t) => {
  for (let round = 0; round < 3; round += 1) {
    await createClient(t, { name: t.names.client(), notes: 'those of another client' });
    const { created, reply } = await createClient(t, { name: t.names.client() });
    expectEqual(created.notes, null, 'the notes of a client that was created without any', reply);
  }
});

/** Where a record shows notes at all, they are those of the create. */
function expectShown(record: unknown, notes: string | null, place: string, evidence: readonly Reply[]): void {
  const shown = field(record, 'notes');
  if (shown !== undefined) expectEqual(shown, notes, `the notes of the client ${place}`, ...evidence);
}

property(
  'partner.client.get.notes',
  'get shows the notes of the create',
  validNotes(),
  async (t, notes) => {
    const { created, reply } = await createClient(t, { name: t.names.client(), notes });
    const got = await getClient(t, created.id);
    expectShown(prepared(got, 200, 'get the client'), notes, 'on get', [reply, got]);
  },
  { scale: 0.25 },
);

check('partner.client.get.notes', 'get and list show the longest notes whole', async (t) => {
  const notes = long(maxNotesLength);
  const { created, reply } = await createClient(t, { name: t.names.client(), notes });
  const got = await getClient(t, created.id);
  expectShown(prepared(got, 200, 'get the client'), notes, 'on get', [reply, got]);
  const { record, replies } = await findListed(t, created.id);
  if (record === null) throw new Inconclusive('the client is not in the list');
  expectShown(record, notes, 'in the list', [reply, ...replies]);
});

check('partner.client.get.notes', 'get and list show delicate notes unchanged', async (t) => {
  await Promise.all(
    [...delicateNotes, ...unusualNotes, beyondAscii.join(', ')].map(async (notes) => {
      const reply = await tryCreate(t, { name: t.names.client(), notes });
      const id = clientIdOf(reply);
      if (id === null) return;
      const got = await getClient(t, id);
      expectShown(prepared(got, 200, 'get the client'), notes, 'on get', [reply, got]);
      const { record, replies } = await findListed(t, id);
      if (record !== null) expectShown(record, notes, 'in the list', [reply, ...replies]);
    }),
  );
});

check('partner.client.get.notes', 'a client without notes shows none', async (t) => {
  const { created, reply } = await createClient(t, { name: t.names.client() });
  const got = await getClient(t, created.id);
  const shown = field(prepared(got, 200, 'get the client'), 'notes');
  // None may be written as null, as an empty text, or by leaving the field out.
  if (shown !== undefined && shown !== '') expectEqual(shown, created.notes, 'the notes of the client', reply, got);
});
