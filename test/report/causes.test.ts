import { expect, test } from 'vitest';
import type { CheckResult, RequirementResult } from '../../src/model/report.ts';
import { brokenOperations } from '../../src/report/causes.ts';
import { failedCheck, requirement } from './sample.ts';

const remove = 'DELETE /api/v1/clients/{clientId}/members/{accountId}';
const add = 'POST /api/v1/clients/{clientId}/members';
const list = 'GET /api/v1/clients/{clientId}/members';
const get = 'GET /api/v1/clients/{clientId}/members/{accountId}';

/** A requirement that is broken: what it is about, what was asked, and how the last one answered. */
function broken(
  id: string,
  operations: string[],
  asked: string[],
  { expected = 'a member', answer = 200, status = 'failed' as const, ...more }: Partial<Broken> = {},
): RequirementResult {
  const checks = [failedCheck({ expected, got: String(answer), answer, operations: asked, ...more })];
  return requirement(status, { id, operations, checks });
}

type Broken = Omit<CheckResult, 'status'> & { status: 'failed' | 'warning' };

function told(requirements: RequirementResult[]): string[][] {
  return brokenOperations({ requirements }).flatMap(({ operation, causes }) =>
    causes.map(({ deviation, findings }) => [
      `${operation} ${deviation}`,
      ...findings.map(({ requirement: { id } }) => id.replace('partner.', '')),
    ]),
  );
}

test('a removal that does nothing is one cause, with everything that notices it', () => {
  const found = told([
    broken('partner.read-after-write', [add, list, remove], [remove, list]),
    broken('partner.member.any-sequence', [list], [list]),
    broken('partner.member.remove.gone', [remove], [get], { expected: 'status 404' }),
    broken('partner.member.remove.twice', [remove], [remove], { expected: 'status 404', answer: 204 }),
    broken('partner.member.remove.add-again', [remove], [add], {
      expected: 'status 201',
      answer: 400,
      status: 'warning',
    }),
  ]);
  expect(found).toEqual([
    [
      `${remove} effect`,
      'member.remove.gone',
      'member.remove.twice',
      'member.any-sequence',
      'read-after-write',
      'member.remove.add-again',
    ],
  ]);
});

test('where a list shows nothing of several operations, the list is to blame', () => {
  const found = told([
    broken('partner.member.add.listed', [add], [list]),
    broken('partner.member.remove.not-listed', [remove], [list]),
  ]);
  expect(found).toEqual([[`${list} missed`, 'member.add.listed', 'member.remove.not-listed']]);
});

test('what every operation does wrong is no matter of one of them', () => {
  const operations = [add, list, get, remove];
  const found = told(
    operations.map((operation, index) =>
      broken(`partner.thing.n${index}`, [operation], [operation], { expected: 'status 404', answer: 410 }),
    ),
  );
  expect(found).toEqual([['null status', 'thing.n0', 'thing.n1', 'thing.n2', 'thing.n3']]);
});

test('different mistakes of one operation stay apart', () => {
  const found = told([
    broken('partner.client.name.too-long', [add], [add], { expected: 'status 400', answer: 201 }),
    broken('partner.client.notes.accepted', [add], [add], { expected: 'status 201', answer: 400 }),
    broken('partner.robustness.no-5xx', [add], [add], { expected: 'no 5xx', answer: 500 }),
  ]);
  expect(found.map(([first]) => first)).toEqual([`${add} accepts`, `${add} refuses`, `${add} crash`]);
});

test('a failure of which only words are left is told all the same', () => {
  const old = requirement('failed', { checks: [], operations: [] });
  expect(told([old])).toEqual([['null content', 'client.name.failed']]);
});
