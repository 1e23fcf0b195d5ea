import type { Answer, ApiRequest, Operation } from '../../../core/exchange.ts';

/** What holds for every answer. */
export const answer = {
  /** The status of success: 201 for what creates, 204 for what deletes, else 200. */
  successStatus: (operation: Operation): number => {
    if (operation.startsWith('POST ')) return 201;
    return operation.startsWith('DELETE ') ? 204 : 200;
  },

  /** Whether success carries a body: everything but a deletion does. */
  hasBody: (operation: Operation): boolean => !operation.startsWith('DELETE '),

  /**
   * The last word on every answer. By default nothing is changed: it is JSON, it shows no secret, it is never a
   * server error.
   */
  finish: (_operation: Operation, given: Answer, _request: ApiRequest): Answer | Promise<Answer> => given,
};
