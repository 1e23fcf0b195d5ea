import type { Answer, ApiName, ApiRequest, Operation } from '../core/exchange.ts';
import { bodyOf, objectOf } from '../core/json.ts';
import { transport } from '../policy/around.ts';
import type { PolicyOverride } from '../policy/index.ts';
import { op as partner } from './partner/operations.ts';
import type { Fault } from './types.ts';
import { op as workspace } from './workspace/support.ts';

/** A field that holds a text of the user. */
interface Field {
  api: ApiName;
  name: string;
  write: Operation;
  key: 'name' | 'email' | 'notes';
  requirement?: string;
  /** How what has the text is removed. */
  remove?: Operation;
}

const names: readonly Field[] = [
  { api: 'partner', name: 'client-name', write: partner.createClient, key: 'name' },
  {
    api: 'partner',
    name: 'client-notes',
    write: partner.createClient,
    key: 'notes',
    requirement: 'partner.client.create.echoes-notes',
  },
  { api: 'workspace', name: 'filespace-name', write: workspace.renameFilespace, key: 'name' },
  {
    api: 'workspace',
    name: 'data-store-name',
    write: workspace.createStore,
    key: 'name',
    remove: workspace.deleteStore,
  },
  { api: 'workspace', name: 'entry-name', write: workspace.createEntry, key: 'name', remove: workspace.deleteEntry },
  {
    api: 'workspace',
    name: 'account-name',
    write: workspace.createAccount,
    key: 'name',
    remove: workspace.deleteAccount,
  },
];

const emails: readonly Field[] = [
  { api: 'partner', name: 'client-member', write: partner.addMember, key: 'email', remove: partner.removeMember },
  { api: 'workspace', name: 'member', write: workspace.addMember, key: 'email', remove: workspace.removeMember },
];

/** What trips over which texts, and where in a longer text they stand. */
const trips: readonly [word: string, story: string, pattern: RegExp][] = [
  [
    'language',
    'on names of what every object has',
    /^(?:constructor|prototype|valueof|hasownproperty|tostring|function)\b/,
  ],
  ['value', 'on the words for nothing and for truths', /^(?:null|true|false|undefined|nan|infinity|none|nil)\b/],
  ['store', 'on words of its store', /^(?:select|delete|drop|union|where|table)\b/],
];

const anyTrips: typeof trips = [
  ['letters', 'on letters beyond ASCII', /[\u0400-\u04ff]/],
  ['emoji', 'on emoji', /\p{Extended_Pictographic}/u],
  ['encoded', 'on what a path encodes', /%20/],
  ['hundred', 'on a hundred characters', /^.{100}$/],
];

const addressTrips: typeof trips = [
  ['value', 'on addresses that begin with null', /^null\b/],
  ['apostrophe', 'on an apostrophe', /'/],
  ['length', 'on addresses of more than a hundred characters', /.{101}/],
];

function textIn({ write, key }: Field, request: ApiRequest): string {
  if (request.operation !== write) return '';
  const value = bodyOf(request)[key];
  return typeof value === 'string' ? value : '';
}

function crashing(field: Field, pattern: RegExp): PolicyOverride {
  const answer: Answer = { status: 500, body: { error: { type: 'internal', message: 'Something went wrong' } } };
  return transport({
    beforeEach: ({ api, request }) => (api === field.api && pattern.test(textIn(field, request)) ? answer : undefined),
  });
}

/** A removal of what has such a text is accepted, and removes nothing. */
function staying(field: Field, pattern: RegExp): PolicyOverride {
  const meant = new Set<unknown>();
  return transport({
    beforeEach: ({ api, request }) =>
      api === field.api && request.operation === field.remove && meant.has(Object.values(request.params).at(-1))
        ? { status: api === 'partner' ? 204 : 200 }
        : undefined,
    afterEach: ({ api, request, answer }) => {
      if (api === field.api && answer.status === 201 && pattern.test(textIn(field, request))) {
        const body = objectOf(answer.body);
        const record = 'data' in body ? objectOf(body.data) : body;
        meant.add(record.id ?? record.accountId);
      }
      return answer;
    },
  });
}

/** Buckets that have such a name show another one when they are read. */
function misreadBuckets(meant: RegExp, read: (name: string) => unknown): PolicyOverride {
  const misread = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(misread);
    const record = objectOf(value);
    const params = objectOf(record.s3StorageParams);
    const name = String(params.bucketName);
    return meant.test(name) ? { ...record, s3StorageParams: { ...params, bucketName: read(name) } } : value;
  };
  const reads: readonly string[] = [workspace.getStore, workspace.listStores];
  return transport({
    afterEach: ({ request, answer }) =>
      reads.includes(request.operation) && answer.status === 200 ? { ...answer, body: misread(answer.body) } : answer,
  });
}

/** What has such a text is in no list. */
function unlisted({ api: meant, key }: Field, pattern: RegExp): PolicyOverride {
  const without = (list: readonly unknown[]): readonly unknown[] =>
    list.filter((item) => !pattern.test(String(objectOf(item)[key])));
  return transport({
    afterEach: ({ api, answer }) => {
      const { body } = answer;
      if (api !== meant) return answer;
      if (Array.isArray(body)) return { ...answer, body: without(body) };
      const { data } = objectOf(body);
      return Array.isArray(data) ? { ...answer, body: { ...objectOf(body), data: without(data) } } : answer;
    },
  });
}

