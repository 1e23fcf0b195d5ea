import type { Answer, ApiRequest } from '../core/exchange.ts';
import type { PolicyOverride } from '../policy/index.ts';
import type { OpenWorkspace } from '../policy/open/workspace.ts';
import type { Override } from '../policy/override.ts';
import type { Json } from '../policy/stated/workspace/views.ts';

/** What variants of the Workspace API are made of. */

export function workspace(open: Override<OpenWorkspace>): PolicyOverride {
  return { open: { workspace: open } };
}

type After = (facts: { readonly request: ApiRequest; readonly answer: Answer }) => Answer;

/** Changes answers of the Workspace API on their way out. */
export function answering(afterEach: After): PolicyOverride {
  return {
    open: {
      transport: {
        afterEach: (facts) => (facts.api === 'workspace' ? afterEach(facts) : facts.answer),
      },
    },
  };
}

export function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What is no JSON object is left to the service. */
export function bodyOf(request: ApiRequest): Json {
  try {
    const body = request.json();
    return isRecord(body) ? body : {};
  } catch {
    return {};
  }
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

/** The token of a request; an empty text without one. */
export function bearer(request: ApiRequest): string {
  return (request.headers.get('authorization') ?? '').replace(/^bearer /iu, '');
}
