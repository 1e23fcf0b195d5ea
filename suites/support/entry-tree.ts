import { accepted, type CheckContext, expectEqual, expectStatus, fc, show } from '../../src/check/index.ts';
import { createIn, type Directory, deleteEntry, getEntry, resolvePath } from './entries.ts';
import { expectUnrefused, tryWalk } from './entry-walks.ts';

/** A directory of the tree in memory. */
export interface Node {
  readonly name: string;
  readonly parent: Node | null;
  /** The path below the directory in which the case works: `/a/b`. */
  readonly path: string;
  readonly children: Map<string, Node>;
  /** Every name that it ever held. */
  readonly everHeld: Set<string>;
}

interface Child extends Node {
  readonly parent: Node;
}

/** What the filespace must look like. */
export class Tree {
  readonly root: Node = { name: '', parent: null, path: '', children: new Map(), everHeld: new Set() };
  readonly #deleted: string[] = [];

  directories(): Node[] {
    const found: Node[] = [this.root];
    // The list grows while it is walked.
    for (const node of found) found.push(...node.children.values());
    return found;
  }

  /** Every directory but the root. */
  inner(): Child[] {
    return this.directories().filter((node): node is Child => node.parent !== null);
  }

  /** Paths of directories that are gone. */
  deletedPaths(): string[] {
    const present = new Set(this.directories().map((node) => node.path));
    return this.#deleted.filter((path) => !present.has(path));
  }

  add(parent: Node, name: string): Node {
    const node: Node = { name, parent, path: `${parent.path}/${name}`, children: new Map(), everHeld: new Set() };
    parent.children.set(name, node);
    parent.everHeld.add(name);
    return node;
  }

  remove(node: Child): void {
    node.parent.children.delete(node.name);
    this.#deleted.push(node.path);
  }
}

/** The target's side: the directory that stands for the root of the tree, and the ids that the target gave. */
export interface ModelledFilespace {
  readonly t: CheckContext;
  readonly place: Directory;
  readonly ids: Map<Node, string>;
}

function placeOf({ place, ids }: ModelledFilespace, node: Node): { filespaceId: string; id: string } {
  return { filespaceId: place.filespaceId, id: ids.get(node) ?? '' };
}

/** What may be done to a tree: with which of the things in it, and what must come of it. */
interface Action<Thing> {
  candidates(tree: Readonly<Tree>): Thing[];
  /** What a counterexample says. */
  tell(thing: Thing): string;
  perform(tree: Tree, real: ModelledFilespace, thing: Thing): Promise<void>;
}

export type Step = fc.AsyncCommand<Tree, ModelledFilespace>;

/** A step picks among what is there when its turn comes, so that it keeps its sense when others are left out. */
class PickingStep<Thing> implements Step {
  readonly #action: Action<Thing>;
  readonly #index: number;
  #told = 'not done';

  constructor(action: Action<Thing>, index: number) {
    this.#action = action;
    this.#index = index;
  }

  check(tree: Readonly<Tree>): boolean {
    return this.#action.candidates(tree).length > 0;
  }

