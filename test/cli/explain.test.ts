import { expect, test } from 'vitest';
import { openPoints, requirements } from '../../generated/catalogue.ts';
import { command } from './stage.ts';

test('explain says what a requirement means, where it comes from, and what to do', async () => {
  const { exitCode, out } = await command(['explain', 'partner.client.name.too-long']);
  expect(exitCode).toBe(0);
  expect(out).toContain('A name of 101 or more characters is rejected with 400.');
  expect(out).toMatch(/From: Limits, row Client name length/);
  expect(out).toContain('Operations: POST /api/v1/clients');
  expect(out).toContain('--only partner.client.name.too-long');
});

test('explain asks an operation where nothing is asked for a requirement alone', async () => {
  const { out } = await command(['explain', 'partner.ping.fields']);
  expect(out).toContain("conformance run --operation 'GET /api/v1/ping' ");
  expect(out).not.toContain('--only partner.ping.fields');
});

test('explain knows every requirement and every open point, and earlier ids', async () => {
  for (const { id } of [...requirements, ...openPoints]) {
    expect((await command(['explain', id])).out).toContain(id);
  }
});

test('explain names the nearest id', async () => {
  expect(await command(['explain', 'partner.client.name.to-long'])).toMatchObject({
    exitCode: 2,
    err: 'error: there is no partner.client.name.to-long; the nearest is partner.client.name.too-long\n',
  });
});
