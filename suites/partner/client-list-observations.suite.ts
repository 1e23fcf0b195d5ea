import { alone, type CheckContext, exchangeOf } from '../../src/check/index.ts';
import { pageOf, readPage } from '../support/client-walks.ts';
import { describePlace, isObject, writtenOf } from '../support/lists.ts';
import { type ManyClients, manyClients } from '../support/many-clients.ts';
import { fieldsOf, shapeOf } from '../support/shapes.ts';

const { observe } = alone;

observe('partner.clients.list.envelope', async (t) => describePlace((await manyClients(t)).place));

observe('partner.clients.list.fields', async (t) => {
  const many = await manyClients(t);
  const { records } = await readPage(t, many, { l: 20 });
  const own = records.find((record) => Object.values(record).some((value) => many.all.has(writtenOf(value) ?? '')));
  return own === undefined ? 'not observed: no client of the run is on the first page' : fieldsOf(own);
});

observe('partner.clients.list.metadata', async (t) => {
  const { place } = await manyClients(t);
  const { json, headers } = exchangeOf(await t.partner.GET('/api/v1/clients', { params: { query: { l: 2 } } }));
  const [outermost] = place;
  const rest = isObject(json) ? Object.fromEntries(Object.entries(json).filter(([key]) => key !== outermost)) : {};
  const names = Object.keys(headers).filter((name) => /^link$|^x-.*(?:page|total|count)/.test(name));
  return `body ${shapeOf(rest)}, headers ${names.length === 0 ? 'none' : names.sort().join(', ')}`;
});

/** What the list answers to an open query: how much, and from which end. */
async function answerTo(t: CheckContext, query: Record<string, string>): Promise<string> {
  const many = await manyClients(t);
  const reply = await t.partner.raw({ operation: 'GET /api/v1/clients', query, open: true });
  const { status } = exchangeOf(reply);
  if (status !== 200) return `${status}`;
  const { records, own } = pageOf(reply, many);
  return `200 with ${amount(records.length)}${order(own, many)}`;
}

function amount(records: number): string {
  if (records === 0) return 'no records';
  if (records === 1 || records === 100 || records === 300) return `${records} record${records === 1 ? '' : 's'}`;
  return `${records < 100 ? 'fewer' : 'more'} than 100 records`;
}

function order(own: readonly string[], many: ManyClients): string {
  const ages = own.map((id) => (many.newer.has(id) ? 'new' : 'old'));
  const [first, last] = [ages[0], ages.at(-1)];
  if (first === undefined || first === last) return '';
  return first === 'new' ? ', newest first' : ', oldest first';
}

async function answersTo(t: CheckContext, name: string, values: readonly string[]): Promise<string> {
  const answers = await Promise.all(
    values.map(async (value) => `${name}=${value}: ${await answerTo(t, { [name]: value })}`),
  );
  return answers.join('; ');
}

observe('partner.paging.page-zero', (t) => answersTo(t, 'p', ['0']));
observe('partner.paging.page-negative', (t) => answersTo(t, 'p', ['-1']));
observe('partner.paging.page-not-a-number', (t) => answersTo(t, 'p', ['two', '1.5']));
observe('partner.paging.limit-above-maximum', (t) => answersTo(t, 'l', ['301', '1000']));
observe('partner.paging.limit-zero', (t) => answersTo(t, 'l', ['0']));
observe('partner.paging.limit-negative', (t) => answersTo(t, 'l', ['-1']));
observe('partner.paging.limit-not-a-number', (t) => answersTo(t, 'l', ['many', '2.5']));
observe('partner.order.unknown-key', (t) => answersTo(t, 's', ['name', '-name', 'CREATEDAT']));
observe('partner.paging.unknown-parameter', (t) => answersTo(t, 'conformanceUnknown', ['1']));
