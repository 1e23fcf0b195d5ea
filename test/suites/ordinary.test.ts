import { expect, onTestFinished, test } from 'vitest';
import { startEmbedded } from '../../reference/embedded.ts';
import { type CheckContext, createContext } from '../../src/check/context.ts';
import { targetFromObject } from '../../src/profile/load.ts';
import { dataStore, member, type WorkspaceResource } from '../../src/resources/index.ts';
import { newFilespace } from '../../suites/support/new-filespaces.ts';
import { type Collection, newName } from '../../suites/support/things.ts';
import { isMade, openOrdinary } from '../../suites/workspace/resources/ordinary.ts';
import { stage } from '../check/stage.ts';

/** Members, as if there were nothing to know of them but facts. */
const plain: WorkspaceResource = { ...member, mistakes: { email: [undefined, 7, 'nobody'] } };

async function opened(faults: readonly string[] = []) {
  const reference = await startEmbedded({ faults });
  onTestFinished(() => reference.close());
  const { session } = await stage({ config: { target: targetFromObject('reference', reference.profile, {}) } });
  const t = createContext(session);
  onTestFinished(() => t.finish());
  return { t, collection: opening(t, plain, {}) };
}

function opening(t: CheckContext, resource: WorkspaceResource, path: Record<string, string>): Collection {
  if (!isMade(resource)) throw new Error(`no ${resource.noun} is made`);
  return openOrdinary(t, resource, path);
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

test('what stands in something else is made there, with what a create has to send beside the name', async () => {
  const { t } = await opened();
  const { id: filespaceId } = await newFilespace(t);
  const linked: WorkspaceResource = { ...dataStore, beside: { kind: 'HttpLinkDataStore' } };
  const stores = opening(t, linked, { filespaceId });
  const { thing } = await stores.create(newName(t, linked));
  if (thing === null) throw new Error('nothing was made');
  expect(statesIn((await stores.glance?.([thing])) ?? [])).toEqual(['present', 'present']);
});
