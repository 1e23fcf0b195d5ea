import { describe, expect, it } from 'vitest';
import { queryText } from '../../src/http/query.ts';

describe('queryText', () => {
  it('writes spaces and plus signs so that forms and addresses read the same', () => {
    expect(queryText(new URLSearchParams({ path: '/a b+c%20' }))).toBe('?path=%2Fa%20b%2Bc%2520');
  });

  it('is nothing without parameters', () => {
    expect(queryText(new URLSearchParams())).toBe('');
  });
});
