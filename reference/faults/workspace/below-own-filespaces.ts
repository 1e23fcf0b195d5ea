/** What stands in a filespace of another workspace is reached below an own one. */
import type { Answer } from '../../core/exchange.ts';
import type { PolicyOverride } from '../../policy/index.ts';
import type { WorkspaceOperation } from '../../policy/stated/workspace/operations.ts';
import { type Fault, workspaceFault as fault, faultsOf } from '../types.ts';
import { op, part, successes, token } from './support.ts';

const reached: readonly (readonly [
  id: string,
  requirement: string,
  kind: 'dataStore' | 'entry',
  asked: WorkspaceOperation,
  story: string,
])[] = [
  [
    'store-read',
    'workspace.ownership.filespace',
    'dataStore',
    op.getStore,
    'A get finds data stores by their id alone.',
  ],
  [
    'store-updated',
    'workspace.ownership.no-effect',
    'dataStore',
    op.updateStore,
    'An update finds data stores by their id alone.',
  ],
  [
    'store-deleted',
    'workspace.ownership.no-effect',
    'dataStore',
    op.deleteStore,
    'A delete finds data stores by their id alone.',
  ],
  ['entry-read', 'workspace.ownership.filespace', 'entry', op.getEntry, 'A get finds entries by their id alone.'],
  [
    'children-listed',
    'workspace.ownership.filespace',
    'entry',
    op.children,
    'Children are found by the id of their directory alone.',
  ],
  [
    'entry-linked',
    'workspace.ownership.filespace',
    'entry',
    op.directLink,
    'Links are made by the id of an entry alone.',
  ],
  [
    'entry-deleted',
    'workspace.ownership.no-effect',
    'entry',
    op.deleteEntry,
    'A delete finds entries by their id alone.',
  ],
];

const encoded = (text: string): string => Buffer.from(text).toString('base64url');

/** Each cursor is told from all others; asked for in another workspace, it brings back the page that it came with. */
function pageOfTheCursor(): PolicyOverride {
  const pages = new Map<string, { owner: string; answer: Answer }>();
  let count = 0;
  return {
    stated: {
      workspace: successes((asked, answer, request) => {
        if (asked !== op.children) return answer;
        const [next, given] = [part(answer.body, 'data', 'nextCursor'), request.query.get('nextCursor') ?? ''];
        if (typeof next === 'string' && next !== '') pages.set(next, { owner: token(request), answer });
        const page = pages.get(given);
        return page === undefined || page.owner === token(request) ? answer : page.answer;
      }),
    },
    open: {
      workspace: {
        entries: {
          cursor: (after) => {
            count += 1;
            return encoded(`after ${after} ${count}`);
          },
          readCursor: (cursor) => {
            const match = /^after (\d+) \d+$/u.exec(Buffer.from(cursor, 'base64url').toString());
            return match?.[1] === undefined ? null : Number(match[1]);
          },
        },
      },
    },
  };
}

export const belowOwnFilespaceFaults: readonly Fault[] = [
  ...reached.map(([id, requirement, kind, asked, story]) =>
    fault(`elsewhere-${id}`, requirement, story, {
      ownership: { elsewhere: (current, ofKind) => current === asked && ofKind === kind },
    }),
  ),
  ...faultsOf({
    'workspace.ownership.filespace': {
      'elsewhere-page-of-a-cursor': {
        story: 'A cursor shows the page that it came with, in whatever workspace it is used.',
        override: pageOfTheCursor(),
      },
    },
  }),
];
