import { styleText } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { terminalLine, visible, visibleLine } from '../../src/model/visible.ts';

/** Whatever could move a cursor, colour, hide, reorder or break what stands on a terminal or a page. */
const harmful = /(?![\t\n\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff]/u;

describe('visible', () => {
  it('writes control characters, bidirectional overrides and lone surrogates as escapes', () => {
    expect(visible('a\u0000b\u001b[31mc\u202ed\ud800e')).toBe('a\\u0000b\\u001b[31mc\\u202ed\\ud800e');
  });

  it('leaves letters, emoji, tabs and line feeds alone', () => {
    const text = 'Grüße 👩‍👩‍👧 日本\n\tx';
    expect(visible(text)).toBe(text);
  });

  it.each([
    ['ESC', '\u001b[2Jx', '\\u001b[2Jx'],
    ['CSI of one character', 'a\u009b31mb', 'a\\u009b31mb'],
    ['next line', 'a\u0085conformant', 'a\\u0085conformant'],
    ['line and paragraph separators', '\u2028\u2029', '\\u2028\\u2029'],
    ['bidirectional isolates', '\u2066a\u2069\u200f', '\\u2066a\\u2069\\u200f'],
    ['zero-width characters', 'a\u200bb\u2060c\u200cd\u200de', 'a\\u200bb\\u2060c\\u200cd\\u200de'],
    ['a byte order mark', '\ufeff{}', '\\ufeff{}'],
    ['fillers and selectors that show nothing', 'a\u3164b\ufe0fc', 'a\\u3164b\\ufe0fc'],
    ['tags', 'a\u{e0041}', 'a\\udb40\\udc41'],
    ['backspace and carriage return', 'no\b\b\rok', 'no\\u0008\\u0008\\u000dok'],
  ])('shows %s', (_, text, shown) => {
    expect(visible(text)).toBe(shown);
  });

  it('lets nothing harmful through', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(visible(text)).not.toMatch(harmful);
        expect(visibleLine(text)).not.toMatch(/[\t\n\r]/);
      }),
    );
  });

  it('means the same inside a JSON string', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(JSON.parse(visible(JSON.stringify(text)))).toBe(text);
      }),
    );
  });
});

describe('terminalLine', () => {
  it('is one line, whatever the text', () => {
    expect(terminalLine('got \u001b[2J\r\nconformant\u009b0m\n\tx')).toBe(
      'got \\u001b[2J\\nconformant\\u009b0m\\n\\tx\n',
    );
  });

  it('keeps our colours', () => {
    const red = styleText('red', 'a', { validateStream: false });
    expect(terminalLine(`${red} b`)).toBe(`${red} b\n`);
  });
});
