import { Entries } from './entries.js';
import { OperationId, OperationRequirement, UnauthorizedResponse } from './operations.js';
import { ResponseExample } from './responses.js';
import { AlternativeTitle, PropertyDescription } from './schemas.js';

/** The rules of this house for its contracts, beside those that every OpenAPI document follows. */
export default function house() {
  return {
    id: 'house',
    rules: {
      oas3: {
        'alternative-title': AlternativeTitle,
        entries: Entries,
        'operation-id': OperationId,
        'operation-requirement': OperationRequirement,
        'property-description': PropertyDescription,
        'response-example': ResponseExample,
        'unauthorized-response': UnauthorizedResponse,
      },
    },
  };
}
