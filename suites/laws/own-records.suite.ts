import {
  type CheckContext,
  check,
  exchangeOf,
  expectEqual,
  expectThat,
  field,
  prepared,
} from '../../src/check/index.ts';
import {
  dataStore,
  entry,
  member,
  type Way,
  type WorkspaceResource,
  workspaceResources,
} from '../../src/resources/index.ts';
import { twiceIn } from '../support/lists.ts';
import { records } from '../support/sights.ts';
import { infoOf, requestTo } from '../support/workspace-requests.ts';

/* The record of a thing is its own, and a list shows it once. */

/** What is read in turn by checks of its own, and why. */
const elsewhere: ReadonlyMap<WorkspaceResource, string> = new Map<WorkspaceResource, string>([
  [dataStore, 'each of its kinds is read in turn with the other one'],
  [entry, 'a directory is read in turn with what it stands in'],
  [member, 'members of before the run are read, too'],
]);

for (const resource of workspaceResources) {
  const { noun, plural, laws } = resource;
  if (laws.identity !== undefined && !elsewhere.has(resource)) {
    check(laws.identity, `${plural} read in turn are told apart`, (t) => expectToldApart(t, resource));
  }
  // Of a list of open shape only what it shows in any is judged: on every answer.
  if (laws.once !== undefined && resource.isOpen !== true) {
    check(laws.once, `no ${noun} is listed twice`, (t) => expectListedOnce(t, resource));
  }
}

/** Two things that others need as well: that which is only read, and one that nothing relies on. */
async function pathsOf(t: CheckContext, { get, remove }: WorkspaceResource) {
  const { path: one = {} } = await requestTo(t, infoOf(get), { name: 'workspace' });
  const { path: other = {} } = await requestTo(t, infoOf(remove ?? get), { name: 'neighbours' });
  return { one, other };
}

async function expectToldApart(t: CheckContext, resource: WorkspaceResource): Promise<void> {
  const { get, key, noun, idAt, nameAt } = resource;
  const { one, other } = await pathsOf(t, resource);
  const names: unknown[] = [];
  for (const path of [one, other, one]) {
    const reply = await t.workspace.raw({ operation: get, path });
    prepared(reply, 200, `get a ${noun}`);
    const at = (way: Way): unknown => way.reduce<unknown>(field, exchangeOf(reply).json);
    expectThat(idAt.map(at).includes(path[key]), `the id ${path[key]}`, `the record of another ${noun}`, reply);
    if (nameAt === undefined) continue;
    names.push(at(nameAt));
    const [first, second, third = first] = names;
    expectThat(first === third && first !== second, `the name of this ${noun}`, 'that of another one', reply);
  }
}

async function expectListedOnce(t: CheckContext, resource: WorkspaceResource): Promise<void> {
  const { key, list, get } = resource;
  const { [key]: _, ...path } = (await pathsOf(t, resource)).one;
  const reply = await t.workspace.raw({ operation: list ?? get, path });
  const ids = records(reply).map((record) => field(record, 'id'));
  expectEqual(twiceIn(ids), [], 'the ids that stand in the list twice', reply);
}
