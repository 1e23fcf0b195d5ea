import type { Answer, ApiRequest, Operation } from '../../core/exchange.ts';
import { isObject } from '../../core/json.ts';
import { transport } from '../../policy/around.ts';
import type { PolicyOverride } from '../../policy/index.ts';
import type { Fault } from '../types.ts';
import { idOf, shelves } from './memory.ts';
import { op, part, recordOf, sent, textPart, token } from './support.ts';

/** What becomes of the things that an account has made by its key: for every kind of thing. */
const kinds = [
  ['filespaces', shelves.filespaces],
  ['data-stores', shelves.dataStores],
  ['directories', shelves.entries],
  ['members', shelves.members],
] as const;

/** Who made what, by the header of the request. */
class Makers {
  readonly #accounts = new Map<string, string>();
  readonly #makers = new Map<string, string>();

  note(request: ApiRequest, answer: Answer, create: Operation): void {
    if (answer.status !== 201) return;
    const id = idOf(recordOf(answer));
    if (request.operation === op.createAccount) {
      this.#accounts.set(`Bearer ${textPart(answer.body, 'data', 'key', 'token')}`, id);
    }
    if (request.operation === create) this.#makers.set(id, token(request));
  }

  /** The header of its maker, where that was an account of the run. */
  of(id: string): string | undefined {
    const maker = this.#makers.get(id);
    return maker !== undefined && this.#accounts.has(maker) ? maker : undefined;
  }

  accountOf(id: string): string | undefined {
    return this.#accounts.get(this.of(id) ?? '');
  }

  /** The account whose key stands in a header. */
  holderOf(header = ''): string | undefined {
    return this.#accounts.get(header);
  }
}

const gone: Answer = {
  status: 404,
  body: { error: { message: 'Resource not found or user has no access privilege' } },
};

/** Who has a role from an account that is deleted is shown as standard. */
function rolesUndone(): PolicyOverride {
  const accounts = new Makers();
  const givers = new Map<string, string>();
  const deleted = new Set<string>();
  return transport({
    afterEach: ({ request, answer }) => {
      accounts.note(request, answer, op.createAccount);
      const { memberId = '', serviceAccountId = '' } = request.params;
      if (request.operation === op.changeMember && answer.status === 200) givers.set(memberId, token(request));
      if (request.operation === op.deleteAccount && answer.status === 200) deleted.add(serviceAccountId);
      const giver = accounts.holderOf(givers.get(memberId));
      if (request.operation !== op.getMember || giver === undefined || !deleted.has(giver)) return answer;
      return { ...answer, body: { data: { ...recordOf(answer), role: 'standard' } } };
    },
  });
}

function lostWithMaker(
  { create, parameter }: (typeof kinds)[number][1],
  lost: readonly (Operation | undefined)[],
): PolicyOverride {
  const makers = new Makers();
  const deleted = new Set<string>();
  return transport({
    afterEach: ({ request, answer }) => {
      makers.note(request, answer, create);
      if (request.operation === op.deleteAccount && answer.status === 200) {
        deleted.add(request.params.serviceAccountId ?? '');
      }
      const account = makers.accountOf(request.params[parameter] ?? '');
      return lost.includes(request.operation) && account !== undefined && deleted.has(account) ? gone : answer;
    },
  });
}

function inItsAccount(): PolicyOverride {
  const makers = new Makers();
  return transport({
    afterEach: ({ request, answer }) => {
      makers.note(request, answer, op.createFilespace);
      const record = recordOf(answer);
      const account = makers.accountOf(idOf(record));
      return account === undefined || typeof record.workspaceId !== 'string'
        ? answer
        : { ...answer, body: { data: { ...record, workspaceId: account } } };
    },
  });
}

function listedForMaker({ create, list }: { create: Operation; list: Operation }): PolicyOverride {
  const makers = new Makers();
  return transport({
    afterEach: ({ request, answer }) => {
      makers.note(request, answer, create);
      if (request.operation !== list || answer.status !== 200) return answer;
      const isShown = (each: unknown): boolean => {
        const maker = makers.of(textPart(each, 'id'));
        return maker === undefined || maker === token(request);
      };
      return { ...answer, body: filtered(answer.body, isShown) };
    },
  });
}

