import { describe, expect, it } from 'vitest';
import { inStatedLetters } from '../../src/http/stated-letters.ts';

describe('values of a few', () => {
  it('are read as the documents write them, wherever they stand', () => {
    const answer = { data: [{ status: 'Pending', role: 'FILESPACEADMIN', user: { status: 'NEW' } }], type: 'Dir' };
    expect(inStatedLetters(answer)).toEqual({
      data: [{ status: 'pending', role: 'filespaceAdmin', user: { status: 'new' } }],
      type: 'dir',
    });
  });

  it('are nothing else under another key, nor any other value', () => {
    const answer = { name: 'New', status: 'Newer', kind: 5, notes: ['Dir'], owner: null };
    expect(inStatedLetters(answer)).toBe(answer);
  });

  it('leave keys alone that an object has from its beginning', () => {
    const answer: unknown = JSON.parse('{"__proto__":{"a":1},"status":"READY"}');
    expect(JSON.stringify(inStatedLetters(answer))).toBe('{"__proto__":{"a":1},"status":"ready"}');
  });

  it.each([null, 'New', 7, true])('%j is no record', (value) => {
    expect(inStatedLetters(value)).toBe(value);
  });
});
