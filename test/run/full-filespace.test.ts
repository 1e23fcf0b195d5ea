import { expect, test } from 'vitest';
import { objectOf } from '../../reference/core/json.ts';
import { idsWith, runAgainstReference } from './stage.ts';

test('the id of a removed data store is asked for in the filespace that it was in', { timeout: 60_000 }, async () => {
  const homes = new Map<unknown, unknown>();
  const only = ['workspace.not-found.data-store', 'workspace.not-found.data-store.message'];
  const { report } = await runAgainstReference(
    {
      policy: {
        open: {
          // One fills a filespace, so that the next one is made elsewhere; ids tell where.
          workspace: { dataStores: { maximum: () => 1 } },
          transport: {
            beforeEach: ({ request: { params } }) => {
              const isElsewhere = homes.has(params.dataStoreId) && homes.get(params.dataStoreId) !== params.filespaceId;
              return isElsewhere
                ? { status: 400, body: { error: { message: 'Data store ID is invalid' } } }
                : undefined;
            },
            afterEach: ({ request, answer }) => {
              const { id } = objectOf(answer.body);
              if (request.method === 'POST' && id !== undefined) homes.set(id, request.params.filespaceId);
              return answer;
            },
          },
        },
      },
    },
    { only },
  );
  expect(idsWith(report, 'failed')).toEqual([]);
  expect(idsWith(report, 'passed')).toEqual(expect.arrayContaining(only));
});
