import { expect, onTestFinished, test } from 'vitest';
import { startEmbedded } from '../../reference/embedded.ts';
import { createContext } from '../../src/check/context.ts';
import { targetFromObject } from '../../src/profile/load.ts';
import { member, type WorkspaceResource } from '../../src/resources/index.ts';
import { newName } from '../../suites/support/things.ts';
import { isMade, ordinaryMaking } from '../../suites/workspace/resources/ordinary.ts';
import { stage } from '../check/stage.ts';

/** Members, as if there were nothing to know of them but facts. */
const plain: WorkspaceResource = { ...member, mistakes: { email: [undefined, 7, 'nobody'] } };

async function opened(faults: readonly string[] = []) {
  const reference = await startEmbedded({ faults });
  onTestFinished(() => reference.close());
  const { session } = await stage({ config: { target: targetFromObject('reference', reference.profile, {}) } });
  const t = createContext(session);
  onTestFinished(() => t.finish());
  if (!isMade(plain)) throw new Error('members are made');
  return { t, collection: await ordinaryMaking(plain).open(t) };
}

const statesIn = (sights: readonly (readonly { state: unknown }[])[]): unknown[] =>
  sights.flatMap((each) => each.map(({ state }) => state));

test('things of which there are facts alone are made, seen, and removed', async () => {
  const { t, collection } = await opened();
  const { thing } = await collection.create(newName(t, plain));
  if (thing === null) throw new Error('nothing was made');
  expect(statesIn(await collection.see([thing]))).toEqual(['present', 'present', 'present']);
  expect((await collection.stranger().remove(thing)).response.status).toBe(401);
  expect((await collection.remove(thing)).response.status).toBe(200);
  expect(statesIn(await collection.see([thing]))).toEqual([null, null, null]);
});

test('each mistake of the facts is a create that is rejected', async () => {
  const { t, collection } = await opened();
  const thing = { id: '', name: '' };
  for (const { send, what } of collection.refusals) {
    expect((await send(thing, newName(t, plain))).response.status, what).toBe(400);
  }
  expect((await collection.misnamed?.())?.ids).toEqual([]);
});

test('what a rejected create leaves is found by its name, which no other can have given', async () => {
  const { t, collection } = await opened(['member-add-kept']);
  for (const { send } of collection.refusals) await send({ id: '', name: '' }, newName(t, plain));
  expect((await collection.misnamed?.())?.ids).not.toEqual([]);
});
