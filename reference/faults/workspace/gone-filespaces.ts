/** One operation goes on below a filespace that is gone, as if it looked no further than its own table. */

import type { Answer } from '../../core/exchange.ts';
import { objectOf } from '../../core/json.ts';
import { transport } from '../../policy/around.ts';
import type { PolicyOverride } from '../../policy/index.ts';
import type { WorkspaceOperation } from '../../policy/stated/workspace/operations.ts';
import type { Fault } from '../types.ts';
import { itemsOf, op, part, token, withData } from './support.ts';

const refusal: Answer = { status: 400, body: { error: { message: 'The request cannot be carried out' } } };
const emptyPage: Answer = { status: 200, body: { data: { entries: [], nextCursor: null } } };
const done: Answer = { status: 200, body: {} };

function goingOn(
  id: string,
  requirement: string,
  asked: WorkspaceOperation,
  instead: Answer,
  parameter?: string,
): Fault {
  const gone = new Set<string>();
  return {
    id: `gone-filespace-${id}`,
    requirement,
    story: `${asked}${parameter === undefined ? '' : ` with ${parameter}`} does not notice that the filespace is gone, and answers ${instead.status}.`,
    override: transport({
      afterEach: ({ request: { operation, params, query }, answer }) => {
        const { filespaceId = '' } = params;
        if (operation === op.deleteFilespace && answer.status === 200) gone.add(filespaceId);
        const isMeant = operation === asked && (parameter === undefined || query.has(parameter));
        return isMeant && answer.status === 404 && gone.has(filespaceId) ? instead : answer;
      },
    }),
  };
}

/** What was answered before is kept for whoever asks the same when the filespace is gone. */
function answeredAsBefore(id: string, asked: WorkspaceOperation, parameter?: string): Fault {
  const known = new Map<string, Answer>();
  return {
    id: `gone-filespace-${id}-as-before`,
    requirement: 'workspace.filespace.delete.data-gone',
    story: `${asked}${parameter === undefined ? '' : ` with ${parameter}`} answers as before when the filespace is gone.`,
    override: transport({
      afterEach: ({ request, answer }) => {
        const isMeant = request.operation === asked && (parameter === undefined || request.query.has(parameter));
        if (!isMeant) return answer;
        const key = [token(request), ...Object.values(request.params), request.query.toString()].join(' ');
        if (answer.status === 200) known.set(key, answer);
        const isGone = part(answer.body, 'error', 'message') === 'Resource not found or user has no access privilege';
        return answer.status === 404 && isGone ? (known.get(key) ?? answer) : answer;
      },
    }),
  };
}

export const goneFilespaceFaults: readonly Fault[] = [
  answeredAsBefore('link', op.directLink, 'entryId'),
  answeredAsBefore('store', op.getStore),
  answeredAsBefore('filter', op.listStores, 'name'),
  {
    id: 'gone-filespace-listed-by-its-later-name',
    requirement: 'workspace.filespace.delete.not-listed',
    story: 'A filespace that was renamed stays in the list when it is deleted.',
    override: listedByLaterName(),
  },
  {
    id: 'gone-filespace-takes-new-stores',
    requirement: 'workspace.filespace.delete.data-gone',
    story: 'In a filespace that is gone a data store can be made of every name, once.',
    override: takingNewStores(),
  },
  goingOn('renamed', 'workspace.filespace.delete.gone', op.renameFilespace, done),
  goingOn('store-made', 'workspace.filespace.delete.data-gone', op.createStore, refusal),
  goingOn('store-removed', 'workspace.filespace.delete.data-gone', op.deleteStore, done),
  goingOn('stores-filtered', 'workspace.filespace.delete.data-gone', op.listStores, { status: 200, body: [] }, 'name'),
  goingOn('children-limited', 'workspace.filespace.delete.data-gone', op.children, emptyPage, 'limit'),
  goingOn('entry-made', 'workspace.filespace.delete.data-gone', op.createEntry, refusal),
  goingOn('entry-removed', 'workspace.filespace.delete.data-gone', op.deleteEntry, done),
];

function takingNewStores(): PolicyOverride {
  const gone = new Set<string>();
  const names = new Set<unknown>();
  return transport({
    afterEach: ({ request: { operation, params, json }, answer }) => {
      const { filespaceId = '' } = params;
      if (operation === op.deleteFilespace && answer.status === 200) gone.add(filespaceId);
      if (operation !== op.createStore || answer.status !== 404 || !gone.has(filespaceId)) return answer;
      const { name, kind } = objectOf(json());
      if (names.has(name)) return answer;
      names.add(name);
      return { status: 201, body: { id: `${filespaceId}-${names.size}`, name, kind } };
    },
  });
}

function listedByLaterName(): PolicyOverride {
  const records = new Map<string, unknown>();
  const gone = new Set<string>();
  return transport({
    afterEach: ({ request: { operation, params }, answer }) => {
      const { filespaceId = '' } = params;
      if (answer.status !== 200) return answer;
      if (operation === op.renameFilespace) records.set(filespaceId, part(answer.body, 'data'));
      if (operation === op.deleteFilespace && records.has(filespaceId)) gone.add(filespaceId);
      if (operation !== op.listFilespaces) return answer;
      const left = [...gone].map((id) => records.get(id));
      return { ...answer, body: withData(answer.body, (data) => [...itemsOf(data), ...left]) };
    },
  });
}
