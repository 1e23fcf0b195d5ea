import type { Answer, ApiRequest, Operation } from '../../core/exchange.ts';
import { isObject, type Json } from '../../core/json.ts';
import { transport } from '../../policy/around.ts';
import type { PolicyOverride } from '../../policy/index.ts';
import { type Bug, workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { idOf } from './memory.ts';
import {
  answered,
  type Change,
  itemsOf,
  op,
  part,
  recordOf,
  s3Params,
  sent,
  successes,
  textPart,
  token,
} from './support.ts';

/* What goes along with a thing is touched by a write that leaves the thing itself alone, or is shown where it is not. */

const unauthenticated: Answer = { status: 401, body: { error: { message: 'Invalid or expired token' } } };

const missingThere: Answer = {
  status: 404,
  body: { error: { message: 'Resource not found or user has no access privilege' } },
};

/** The token that the create of each account answered. */
function issued({ request, answer }: { request: ApiRequest; answer: Answer }, tokens: Map<string, string>): void {
  if (request.operation !== op.createAccount || answer.status !== 201) return;
  const key = textPart(answer.body, 'data', 'key', 'token');
  if (key !== '') tokens.set(idOf(recordOf(answer)), key);
}

/** A deletion that is refused so revokes the keys all the same. */
function revokedAllTheSame(status: number): PolicyOverride {
  const tokens = new Map<string, string>();
  const revoked = new Set<string>();
  return transport({
    beforeEach: ({ request }) => (revoked.has(token(request)) ? unauthenticated : undefined),
    afterEach: ({ request, answer }) => {
      issued({ request, answer }, tokens);
      if (request.operation !== op.deleteAccount || answer.status !== status) return answer;
      const key = tokens.get(request.params.serviceAccountId ?? '');
      if (key !== undefined) revoked.add(`Bearer ${key}`);
      return answer;
    },
  });
}

/** A deletion of a filespace that is refused so empties it all the same. */
function emptiedAllTheSame(status: number, read: Operation): PolicyOverride {
  const emptied = new Set<string>();
  return transport({
    beforeEach: ({ request }) =>
      request.operation === read && emptied.has(request.params.filespaceId ?? '') ? missingThere : undefined,
    afterEach: ({ request, answer }) => {
      const { filespaceId } = request.params;
      const isRefused = request.operation === op.deleteFilespace && answer.status === status;
      if (isRefused && filespaceId !== undefined) emptied.add(filespaceId);
      return answer;
    },
  });
}

/** A rename that is refused so shows in the list all the same. */
function listedAllTheSame(status: number): PolicyOverride {
  const names = new Map<unknown, unknown>();
  return transport({
    afterEach: ({ request, answer }) => {
      if (request.operation === op.renameFilespace && answer.status === status) {
        names.set(request.params.filespaceId, sent(request).name);
      }
      if (request.operation !== op.listFilespaces || answer.status !== 200) return answer;
      const data = itemsOf(part(answer.body, 'data'));
      const shown = data.map((each) => (names.has(each.id) ? { ...each, name: names.get(each.id) } : each));
      return { ...answer, body: { data: shown } };
    },
  });
}

function endedWithYounger(): PolicyOverride {
  const endless = new Set<string>();
  const ends = new Map<string, number>();
  return transport({
    beforeEach: ({ request }) =>
      (ends.get(token(request)) ?? Number.POSITIVE_INFINITY) < Date.now() ? unauthenticated : undefined,
    afterEach: ({ request, answer }) => {
      if (request.operation !== op.createAccount || answer.status !== 201) return answer;
      const { serviceIdentity } = sent(request);
      if (!isObject(serviceIdentity)) return answer;
      const { expiresAt } = serviceIdentity;
      const key = `Bearer ${textPart(answer.body, 'data', 'key', 'token')}`;
      if (expiresAt === undefined) endless.add(key);
      else
        for (const each of endless)
          ends.set(each, Math.min(ends.get(each) ?? Number.POSITIVE_INFINITY, Date.parse(String(expiresAt))));
      return answer;
    },
  });
}

/** Whoever asks with the key of an account for that account sees the key. */
function shownToItself(): PolicyOverride {
  const tokens = new Map<string, string>();
  return transport({
    afterEach: ({ request, answer }) => {
      issued({ request, answer }, tokens);
      const key = tokens.get(request.params.serviceAccountId ?? '');
      const isItself = key !== undefined && token(request) === `Bearer ${key}`;
      if (!isItself || request.operation !== op.getAccount || !isObject(answer.body)) return answer;
      return { ...answer, body: { ...answer.body, usedKey: key } };
    },
  });
}

/** Beside the children of a directory stand those of its siblings whose names begin like its own. */
function childrenByPrefix(): Change {
  const known = new Map<string, Json>();
  return successes((asked, answer, request) => {
    const record = recordOf(answer);
    const place = (id: string) => `${request.params.filespaceId} ${id}`;
    if (asked === op.createEntry) known.set(place(idOf(record)), record);
    const own = known.get(place(request.params.entryId ?? ''));
    if (asked !== op.children || own === undefined) return answer;
    const entries = part(answer.body, 'data', 'entries');
    const isAlike = ({ parentId, id, name }: Json) =>
      parentId === own.parentId && id !== own.id && String(name).startsWith(String(own.name));
    const alike = [...known.values()].filter(isAlike).map(({ id }) => id);
    const more = [...known.values()].filter(({ parentId }) => alike.includes(parentId));
    return { ...answer, body: { data: { ...record, entries: [...(Array.isArray(entries) ? entries : []), ...more] } } };
  });
}

/** The link that a path once had is answered ever after. */
function linkKept(): Change {
  const links = new Map<string, Answer>();
  return answered(op.directLink, (answer, request) => {
    const path = request.query.get('path');
    if (path === null) return answer;
    const key = `${request.params.filespaceId} ${path}`;
    const kept = links.get(key) ?? answer;
    links.set(key, kept);
    return kept;
  });
}

/** What a create of a name that is taken said is shown of the data store that has the name. */
function overwrittenByRefused(fields: readonly string[]): PolicyOverride {
  const written = new Map<string, Json>();
  const key = (request: ApiRequest, name: unknown) => `${request.params.filespaceId} ${String(name)}`;
  return transport({
    afterEach: ({ request, answer }) => {
      if (request.operation === op.createStore && answer.status === 400) {
        const { name, s3StorageParams } = sent(request);
        if (isObject(s3StorageParams)) written.set(key(request, name), s3StorageParams);
      }
      if (request.operation !== op.getStore || !isObject(answer.body)) return answer;
      const refused = written.get(key(request, answer.body.name));
      if (refused === undefined || answer.body.s3StorageParams === undefined) return answer;
      const taken = Object.entries(refused).filter(([name]) => fields.includes(name));
      const s3StorageParams = { ...s3Params(answer.body), ...Object.fromEntries(taken) };
      return { ...answer, body: { ...answer.body, s3StorageParams } };
    },
  });
}

const around = (story: string, override: PolicyOverride): Bug => ({ story, override });

export const alongFaults: readonly Fault[] = faultsOf({
  'workspace.ownership.no-effect': {
    'ownership-account-keys-revoked': around(
      'The deletion of an account that is not found revokes its keys before it is asked whose it is.',
      revokedAllTheSame(404),
    ),
    'ownership-filespace-loses-its-entries': around(
      'The deletion of a filespace that is not found removes its entries before it is asked whose it is.',
      emptiedAllTheSame(404, op.getEntry),
    ),
    'ownership-filespace-loses-its-data-stores': around(
      'The deletion of a filespace that is not found removes its data stores before it is asked whose it is.',
      emptiedAllTheSame(404, op.getStore),
    ),
    'ownership-filespace-listed-by-a-strangers-name': around(
      'The list shows the name that another workspace gave to a filespace that it did not find.',
      listedAllTheSame(404),
    ),
  },
  'workspace.auth.no-effect': {
    'auth-account-keys-revoked': around(
      'The keys of an account are revoked before it is asked who wants it deleted.',
      revokedAllTheSame(401),
    ),
    'auth-filespace-loses-its-entries': around(
      'The entries of a filespace are removed before it is asked who wants it deleted.',
      emptiedAllTheSame(401, op.getEntry),
    ),
    'auth-filespace-loses-its-data-stores': around(
      'The data stores of a filespace are removed before it is asked who wants it deleted.',
      emptiedAllTheSame(401, op.getStore),
    ),
    'auth-filespace-listed-by-a-rejected-name': around(
      'The list shows the name of a rename before it is asked who wants it.',
      listedAllTheSame(401),
    ),
  },
  'workspace.service-account.token.before-expiry': {
    'account-keys-end-with-a-younger-one': around(
      'Keys without an end get the earliest one that a younger key has.',
      endedWithYounger(),
    ),
  },
  'workspace.secrets.service-account-token': {
    'secret-token-shown-to-itself': around('An account that asks for itself is shown the key.', shownToItself()),
  },
  'workspace.entry.children.empty': {
    'children-by-prefix-of-the-path': bug('Children are found by how their paths begin.', childrenByPrefix()),
  },
  'workspace.direct-link.same-url': {
    'direct-link-of-a-path-kept': bug('The link of a path outlives the entry it led to.', linkKept()),
  },
  'workspace.after-refusal': {
    'after-refusal-workspace-data-store-overwritten': around(
      'A create of a name that is taken writes its parameters to the data store that has it.',
      overwrittenByRefused(['bucketName', 'region']),
    ),
    'after-refusal-workspace-data-store-takes-keys': around(
      'A create of a name that is taken gives its access key to the data store that has it.',
      overwrittenByRefused(['accessKey']),
    ),
  },
});
