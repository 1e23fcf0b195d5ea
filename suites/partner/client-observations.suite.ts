import { maxNameLength, maxNotesLength } from '../../src/arbitraries/client-names.ts';
import {
  type CheckContext,
  errorOf,
  exchangeOf,
  field,
  Inconclusive,
  observe,
  prepared,
} from '../../src/check/index.ts';
import { createClient, getClient, removeNow, tryCreate } from '../support/clients.ts';
import { isObject } from '../support/lists.ts';
import { newClient, sharedClient } from '../support/partner.ts';
import { fieldsOf, shapeOf } from '../support/shapes.ts';

/** What a create of an open body answers. */
async function createStatus(t: CheckContext, body: unknown): Promise<number> {
  const reply = await tryCreate(t, body, true);
  return reply.response.status;
}

async function createStatuses(t: CheckContext, bodies: Record<string, unknown>): Promise<string> {
  const answers = await Promise.all(
    Object.entries(bodies).map(async ([what, body]) => `${what} ${await createStatus(t, body)}`),
  );
  return answers.join(', ');
}

observe('partner.client.name.non-ascii', (t) => {
  return createStatuses(t, {
    'Latin letters': { name: `${t.names.unique()} Zoë Ærø` },
    'Greek letters': { name: `${t.names.unique()} Ελλάδα` },
    'Han characters': { name: `${t.names.unique()} 東京` },
    'Arabic digits': { name: `${t.names.unique()}٣` },
    'an emoji': { name: `${t.names.unique()} 🎬 x` },
  });
});

observe('partner.client.name.other-whitespace', (t) => {
  const spaces = {
    tab: '\t',
    'line feed': '\n',
    'carriage return': '\r',
    'no-break space': '\u00a0',
    'em space': '\u2003',
  };
  const bodies = Object.entries(spaces).map(([what, space]) => [what, { name: `${t.names.unique()}${space}x` }]);
  return createStatuses(t, Object.fromEntries(bodies));
});

/** A letter of two UTF-16 units. */
const wide = '\u{20000}';

/** Tries a text that is of the longest length in code points only. */
async function lengthUnit(t: CheckContext, make: (text: string) => unknown, longest: number): Promise<string> {
  if ((await createStatus(t, make(wide))) !== 201) return 'not observed: such characters are rejected at any length';
  const status = await createStatus(t, make(`${'n'.repeat(longest - 1)}${wide}`));
  return status === 201 ? 'code points' : `not code points (${status})`;
}

observe('partner.client.name.length-unit', (t) => {
  const own = t.names.unique();
  const other = t.names.unique();
  const make = (text: string): unknown => ({ name: text.length <= 2 ? `${own}${text}n` : `${other}${text}n` });
  return lengthUnit(t, make, maxNameLength - other.length - 1);
});

observe('partner.client.notes.outer-spaces', async (t) => {
  const notes = `  ${'n'.repeat(maxNotesLength - 3)}  `;
  const status = await createStatus(t, { name: t.names.client(), notes });
  return status === 201 ? 'no' : `yes (${status})`;
});

observe('partner.client.name.outer-spaces', async (t) => {
  const reply = await tryCreate(t, { name: ` ${t.names.unique()} ` }, true);
  const { status, json } = exchangeOf(reply);
  return reply.response.ok
    ? `${status}, ${/^ | $/.test(String(field(json, 'name'))) ? 'with' : 'without'} them`
    : `${status}`;
});

observe('partner.client.name.unique-spaces', async (t) => {
  const own = t.names.unique();
  prepared(await tryCreate(t, { name: `${own} a` }), 201, 'create a client');
  const status = await createStatus(t, { name: `${own}  a` });
  return status === 201 ? 'no' : `yes (${status})`;
});

observe('partner.client.notes.length-unit', (t) => {
  return lengthUnit(t, (notes) => ({ name: t.names.client(), notes }), maxNotesLength);
});

observe('partner.client.notes.null', async (t) => `${await createStatus(t, { name: t.names.client(), notes: null })}`);

observe('partner.client.notes.empty', async (t) => {
  const reply = await tryCreate(t, { name: t.names.client(), notes: '' }, true);
  const { status, json } = exchangeOf(reply);
  return reply.response.ok ? `${status}, notes ${JSON.stringify(field(json, 'notes'))}` : `${status}`;
});

observe('partner.client.create.unknown-field', async (t) => {
  return `${await createStatus(t, { name: t.names.client(), conformanceNote: 'unknown' })}`;
});

observe('partner.client.name.unique-case', async (t) => {
  const { name } = await newClient(t, { name: `${t.names.unique()} studio` });
  const status = await createStatus(t, { name: name.replace('studio', 'STUDIO') });
  return status === 201 ? '201: they are different names' : `${status}: they are the same name`;
});

observe('partner.client.name.reuse', async (t) => {
  const { id, name } = await newClient(t);
  await removeNow(t, id);
  return `${await createStatus(t, { name })}`;
});

observe('partner.client.create.constraint-body', async (t) => {
  const { name } = await newClient(t);
  const reply = await tryCreate(t, { name });
  const { status, json, body } = exchangeOf(reply);
  const { type } = errorOf(reply);
  const shape = body === 'json' ? shapeOf(json) : body;
  return `${status} ${shape}${type === undefined ? '' : `, error.type ${type}`}`;
});

observe('partner.client.record.fields', async (t) => {
  const { created } = await createClient(t, { name: t.names.client(), notes: 'a note' });
  const record: unknown = prepared(await getClient(t, created.id), 200, 'get the client');
  if (!isObject(record)) throw new Inconclusive('the record is not an object');
  return fieldsOf(record);
});

observe('partner.client.lifecycle', async (t) => {
  const { id } = await sharedClient(t);
  const record: unknown = prepared(await getClient(t, id), 200, 'get the client');
  const shown = ['status', 'state', 'lifecycle', 'active', 'isActive', 'deletedAt', 'archived']
    .filter((name) => field(record, name) !== undefined)
    .map((name) => `${name} ${JSON.stringify(field(record, name))}`);
  return shown.length === 0 ? 'no field of the record shows one' : shown.join(', ');
});
