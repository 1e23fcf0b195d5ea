import type { Answer, ApiRequest } from '../core/exchange.ts';
import { isObject, objectOf } from '../core/json.ts';
import { transport } from '../policy/around.ts';
import { partner } from './support.ts';
import { type Variant, variant, variantsOf } from './types.ts';

/** The bodies of errors, as far as they are open. */
export const errorVariants: readonly Variant[] = variantsOf({
  'error-extra-fields': variant('Error objects also hold a request id, a time and a link, different every time.', {
    open: {
      partner: { failure: { extra: () => ({ requestId: crypto.randomUUID(), at: Date.now(), help: null }) } },
      workspace: { errors: { extra: () => ({ requestId: crypto.randomUUID(), at: Date.now(), details: [] }) } },
    },
  }),
  'error-empty-where-open': variant('Errors of which only the status is stated have no body.', {
    open: { partner: { failure: { body: () => undefined } } },
  }),
  'error-array-where-open': variant('Errors of which only the status is stated are a JSON array.', {
    open: { partner: { failure: { body: (_operation, { message }) => [{ title: message }] } } },
  }),
  'error-null-where-open': variant('Errors of which only the status is stated are the JSON text null.', {
    open: { partner: { failure: { body: () => null } } },
  }),
  'member-error-nested': variant('The error code of a member error stands inside an error object.', {
    open: {
      partner: {
        failure: {
          memberBody: (_operation, { errorCode, message }) => ({
            error: { type: 'business_error', message, errorCode },
          }),
        },
      },
    },
  }),
  'member-error-list': variant('The error code of a member error stands in a list of errors.', {
    open: {
      partner: {
        failure: { memberBody: (_operation, { errorCode, message }) => ({ errors: [{ code: errorCode, message }] }) },
      },
    },
  }),
  'member-error-as-type': variant('The error code of a member error is the type of its error object.', {
    open: {
      partner: {
        failure: { memberBody: (_operation, { errorCode, message }) => ({ error: { type: errorCode, message } }) },
      },
    },
  }),
  'member-error-in-a-sentence': variant('The error code of a member error stands in the message.', {
    open: {
      partner: {
        failure: {
          memberBody: (_operation, { errorCode, message }) => ({
            error: { type: 'member', message: `${errorCode}: ${message}` },
          }),
        },
      },
    },
  }),
  'member-error-bare-text': variant('A member error is nothing but its code, as a JSON string.', {
    open: { partner: { failure: { memberBody: (_operation, { errorCode }) => errorCode } } },
  }),
  'validation-without-details': variant('The validation error has an empty list of details.', {
    stated: {
      partner: {
        failure: {
          validationBody: (_operation, { type, message }) => ({ error: { type, message, details: [] } }),
        },
      },
    },
  }),
  'validation-details-path-null': variant('The details of a validation error have null for a path.', {
    stated: {
      partner: {
        failure: {
          validationBody: (_operation, { type, message }) => ({
            error: { type, message, details: [{ message, path: null }] },
          }),
        },
      },
    },
  }),
  'validation-details-without-path': variant('The details of a validation error have no path, but a code.', {
    stated: {
      partner: {
        failure: {
          validationBody: (_operation, { type, message }) => ({
            error: { type, message, details: [{ message, code: 'invalid' }], status: 400 },
          }),
        },
      },
    },
  }),
  'duplicate-name-as-validation': variant('A name that is taken is reported as a validation error.', {
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
  }),
  'entitlement-in-words-of-a-plan': variant(
    'An organization that is not entitled is told so in the words of a limit.',
    partner({
      failure: {
        credentials: (_operation, { status, type }) => ({
          status,
          body: {
            error: { type, message: status === 403 ? 'This exceeds your plan: please upgrade' : 'Who are you?' },
          },
        }),
      },
    }),
  ),
  'not-found-names-the-path': variant(
    'A 404 of the Partner API repeats the path that was asked for beside its message.',
    transport({
      afterEach: ({ api, request, answer }) =>
        api === 'partner' && answer.status === 404 && isObject(answer.body)
          ? { ...answer, body: { ...answer.body, instance: request.path } }
          : answer,
    }),
  ),
  'error-messages-name-the-request': variant(
    'The message of an error of the Partner API ends in its path and an id of the request.',
    transport({
      afterEach: ({ api, request: { path }, answer }) =>
        api === 'partner' ? furtherSaying(answer, `${path} (request ${crypto.randomUUID()})`) : answer,
    }),
  ),
  'error-messages-repeat-what-was-sent': variant(
    'The message of an error of the Partner API ends in the values of the query and of the body.',
    transport({
      afterEach: ({ api, request, answer }) =>
        api === 'partner' && answer.status >= 400 ? furtherSaying(answer, valuesSent(request)) : answer,
    }),
  ),
  'workspace-general-not-found': variant('Every 404 of the Workspace API has the general message.', {
    open: { workspace: { errors: { ownNotFoundMessage: () => false } } },
  }),
  'workspace-unknown-route-401': variant('The Workspace API shows strangers not even which routes it has.', {
    open: { workspace: { errors: { unknownRouteNeedsToken: () => true } } },
  }),
  'workspace-other-wording': variant(
    'Messages that the documents do not give are worded differently, and are in another language.',
    { open: { workspace: { errors: { message: (_operation, kind) => `Ungültige Anfrage: ${kind}` } } } },
  ),
});

function furtherSaying(answer: Answer, said: string): Answer {
  if (!isObject(answer.body) || !('error' in answer.body)) return answer;
  const { error } = answer.body;
  if (!isObject(error) || !('message' in error)) return answer;
  return { ...answer, body: { ...answer.body, error: { ...error, message: `${error.message}: ${said}` } } };
}

function valuesSent(request: ApiRequest): string {
  const inQuery = [...request.query.values()];
  try {
    return [...inQuery, ...Object.values(objectOf(request.json()))].map(String).join(', ');
  } catch {
    // A body that cannot be read is no value.
    return inQuery.join(', ');
  }
}
