import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cut, cutWithNote, indentJson, oneLine, spansOf } from '../../src/report/text.ts';

describe('spansOf', () => {
  it('parts code from running text, and loses nothing', () => {
    expect(spansOf('add `a.b` to `c`')).toEqual([
      { text: 'add ', isCode: false },
      { text: 'a.b', isCode: true },
      { text: ' to ', isCode: false },
      { text: 'c', isCode: true },
    ]);
    expect(spansOf('one ` alone')).toEqual([{ text: 'one ` alone', isCode: false }]);
    expect(spansOf('`` two')).toEqual([{ text: '`` two', isCode: false }]);
  });
});

describe('cut', () => {
  it('never ends inside a character and counts every byte', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, limit) => {
        const { text: kept, omitted } = cut(text, limit);
        expect(text.startsWith(kept)).toBe(true);
        expect(Buffer.byteLength(kept)).toBeLessThanOrEqual(limit);
        expect(Buffer.byteLength(kept) + omitted).toBe(Buffer.byteLength(text));
      }),
    );
  });

  it('says how much is missing', () => {
    expect(cutWithNote('abcdef', 4)).toBe('abcd\n… 2 more bytes');
    expect(cutWithNote('abcd', 4)).toBe('abcd');
  });
});

describe('oneLine', () => {
  it('joins lines and ends a long text with an ellipsis', () => {
    expect(oneLine(' a\n\t b ')).toBe('a b');
    expect(oneLine('abcdef', 4)).toBe('abc…');
  });

  it('keeps the spaces within a line, which are evidence', () => {
    expect(oneLine('{"name":"a   b"}')).toBe('{"name":"a   b"}');
    expect(oneLine(' {\n    "name":\t"a"\r\n}\n')).toBe('{ "name": "a" }');
  });
});

describe('indentJson', () => {
  it('breaks lines and leaves numbers, escapes and repeated keys as they came', () => {
    const text = '{"a":1.00,"a":[],"b":{},"c":[1e2,{"d":"\\u0041 :,{"}]}';
    expect(indentJson(text)).toBe(
      '{\n  "a": 1.00,\n  "a": [],\n  "b": {},\n  "c": [\n    1e2,\n    {\n      "d": "\\u0041 :,{"\n    }\n  ]\n}',
    );
  });

  it('writes any JSON as JSON.stringify would indent it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.array(fc.jsonValue()), fc.dictionary(fc.string(), fc.jsonValue())), (value) => {
        expect(indentJson(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2));
      }),
    );
  });

  it('returns what is not JSON unchanged', () => {
    expect(indentJson('{"a":1')).toBe('{"a":1');
    expect(indentJson('<html>')).toBe('<html>');
  });
});
