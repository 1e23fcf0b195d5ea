import type { Route } from '../core/app.ts';
import type { Context } from '../core/context.ts';
import type { Answer, ApiRequest, Operation } from '../core/exchange.ts';
import { authenticate } from './authenticate.ts';
import type { PartnerRecord } from './records.ts';

/** An authenticated request. */
export interface Call {
  readonly context: Context;
  readonly request: ApiRequest;
  readonly operation: Operation;
  readonly partner: PartnerRecord;
}

export type CallHandler = (call: Call) => Answer | Promise<Answer>;

/** A route whose handler runs only for a caller that is let in. */
export function route(context: Context, operation: Operation, handle: CallHandler): Route {
  return {
    operation,
    handle: (request) => {
      const partner = authenticate(context, request);
      const query = context.policy.stated.partner.list.parameters(operation, request.query);
      return handle({ context, request: { ...request, query }, operation, partner });
    },
  };
}

/** The successful answer of an operation. */
export function success(call: Call, body: () => unknown): Answer {
  const { answer } = call.context.policy.stated.partner;
  const status = answer.successStatus(call.operation);
  return answer.hasBody(call.operation) ? { status, body: body() } : { status };
}
