import type { Answer, Operation } from '../../core/exchange.ts';
import { transport } from '../../policy/around.ts';
import type { PolicyOverride } from '../../policy/index.ts';
import type { Fault } from '../types.ts';
import { op } from './operations.ts';

const lists: readonly [id: string, requirement: string, read: Operation][] = [
  ['workspaces', 'partner.workspace.list.own', op.listWorkspaces],
  // These are long where they are known: what does not belong there shows on their last page.
  ['members-usage', 'partner.paging.disjoint', op.membersUsage],
  ['filespace-usage', 'partner.paging.disjoint', op.filespaceUsage],
];

type Records = readonly unknown[];

function recordsIn(body: unknown): [key: string, records: Records] | null {
  if (body === null || typeof body !== 'object') return null;
  const found = Object.entries(body).find(([, value]) => Array.isArray(value));
  return found === undefined ? null : [found[0], found[1]];
}

function pageSize(text: string | null): number {
  return text === null ? 100 : Number(text);
}

/** A parameter makes the list of one client end with what was shown of another one, where the page has room for it. */
function leaking(read: Operation, parameter: string): PolicyOverride {
  const shown = new Map<string, unknown>();
  return transport({
    afterEach: ({ request, answer }): Answer => {
      const found = request.operation === read && answer.status === 200 ? recordsIn(answer.body) : null;
      if (found === null) return answer;
      const [key, records] = found;
      const home = request.params.clientId ?? '';
      const [, foreign] = [...shown].find(([client]) => client !== home) ?? [];
      if (records.length > 0) shown.set(home, records[0]);
      const hasRoom = records.length < pageSize(request.query.get('l'));
      if (foreign === undefined || !hasRoom || !request.query.has(parameter)) return answer;
      return { ...answer, body: { ...Object(answer.body), [key]: [...records, foreign] } };
    },
  });
}

/** How many workspaces there are is kept for whichever client was asked about last, when its first page was. */
function cutByAnother(): PolicyOverride {
  let count = Number.POSITIVE_INFINITY;
  return transport({
    afterEach: ({ request, answer }): Answer => {
      const found = request.operation === op.listWorkspaces && answer.status === 200 ? recordsIn(answer.body) : null;
      if (found === null) return answer;
      const [key, records] = found;
      const page = Number(request.query.get('p') ?? '1');
      if (page === 1) count = request.query.has('l') ? count : records.length;
      const before = (page - 1) * pageSize(request.query.get('l'));
      return page > 1 && before >= count ? { ...answer, body: { ...Object(answer.body), [key]: [] } } : answer;
    },
  });
}

export const listsBesideOthersFaults: readonly Fault[] = [
  ...lists.flatMap(([id, requirement, read]) =>
    ['p', 'l', 's'].map((parameter) => ({
      id: `${id}-of-another-client-beside-${parameter}`,
      requirement,
      story: `${read} with ${parameter} ends with a record that was shown of another client.`,
      override: leaking(read, parameter),
    })),
  ),
  {
    id: 'workspaces-as-many-as-of-another-client',
    requirement: 'partner.paging.walk.workspaces',
    story: 'Later pages of workspaces end where those of the client that was asked about last would.',
    override: cutByAnother(),
  },
];
