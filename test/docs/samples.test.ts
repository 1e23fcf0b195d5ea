import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { codeSamples } from '../../scripts/docs/samples.ts';
import { apis, type Contract, operationsOf } from '../../scripts/generate/contract.ts';
import { problemsOf } from './compile.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const contracts = apis.map((api): Contract => {
  return { api, document: JSON.parse(readFileSync(`${root}generated/${api}.json`, 'utf8')) };
});
const samples = contracts.flatMap((contract) =>
  operationsOf(contract).flatMap((operation) =>
    codeSamples(operation).map((sample) => ({ ...sample, api: contract.api, operation: operation.operation })),
  ),
);

describe('code samples of the references', () => {
  it('exist twice for every operation', () => {
    const operations = contracts.flatMap((contract) => operationsOf(contract)).length;
    expect(operations).toBeGreaterThan(40);
    expect(samples).toHaveLength(2 * operations);
  });

  it('compile against the types of the contract', { timeout: 60_000 }, () => {
    const files = new Map(
      samples
        .filter(({ lang }) => lang === 'TypeScript')
        .map(({ source }, index) => [`${root}generated/sample-${index}.ts`, source]),
    );
    expect(problemsOf(files)).toEqual([]);
  });

  it('would not compile with a mistake', { timeout: 60_000 }, () => {
    const sample = samples.find(({ lang, operation }) => lang === 'TypeScript' && operation === 'POST /api/v1/clients');
    const wrong = sample?.source.replace('name:', 'nome:') ?? '';
    expect(problemsOf(new Map([[`${root}generated/sample-wrong.ts`, wrong]]))).not.toEqual([]);
  });

  it('put each part of a curl command into quotes that hold', () => {
    for (const { source } of samples.filter(({ lang }) => lang === 'Shell')) {
      expect(source).toMatch(/^curl(?: --get| --request [A-Z]+)? "\$(?:PARTNER|WORKSPACE)_URL\/api\/v1\/[^{}" ]+"/);
      expect((source.match(/'/g)?.length ?? 0) % 2).toBe(0);
    }
  });
});
