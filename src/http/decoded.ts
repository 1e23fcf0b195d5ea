/** A text as whoever decodes it reads it, and where each of its characters (and its end) stands in the written text. */
export interface Decoded {
  text: string;
  places: Uint32Array;
}

/** How often what was decoded is decoded again: a text may be escaped for JSON inside JSON, or inside a URL. */
const rounds = 3;

const escapes =
  /(?:%[0-9a-f]{2})+|\\u[0-9a-f]{4}|\\x[0-9a-f]{2}|\\["'\\/bfnrt]|&#[0-9]{1,7};?|&#x[0-9a-f]{1,6};?|&[a-z]{2,6};/gi;

const named: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", sol: '/', bsol: '\\', equals: '=', plus: '+', lowbar: '_' },
  ...{ dash: '-', hyphen: '-', period: '.', comma: ',', colon: ':', semi: ';', num: '#', dollar: '$', percnt: '%' },
  ...{ excl: '!', quest: '?', commat: '@', ast: '*', lpar: '(', rpar: ')', lsqb: '[', rsqb: ']', lcub: '{', rcub: '}' },
  ...{ verbar: '|', vert: '|', grave: '`', hat: '^', lbrack: '[', rbrack: ']', lbrace: '{', rbrace: '}' },
};
const control: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/**
 * Undoes percent-encoding, the escapes of JSON and the entities of HTML, once, twice and so on; none where there is
 * nothing to undo. Each round counts, since what was written may itself look like an escape.
 */
export function* decodings(text: string): Generator<Decoded> {
  let last: Decoded | null = null;
  for (let round = 0; round < rounds; round += 1) {
    const next = decodedOnce(last?.text ?? text);
    if (next === null) return;
    const before: Uint32Array | undefined = last?.places;
    if (before !== undefined)
      for (const [index, place] of next.places.entries()) next.places[index] = before[place] ?? 0;
    last = next;
    yield last;
  }
}

function decodedOnce(text: string): Decoded | null {
  if (!/[%\\&]/.test(text)) return null;
  const parts: string[] = [];
  const places = new Uint32Array(text.length + 1);
  let length = 0;
  let end = 0;
  const append = (part: string, placeOf: (index: number) => number): void => {
    for (let index = 0; index < part.length; index += 1) places[length + index] = placeOf(index);
    length += part.length;
    parts.push(part);
  };
  for (const { 0: written, index } of text.matchAll(escapes)) {
    const plain = unescaped(written);
    if (plain === null) continue;
    const from = end;
    append(text.slice(from, index), (offset) => from + offset);
    // Only characters of several bytes are fewer than their escapes say; those are as good as one.
    const width = plain.length * 3 === written.length ? 3 : 0;
    append(plain, (offset) => index + offset * width);
    end = index + written.length;
  }
  if (end === 0) return null;
  const from = end;
  append(text.slice(from), (offset) => from + offset);
  places[length] = text.length;
  return { text: parts.join(''), places: places.subarray(0, length + 1) };
}

function unescaped(written: string): string | null {
  if (written.startsWith('%')) return Buffer.from(written.replaceAll('%', ''), 'hex').toString('utf8');
  const body = written.slice(1).replace(/;$/, '').toLowerCase();
  if (written.startsWith('&')) return body.startsWith('#') ? entity(body.slice(1)) : (named[body] ?? null);
  if (body.length > 1) return String.fromCharCode(Number.parseInt(body.slice(1), 16));
  return control[body] ?? body;
}

function entity(number: string): string {
  const code = number.startsWith('x') ? Number.parseInt(number.slice(1), 16) : Number.parseInt(number, 10);
  return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
}
