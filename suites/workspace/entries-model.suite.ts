import { type CheckContext, fc, property } from '../../src/check/index.ts';
import { workPlace } from '../support/entries.ts';
import {
  CreateDirectory,
  CreateDuplicate,
  DeleteEmpty,
  DeleteNonEmpty,
  expectChildren,
  ListChildren,
  type ModelledFilespace,
  ReadById,
  ResolveDeleted,
  ResolvePath,
  type Step,
  Tree,
} from '../support/entry-tree.ts';

const names = fc.constantFrom('a', 'b', 'c d', 'é');
const which = fc.nat({ max: 20 });

const steps: fc.Arbitrary<Step>[] = [
  fc.tuple(which, names).map(([parent, name]) => new CreateDirectory(parent, name)),
  fc.tuple(which, names).map(([parent, name]) => new CreateDirectory(parent, name)),
  which.map((directory) => new CreateDuplicate(directory)),
  which.map((directory) => new DeleteEmpty(directory)),
  which.map((directory) => new DeleteNonEmpty(directory)),
  which.map((directory) => new ResolvePath(directory)),
  which.map((index) => new ResolveDeleted(index)),
  which.map((directory) => new ListChildren(directory)),
  which.map((directory) => new ReadById(directory)),
];

property(
  'workspace.entry.tree',
  'creations, deletions and look-ups in any order agree with a tree in memory',
  fc.commands(steps, { maxCommands: 16, size: 'max' }),
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
