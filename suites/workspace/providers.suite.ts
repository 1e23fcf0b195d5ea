import {
  type CheckContext,
  check,
  exchangeOf,
  expectThat,
  Inconclusive,
  observe,
  type Reply,
  show,
} from '../../src/check/index.ts';
import { neutral } from '../support/filespace-bodies.ts';
import { typedShapeOf } from '../support/shapes.ts';

function lookUp(t: CheckContext): Promise<Reply> {
  return t.workspace.raw({ operation: 'POST /api/v1/providers' });
}

check('workspace.providers.status', 'the lookup without a body succeeds', async (t) => {
  const reply = await lookUp(t);
  const { status } = exchangeOf(reply);
  expectThat(status >= 200 && status < 300, 'a 2xx status', String(status), reply);
});

check('workspace.providers.json', 'the lookup answers a JSON body', async (t) => {
  const reply = await lookUp(t);
  const { body, text } = exchangeOf(reply);
  expectThat(reply.response.ok && body === 'json', 'a JSON body', text === '' ? 'an empty body' : text, reply);
});

check('workspace.providers.something', 'two lookups, one after the other, both name something', async (t) => {
  for (const reply of [await lookUp(t), await lookUp(t)]) {
    const { json } = exchangeOf(reply);
    if (!reply.response.ok || json === undefined) throw new Inconclusive('the lookup answers no JSON');
    expectThat(namesIn(json).length > 0, 'a name of a provider or of a region', show(json), reply);
  }
});

observe('workspace.providers.success-status', async (t) => String((await lookUp(t)).response.status));

observe('workspace.providers.shape', async (t) => typedShapeOf(exchangeOf(await lookUp(t)).json, 4));

observe('workspace.providers.names', async (t) => {
  const texts = new Set(textsOf(exchangeOf(await lookUp(t)).json));
  const { storageProvider, region } = t.workspaceTarget.filespace;
  const has = (value: unknown): string => (texts.has(String(neutral(t, 'provider', value))) ? 'yes' : 'no');
  return `provider: ${has(storageProvider)}, region: ${has(region)}`;
});

/** What says no more than that a list follows. */
const envelopes = ['data', 'items', 'list', 'providers', 'regions', 'result', 'results', 'storageProviders'];

/** What may name a provider or a region: texts and keys anywhere, but for keys of an envelope. */
function namesIn(json: unknown): string[] {
  return textsOf(json).filter((text) => text.trim() !== '' && !envelopes.includes(text));
}

/** Every text of a JSON value, keys included. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return Object.entries(value).flatMap(([key, item]) => [key, ...textsOf(item)]);
}

observe('workspace.providers.request-body', async (t) => {
  const send = async (text: string): Promise<string> => {
    const reply = await t.workspace.raw({ operation: 'POST /api/v1/providers', text, open: true });
    return String(reply.response.status);
  };
  const [empty, filter, text] = await Promise.all([send('{}'), send('{"storageOwner":"vendor"}'), send('"text"')]);
  return `an empty object: ${empty}, an object: ${filter}, a text: ${text}`;
});
