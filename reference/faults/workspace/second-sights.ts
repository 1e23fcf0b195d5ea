/** Bugs that show at a second sight alone: the second change, the other kind, the other storage, another token. */
import type { Answer, ApiRequest } from '../../core/exchange.ts';
import type { Json } from '../../policy/stated/workspace/views.ts';
import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { type Fault, workspaceFault as fault } from '../types.ts';
import { idOf } from './memory.ts';
import {
  type Change,
  entryShown,
  filespaceShown,
  isObject,
  itemsOf,
  op,
  refused,
  sent,
  successes,
  textPart,
} from './support.ts';

const missing = (answer: Answer, message: string): Answer => ({ ...answer, status: 404, body: { error: { message } } });

function readsOnly(): Change {
  const issued = new Set<string>();
  return {
    ...successes((asked, answer) => {
      if (asked === op.createAccount) issued.add(textPart(answer.body, 'data', 'key', 'token'));
      return answer;
    }),
    auth: {
      verdict: (asked, facts) =>
        !asked.startsWith('GET') && issued.has(facts.token)
          ? 'unauthenticated'
          : statedWorkspace.auth.verdict(asked, facts),
    },
  };
}

function losesContent(): Change {
  const renamed = new Set<string>();
  return successes((asked, answer, request) => {
    const { filespaceId = '' } = request.params;
    if (asked === op.renameFilespace) renamed.add(filespaceId);
    return asked === op.getEntry && renamed.has(filespaceId) ? missing(answer, 'File system entry not found') : answer;
  });
}

function dropsStores(): Change {
  let at = 0;
  return {
    ...successes((asked, answer) => {
      if (asked === op.deleteFilespace) at = Date.now();
      return answer;
    }),
    dataStores: { listed: (record) => record.createdAt > at },
  };
}

function keepsOldKeys(): Change {
  const first = new Map<string, unknown>();
  return {
    ...successes((asked, answer) => {
      if (asked === op.createStore)
        first.set(textPart(answer.body, 'id'), isObject(answer.body) && answer.body.s3StorageParams);
      if (asked !== op.listStores) return answer;
      const old = (item: Json): Json =>
        isObject(first.get(idOf(item))) ? { ...item, s3StorageParams: first.get(idOf(item)) } : item;
      return { ...answer, body: itemsOf(answer.body).map(old) };
    }),
  };
}

function updatesOnce(): Change {
  const seen = new Set<string>();
  return {
    dataStores: {
      updated: (record, next) => {
        if (seen.has(record.id)) return record.s3 ?? next;
        seen.add(record.id);
        return next;
      },
    },
  };
}

const madeAnyhow = (answer: Answer, request: ApiRequest): Answer => ({
  ...answer,
  status: 201,
  body: { id: 'ds00000000000000000000000000000000', name: sent(request).name, kind: sent(request).kind },
});

const onCustomerStorage = (answer: Answer, request: ApiRequest): Answer =>
  sent(request).storageOwner === 'customer' ? { ...answer, status: 201, body: { data: {} } } : answer;

/** Names are taken among the data stores of one kind. */
function otherKindFree(): Change {
  const kinds = new Map<string, unknown>();
  return {
    ...successes((asked, answer, request) => {
      if (asked === op.createStore) kinds.set(String(sent(request).name), sent(request).kind);
      return answer;
    }),
    ...refused(
      'dataStore.exists',
      (answer, request) =>
        kinds.get(String(sent(request).name)) === sent(request).kind ? answer : madeAnyhow(answer, request),
      op.createStore,
    ),
  };
}

const filespacePrefix: Fault = {
  id: 'filespace-name-beginning-of-another',
  requirement: 'workspace.filespace.name.accepted',
  story: 'A new filespace may not be named like the beginning of another one.',
  override: {
    open: {
      workspace: { filespaces: { nameTaken: (name, others) => others.some((other) => other.startsWith(`${name}-`)) } },
    },
  },
};

