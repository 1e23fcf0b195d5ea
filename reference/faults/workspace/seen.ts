/** Bugs around the whole API: what was answered before decides what is answered now. */

import type { Answer, ApiRequest } from '../../core/exchange.ts';
import type { Json } from '../../core/json.ts';
import { transport } from '../../policy/around.ts';
import type { PolicyOverride } from '../../policy/index.ts';

/** Looks at every answer of the API, and may change it. */
export function seen(edit: (answer: Answer, request: ApiRequest) => Answer): PolicyOverride {
  return transport({
    afterEach: ({ api, request, answer }) => (api === 'workspace' ? edit(answer, request) : answer),
  });
}

export function succeeded({ status }: Answer): boolean {
  return status >= 200 && status < 300;
}

/** The answer with another status, and a body for that: a record, or a message where it is an error. */
export function told(answer: Answer, status: number, record: Json, message = ''): Answer {
  return { ...answer, status, body: status < 300 ? { data: record } : { error: { message } } };
}
