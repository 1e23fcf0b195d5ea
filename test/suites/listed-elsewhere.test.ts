import { expect, test } from 'vitest';
import type { JudgedRun } from '../../src/check/index.ts';
import { listedElsewhereRule } from '../../suites/support/listed-elsewhere.ts';
import { brokenBy, type Told } from './told.ts';

const below = (filespace: string): string => `/api/v1/filespaces/${filespace}/external/data-stores`;
const create = (filespace: string, name: string, at: number): Told => ({
  operation: `POST ${below('{filespaceId}')}`,
  path: below(filespace),
  body: { name },
  status: 201,
  answer: { id: 's1', name },
  at,
});
const list = (filespace: string, name: string, at: number): Told => ({
  operation: `GET ${below('{filespaceId}')}`,
  path: below(filespace),
  answer: [{ id: 's1', name }],
  at,
});

const runId = 'abc123';

function broken(...told: readonly Told[]): Promise<string[]> {
  let own: JudgedRun | undefined;
  return brokenBy(
    (exchange, run) => {
      // What a rule remembers is that of one run.
      own ??= { ...run, config: { ...run.config, runId } };
      return listedElsewhereRule(exchange, Object.assign(own, { writing: run.writing }));
    },
    ...told,
  );
}

test('what was made in one filespace is in the list of no other one', async () => {
  const name = `vct-${runId}-0001`;
  expect(await broken(create('f1', name, 0), list('f1', name, 20))).toEqual([]);
  expect(await broken(create('f1', name, 0), list('f2', name, 20))).toEqual(['workspace.data-store.list.filespace']);
  // A name that was sent there as well, one that is being sent, and one that anybody may have tell nothing.
  expect(await broken(create('f1', name, 0), create('f2', name, 20), list('f2', name, 40))).toEqual([]);
  expect(await broken(create('f1', name, 0), { ...list('f2', name, 20), writing: [below('f2')] })).toEqual([]);
  expect(await broken(create('f1', 'plain', 0), list('f2', 'plain', 20))).toEqual([]);
});
