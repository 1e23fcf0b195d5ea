/** What looks like the id of an entry to somebody who is not strict, for every operation that reads one. */
import type { WorkspaceOperation } from '../../policy/stated/workspace/operations.ts';
import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { type Fault, workspaceFault as fault } from '../types.ts';
import { type Change, op, refused } from './support.ts';

const readers: readonly [id: string, requirement: string, asked: WorkspaceOperation][] = [
  ['get', 'workspace.entry.get.malformed-id', op.getEntry],
  ['children', 'workspace.entry.children.malformed-id', op.children],
  ['delete', 'workspace.entry.delete.malformed-id', op.deleteEntry],
  ['create', 'workspace.entry.create.parent.malformed', op.createEntry],
  ['link', 'workspace.direct-link.malformed-id', op.directLink],
];

/** A word of the routes counts as no id at all, and none is answered like an empty directory. */
const rootByWord = fault(
  'entry-children-of-a-word',
  'workspace.entry.children.malformed-id',
  'The children of `resolve`, which is a word of the routes, are none.',
  refused(
    'entry.malformedId',
    (answer, { params }) =>
      params.entryId === 'resolve'
        ? { ...answer, status: 200, body: { data: { entries: [], nextCursor: '' } } }
        : answer,
    op.children,
  ),
);

const looseFaults: readonly Fault[] = readers.flatMap(([id, requirement, asked]) => [
  fault(
    `entry-id-hexadecimal-${id}`,
    requirement,
    `${asked} reads ids with hexadecimal digits.`,
    numbers(asked, /^[\da-f]+:[\da-f]+$/),
  ),
  fault(
    `entry-id-fraction-${id}`,
    requirement,
    `${asked} reads ids of numbers with a fraction.`,
    numbers(asked, /^[\d.]+:[\d.]+$/),
  ),
]);

export const entryIdFormFaults: readonly Fault[] = [...looseFaults, rootByWord];

/** One operation takes more for an id, and looks it up. */
function numbers(asked: WorkspaceOperation, form: RegExp): Change {
  const { idWellFormed } = statedWorkspace.entries;
  return {
    entries: { idWellFormed: (current, id) => idWellFormed(current, id) || (current === asked && form.test(id)) },
  };
}
