import { describe, expect, it } from 'vitest';
import { show } from '../../src/check/expect.ts';
import { Redactor } from '../../src/http/redact.ts';
import { exchangesOf } from '../../src/model/exchanges.ts';
import { harmless } from '../../src/report/harmless.ts';
import { renderHtml } from '../../src/report/html.ts';
import { excerpt } from '../../src/session/response-rules.ts';
import { failedCheck, report, requirement } from './sample.ts';

const key = 'k3y-91c0d2a7f3e84b65';

describe('harmless', () => {
  it('leaves no secret and no control character in a report, whoever wrote it', () => {
    const text = `a ${key} b\u001b[2J\u202e`;
    const checks = [failedCheck({ message: text, expected: text, got: text, reproduce: text })];
    const whole = report([requirement('failed', { reason: text, checks })], {
      trouble: text,
      verdictReason: text,
      observations: [{ id: 'o', question: 'q', answer: text, exchanges: [] }],
      leftovers: [{ what: text, remedy: text }],
    });
    const clean = harmless(whole, new Redactor([{ value: key, name: 'PARTNER_API_KEY' }]));
    const written = JSON.stringify(clean) + renderHtml(clean, exchangesOf([]));
    expect(written).not.toContain(key);
    expect(clean.requirements[0]?.checks[0]?.got).toBe('a $PARTNER_API_KEY b\\u001b[2J\\u202e');
  });
});

describe('show and excerpt', () => {
  it('are as short for what is deep or large as for anything', { timeout: 60_000 }, () => {
    let deep: unknown = 'x';
    for (let level = 0; level < 100_000; level += 1) deep = [deep];
    expect(show(deep).length).toBeLessThan(310);
    expect(show(Array.from({ length: 1_000_000 }, () => ({ a: 1 }))).length).toBeLessThan(310);
    expect(excerpt(' '.repeat(10_000_000)).length).toBeLessThan(130);
  });

  it('write what is small in full, with every unseen character as an escape', () => {
    expect(show({ a: [1, { b: null }], c: 'd' })).toBe('{"a":[1,{"b":null}],"c":"d"}');
    expect(show('\u009b\u202e')).toBe('"\\u009b\\u202e"');
    expect(excerpt('a\u001bb\nc')).toBe('"a\\u001bb c"');
  });

  it('show a body that is JSON as it came, and never more than a line', () => {
    expect(excerpt('\n{"error": {\n  "type": "x\u202e"}}\n')).toBe('{"error": { "type": "x\\u202e"}}');
    expect(excerpt(`["${'x'.repeat(200)}"]`)).toBe(`["${'x'.repeat(118)}…`);
    expect(excerpt('<p>"no"</p>')).toBe('"<p>\\"no\\"</p>"');
  });
});
