import { Entries } from './entries.js';
import { OperationId, OperationRequirement, UnauthorizedResponse } from './operations.js';
import { ResponseExample } from './responses.js';

/** The rules of this house for its contracts, beside those that every OpenAPI document follows. */
export default function house() {
  return {
    id: 'house',
    rules: {
      oas3: {
        entries: Entries,
        'operation-id': OperationId,
        'operation-requirement': OperationRequirement,
        'response-example': ResponseExample,
        'unauthorized-response': UnauthorizedResponse,
      },
    },
  };
}
