import type { Answer, ApiRequest } from '../core/exchange.ts';
import { bodyOf, isRecord } from './support.ts';

type Facts = { readonly api: string; readonly request: ApiRequest; readonly answer: Answer };

/** Who is invited a second time while the first invitation is pending is answered with the member that there is. */
export function repeatedInvitations(): (facts: Facts) => Answer {
  const pending = new Map<string, Answer>();
  return ({ api, request, answer }) => {
    if (api !== 'workspace') return answer;
    if (request.operation === 'DELETE /api/v1/members/{memberId}' && answer.status === 200) {
      for (const [email, invitation] of pending) {
        if (idOf(invitation) === request.params.memberId) pending.delete(email);
      }
    }
    if (request.operation !== 'POST /api/v1/members') return answer;
    const email = String(bodyOf(request).email).toLowerCase();
    if (answer.status === 201) pending.set(email, answer);
    return answer.status === 400 ? (pending.get(email) ?? answer) : answer;
  };
}

function idOf({ body }: Answer): unknown {
  return isRecord(body) && isRecord(body.data) ? body.data.id : undefined;
}
