import { afterEach, expect, test, vi } from 'vitest';
import { openPoints, requirements } from '../../generated/catalogue.ts';
import { table } from '../../src/cli/table.ts';
import { command, environment } from './stage.ts';

afterEach(() => vi.unstubAllEnvs());

async function listed(...flags: readonly string[]): Promise<unknown> {
  const { out, exitCode } = await command(['list', '--json', ...flags]);
  expect(exitCode).toBe(0);
  return JSON.parse(out);
}

test('JSON is the whole catalogue as it stands', async () => {
  expect(await listed()).toEqual(requirements);
  expect(await listed('--open')).toEqual(openPoints);
});

test('filters narrow it', async () => {
  expect(await listed('--api', 'workspace')).toEqual(requirements.filter(({ api }) => api === 'workspace'));
  expect(await listed('--level', 'should')).toEqual(requirements.filter(({ level }) => level === 'SHOULD'));
  expect(await listed('--only', 'partner.*')).toEqual(requirements.filter(({ id }) => id.startsWith('partner.')));
  expect(await listed('--skip', 'partner.*')).toEqual(requirements.filter(({ id }) => !id.startsWith('partner.')));
  expect(await listed('--open', '--api', 'partner')).toEqual(openPoints.filter(({ api }) => api === 'partner'));
});

test('an operation is found by any part of it', async () => {
  const operation = requirements.flatMap(({ operations }) => operations)[0] ?? '';
  const expected = requirements.filter(({ operations }) => operations.some((other) => other.includes(operation)));
  expect(expected).not.toEqual([]);
  expect(await listed('--operation', operation.toLowerCase())).toEqual(expected);
  expect(await listed('--operation', 'PATCH /no/such/path')).toEqual([]);
});

test('plain text has one line for each requirement', async () => {
  const { out } = await command(['list']);
  const lines = out.trimEnd().split('\n');
  expect(lines).toHaveLength(requirements.length + 1);
  for (const [index, { id, level }] of requirements.entries()) {
    expect(lines[index + 1]).toMatch(new RegExp(`^${id} +${level} `));
  }
});

test('a terminal gets no line that is too long, as far as words allow', () => {
  const head = ['id', 'statement'];
  const rows = [['a.b', 'one two three four five six seven eight nine ten']];
  const stacked = 'a.b\n    one two three four five\n    six seven eight nine ten\n';
  expect(table(rows, 32, head)).toBe('id   statement\na.b  one two three four five six\n     seven eight nine ten\n');
  expect([table(rows, 20, head), table(rows, 20)]).toEqual([stacked, stacked]);
  expect(table(rows, null, head)).toBe('id   statement\na.b  one two three four five six seven eight nine ten\n');
});

test('mistakes are usage errors', async () => {
  expect(await command(['list', '--level', 'MAY'])).toMatchObject({ exitCode: 2, out: '' });
  expect(await command(['list', '--only', 'nothing.here'])).toMatchObject({ exitCode: 2, out: '' });
  expect(await command(['list', '--open', '--level', 'MUST'])).toMatchObject({ exitCode: 2, out: '' });
});

test('the environment filters, too', async () => {
  environment({ CONFORMANCE_API: 'partner', CONFORMANCE_JSON: 'yes' });
  const { out } = await command(['list']);
  expect(JSON.parse(out)).toEqual(requirements.filter(({ api }) => api === 'partner'));
});
