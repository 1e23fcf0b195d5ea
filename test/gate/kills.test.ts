import { expect, it } from 'vitest';
import { type Kill, killOnce } from '../../scripts/kills/kill.ts';
import { startStaging } from '../../scripts/kills/staging.ts';
import { temporaryFolder } from '../support/folder.ts';

const minutes = 60_000;

it('a killed run leaves nothing, and takes nothing that is not its own', { timeout: 15 * minutes }, async () => {
  await using staging = await startStaging(temporaryFolder());
  const kills: Kill[] = [];
  for (let index = 0; index < 9; index += 1) kills.push(await killOnce(staging, 5, index));
  expect(kills.filter(({ left, gone }) => left.length + gone.length > 0)).toEqual([]);
  expect(kills.filter(({ afterRequests }) => afterRequests !== null).length).toBeGreaterThan(3);
  expect(Math.max(...kills.map(({ endedMs }) => endedMs))).toBeLessThan(minutes);
  // What others named nearly so is there, and is told of at most.
  expect([...staging.held()].filter((line) => line.endsWith('copy of vct-4k9z1q-7')).length).toBeGreaterThan(0);
});
