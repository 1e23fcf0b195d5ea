import type { Answer, ApiRequest } from '../core/exchange.ts';
import { transport } from '../policy/around.ts';
import type { PolicyOverride } from '../policy/index.ts';

/**
 * What was answered to a request is answered again to those of the same key, until so many milliseconds have gone.
 * @param keyOf null: nothing is kept for such a request.
 */
export function givenAgain(
  keyOf: (request: ApiRequest) => string | null,
  forMs: number,
  isKept: (answer: Answer) => boolean = () => true,
): PolicyOverride {
  const answers = new Map<string, { answer: Answer; until: number }>();
  const lasting = (key: string | null): Answer | undefined => {
    const known = key === null ? undefined : answers.get(key);
    return known !== undefined && Date.now() < known.until ? known.answer : undefined;
  };
  return transport({
    beforeEach: ({ request }) => lasting(keyOf(request)),
    afterEach: ({ request, answer }) => {
      const key = keyOf(request);
      if (key !== null && lasting(key) === undefined && isKept(answer)) {
        answers.set(key, { answer, until: Date.now() + forMs });
      }
      return answer;
    },
  });
}
