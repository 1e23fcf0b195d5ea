import { expect, test } from 'vitest';
import type { CheckResult, RequirementResult } from '../../src/model/report.ts';
import { brokenOperations } from '../../src/report/causes.ts';
import { deviationText } from '../../src/report/deviations.ts';
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

test('whoever answers with a server error is to blame, whatever was done before', () => {
  const hostile = { name: `${get} survives hostile ids`, expected: 'a status below 500', answer: 500 };
  const found = told([
    broken('partner.member.add.readable', [add], [add, get], { expected: 'status 200', answer: 500 }),
    broken('partner.member.remove.gone', [remove], [remove, get], { expected: 'status 404', answer: 500 }),
    broken('partner.member.get.status', [get], [get], { expected: 'status 200', answer: 500 }),
    broken('partner.robustness.hostile-path', [add, get, list, remove], [], hostile),
    broken('partner.auth.missing', [add, get, list, remove], [get], { expected: 'status 401', answer: 500 }),
  ]);
  expect(found.map(([first]) => first)).toEqual([`${get} crash`]);
});

test('a 503 whose body is wrong is no server error', () => {
  const create = 'POST /api/v1/filespaces';
  const expected = `the stated body of ${create} 503`;
  const found = told([broken('workspace.error.unavailable-body', [create], [create], { expected, answer: 503 })]);
  expect(found.map(([first]) => first)).toEqual([`${create} body`]);
});

test('errors of another form everywhere are one cause, with all that should stand in them', () => {
  const operations = [add, list, get, remove];
  const form = operations.map((operation, index) => {
    const expected = `the stated body of ${operation} 404`;
    const got = "the body must have required property 'error'";
    return broken(`partner.error.n${index}-body`, [operation], [operation], { expected, got, answer: 404 });
  });
  const silent = { expected: 'error.message "Not here"', got: '404 {"message":"Not here"}', answer: 404 };
  const wrong = { expected: 'error.message "Not here"', got: '404 {"error":{"message":"Gone"}}', answer: 404 };
  const found = told([
    ...form,
    broken('partner.not-found.member.message', [get], [get], silent),
    broken('partner.not-found.owner.message', [list], [list], wrong),
  ]);
  expect(found.map(([first, ...ids]) => [first, ids.length])).toEqual([
    ['null body', 5],
    [`${list} content`, 1],
  ]);
});

test('of two ids where one goes on from the other, the plainer one tells the cause', () => {
  const got = { expected: 'status 404', answer: 204 };
  const found = told([
    broken('partner.member.remove.gone-below', [remove], [add], { ...got, expected: 'status 404' }),
    broken('partner.member.remove.gone', [remove], [get], { ...got, answer: 200 }),
  ]);
  expect(found).toEqual([[`${remove} effect`, 'member.remove.gone', 'member.remove.gone-below']]);
});

test('what many operations do is told of many', () => {
  expect(deviationText('accepts', add, undefined)).toBe('accepts what it must reject');
  expect(deviationText('accepts', null, undefined)).toBe('accept what they must reject');
  const check = failedCheck({ expected: 'status 404', got: '410', answer: 410 });
  expect(deviationText('status', null, check)).toBe('answer 410 where 404 is due');
});
