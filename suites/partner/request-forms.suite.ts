import {
  check,
  describe,
  exchangeOf,
  expectEqual,
  expectThat,
  field,
  NotTested,
  pathSegment,
} from '../../src/check/index.ts';
import { client, clientMember } from '../../src/resources/index.ts';
import {
  type AddedHeaders,
  addedHeaders,
  askedBy,
  charsets,
  expectRemoved,
  expectSame,
} from '../support/added-headers.ts';
import { drawn } from '../support/draws.ts';
import { escapable, expectTaken, otherText } from '../support/json-text.ts';
import { bodyOperations, sendBody, validBody } from '../support/partner-hostile.ts';
import { newHome } from '../support/partner-requests.ts';
import { expectRead } from '../support/plain-query.ts';
import { keptRange, rangeQuery, readUsage, usageEndpoints, usagePath } from '../support/usage.ts';

/** One request, written in the ways in which the clients of different languages write it. */

for (const [turn, operation] of bodyOperations.entries()) {
  check('partner.request.charset', `${operation} takes a body that names its charset`, async (t) => {
    const send = (type: string) =>
      sendBody(t, operation, { body: validBody(t, operation), headers: { 'content-type': type } });
    const plain = await send('application/json');
    if (!plain.response.ok) throw new NotTested(`the same without it is answered ${plain.response.status}`);
    const named = await send(charsets[turn % charsets.length] ?? '');
    // There may be room for so many members only, which then holds for both.
    const again = named.response.ok ? plain : await send('application/json');
    if (!again.response.ok) throw new NotTested(`the same without it is answered ${again.response.status} by now`);
    expectThat(named.response.ok, 'the same as without a charset', describe(exchangeOf(named)), again, named);
  });
}

check('partner.request.json-text', 'a create whose body is written in another form', async (t) => {
  const create = 'POST /api/v1/clients';
  const body = () => ({ name: `${t.names.client()}/n`, notes: `${escapable} 1/2` });
  const { name, notes } = body();
  const reply = await sendBody(t, create, { text: otherText({ name, notes }) });
  const sendShortest = () => sendBody(t, create, { text: JSON.stringify(body()) });
  await expectTaken(reply, sendShortest);
  expectEqual(field(exchangeOf(reply).json, 'name'), name, 'the name of the created client', reply);
  const shown = field(exchangeOf(reply).json, 'notes');
  if (shown === notes) return;
  // Whether notes come back as they were sent is another requirement; here they come back as in the shortest form.
  const shortest = await sendShortest();
  if (field(exchangeOf(shortest).json, 'notes') !== notes)
    throw new NotTested('notes do not come back as they are sent');
  expectEqual(shown, notes, 'the notes of the created client', shortest, reply);
});

check('partner.request.json-text', 'an add whose body stands on several lines', async (t) => {
  const add = 'POST /api/v1/clients/{clientId}/members';
  const reply = await sendBody(t, add, { text: otherText(validBody(t, add)) });
  await expectTaken(reply, () => sendBody(t, add, { text: JSON.stringify(validBody(t, add)) }));
});

check('partner.request.plain-query', 'the colons of a range stand as they are, or in small letters', async (t) => {
  // How a query is read is the same everywhere: one operation tells.
  for (const endpoint of drawn(t, 'colons of a query', usageEndpoints, 1)) {
    const path = usagePath(t, endpoint);
    const query = rangeQuery(await keptRange(t));
    const { start = '', end = '' } = query;
    const [, template = ''] = endpoint.operation.split(' ');
    const target = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => pathSegment(path[name] ?? ''));
    const text = `start=${start}&end=${end.replaceAll(':', '%3a')}`;
    const plain = await t.partner.offContract({ method: 'GET', target: `${target}?${text}` });
    await expectRead(plain, () => readUsage(t, endpoint, query));
  }
});

check('partner.request.headers', 'a read with what clients and gateways add to it', async (t) => {
  const operation = 'GET /api/v1/ping';
  const ask = (headers: AddedHeaders) => t.partner.raw({ operation, headers, open: true });
  await expectSame(addedHeaders(0), ask);
});

check('partner.request.headers', 'a read by what is in common use to ask', async (t) => {
  const operation = 'GET /api/v1/ping';
  for (const headers of askedBy)
    await expectSame(headers, (own) => t.partner.raw({ operation, headers: own, open: true }));
});

check(
  'partner.request.headers',
  'the removals of a member and of a client that name the type of no body',
  async (t) => {
    const { clientId, accountId } = await newHome(t);
    const path = { clientId };
    await expectRemoved((headers) =>
      t.partner.raw({ operation: clientMember.remove, path: { clientId, accountId }, headers, open: true }),
    );
    await expectRemoved(async (headers) => {
      const reply = await t.partner.raw({ operation: client.remove, path, headers, open: true });
      if (reply.response.ok) t.gone(path);
      return reply;
    });
  },
);

check('partner.request.headers', 'a create with what clients and gateways add to it', async (t) => {
  const operation = 'POST /api/v1/clients';
  await expectSame({ ...addedHeaders(1), 'content-type': 'Application/JSON' }, (headers) =>
    sendBody(t, operation, { body: validBody(t, operation), headers }),
  );
});

check('partner.request.headers', 'an add with what clients and gateways add to it', async (t) => {
  const operation = 'POST /api/v1/clients/{clientId}/members';
  await expectSame(addedHeaders(0), (headers) => sendBody(t, operation, { body: validBody(t, operation), headers }));
});
