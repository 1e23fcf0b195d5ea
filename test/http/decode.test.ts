import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { decodeBody, parseJson } from '../../src/http/decode.ts';

const text = '{"name":"é"}';
const plain = Buffer.from(text);

describe('decodeBody', () => {
  it('reads what every client reads', () => {
    const bodies: [Buffer, string | undefined][] = [
      [plain, undefined],
      [plain, 'identity'],
      [gzipSync(plain), 'GZIP'],
      [gzipSync(plain), 'x-gzip'],
      [deflateSync(plain), 'deflate'],
      [deflateRawSync(plain), 'deflate'],
      [brotliCompressSync(plain), 'br'],
      [zstdCompressSync(plain), 'zstd'],
      [brotliCompressSync(gzipSync(plain)), 'gzip, br'],
      [Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), plain]), undefined],
    ];
    for (const [body, coding] of bodies) expect(decodeBody(body, coding)).toEqual({ text });
  });

  it('says why nobody can read the others', () => {
    const bodies: [Buffer, string | undefined, RegExp][] = [
      [plain, 'gzip', /cannot be decoded \(gzip: incorrect header check\)/],
      [gzipSync(plain).subarray(0, 20), 'gzip', /cannot be decoded \(gzip: unexpected end of file\)/],
      [plain, 'foo', /unknown content-coding "foo"/],
      [plain, '__proto__', /unknown content-coding/],
      [plain, 'gzip, gzip, foo, gzip', /unknown content-coding "foo"/],
      [Buffer.from(`\ufeff${text}`, 'utf16le'), undefined, /not UTF-8/],
      [Buffer.from(text, 'latin1'), undefined, /not UTF-8/],
      [Buffer.from('['.repeat(5_000_000)), undefined, /brackets do not match/],
    ];
    for (const [body, coding, why] of bodies) expect(decodeBody(body, coding).unreadable).toMatch(why);
  });

  it('needs no coding where there is no body', () => {
    expect(decodeBody(Buffer.alloc(0), 'gzip')).toEqual({ text: '' });
  });

  it('stops at the bound', () => {
    expect(() => decodeBody(gzipSync(gzipSync(Buffer.alloc(20_000_000))), 'gzip, gzip')).toThrow(/larger than/);
    expect(() => decodeBody(plain, 'gzip, gzip, gzip, gzip')).toThrow(/beyond the bounds of this suite: 4 content-cod/);
  });

  it.each([501, 100_000, 5_000_000])('does not read %d levels of JSON', (levels) => {
    const nested = Buffer.from(`${'['.repeat(levels)}${']'.repeat(levels)}`);
    expect(() => decodeBody(nested, undefined)).toThrow(`JSON nested ${levels} levels deep`);
  });

  it('reads on where brackets stand in something else than JSON', () => {
    const page = `<html>${'{'.repeat(1_000)}${'}'.repeat(1_000)}`;
    expect(decodeBody(Buffer.from(page), undefined)).toEqual({ text: page });
  });
});

describe('parseJson', () => {
  it('parses what is nested up to 500 levels, whatever strings hold', () => {
    const nested = '['.repeat(500) + ']'.repeat(500);
    expect(parseJson(nested)).toBeDefined();
    const brackets = JSON.stringify({ a: `\\"${'['.repeat(1_000)}` });
    expect(parseJson(brackets)).toEqual(JSON.parse(brackets));
  });

  it.each([501, 100_000, 5_000_000])('does not walk %d levels', (levels) => {
    const nested = '[{"a":'.repeat(levels / 2) + '['.repeat(levels % 2);
    expect(parseJson(nested)).toBeUndefined();
  });

  it('takes nothing else than JSON for JSON', () => {
    for (const other of ['', 'NaN', '{"a":NaN}', '{', 'undefined']) expect(parseJson(other)).toBeUndefined();
  });
});
