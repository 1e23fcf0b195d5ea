import type { Answer } from '../core/exchange.ts';
import type { Variant } from './types.ts';

/** The bodies of errors, as far as they are open. */
export const errorVariants: readonly Variant[] = [
  {
    id: 'error-extra-fields',
    story: 'Error objects also hold a request id, a time and a link, different every time.',
    override: {
      open: {
        partner: { failure: { extra: () => ({ requestId: crypto.randomUUID(), at: Date.now(), help: null }) } },
        workspace: { errors: { extra: () => ({ requestId: crypto.randomUUID(), at: Date.now(), details: [] }) } },
      },
    },
  },
  {
    id: 'error-empty-where-open',
    story: 'Errors of which only the status is stated have no body.',
    override: { open: { partner: { failure: { body: () => undefined } } } },
  },
  {
    id: 'error-array-where-open',
    story: 'Errors of which only the status is stated are a JSON array.',
    override: { open: { partner: { failure: { body: (_operation, { message }) => [{ title: message }] } } } },
  },
  {
    id: 'error-null-where-open',
    story: 'Errors of which only the status is stated are the JSON text null.',
    override: { open: { partner: { failure: { body: () => null } } } },
  },
  {
    id: 'member-error-nested',
    story: 'The error code of a member error stands inside an error object.',
    override: {
      open: {
        partner: {
          failure: {
            memberBody: (_operation, { errorCode, message }) => ({
              error: { type: 'business_error', message, errorCode },
            }),
          },
        },
      },
    },
  },
  {
    id: 'member-error-list',
    story: 'The error code of a member error stands in a list of errors.',
    override: {
      open: {
        partner: {
          failure: { memberBody: (_operation, { errorCode, message }) => ({ errors: [{ code: errorCode, message }] }) },
        },
      },
    },
  },
  {
    id: 'member-error-as-type',
    story: 'The error code of a member error is the type of its error object.',
    override: {
      open: {
        partner: {
          failure: { memberBody: (_operation, { errorCode, message }) => ({ error: { type: errorCode, message } }) },
        },
      },
    },
  },
  {
    id: 'member-error-bare-text',
    story: 'A member error is nothing but its code, as a JSON string.',
    override: { open: { partner: { failure: { memberBody: (_operation, { errorCode }) => errorCode } } } },
  },
  {
    id: 'validation-without-details',
    story: 'The validation error has an empty list of details.',
    override: {
      stated: {
        partner: {
          failure: {
            validationBody: (_operation, { type, message }) => ({ error: { type, message, details: [] } }),
          },
        },
      },
    },
  },
  {
    id: 'validation-details-path-null',
    story: 'The details of a validation error have null for a path.',
    override: {
      stated: {
        partner: {
          failure: {
            validationBody: (_operation, { type, message }) => ({
              error: { type, message, details: [{ message, path: null }] },
            }),
          },
        },
      },
    },
  },
  {
    id: 'validation-details-without-path',
    story: 'The details of a validation error have no path, but a code.',
    override: {
      stated: {
        partner: {
          failure: {
            validationBody: (_operation, { type, message }) => ({
              error: { type, message, details: [{ message, code: 'invalid' }], status: 400 },
            }),
          },
        },
      },
    },
  },
  {
    id: 'duplicate-name-as-validation',
    story: 'A name that is taken is reported as a validation error.',
    override: {
      stated: {
        partner: {
          failure: {
            body: (_operation, { type, message, refusal }) =>
              refusal.cause === 'duplicate-client-name'
                ? { error: { type: 'validation_error', message, details: [{ path: 'name', message }] } }
                : { error: { type, message } },
          },
        },
      },
    },
  },
  {
    id: 'not-found-names-the-path',
    story: 'A 404 of the Partner API repeats the path that was asked for beside its message.',
    override: {
      open: {
        transport: {
          afterEach: ({ api, request, answer }) =>
            api === 'partner' && answer.status === 404 && isObject(answer.body)
              ? { ...answer, body: { ...answer.body, instance: request.path } }
              : answer,
        },
      },
    },
  },
  {
    id: 'error-messages-name-the-request',
    story: 'The message of an error of the Partner API ends in its path and an id of the request.',
    override: {
      open: {
        transport: {
          afterEach: ({ api, request, answer }) => (api === 'partner' ? namingRequest(answer, request.path) : answer),
        },
      },
    },
  },
  {
    id: 'workspace-general-not-found',
    story: 'Every 404 of the Workspace API has the general message.',
    override: { open: { workspace: { errors: { ownNotFoundMessage: () => false } } } },
  },
  {
    id: 'workspace-unknown-route-401',
    story: 'The Workspace API shows strangers not even which routes it has.',
    override: { open: { workspace: { errors: { unknownRouteNeedsToken: () => true } } } },
  },
  {
    id: 'workspace-other-wording',
    story: 'Messages that the documents do not give are worded differently, and are in another language.',
    override: { open: { workspace: { errors: { message: (_operation, kind) => `Ungültige Anfrage: ${kind}` } } } },
  },
];

function namingRequest(answer: Answer, path: string): Answer {
  if (!isObject(answer.body) || !('error' in answer.body)) return answer;
  const { error } = answer.body;
  if (!isObject(error) || !('message' in error)) return answer;
  const message = `${error.message}: ${path} (request ${crypto.randomUUID()})`;
  return { ...answer, body: { ...answer.body, error: { ...error, message } } };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
