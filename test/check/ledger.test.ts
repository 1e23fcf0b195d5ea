import { describe, expect, it } from 'vitest';
import type { Exchange } from '../../src/http/exchange.ts';
import { always, judge, judgeByContract } from '../../src/session/response-rules.ts';
import { answer, ping, stage } from './stage.ts';

const html: Partial<Exchange> = {
  ...{ headers: { 'content-type': 'text/html' }, jsonType: false },
  ...{ text: '<p>', json: undefined, body: 'not-json' },
};

function broken(exchange: Exchange): string[] {
  const found = judgeByContract(exchange).filter(({ problem }) => problem !== null);
  return [...new Set(found.map(({ requirement }) => requirement))].sort();
}

describe('every answer', () => {
  it('is held against all that is said of it', () => {
    expect(broken(answer())).toEqual([]);
    expect(judgeByContract(answer()).map(({ requirement }) => requirement)).toEqual(
      expect.arrayContaining(['partner.response.status', 'partner.robustness.no-5xx', 'partner.response.json']),
    );
  });

  it.each<[string, Partial<Exchange>, string[]]>([
    ['a status that no table has', { status: 202 }, ['partner.response.status']],
    ['a server error', { status: 500, ...html }, ['partner.response.status', 'partner.robustness.no-5xx']],
    ['another content type', { jsonType: false }, ['partner.response.content-type']],
    ['too many requests, by a gateway', { status: 429, ...html }, []],
    ['an open body of a 401', { status: 401, ...html }, []],
  ])('%s', (_, changes, requirements) => {
    expect(broken(answer(changes))).toEqual(requirements);
  });

  it('breaks the law of its body where a field is missing, of another type, or the body is no JSON', () => {
    const { organizationName: _, ...nameless } = ping;
    for (const json of [nameless, { ...ping, organizationName: 5 }]) {
      expect(broken(answer({ json, text: JSON.stringify(json) }))).toEqual(['partner.ping.fields']);
    }
    expect(broken(answer(html))).toContain('partner.response.json');
  });

  it('may be anything that refuses or takes what is open', () => {
    const open = { expectation: { open: true } };
    expect(broken(answer({ ...open, status: 418, json: {}, text: '{}' }))).toEqual([]);
    expect(broken(answer({ ...open, status: 302, json: {}, text: '{}' }))).toEqual(['partner.response.status']);
    expect(broken(answer({ ...open, status: 500, json: {}, text: '{}' }))).toContain('partner.robustness.no-5xx');
  });

  it('of what is no operation of the API is not judged', () => {
    expect(judgeByContract(answer({ operation: null, status: 500 }))).toEqual([]);
  });

  it('is told to the rules of the suites, with the run that it belongs to', async () => {
    const { session } = await stage();
    const seen: unknown[] = [];
    always('of this test', ['partner.ping.fields'], (exchange, run) => {
      seen.push([exchange.id, run]);
      return [{ requirement: 'partner.ping.fields', subject: 'it', problem: null }];
    });
    expect(judge(answer(), session).at(-1)).toEqual({
      requirement: 'partner.ping.fields',
      subject: 'it',
      problem: null,
    });
    expect(seen).toEqual([['x1', session]]);
  });
});
