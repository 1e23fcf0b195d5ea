import type { Answer, ApiRequest } from '../core/exchange.ts';
import { isObject, type Json } from '../core/json.ts';
import { transport } from '../policy/around.ts';
import type { PolicyOverride } from '../policy/index.ts';
import type { OpenPartner } from '../policy/open/partner.ts';
import type { OpenWorkspace } from '../policy/open/workspace.ts';
import type { Override } from '../policy/override.ts';

/** What variants are made of. */

export function partner(open: Override<OpenPartner>): PolicyOverride {
  return { open: { partner: open } };
}

export function workspace(open: Override<OpenWorkspace>): PolicyOverride {
  return { open: { workspace: open } };
}

type After = (facts: { readonly request: ApiRequest; readonly answer: Answer }) => Answer;

/** Changes answers of the Workspace API on their way out. */
export function answering(afterEach: After): PolicyOverride {
  return transport({
    afterEach: (facts) => (facts.api === 'workspace' ? afterEach(facts) : facts.answer),
  });
}

export function refusal(message: string, status = 400): Answer {
  return { status, body: { error: { message } } };
}

export function counter<T>(made: (count: number) => T): () => T {
  let count = 0;
  return () => {
    count += 1;
    return made(count);
  };
}

/** The key or token of a request, with or without a word before it; an empty text without one. */
export function credentialOf(request: ApiRequest): string {
  return (request.headers.get('authorization') ?? '').split(' ').at(-1) ?? '';
}

/** Whether two texts differ in case at the most. */
export function sameButForCase(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** Shows the records of some operations otherwise, be they one or a list. */
export function rewritten(edit: (record: Json) => Json, operations: readonly string[]): PolicyOverride {
  const shown = (data: unknown): unknown =>
    Array.isArray(data) ? data.map(shown) : isObject(data) ? edit(data) : data;
  return answering(({ request, answer }) =>
    operations.includes(request.operation) && answer.status < 300 && isObject(answer.body)
      ? { ...answer, body: { ...answer.body, data: shown(answer.body.data) } }
      : answer,
  );
}