/** What is older than an account is missing in the lists that its key asks for. */
function listedSinceAccount({ create, list }: (typeof kinds)[number][1]): PolicyOverride {
  const newer = new Map<string, Set<string>>();
  return transport({
    afterEach: ({ request, answer }) => {
      if (answer.status === 201 && request.operation === op.createAccount) {
        newer.set(`Bearer ${textPart(answer.body, 'data', 'key', 'token')}`, new Set());
      }
      if (answer.status === 201 && request.operation === create) {
        for (const ids of newer.values()) ids.add(idOf(recordOf(answer)));
      }
      const known = newer.get(token(request));
      if (known === undefined || request.operation !== list || answer.status !== 200) return answer;
      return { ...answer, body: filtered(answer.body, (each) => known.has(textPart(each, 'id'))) };
    },
  });
}

/** A list without some of its records, bare, wrapped or a page. */
function filtered(body: unknown, isShown: (each: unknown) => boolean): unknown {
  if (Array.isArray(body)) return body.filter(isShown);
  if (!isObject(body)) return body;
  const entries = part(body, 'data', 'entries');
  if (Array.isArray(entries) && isObject(body.data)) {
    return { ...body, data: { ...body.data, entries: entries.filter(isShown) } };
  }
  return { ...body, data: filtered(body.data, isShown) };
}

/** The settings of the workspace are those of whoever is in its table of users, where no new account is. */
function unsettled(): PolicyOverride {
  const tokens = new Set<string>();
  let made = 900_000_000;
  return transport({
    afterEach: ({ request, answer }) => {
      if (request.operation === op.createAccount && answer.status === 201) {
        tokens.add(`Bearer ${textPart(answer.body, 'data', 'key', 'token')}`);
      }
      const { parentId, name } = request.operation === op.createEntry ? sent(request) : {};
      if (answer.status !== 400 || !tokens.has(token(request)) || typeof name !== 'string') return answer;
      if (!/^[^/]*[:*?]/u.test(name)) return answer;
      made += 1;
      const moment = new Date().toISOString();
      const data = { parentId, name, type: 'dir', size: 0, createdAt: moment, modifiedAt: moment };
      return { status: 201, body: { data: { id: `1:${made}`, ...data } } };
    },
  });
}

export const workFaults: readonly Fault[] = kinds
  .flatMap(([word, shelf]) => [
    {
      id: `account-delete-takes-its-${word}`,
      requirement: 'workspace.service-account.delete.only-that',
      story: `With an account go the ${word} that it has made.`,
      override: lostWithMaker(shelf, [shelf.read]),
    },
    {
      id: `account-${word}-listed-for-itself`,
      requirement: 'workspace.service-account.create.token-workspace',
      story: `The list shows no ${word} that another account has made.`,
      override: listedForMaker(shelf),
    },
    {
      id: `account-${word}-listed-since-it-is-there`,
      requirement: 'workspace.service-account.create.token-workspace',
      story: `To the key of an account the list shows no ${word} that are older than the account.`,
      override: listedSinceAccount(shelf),
    },
  ])
  .concat(
    (
      [
        ['filespaces', shelves.filespaces, op.renameFilespace],
        ['data-stores', shelves.dataStores, op.updateStore],
        ['members', shelves.members, op.changeMember],
      ] as const
    ).map(([word, shelf, change]) => ({
      id: `account-delete-fixes-its-${word}`,
      requirement: 'workspace.service-account.delete.only-that',
      story: `Once an account is gone, none of the ${word} that it has made can be changed.`,
      override: lostWithMaker(shelf, [change]),
    })),
    {
      id: 'account-delete-undoes-roles',
      requirement: 'workspace.service-account.delete.only-that',
      story: 'The roles that an account has given end with it.',
      override: rolesUndone(),
    },
    {
      id: 'account-accounts-listed-for-itself',
      requirement: 'workspace.service-account.list.contains-created',
      story: 'The list of accounts shows none that another account has made.',
      override: listedForMaker({ create: op.createAccount, list: op.listAccounts }),
    },
    {
      id: 'account-filespaces-in-itself',
      requirement: 'workspace.filespace.list.workspace-id',
      story: 'Filespaces that an account has made show it as their workspace.',
      override: inItsAccount(),
    },
    {
      id: 'account-without-settings',
      requirement: 'workspace.entry.name.colon',
      story: 'By the token of a new account directories get names with forbidden characters.',
      override: unsettled(),
    },
    {
      id: 'account-delete-keeps-its-filespaces',
      requirement: 'workspace.service-account.delete.only-that',
      story: 'Once an account is gone, none of the filespaces that it has made can be deleted.',
      override: lostWithMaker(shelves.filespaces, [op.deleteFilespace]),
    },
  );
