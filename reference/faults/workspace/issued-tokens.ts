import type { Operation } from '../../core/exchange.ts';
import { transport } from '../../policy/around.ts';
import type { PolicyOverride } from '../../policy/index.ts';
import type { Fault } from '../types.ts';
import { op } from './support.ts';

/** One operation has read its tokens when the service started, and knows none that was issued since. */
function withoutIssued(which: Operation): PolicyOverride {
  const issued = new Set<string>();
  return transport({
    beforeEach: ({ request }) =>
      request.operation === which && issued.has(request.headers.get('authorization') ?? '')
        ? { status: 401, body: { error: { message: 'Invalid or expired token' } } }
        : undefined,
    afterEach: ({ request, answer }) => {
      if (request.operation !== op.createAccount || answer.status !== 201) return answer;
      const [token] = /sat_[\w-]+/.exec(JSON.stringify(answer.body)) ?? [];
      if (token !== undefined) issued.add(`Bearer ${token}`);
      return answer;
    },
  });
}

/** By the operation that knows too few tokens. */
export const issuedTokenFaults: readonly Fault[] = Object.entries(op)
  // Nothing tells there that a text is the token at all.
  .filter(([name]) => name !== 'listFilespaces')
  .map(([name, which]) => ({
    id: `issued-tokens-unknown-to-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    requirement: 'workspace.auth.accepted',
    story: `${which} knows no token that was issued since the service started.`,
    override: withoutIssued(which),
  }));
