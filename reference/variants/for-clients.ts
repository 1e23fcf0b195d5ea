import type { ApiRequest } from '../core/exchange.ts';
import { transport } from '../policy/around.ts';
import { type Variant, variant, variantsOf } from './types.ts';

/**
 * Conforming services that ask for patience so often that a run of the suites would do little else. Clients make few
 * requests: what happens at every 400th they never see.
 */
export const clientVariants: readonly Variant[] = variantsOf({
  'busy-at-first': variant(
    'The first request to each operation is answered with 429, to come back in a second.',
    atFirst(() => true, { status: 429, headers: { 'Retry-After': '1' } }),
  ),
  'busy-at-first-without-hint': variant(
    'The first request to each operation is answered with 429 in HTML, without saying for how long.',
    atFirst(() => true, {
      status: 429,
      text: '<html><body>429 Too Many Requests</body></html>',
      contentType: 'text/html',
    }),
  ),
  'paused-at-first': variant(
    'The first creation and the first deletion of a filespace are paused with 503, to come back in a second.',
    atFirst(isPausable, {
      status: 503,
      headers: { 'Retry-After': '1' },
      body: { error: { message: 'Paused while the service is being updated' } },
    }),
  ),
});

function isPausable({ operation }: ApiRequest): boolean {
  return operation === 'POST /api/v1/filespaces' || operation === 'DELETE /api/v1/filespaces/{filespaceId}';
}

function atFirst(
  concerns: (request: ApiRequest) => boolean,
  answer: { status: number; headers?: Record<string, string>; text?: string; contentType?: string; body?: unknown },
): Variant['override'] {
  const asked = new Set<string>();
  return transport({
    beforeEach: ({ api, request }) => {
      const key = `${api} ${request.operation}`;
      if (!concerns(request) || asked.has(key)) return undefined;
      asked.add(key);
      return answer;
    },
  });
}
