import { describe, expect, it } from 'vitest';
import { neutralHeaders, spelledHeader } from '../../src/http/variations.ts';
import { hash } from '../../src/session/config.ts';

const draws = Array.from({ length: 500 }, (_, index) => hash(`draw ${index}`));

describe('headers of clients of other makes', () => {
  it('come in every form, and the same draw gives the same', () => {
    const forms = (name: string) => new Set(draws.map((draw) => neutralHeaders(draw)[name]));
    expect(forms('accept')).toEqual(
      new Set([
        'application/json',
        '*/*',
        'application/json, text/plain, */*',
        'application/json, text/html;q=0.5',
        'application/json;q=0.9, */*;q=0.1',
      ]),
    );
    expect(forms('accept-language').size).toBe(4);
    expect(forms('accept-encoding').size).toBe(4);
    for (const draw of draws) expect(neutralHeaders(draw)).toEqual(neutralHeaders(draw));
  });

  it('always take JSON', () => {
    for (const draw of draws) expect(neutralHeaders(draw).accept).toMatch(/json|^\*\/\*$/);
  });

  it('are spelled in one of two ways', () => {
    const spellings = new Set(draws.map((draw) => spelledHeader('content-type', draw)));
    expect(spellings).toEqual(new Set(['content-type', 'Content-Type']));
  });
});
