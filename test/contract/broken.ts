import type { Exchange, Expectation } from '../../src/http/exchange.ts';
import { type Finding, judgeByContract } from '../../src/session/response-rules.ts';

interface Answer {
  operation: string;
  status: number;
  headers?: Record<string, string>;
  /** Anything that JSON can say; a text stands for itself, as HTML. */
  said: unknown;
}

/** The ids of the requirements that an answer of the Workspace API breaks. */
export function broken(answer: Answer, expectation: Expectation = {}): string[] {
  return judged(answer, expectation).flatMap(({ requirement, problem }) => (problem === null ? [] : [requirement]));
}

/** What an answer of the Workspace API says about the requirements that every answer is held against. */
export function judged({ operation, status, headers, said }: Answer, expectation: Expectation = {}): Finding[] {
  const [method = '', path] = operation.split(' ');
  const isJson = typeof said !== 'string';
  const exchange: Exchange = {
    ...{ id: 'x1', api: 'workspace', operation, status, statusText: '', startedAt: 0, durationMs: 1 },
    request: { method, url: `http://localhost${path}`, headers: {}, body: null },
    headers: { 'content-type': isJson ? 'application/json' : 'text/html', ...headers },
    text: isJson ? JSON.stringify(said) : said,
    json: isJson ? said : undefined,
    body: isJson ? 'json' : 'not-json',
    jsonType: isJson,
    ...{ expectation, schemaProblems: null, unreadable: null },
  };
  return judgeByContract(exchange);
}