  async run(tree: Tree, real: ModelledFilespace): Promise<void> {
    const candidates = this.#action.candidates(tree);
    const thing = candidates[this.#index % candidates.length];
    if (thing === undefined) return;
    this.#told = this.#action.tell(thing);
    await this.#action.perform(tree, real, thing);
  }

  /** Every attempt at a shorter sequence gets steps of its own, so that each tells what it did itself. */
  [fc.cloneMethod](): PickingStep<Thing> {
    return new PickingStep(this.#action, this.#index);
  }

  toString(): string {
    return this.#told;
  }
}

/** Makes steps of an action, each with another pick. */
export function steps<Thing>(action: Action<Thing>): fc.Arbitrary<Step> {
  return fc.nat({ max: 20 }).map((index) => new PickingStep(action, index));
}

export function creation(name: string): Action<Node> {
  return {
    candidates: (tree) => tree.directories().filter((node) => !node.children.has(name)),
    tell: (parent) => `create ${parent.path}/${name}`,
    perform: async (tree, real, parent) => {
      const reply = await createIn(real.t, placeOf(real, parent), name);
      // Whether a freed name can be used again is not demanded here; where it can, the new directory is no other.
      if (parent.everHeld.has(name) && reply.response.status === 400) return;
      const { id } = accepted(reply, 201, `create ${parent.path}/${name}`).data;
      real.ids.set(tree.add(parent, name), id);
    },
  };
}

export const duplicate: Action<Child> = {
  candidates: (tree) => tree.inner(),
  tell: (node) => `create ${node.path} again`,
  perform: async (_, real, node) => {
    expectStatus(await createIn(real.t, placeOf(real, node.parent), node.name), 400, `${node.path} exists`);
    await expectChildren(real, node.parent);
  },
};

export const deletion: Action<Child> = {
  candidates: (tree) => tree.inner().filter((node) => node.children.size === 0),
  tell: (node) => `delete ${node.path}`,
  perform: async (tree, real, node) => {
    expectStatus(await deleteEntry(real.t, placeOf(real, node)), 200, `${node.path} is empty`);
    tree.remove(node);
    const reply = await getEntry(real.t, placeOf(real, node));
    // The id may have gone to what another check has made meanwhile.
    const { name, parentId } = reply.data?.data ?? { name: node.name, parentId: real.ids.get(node.parent) };
    if (name !== node.name || parentId !== real.ids.get(node.parent)) return;
    expectStatus(reply, 404, `${node.path} was deleted`);
  },
};

export const refusedDeletion: Action<Child> = {
  candidates: (tree) => tree.inner().filter((node) => node.children.size > 0),
  tell: (node) => `try to delete ${node.path}`,
  perform: async (_, real, node) => {
    const held = show([...node.children.keys()]);
    expectStatus(await deleteEntry(real.t, placeOf(real, node)), 400, `${node.path} holds ${held}`);
    await expectChildren(real, node);
  },
};

export const resolution: Action<Child> = {
  candidates: (tree) => tree.inner(),
  tell: (node) => `resolve ${node.path}`,
  perform: async (_, real, node) => {
    const reply = await resolvePath(real.t, real.place.filespaceId, real.place.path + node.path);
    const { name, type, parentId } = accepted(reply, 200, node.path).data;
    expectEqual({ name, type, parentId }, shown(real, node), `the entry ${node.path}`, reply);
  },
};

export const reading: Action<Child> = {
  candidates: (tree) => tree.inner(),
  tell: (node) => `get ${node.path}`,
  perform: async (_, real, node) => {
    const reply = await getEntry(real.t, placeOf(real, node));
    const { name, type, parentId } = accepted(reply, 200, node.path).data;
    expectEqual({ name, type, parentId }, shown(real, node), `the entry ${node.path}`, reply);
  },
};

function shown(real: ModelledFilespace, node: Child): { name: string; type: string; parentId: string | undefined } {
  return { name: node.name, type: 'dir', parentId: real.ids.get(node.parent) };
}

export const vainResolution: Action<string> = {
  candidates: (tree) => tree.deletedPaths(),
  tell: (path) => `resolve ${path}, which is deleted`,
  perform: async (_, { t, place }, path) => {
    expectStatus(await resolvePath(t, place.filespaceId, place.path + path), 404, `${path} was deleted`);
  },
};

export const listing: Action<Node> = {
  candidates: (tree) => tree.directories(),
  tell: (node) => `list ${node.path || '/'}`,
  perform: async (_, real, node) => expectChildren(real, node),
};

/** Fails unless the target shows exactly the children that the directory has in the tree. */
export async function expectChildren(real: ModelledFilespace, node: Node): Promise<void> {
  const known = node.children.size;
  const { entries, replies } = expectUnrefused(await tryWalk(real.t, placeOf(real, node), { limit: 2, known }));
  const names = entries.map((entry) => entry.name).sort();
  expectEqual(names, [...node.children.keys()].sort(), `the children of ${node.path || '/'}`, ...replies);
}
