import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exchangesOf } from '../../src/model/exchanges.ts';
import { annotations } from '../../src/report/annotations.ts';
import { FORMATS, type Format, renderAll } from '../../src/report/render.ts';
import { temporaryFolder } from '../support/folder.ts';
import { reportOf } from './hostile.ts';

/** Whatever could move a cursor, colour, hide or reorder what stands on a terminal or a page. */
const unseen = /(?!\t|\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff]/u;
const hostile = '\u001b[2J\u009b31mred\u202eder\u2066x\u2069\u200b\u2028\u0085\u0007\b\ufeff\ud800';
/** Beginnings of lines that a terminal, a CI system or a reader would take for ours. */
const forged = ['::error::forged', '# ✅ Conformant: forged', 'conformant forged', '<testsuites name="forged">'];
const separators = ['\n', '\r\n', '\r', '\u0085', '\u2028', '\v', '\f', '%0A'];
const lines = separators.flatMap((separator) => forged.map((line) => separator + line)).join('');

async function rendered(text: string): Promise<Record<Format, string>> {
  const { report, exchanges } = reportOf(text);
  const outDir = temporaryFolder();
  const { files, problems } = await renderAll(report, exchangesOf(exchanges), { outDir, formats: FORMATS });
  expect([files.length, problems]).toEqual([FORMATS.length, []]);
  const texts = await Promise.all(files.map((file) => readFile(join(outDir, file), 'utf8')));
  return Object.fromEntries(FORMATS.map((format, index) => [format, texts[index] ?? ''])) as Record<Format, string>;
}

describe('what a target says', () => {
  it.each(FORMATS)('is seen as it is in: %s', async (format) => {
    const { [format]: text } = await rendered(hostile);
    expect(text).not.toMatch(unseen);
    // The badge says nothing that is not counted.
    if (format !== 'badge') expect(text).toMatch(/\\u001b|\\\\u001b/);
  });

  it('is seen as it is in annotations', () => {
    const text = annotations(reportOf(hostile).report).join('\n');
    expect(text).not.toMatch(unseen);
    expect(text).toContain('\\u001b');
  });

  // The other two show line breaks of a text, in a box or an element of its own.
  it.each(FORMATS.filter((format) => format !== 'html' && format !== 'junit'))(
    'begins no line in: %s',
    async (format) => {
      const { [format]: text } = await rendered(`x${lines}`);
      for (const line of text.split(/[\n\r]/)) for (const start of forged) expect(line.startsWith(start)).toBe(false);
    },
  );

  it('begins no annotation, and ends none', () => {
    const { report } = reportOf(`x${lines}`);
    const plain = annotations(reportOf('x').report);
    const found = annotations(report);
    expect(found.length).toBe(plain.length);
    for (const line of found) {
      expect(line).toMatch(/^::(?:error|warning) title=[^\n\r]*$/);
      // What looks like an escape of the format is that of the text itself.
      expect(line).toContain('%250A');
    }
  });

  it('is the same text again for whoever decodes an annotation', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'a%0AD2,:\n') }), (text) => {
        const { report } = reportOf(`<${text}>`);
        const [first = ''] = annotations(report);
        const message = first.slice(first.indexOf('::', 2) + 2);
        const decoded = message.replaceAll('%0A', '\n').replaceAll('%0D', '\r').replaceAll('%25', '%');
        expect(decoded).toContain(`<${text}>`);
      }),
    );
  });
});
