import { accepted, type CheckContext, expectEqual, expectStatus, type fc, show } from '../../src/check/index.ts';
import { createIn, type Directory, deleteEntry, expectUnrefused, getEntry, resolvePath, tryWalk } from './entries.ts';

/** A directory of the tree in memory. */
export interface Node {
  readonly name: string;
  readonly parent: Node | null;
  /** The path below the directory in which the case works: `/a/b`. */
  readonly path: string;
  readonly children: Map<string, Node>;
  /** Every name that it ever held: whether a freed name can be used again is not demanded here. */
  readonly everHeld: Set<string>;
}

/** What the filespace must look like. */
export class Tree {
  readonly root: Node = { name: '', parent: null, path: '', children: new Map(), everHeld: new Set() };
  readonly deleted: string[] = [];

  directories(): Node[] {
    const found: Node[] = [this.root];
    // The list grows while it is walked.
    for (const node of found) found.push(...node.children.values());
    return found;
  }

  add(parent: Node, name: string): Node {
    const node: Node = { name, parent, path: `${parent.path}/${name}`, children: new Map(), everHeld: new Set() };
    parent.children.set(name, node);
    parent.everHeld.add(name);
    return node;
  }

  remove(node: Node): void {
    node.parent?.children.delete(node.name);
    this.deleted.push(node.path);
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

export type Step = fc.AsyncCommand<Tree, ModelledFilespace>;

/** A step picks among what is there when its turn comes, so that it keeps its sense when others are left out. */
abstract class PickingStep implements Step {
  readonly index: number;
  readonly what: string;
  #told: string | null = null;

  constructor(what: string, index: number) {
    this.what = what;
    this.index = index;
  }

  abstract candidates(tree: Readonly<Tree>): Node[];
  abstract perform(tree: Tree, real: ModelledFilespace, node: Node): Promise<void>;
  /** What the counterexample says about it. */
  tell(node: Node): string {
    return `${this.what} ${node.path || '/'}`;
  }

  check(tree: Readonly<Tree>): boolean {
    return this.candidates(tree).length > 0;
  }

  async run(tree: Tree, real: ModelledFilespace): Promise<void> {
    const candidates = this.candidates(tree);
    const node = candidates[this.index % candidates.length];
    if (node === undefined) return;
    this.#told = this.tell(node);
    await this.perform(tree, real, node);
  }

  toString(): string {
    return this.#told ?? `${this.what} number ${this.index}`;
  }
}

export class CreateDirectory extends PickingStep {
  readonly name: string;

  constructor(index: number, name: string) {
    super('create', index);
    this.name = name;
  }

  candidates(tree: Readonly<Tree>): Node[] {
    return tree.directories().filter((node) => !node.everHeld.has(this.name));
  }

  override tell(parent: Node): string {
    return `create ${parent.path}/${this.name}`;
  }

  async perform(tree: Tree, real: ModelledFilespace, parent: Node): Promise<void> {
    const reply = await createIn(real.t, placeOf(real, parent), this.name);
    const { id } = accepted(reply, 201, this.toString()).data;
    real.ids.set(tree.add(parent, this.name), id);
  }
}

export class CreateDuplicate extends PickingStep {
  constructor(index: number) {
    super('create again', index);
  }

  candidates(tree: Readonly<Tree>): Node[] {
    return tree.directories().filter((node) => node.parent !== null);
  }

  async perform(_tree: Tree, real: ModelledFilespace, node: Node): Promise<void> {
    if (node.parent === null) return;
    expectStatus(await createIn(real.t, placeOf(real, node.parent), node.name), 400, `${node.path} exists`);
  }
}

export class DeleteEmpty extends PickingStep {
  constructor(index: number) {
    super('delete', index);
  }

  candidates(tree: Readonly<Tree>): Node[] {
    return tree.directories().filter((node) => node.parent !== null && node.children.size === 0);
  }

  async perform(tree: Tree, real: ModelledFilespace, node: Node): Promise<void> {
    expectStatus(await deleteEntry(real.t, placeOf(real, node)), 200, `${node.path} is empty`);
    tree.remove(node);
    expectStatus(await getEntry(real.t, placeOf(real, node)), 404, `${node.path} was deleted`);
  }
}

export class DeleteNonEmpty extends PickingStep {
  constructor(index: number) {
    super('try to delete', index);
  }

  candidates(tree: Readonly<Tree>): Node[] {
    return tree.directories().filter((node) => node.parent !== null && node.children.size > 0);
  }

  async perform(_tree: Tree, real: ModelledFilespace, node: Node): Promise<void> {
    const held = [...node.children.keys()];
    expectStatus(await deleteEntry(real.t, placeOf(real, node)), 400, `${node.path} holds ${show(held)}`);
  }
}

export class ResolvePath extends PickingStep {
  constructor(index: number) {
    super('resolve', index);
  }

  candidates(tree: Readonly<Tree>): Node[] {
    return tree.directories().filter((node) => node.parent !== null);
  }

  async perform(_tree: Tree, real: ModelledFilespace, node: Node): Promise<void> {
    const reply = await resolvePath(real.t, real.place.filespaceId, real.place.path + node.path);
    const { name, type, parentId } = accepted(reply, 200, node.path).data;
    expectEntry(real, node, { name, type, parentId }, reply);
  }
}

export class ReadById extends PickingStep {
  constructor(index: number) {
    super('get', index);
  }

  candidates(tree: Readonly<Tree>): Node[] {
    return tree.directories().filter((node) => node.parent !== null);
  }

  async perform(_tree: Tree, real: ModelledFilespace, node: Node): Promise<void> {
    const reply = await getEntry(real.t, placeOf(real, node));
    const { name, type, parentId } = accepted(reply, 200, node.path).data;
    expectEntry(real, node, { name, type, parentId }, reply);
  }
}

function expectEntry(
  real: ModelledFilespace,
  node: Node,
  got: { name: string; type: string; parentId: string },
  reply: Parameters<typeof expectStatus>[0],
): void {
  const parentId = node.parent === null ? undefined : real.ids.get(node.parent);
  const normalized = { ...got, name: got.name.normalize('NFC') };
  expectEqual(normalized, { name: node.name, type: 'dir', parentId }, `the entry ${node.path}`, reply);
}

export class ListChildren extends PickingStep {
  constructor(index: number) {
    super('list', index);
  }

  candidates(tree: Readonly<Tree>): Node[] {
    return tree.directories();
  }

  async perform(_tree: Tree, real: ModelledFilespace, node: Node): Promise<void> {
    await expectChildren(real, node);
  }
}

/** Fails unless the target shows exactly the children that the directory has in the tree. */
export async function expectChildren(real: ModelledFilespace, node: Node): Promise<void> {
  const known = node.children.size;
  const { entries, replies } = expectUnrefused(await tryWalk(real.t, placeOf(real, node), { limit: 2, known }));
  const names = entries.map((entry) => entry.name.normalize('NFC')).sort();
  expectEqual(names, [...node.children.keys()].sort(), `the children of ${node.path || '/'}`, ...replies);
}

/** The path of a directory that was deleted and not made again. */
export class ResolveDeleted implements Step {
  readonly index: number;
  #told: string | null = null;

  constructor(index: number) {
    this.index = index;
  }

  check(tree: Readonly<Tree>): boolean {
    return this.#missing(tree).length > 0;
  }

  async run(tree: Tree, { t, place }: ModelledFilespace): Promise<void> {
    const missing = this.#missing(tree);
    const path = missing[this.index % missing.length];
    if (path === undefined) return;
    this.#told = `resolve deleted ${path}`;
    const reply = await resolvePath(t, place.filespaceId, place.path + path);
    expectStatus(reply, 404, `${path} was deleted`);
  }

  #missing(tree: Readonly<Tree>): string[] {
    const present = new Set(tree.directories().map((node) => node.path));
    return tree.deleted.filter((path) => !present.has(path));
  }

  toString(): string {
    return this.#told ?? `resolve deleted number ${this.index}`;
  }
}