export const secondSightsFaults: readonly Fault[] = [
  filespacePrefix,
  fault(
    'data-store-name-beginning-of-another',
    'workspace.data-store.create.name.distinct',
    'A name is taken when that of another data store begins with it.',
    {
      dataStores: { create: { nameTaken: (name, others) => others.some((other) => other.startsWith(name)) } },
    },
  ),
  fault(
    'data-store-name-free-for-other-kind',
    'workspace.data-store.create.name.duplicate',
    'Names are taken among the data stores of one kind.',
    otherKindFree(),
  ),
  fault(
    'rename-works-once',
    'workspace.filespace.rename.read-back',
    'A filespace that was renamed keeps its name for ever.',
    {
      filespaces: { renamed: (record, name) => (record.updatedAt > record.createdAt ? record.name : name) },
    },
  ),
  fault(
    'rename-loses-entries',
    'workspace.filespace.rename.data-kept',
    'Entries are kept under the name of their filespace, and lost with it.',
    losesContent(),
  ),
  fault(
    'rename-makes-it-young',
    'workspace.filespace.rename.rest-unchanged',
    'A filespace shows the last change as its creation.',
    filespaceShown((shown) => ({ ...shown, createdAt: shown.updatedAt })),
  ),
  fault(
    'update-resets-url-expiration',
    'workspace.data-store.update.rest-unchanged',
    'An update sets the URL expiration back to the default.',
    {
      dataStores: { updated: (_record, next) => ({ ...next, urlExpirationMinutes: 10_080 }) },
    },
  ),
  fault(
    'update-resets-addressing-style',
    'workspace.data-store.update.rest-unchanged',
    'An update sets the addressing style back to the default.',
    {
      dataStores: { updated: (_record, next) => ({ ...next, useVirtualAddressing: true }) },
    },
  ),
  fault(
    'update-resets-endpoint',
    'workspace.data-store.update.rest-unchanged',
    'An update sets the endpoint back to the default.',
    {
      dataStores: { updated: (_record, next) => ({ ...next, endpoint: `https://s3.${next.region}.storage.example` }) },
    },
  ),
  fault(
    'update-works-once',
    'workspace.data-store.update.read-back',
    'The second update of a data store changes nothing.',
    updatesOnce(),
  ),
  fault(
    'update-missing-in-list',
    'workspace.data-store.list.agrees-with-get',
    'The list shows the access key of the create.',
    keepsOldKeys(),
  ),
  fault(
    'entry-made-young-by-children',
    'workspace.entry.get.agrees-with-create',
    'An entry shows the last change as its creation.',
    entryShown((shown) => ({ ...shown, createdAt: shown.modifiedAt })),
  ),
  fault(
    'customer-storage-any-name',
    'workspace.filespace.name.other-character',
    'Names are not checked for storage of the customer.',
    refused('filespace.name', onCustomerStorage, op.createFilespace),
  ),
  fault(
    'customer-storage-any-block-size',
    'workspace.filespace.create.block-size.type',
    'Block sizes are not checked for storage of the customer.',
    refused('filespace.blockSize', onCustomerStorage, op.createFilespace),
  ),
  fault(
    'customer-storage-never-deleted',
    'workspace.filespace.delete.gone',
    'Filespaces on storage of the customer are never deleted.',
    {
      filespaces: { removes: (record) => record.owner !== 'customer' },
    },
  ),
  fault(
    'customer-storage-never-renamed',
    'workspace.filespace.rename.read-back',
    'Filespaces on storage of the customer keep their names.',
    {
      filespaces: { renamed: (record, name) => (record.owner === 'customer' ? record.name : name) },
    },
  ),
  fault('link-same-for-all', 'workspace.direct-link.own-url', 'Every link is the same.', {
    directLinks: { url: () => 'https://links.example/open' },
  }),
  fault(
    'token-issued-reads-only',
    'workspace.auth.accepted',
    'Tokens that the service issues may only read.',
    readsOnly(),
  ),
  fault(
    'expiry-offset-ignored',
    'workspace.service-account.token.before-expiry',
    'The offset of an expiry date is ignored.',
    {
      serviceAccounts: {
        expiresAt: (value, parse) => parse(typeof value === 'string' ? value.replace(/[+-]\d\d:\d\d$/u, 'Z') : value),
      },
    },
  ),
  fault(
    'expiry-hour-25',
    'workspace.service-account.create.expires-at.not-a-date',
    'Hours after the last one of a day are taken for that.',
    {
      serviceAccounts: {
        expiresAt: (value, parse) => parse(typeof value === 'string' ? value.replace(/T2[4-9]/u, 'T23') : value),
      },
    },
  ),
  fault(
    'expiry-month-13',
    'workspace.service-account.create.expires-at.not-a-date',
    'A thirteenth month is taken for the twelfth.',
    {
      serviceAccounts: {
        expiresAt: (value, parse) => parse(typeof value === 'string' ? value.replace(/-13-(?=[0-2])/u, '-12-') : value),
      },
    },
  ),
  fault(
    'filespace-deletion-empties-store-lists',
    'workspace.filespace.delete.only-that',
    'The deletion of a filespace empties the lists of data stores of the others.',
    dropsStores(),
  ),
  fault('member-admins-unlisted', 'workspace.member.update.listed', 'Administrators of filespaces are not listed.', {
    members: { listed: (record) => record.role !== 'filespaceAdmin' },
  }),
  fault('token-in-any-case', 'workspace.auth.other-case', 'Tokens are compared without regard to case.', {
    auth: { comparedPart: (given) => given.toLowerCase() },
  }),
  fault('token-compared-in-part', 'workspace.auth.garbage', 'The first 44 characters of a token are compared.', {
    auth: { comparedPart: (given) => given.slice(0, 44) },
  }),
];
