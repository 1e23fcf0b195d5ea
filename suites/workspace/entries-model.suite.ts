import { type CheckContext, fc, property } from '../../src/check/index.ts';
import { workPlace } from '../support/entries.ts';
import {
  creation,
  deletion,
  duplicate,
  expectChildren,
  listing,
  type ModelledFilespace,
  reading,
  refusedDeletion,
  resolution,
  type Step,
  steps,
  Tree,
  vainResolution,
} from '../support/entry-tree.ts';

// Few names, so that one name often stands in several directories, and plain ones: others have checks of their own.
const creations = ['a', 'b', 'c d'].map((name) => steps(creation(name)));

const arbitraries: fc.Arbitrary<Step>[] = [
  ...creations,
  steps(duplicate),
  steps(deletion),
  steps(refusedDeletion),
  steps(resolution),
  steps(vainResolution),
  steps(listing),
  steps(reading),
];

property(
  'workspace.entry.tree',
  'creations, deletions and look-ups in any order agree with a tree in memory',
  // An array, not `fc.commands`, whose shrunk cases a replay by seed and path alone does not find again.
  fc.array(fc.oneof(...arbitraries), { maxLength: 16, size: 'max' }),
  runAgainstModel,
  { scale: 0.5 },
);

async function runAgainstModel(
  t: CheckContext,
  sequence: Iterable<fc.AsyncCommand<Tree, ModelledFilespace>>,
): Promise<void> {
  const place = await workPlace(t);
  const tree = new Tree();
  const real: ModelledFilespace = { t, place, ids: new Map([[tree.root, place.id]]) };
  await fc.asyncModelRun(() => ({ model: tree, real }), sequence);
  // What a step broke elsewhere shows here at the latest.
  await Promise.all(tree.directories().map((directory) => expectChildren(real, directory)));
}
