/** One authenticated request to one operation: what every service is handed. */

import type { DatabaseSync } from 'node:sqlite';
import type { Context } from '../core/context.ts';
import { transaction } from '../core/database.ts';
import { type Answer, type ApiRequest, Failure, param, queryValue } from '../core/exchange.ts';
import { isObject, type Json } from '../core/json.ts';
import { NEUTRAL_WORDS, neutralWord } from '../policy/open/vocabulary.ts';
import type { ExtraKind } from '../policy/open/workspace/common.ts';
import type { OpenWorkspace } from '../policy/open/workspace.ts';
import type { WorkspaceFailure } from '../policy/stated/workspace/errors.ts';
import type { WorkspaceOperation } from '../policy/stated/workspace/operations.ts';
import type { Moment } from '../policy/stated/workspace/views.ts';
import type { StatedWorkspace } from '../policy/stated/workspace.ts';
import { failure } from './failures.ts';
import type { WorkspaceRecord } from './records.ts';

export interface Caller {
  readonly workspace: WorkspaceRecord;
  /** undefined for a caller without an account */
  readonly accountId: string | undefined;
  /** The mistake of a caller who is served nevertheless, and refused in the end. */
  readonly refusal: WorkspaceFailure | null;
}

/** The values of a filter: the text, and whether a record's text fits. */
export type Filter = (value: string, fits: (filter: string, value: string, openMatch: boolean) => boolean) => boolean;

export class Call {
  readonly context: Context;
  readonly op: WorkspaceOperation;
  readonly request: ApiRequest;
  readonly caller: Caller;
  readonly now: number;
  #refusal: WorkspaceFailure | null;

  constructor(context: Context, op: WorkspaceOperation, request: ApiRequest, caller: Caller) {
    // Within one request time stands still, so that all it writes and shows agrees.
    const now = context.clock.now();
    this.context = { ...context, clock: { now: () => now } };
    this.now = now;
    this.op = op;
    this.request = request;
    this.caller = caller;
    this.#refusal = caller.refusal;
  }

  get db(): DatabaseSync {
    return this.context.db;
  }

  get stated(): StatedWorkspace {
    return this.context.policy.stated.workspace;
  }

  get open(): OpenWorkspace {
    return this.context.policy.open.workspace;
  }

  /** Writes a moment in the precision and offset of the policy. */
  readonly moment: Moment = (at) => this.open.common.moment(at, this.op);

  param(name: string): string {
    return param(this.request, name);
  }

  query(name: string): string | undefined {
    return queryValue(this.request, name);
  }

  /** Ends the request with a mistake. */
  fail(kind: WorkspaceFailure, retryAfter?: string): never {
    throw failure(this.context, { op: this.op, kind, request: this.request, retryAfter });
  }

  /** Ends the request with a mistake once it has been carried out. */
  failLater(kind: WorkspaceFailure): void {
    this.#refusal ??= kind;
  }

  /** Carries the request out; a refusal that was put off is the answer, whatever came of it. */
  carryOut(service: (call: Call) => Answer): Answer {
    try {
      const answer = service(this);
      if (this.#refusal === null) return answer;
    } catch (error) {
      if (this.#refusal === null || !(error instanceof Failure)) throw error;
    }
    return this.fail(this.#refusal);
  }

  /** Ends the request unless the mistake is null. */
  check(kind: WorkspaceFailure | null): void {
    if (kind !== null) this.fail(kind);
  }

  /** The body as an object; anything else is the given mistake. */
  body(kind: WorkspaceFailure): Json {
    const body = this.request.json();
    if (!isObject(body)) this.fail(kind);
    return body;
  }

  /** A value of the request as a text that can be kept; what is absent or no plain value is an empty text. */
  text(value: unknown): string {
    const plain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    const read = plain ? String(value) : '';
    if (!this.open.common.textStorable(read)) this.fail('request.text');
    return read;
  }

  /**
   * Applies an effect, in one transaction, unless a rule was broken; a broken rule ends the request.
   * The policy is asked whether the refused effect happens all the same.
   */
  apply<T>(problem: WorkspaceFailure | null, keeps: (problem: WorkspaceFailure) => boolean, effect: () => T): T {
    if (problem !== null && !keeps(problem)) this.fail(problem);
    const result = transaction(this.db, effect);
    if (problem !== null) this.fail(problem);
    return result;
  }

  /** A list filter as the query gives it. */
  filter(name: string): Filter {
    const filter = this.query(name);
    const { emptyFilterIsNone, filterMatches } = this.open.common;
    if (filter === undefined || (filter === '' && emptyFilterIsNone(this.op))) return () => true;
    return (value, fits) => fits(filter, value, filterMatches(this.op, filter, value));
  }

  /** A record's stated fields together with the service's own. */
  shown(kind: ExtraKind, view: Json): Json {
    return { ...this.open.common.extraFields(kind, this.op), ...view };
  }

  /** A success with its value in an envelope. */
  wrapped(value: unknown): Answer {
    const body = this.stated.success.wrapped(this.op, value);
    return this.done(isObject(body) ? { ...this.open.common.envelopeExtra(this.op), ...body } : body);
  }

  /** A success with its value as it stands. */
  bare(value: unknown): Answer {
    return this.done(this.stated.success.bare(this.op, value));
  }

  /** A successful delete. */
  deleted(): Answer {
    return this.done(this.open.common.deleteBody(this.op));
  }

  /** A success with a finished body. */
  done(body: unknown): Answer {
    const { status, answer } = this.stated.success;
    return answer(this.op, { status: status(this.op), headers: {}, body }, this.request);
  }

  /** The neutral word for a word of the request; a word that is none stays as it is. */
  neutral(word: string): string {
    const neutral = neutralWord(this.context.policy.open.vocabulary, word);
    if (neutral !== undefined) return neutral;
    return isNeutralWord(word) ? `?${word}` : word;
  }

  /** The word of the wire for a neutral word. */
  wire(word: string): string {
    return isNeutralWord(word) ? this.context.policy.open.vocabulary.wire(word) : word;
  }
}

function isNeutralWord(word: string): word is (typeof NEUTRAL_WORDS)[number] {
  return NEUTRAL_WORDS.some((neutral) => neutral === word);
}
