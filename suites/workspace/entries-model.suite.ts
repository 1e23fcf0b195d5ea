import { type CheckContext, check, fc, property } from '../../src/check/index.ts';
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
  // Most of what can go wrong needs a deletion, and something made where something was.
  ...[steps(deletion), steps(deletion), steps(deletion)],
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
  fc.array(fc.oneof(...arbitraries), { maxLength: 30, size: 'max' }),
  runAgainstModel,
  { scale: 0.1 },
);

check('workspace.entry.tree', 'what is taken down and built again is a tree like the first', async (t) => {
  const { tree, real } = await modelled(t);
  const at = (path: string) => tree.directories().filter((node) => node.path === path);
  for (let round = 1; round <= 2; round += 1) {
    for (const [above, name] of [
      ['', 'a'],
      ['/a', 'b'],
      ['/a/b', 'c'],
      ['/a', 'd'],
    ] as const) {
      for (const parent of at(above)) await creation(name).perform(tree, real, parent);
    }
    for (const node of tree.inner()) {
      await reading.perform(tree, real, node);
      await resolution.perform(tree, real, node);
      if (node.children.size > 0) await refusedDeletion.perform(tree, real, node);
    }
    await Promise.all(tree.directories().map((directory) => expectChildren(real, directory)));
    for (const node of tree.inner().reverse()) await deletion.perform(tree, real, node);
    await expectChildren(real, tree.root);
  }
});

async function modelled(t: CheckContext): Promise<{ tree: Tree; real: ModelledFilespace }> {
  const place = await workPlace(t);
  const tree = new Tree();
  return { tree, real: { t, place, ids: new Map([[tree.root, place.id]]) } };
}

async function runAgainstModel(
  t: CheckContext,
  sequence: Iterable<fc.AsyncCommand<Tree, ModelledFilespace>>,
): Promise<void> {
  const { tree, real } = await modelled(t);
  await fc.asyncModelRun(() => ({ model: tree, real }), sequence);
  // What a step broke elsewhere shows here at the latest.
  await Promise.all(tree.directories().map((directory) => expectChildren(real, directory)));
}