/** What has such a text may be made again. */
function again(field: Field, pattern: RegExp): PolicyOverride {
  const given = new Map<string, Answer>();
  return transport({
    afterEach: ({ api, request, answer }) => {
      const text = api === field.api ? textIn(field, request) : '';
      if (text === '' || !pattern.test(text)) return answer;
      if (answer.status === 201) given.set(text, answer);
      return answer.status === 400 ? (given.get(text) ?? answer) : answer;
    },
  });
}

/** Texts that look like numbers are numbers: they come back as such numbers are written. */
function normalized(field: Field): PolicyOverride {
  const known = new Map<string, string>();
  const replaced = (body: unknown): unknown => {
    const text = JSON.stringify(body);
    const changed = [...known].reduce(
      (current, [from, to]) => current.replaceAll(`"${field.key}":${from}`, `"${field.key}":${to}`),
      text,
    );
    return JSON.parse(changed);
  };
  return transport({
    afterEach: ({ api, request, answer }) => {
      if (api !== field.api) return answer;
      const text = textIn(field, request);
      const [word = '', ...rest] = text.split(' ');
      const number = /^\d[\dxbef.]*$/.test(word) ? String(Number(word)) : word;
      if (number !== word) known.set(JSON.stringify(text), JSON.stringify([number, ...rest].join(' ')));
      return known.size === 0 || answer.body === undefined ? answer : { ...answer, body: replaced(answer.body) };
    },
  });
}

/** A text that means something elsewhere is taken for that: for every field that holds a text. */
export const delicateTextFaults: readonly Fault[] = [
  {
    id: 'delicate-workspace-bucket-of-digits',
    requirement: 'workspace.delicate-text',
    story: 'A bucket that is called by digits alone is kept as a number.',
    override: misreadBuckets(/^\d+$/, Number),
  },
  {
    id: 'delicate-workspace-bucket-like-a-host',
    requirement: 'workspace.delicate-text',
    story: 'Of the name of a bucket so much is kept as stands before a dot.',
    override: misreadBuckets(/\./, (name) => name.split('.', 1)[0]),
  },
  ...[
    ...names.map((field) => ({ field, tripping: trips })),
    ...emails.map((field) => ({ field, tripping: addressTrips })),
  ]
    .filter(({ field }) => field.key !== 'notes')
    .flatMap(({ field, tripping }) =>
      tripping.map(([word, story, pattern]) => fault(field, word, `trips ${story}.`, crashing(field, pattern))),
    ),
  ...[
    ...names.map((field) => ({ field, staysWith: [...trips, ...(field.name === 'entry-name' ? anyTrips : [])] })),
    ...emails.map((field) => ({ field, staysWith: addressTrips.filter(([word]) => word !== 'length') })),
  ]
    .filter(({ field }) => field.remove !== undefined)
    .flatMap(({ field, staysWith }) =>
      staysWith.map(([word, , pattern]) =>
        fault(
          field,
          `${word}-stays`,
          `makes what no removal removes, by a text of the sort ${word}.`,
          staying(field, pattern),
        ),
      ),
    ),
  ...[...names, ...emails]
    .filter(({ name }) => ['data-store-name', 'entry-name', 'client-member'].includes(name))
    .flatMap((field) => {
      const texts = field.key === 'email' ? addressTrips.filter(([word]) => word === 'value') : trips;
      const sorts = field.name === 'entry-name' ? [...texts, ...anyTrips] : texts;
      return sorts.map(([word, , pattern]) =>
        fault(field, `${word}-again`, `takes a text of the sort ${word} again.`, again(field, pattern)),
      );
    }),
  ...names
    .filter(({ name }) => name === 'data-store-name')
    .map((field) =>
      fault(
        field,
        'inherited',
        'makes what no list shows, by a name of every object.',
        unlisted(field, /^__proto__\b/),
      ),
    ),
  ...names
    .filter(({ name }) => name === 'data-store-name')
    .map((field) =>
      fault(field, 'moment', 'trips on what reads like a date-time.', crashing(field, /^\d{4}-\d\d-\d\dT/)),
    ),
  ...names
    .filter(({ name }) => ['data-store-name', 'account-name'].includes(name))
    .map((field) => fault(field, 'length', 'trips on more than 255 characters.', crashing(field, /^.{256}/))),
  ...names
    // The record of an account is open.
    .filter(({ name }) => name !== 'account-name')
    .map((field) => fault(field, 'number', 'keeps what looks like a number as one.', normalized(field))),
];

const clientName: Field = {
  api: 'partner',
  name: 'client-name',
  write: partner.createClient,
  key: 'name',
  requirement: 'partner.client.delete.gone',
  remove: partner.deleteClient,
};

/** Clients that no removal removes, for what they are called or for what is noted of them. */
export const clientsThatStay: readonly Fault[] = [
  fault(clientName, 'long-stays', 'makes what no removal removes, by a long name.', staying(clientName, /^.{90}/)),
  fault(clientName, 'brackets-stays', 'makes what no removal removes, by parentheses.', staying(clientName, /[()]/)),
  fault(
    { ...clientName, name: 'client-notes', key: 'notes' },
    'long-stays',
    'makes what no removal removes, by long notes.',
    staying({ ...clientName, key: 'notes' }, /^.{150}/),
  ),
];

function fault(field: Field, word: string, story: string, override: PolicyOverride): Fault {
  const { api, name, write, requirement = `${api}.delicate-text` } = field;
  return { id: `delicate-${api}-${name}-${word}`, requirement, story: `${write} ${story}`, override };
}
