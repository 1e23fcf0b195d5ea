import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { callOf } from '../../scripts/docs/calls.ts';
import { shown } from '../../scripts/docs/shown.ts';
import { type Contract, operationsOf } from '../../scripts/generate/contract.ts';

const text = readFileSync(new URL('../../generated/partner.json', import.meta.url), 'utf8');
const contract: Contract = { api: 'partner', document: JSON.parse(text) };
const dayMs = 86_400_000;

describe('the contract as readers get it', () => {
  it.each(['2026-02-01T00:00:00Z', '2026-11-22T17:00:00Z', '2031-03-01T00:00:00Z'])(
    'asks for usage that is still kept on %s',
    (moment) => {
      const today = new Date(moment);
      const ranges = operationsOf(shown(contract, today, undefined)).flatMap((operation) => {
        const { query } = callOf(operation);
        const at = (name: string) => query.find((parameter) => parameter.name === name)?.example;
        return at('start') === undefined ? [] : [[at('start'), at('end')].map((value) => Date.parse(String(value)))];
      });
      expect(ranges).toHaveLength(4);
      for (const [start = 0, end = 0] of ranges) {
        expect(start).toBeLessThan(end);
        expect(end).toBeLessThan(today.getTime());
        expect(start).toBeGreaterThan(today.getTime() - 42 * dayMs);
      }
    },
  );

  it('differs from the contract in its examples alone, and keeps their form', () => {
    const later = JSON.stringify(shown(contract, new Date('2026-02-11T09:00:00Z'), undefined).document);
    const days = later.replaceAll(/"2026-01-(\d\d)T/g, '').match(/"\d{4}-\d\d-\d\dT[^"]*"/g) ?? [];
    expect(days).toContain('"2026-02-10T23:59:59.5Z"');
    const without = (json: string) => json.replaceAll(/\d{4}-\d\d-\d\d(?=T\d\d:\d\d)/g, 'DAY');
    expect(without(later)).toBe(without(JSON.stringify(contract.document)));
  });

  it('names the deployment that it is told of', () => {
    const { document } = shown(contract, new Date(), 'https://partner.test/prefix/');
    expect(document.servers).toEqual([{ url: 'https://partner.test/prefix' }]);
  });
});
