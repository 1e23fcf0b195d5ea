import type { Answer } from '../../core/exchange.ts';
import { transport } from '../../policy/around.ts';
import type { PolicyOverride } from '../../policy/index.ts';
import type { Fault } from '../types.ts';
import { itemsOf, op, part, textPart, withData } from './support.ts';

/** What becomes of a cursor when children that it has passed are deleted. */

/** Of the children on the page that ended with a cursor, those that are gone by now. */
interface Passed {
  readonly ids: readonly string[];
  readonly gone: Set<string>;
}

function afterDeletions(keep: (entries: readonly unknown[], passed: Passed) => readonly unknown[]): PolicyOverride {
  const pages = new Map<string, Passed>();
  return transport({
    afterEach: ({ request, answer }) => {
      const { entryId = '' } = request.params;
      if (request.operation === op.deleteEntry && answer.status === 200) {
        for (const { ids, gone } of pages.values()) if (ids.includes(entryId)) gone.add(entryId);
      }
      if (request.operation !== op.children || answer.status !== 200) return answer;
      const entries = itemsOf(part(answer.body, 'data', 'entries'));
      const passed = pages.get(request.query.get('nextCursor') ?? '');
      const ids = entries.map((entry) => textPart(entry, 'id'));
      pages.set(textPart(answer.body, 'data', 'nextCursor'), { ids, gone: new Set() });
      return passed === undefined ? answer : withEntries(answer, keep(entries, passed));
    },
  });
}

function withEntries(answer: Answer, entries: readonly unknown[]): Answer {
  return { ...answer, body: withData(answer.body, (data) => ({ ...Object(data), entries })) };
}

const requirement = 'workspace.entry.children.while-deleting';

export const pagesWhileDeletingFaults: readonly Fault[] = [
  {
    id: 'children-cursor-counts',
    requirement,
    story: 'A cursor is a number of children: what was deleted since is skipped once more.',
    override: afterDeletions((entries, { gone }) => entries.slice(gone.size)),
  },
  {
    id: 'children-cursor-without-its-child',
    requirement,
    story: 'Nothing follows a cursor whose child was deleted.',
    override: afterDeletions((entries, { ids, gone }) => (gone.has(ids.at(-1) ?? '') ? [] : entries)),
  },
];
