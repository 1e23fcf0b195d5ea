const gap = '  ';
/** Below this width a wrapped column is harder to read than a long line. */
const narrowest = 24;

type Row = readonly string[];

/**
 * Rows with aligned columns; on a terminal the last column is wrapped to its width.
 * @param head what the columns are called, where that is to be said; there is no room for it where cells are stacked.
 */
export function table(body: readonly Row[], columns: number | null, head?: Row): string {
  const rows = head === undefined ? body : [head, ...body];
  const widths = columnWidths(rows);
  const indent = widths.slice(0, -1).reduce((sum, width) => sum + width + gap.length, 0);
  const room = columns === null ? null : columns - indent;
  if (columns !== null && room !== null && room < narrowest) return stacked(body, columns);
  return rows.map((row) => tableRow(row, widths, indent, room)).join('');
}

function columnWidths(rows: readonly Row[]): number[] {
  const count = rows[0]?.length ?? 0;
  return Array.from({ length: count }, (_, index) => Math.max(...rows.map((row) => (row[index] ?? '').length)));
}

function tableRow(row: Row, widths: readonly number[], indent: number, room: number | null): string {
  const head = row.slice(0, -1).map((cell, index) => cell.padEnd(widths[index] ?? 0) + gap);
  const [first = '', ...others] = wrap(row.at(-1) ?? '', room);
  return [`${head.join('')}${first}`, ...others.map((line) => `${' '.repeat(indent)}${line}`), ''].join('\n');
}

/** For narrow terminals: the last cell below the others. */
function stacked(rows: readonly Row[], columns: number): string {
  return rows
    .map((row) => {
      const lines = wrap(row.at(-1) ?? '', Math.max(narrowest, columns - 4));
      return [row.slice(0, -1).join(gap), ...lines.map((line) => `    ${line}`), ''].join('\n');
    })
    .join('');
}

function wrap(text: string, room: number | null): string[] {
  if (room === null) return [text.replaceAll(/\s+/g, ' ')];
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
