import { describe, expect, it } from 'vitest';
import { neutralHeaders, orderedBody, orderedQuery, spelledHeader } from '../../src/http/variations.ts';
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
    expect(forms('accept-language').size).toBe(5);
    expect(forms('accept-encoding').size).toBe(4);
    expect(forms('cache-control')).toEqual(new Set([null, 'no-cache', 'no-store']));
    for (const draw of draws) expect(neutralHeaders(draw)).toEqual(neutralHeaders(draw));
  });

  it('always take JSON', () => {
    for (const draw of draws) expect(neutralHeaders(draw).accept).toMatch(/json|^\*\/\*$/);
  });

  it('are spelled in one of three ways', () => {
    const spellings = new Set(draws.map((draw) => spelledHeader('content-type', draw)));
    expect(spellings).toEqual(new Set(['content-type', 'Content-Type', 'CONTENT-TYPE']));
  });
});

describe('what has names', () => {
  it('comes in either order, with values of one name in theirs', () => {
    const queries = new Set(draws.map((draw) => orderedQuery('p=1&l=2&p=%C3%BC', draw)));
    expect(queries).toEqual(new Set(['p=1&l=2&p=%C3%BC', 'l=2&p=1&p=%C3%BC']));
    const bodies = new Set(draws.map((draw) => orderedBody('{"name":"a","notes":{"b":1,"c":2}}', draw)));
    expect(bodies).toEqual(new Set(['{"name":"a","notes":{"b":1,"c":2}}', '{"notes":{"b":1,"c":2},"name":"a"}']));
  });

  it.each(['a', '&&', 'a&b=1', '=1&b=2', ''])('a query of another form stays: %j', (query) => {
    for (const draw of draws) expect(orderedQuery(query, draw)).toBe(query);
  });

  it.each(['{"a":1', '[1,2]', '{"a": 1, "b": 2}', '{"a":1,"a":2}', '{"__proto__":{},"b":1}', 'null', ''])(
    'a body of another form stays: %j',
    (text) => {
      for (const draw of draws) expect(orderedBody(text, draw)).toBe(text);
    },
  );
});
