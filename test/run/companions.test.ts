import { expect, test } from 'vitest';
import { type RequirementId, requirements } from '../../generated/catalogue.ts';
import { unfinished } from '../../src/check/outcome.ts';
import type { RegisteredCheck } from '../../src/check/registry.ts';
import { companionsOf } from '../../src/run/companions.ts';

const entries = requirements
  .filter(({ id, bySchema }) => !bySchema && !id.includes('.response.'))
  .map(({ id }) => checkOf(id));

function checkOf(requirement: RequirementId): RegisteredCheck {
  const run = async () => unfinished('never begun');
  return { kind: 'check', file: 'one.suite.ts', turn: 'among', name: 'a check', requirement, run };
}

test('what no check is about is shown by the nearest group of checks that ask the same', () => {
  const of = (...selected: RequirementId[]) => companionsOf(entries, { selected });
  expect(of('workspace.response.json', 'workspace.filespace.create.record')).toEqual({
    'workspace.response.json': 'workspace.*',
    'workspace.filespace.create.record': 'workspace.filespace.create.*',
  });
  expect(of('workspace.filespace.create.status')).toEqual({});
});

test('nothing is missing where all of the group was chosen, or all requirements', () => {
  const all = requirements.flatMap(({ id }) => (id.startsWith('workspace.') ? id : []));
  expect(companionsOf(entries, { selected: all })).toEqual({});
  expect(companionsOf(entries, { selected: null })).toEqual({});
});
