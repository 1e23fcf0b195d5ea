import type { ApiName, ApiRequest } from '../core/exchange.ts';
import { transport } from '../policy/around.ts';
import type { Fault } from './types.ts';

/** Whoever says to come from inside needs no credential: the one of whoever was there before will do. */
export const fromInsideFaults: readonly Fault[] = (['partner', 'workspace'] as const).flatMap((api) => [
  letIn(api, 'loopback', 'X-Forwarded-For is 127.0.0.1', (headers) => /^127\./.test(from(headers))),
  letIn(api, 'private-network', 'X-Forwarded-For is an address of a private network', (headers) =>
    /^(?:10|192\.168)\./.test(from(headers)),
  ),
  letIn(api, 'remote-user', 'X-Remote-User says who it is', (headers) => headers.has('x-remote-user')),
]);

const from = (headers: Headers): string => headers.get('x-forwarded-for') ?? '';

function letIn(api: ApiName, what: string, when: string, isInside: (headers: Headers) => boolean): Fault {
  let known: string | null = null;
  const lend = ({ headers }: ApiRequest): void => {
    const own = headers.get('authorization');
    if (own === null && known !== null && isInside(headers)) headers.set('authorization', known);
  };
  return {
    id: `${api}-let-in-by-${what}`,
    requirement: `${api}.auth.missing`,
    story: `A request needs no credential where ${when}.`,
    override: transport({
      beforeEach: ({ api: asked, request }) => {
        if (asked === api) lend(request);
        return undefined;
      },
      afterEach: ({ api: asked, request: { headers }, answer }) => {
        if (asked === api && answer.status < 300) known = headers.get('authorization');
        return answer;
      },
    }),
  };
}
