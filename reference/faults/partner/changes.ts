import type { Answer, ApiRequest, Operation } from '../../core/exchange.ts';
import { type Json, objectOf } from '../../core/json.ts';
import type { Cause } from '../../partner/causes.ts';
import type { Override } from '../../policy/override.ts';
import { answer } from '../../policy/stated/partner/answer.ts';
import { failure } from '../../policy/stated/partner/failure.ts';
import { list, type PageFacts } from '../../policy/stated/partner/list.ts';
import type { StatedPartner } from '../../policy/stated/partner.ts';

export type Stated = Override<StatedPartner>;

export interface Which {
  /** Undefined: any operation. */
  readonly at?: Operation;
  /** Undefined: any success. */
  readonly status?: number;
  /** Undefined: any request. */
  readonly when?: (request: ApiRequest) => boolean;
}

/** What a service answers that breaks down. */
export const broken: Answer = { status: 500, body: { error: { type: 'internal', message: 'Something went wrong' } } };

/** Some answers come out differently. */
export function answering(which: Which, change: (answer: Answer, request: ApiRequest) => Answer): Stated {
  return {
    answer: {
      finish: (operation, answer, request) =>
        (which.at === undefined || which.at === operation) &&
        (which.status === undefined ? answer.status < 300 : answer.status === which.status) &&
        (which.when === undefined || which.when(request))
          ? change(answer, request)
          : answer,
    },
  };
}

/** Some answers come with another status. */
export function withStatus(which: Which, status: number): Stated {
  return answering(which, (answer) => ({ ...answer, status }));
}

/** One operation succeeds with another status from the outset. */
export function succeeding(at: Operation, status: number): Stated {
  return { answer: { successStatus: (operation) => (operation === at ? status : answer.successStatus(operation)) } };
}

/** Some answers come with another body. */
export function withBody(which: Which, change: (body: Json, request: ApiRequest) => unknown): Stated {
  return answering(which, (answer, request) => ({ ...answer, body: change(objectOf(answer.body), request) }));
}

/** A read answers with the record of the read before, when that was of another one. */
export function mixedUp(at: Operation): Stated {
  let last: unknown;
  return withBody({ at }, (body) => {
    const before = last;
    last = body;
    return before ?? body;
  });
}

/** The records of some lists come out differently; each is changed by itself. */
export function withRecords(which: Which, change: (record: Json, index: number) => unknown): Stated {
  return withList(which, (records) => records.map(change));
}

/** Some lists hold other records. */
export function withList(which: Which, change: (records: Json[], request: ApiRequest) => unknown[]): Stated {
  return withBody(which, (body, request) => {
    const place = 'items' in body ? 'items' : 'data';
    const records: unknown = body[place];
    return Array.isArray(records) ? { ...body, [place]: change(records.map(objectOf), request) } : body;
  });
}

/** The pages of one list are other stretches of its records. */
export function withPages(at: Operation, stretch: (facts: PageFacts) => ReturnType<typeof list.window>): Stated {
  return {
    list: { window: (operation, facts) => (operation === at ? stretch(facts) : list.window(operation, facts)) },
  };
}

/** One list also shows what stands under other parents: under all of them, or under some. */
export function withOthers(at: Operation, some = (others: readonly string[]) => others): Stated {
  return {
    ownership: { listScope: (operation, { own, others }) => (operation === at ? [own, ...some(others())] : [own]) },
  };
}

/** A list forgets in an order that is asked for whose it is. */
export function withOthersSorted(at: Operation): Stated {
  return {
    ownership: {
      listScope: (operation, { own, others }, sort) =>
        operation === at && sort !== undefined ? [own, ...others()] : [own],
    },
  };
}

/** The `error` object of some refusals comes out differently. */
export function withError(which: Which & { readonly status: number }, change: (error: Json) => unknown): Stated {
  return withBody(which, (body) => ({ ...body, error: change(objectOf(body.error)) }));
}

/** One kind of refusal comes with another code. */
export function withCode(cause: Cause, code: string): Stated {
  return {
    failure: { errorCode: (operation, asked) => (asked === cause ? code : failure.errorCode(operation, asked)) },
  };
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** Whether a value of the path is a UUID, the form in which ids are issued. */
export function isUuidIn(request: ApiRequest, name: string): boolean {
  return /^[0-9a-f-]{36}$/i.test(request.params[name] ?? '');
}
