/** Bugs of services that answer from memory what has changed since. */

import type { Answer, ApiRequest } from '../../core/exchange.ts';
import { transport } from '../../policy/around.ts';
import type { WorkspaceFailure } from '../../policy/stated/workspace/errors.ts';
import type { WorkspaceOperation } from '../../policy/stated/workspace/operations.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { answered, type Change, missing, op, sent, successes, token } from './support.ts';

const keyOf = (request: ApiRequest): string => `${token(request)} ${request.path} ${request.query}`;

/** What was read once is served from memory when it is gone. */
function cached(read: WorkspaceOperation, ...kinds: readonly WorkspaceFailure[]): Change {
  const seen = new Map<string, Answer>();
  return {
    ...successes((asked, answer, request) => {
      if (asked === read) seen.set(keyOf(request), answer);
      return answer;
    }),
    errors: {
      answer: (asked, problem, answer, request) =>
        asked === read && kinds.includes(problem) ? (seen.get(keyOf(request)) ?? answer) : answer,
    },
  };
}

/** What was missed once stays missing. */
function missedForEver(read: WorkspaceOperation, kind: WorkspaceFailure, message: string): Change {
  const missed = new Set<string>();
  return {
    ...successes((asked, answer, request) =>
      asked === read && missed.has(keyOf(request)) ? missing(answer, message) : answer,
    ),
    errors: {
      answer: (asked, problem, answer, request) => {
        if (asked === read && problem === kind) missed.add(keyOf(request));
        return answer;
      },
    },
  };
}

/** The answer to a filter is kept. */
function keptFilter(list: WorkspaceOperation, name: string): Change {
  const seen = new Map<string, unknown>();
  return answered(list, (answer, request) => {
    if (!request.query.has(name)) return answer;
    const key = keyOf(request);
    if (!seen.has(key)) seen.set(key, answer.body);
    return { ...answer, body: seen.get(key) };
  });
}

export const cachesFaults: readonly Fault[] = [
  ...faultsOf({
    'workspace.entry.delete.gone': {
      'entry-deleted-still-cached': bug(
        'Entries are read from a cache that deletions pass by.',
        cached(op.getEntry, 'entry.notFound'),
      ),
    },
    'workspace.data-store.delete.gone': {
      'data-store-deleted-still-cached': bug(
        'Data stores are read from a cache that deletions pass by.',
        cached(op.getStore, 'dataStore.notFound'),
      ),
    },
    'workspace.member.remove.gone': {
      'member-removed-still-cached': bug(
        'Members are read from a cache that removals pass by.',
        cached(op.getMember, 'member.notFound'),
      ),
    },
    'workspace.filespace.delete.gone': {
      'filespace-deleted-still-cached': bug(
        'Filespaces are read from a cache that deletions pass by.',
        cached(op.getFilespace, 'filespace.notFound'),
      ),
    },
    'workspace.service-account.delete.gone': {
      'account-deleted-still-cached': bug(
        'Service accounts are read from a cache that deletions pass by.',
        cached(op.getAccount, 'serviceAccount.notFound'),
      ),
    },
    'workspace.entry.resolve.status': {
      'resolve-miss-cached': bug(
        'A path that once led nowhere never leads anywhere.',
        missedForEver(op.resolve, 'entry.notFound', 'File system entry not found'),
      ),
    },
    'workspace.direct-link.directory': {
      'link-miss-cached': bug(
        'A path that once led nowhere never has a link.',
        missedForEver(op.directLink, 'entry.notFound', 'File system entry not found'),
      ),
    },
    'workspace.direct-link.deleted-entry': {
      'link-by-id-cached': bug(
        'Links by id are kept for entries that are gone.',
        cached(op.directLink, 'entry.notFound'),
      ),
    },
    'workspace.direct-link.unknown-path': {
      'link-by-path-cached': bug(
        'Links by path are kept for paths that are gone.',
        cached(op.directLink, 'entry.notFound'),
      ),
    },
    'workspace.not-found.entry': {
      'children-deleted-still-cached': bug(
        'The children of a directory are kept when it goes.',
        cached(op.children, 'entry.notFound'),
      ),
    },
    'workspace.not-found.member': {
      'groups-removed-still-cached': bug(
        'The groups of a member are kept when the member goes.',
        cached(op.groups, 'member.notFound'),
      ),
    },
    'workspace.filespace.delete.data-gone': {
      'filespace-gone-stores-cached': bug(
        'The list of data stores is kept when the filespace goes.',
        cached(op.listStores, 'filespace.notFound'),
      ),
      'filespace-gone-paths-cached': bug(
        'Resolved paths are kept when the filespace goes.',
        cached(op.resolve, 'filespace.notFound'),
      ),
    },
    'workspace.member.filter.finds': {
      'member-filter-remembers-nobody': bug(
        'Who was once not found by an address is never found by it.',
        keptFilter(op.listMembers, 'email'),
      ),
    },
    'workspace.member.remove.not-listed': {
      'member-filter-remembers-removed': bug(
        'Who was once found by an address is always found by it.',
        keptFilter(op.listMembers, 'email'),
      ),
    },
    'workspace.data-store.filter.finds': {
      'data-store-filter-remembers-nothing': bug(
        'What was once not found by a name is never found by it.',
        keptFilter(op.listStores, 'name'),
      ),
    },
    'workspace.data-store.delete.not-listed': {
      'data-store-filter-remembers-deleted': bug(
        'What was once found by a name is always found by it.',
        keptFilter(op.listStores, 'name'),
      ),
    },
  }),
  repeated(
    'filespace-rename-known-from-before',
    'workspace.filespace.rename.read-back',
    'A rename that was asked for before, in the same words, is answered as then and not done again.',
    op.renameFilespace,
  ),
  repeated(
    'member-role-known-from-before',
    'workspace.at-once',
    'A role change that was asked for before, in the same words, is answered as then and not done again.',
    op.changeMember,
  ),
];

/** Whoever asks twice within some seconds is taken for one who tries again. */
function repeated(id: string, requirement: string, story: string, asked: WorkspaceOperation): Fault {
  const answers = new Map<string, Answer>();
  const wordsOf = (request: ApiRequest): string => `${request.path} ${JSON.stringify(sent(request))}`;
  const isMeant = (request: ApiRequest): boolean =>
    request.operation === asked && request.headers.get('content-type')?.includes('json') === true;
  return {
    id,
    requirement,
    story,
    override: transport({
      beforeEach: ({ request }) => (isMeant(request) ? answers.get(wordsOf(request)) : undefined),
      afterEach: ({ request, answer }) => {
        if (isMeant(request) && answer.status === 200) answers.set(wordsOf(request), answer);
        return answer;
      },
    }),
  };
}
