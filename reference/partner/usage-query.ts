import { queryValue } from '../core/exchange.ts';
import { neutralWord } from '../policy/open/vocabulary.ts';
import type { Bound, Range } from '../policy/stated/partner/usage.ts';
import type { Call } from './call.ts';
import type { Cause } from './causes.ts';
import { STORAGE_TYPES, type StorageType } from './records.ts';
import { refuse } from './refuse.ts';
import type { Condition } from './store/list.ts';

/** The usage parameters of a storage usage list. Throws a failure when one of them is not acceptable. */
export function readStorageQuery(call: Call): { range: Range; types: readonly StorageType[] } {
  const range = readRange(call);
  return { range, types: call.context.policy.stated.partner.usage.shownTypes(call.operation, readType(call)) };
}

/** The usage parameters of the members usage list. */
export function readMembersQuery(call: Call): Range {
  const { usage } = call.context.policy.open.partner;
  const hasType = queryValue(call.request, 'type') !== undefined;
  if (hasType && usage.typeOnMembers() === 'reject') throw invalid(call, 'invalid-storage-type');
  return readRange(call);
}

/** The condition that a record lies in a range and is still kept. */
export function during(call: Call, range: Range): readonly Condition[] {
  const { open, stated } = call.context.policy;
  const { start, end } = stated.partner.usage.effectiveRange(call.operation, range);
  const until = open.partner.usage.includesEnd() ? '<=' : '<';
  return [{ sql: `created_at >= ? AND created_at ${until} ?`, values: [Math.max(start, keptFrom(call)), end] }];
}

function readRange(call: Call): Range {
  const { open, stated } = call.context.policy;
  const now = call.context.clock.now();
  const range = { start: readBound(call, 'start') ?? keptFrom(call), end: readBound(call, 'end') ?? now };
  const isAcceptable =
    stated.partner.usage.acceptsOrder(call.operation, range, call.request.query) &&
    (range.start !== range.end || open.partner.usage.acceptsEmptyRange()) &&
    (range.start <= now || open.partner.usage.acceptsFuture()) &&
    stated.partner.usage.acceptsWindow(call.operation, { range, keptFrom: keptFrom(call) }, call.request.query);
  if (!isAcceptable) throw invalid(call, 'invalid-range');
  return range;
}

function readBound(call: Call, bound: Bound): number | undefined {
  const { stated, open } = call.context.policy;
  const { usage } = stated.partner;
  const text = queryValue(call.request, bound);
  if (text === undefined) {
    if (usage.requiresBound(call.operation, bound, call.request.query))
      throw invalid(call, 'invalid-range', `${bound} is required`);
    return undefined;
  }
  const isAcceptable =
    usage.acceptsDateTime(call.operation, bound, text) &&
    (open.partner.usage.acceptsImpossibleDay() || !isImpossibleDay(text));
  const moment = isAcceptable ? usage.moment(call.operation, bound, text) : Number.NaN;
  if (Number.isNaN(moment)) throw invalid(call, 'invalid-range', `${bound} is not a date-time with a timezone`);
  return moment;
}

/** Whether a text starts with a date that its month does not have, such as February 30. */
function isImpossibleDay(text: string): boolean {
  const [, year, month, day] = (/^(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return false;
  const date = new Date(0);
  date.setUTCFullYear(year, month, 0);
  return month >= 1 && month <= 12 && day > date.getUTCDate();
}

function readType(call: Call): StorageType | undefined {
  const { stated, open } = call.context.policy;
  const { usage } = stated.partner;
  const text = queryValue(call.request, 'type');
  if (text === undefined) return undefined;
  if (!usage.supportsType(call.operation)) throw invalid(call, 'unsupported-storage-type');
  if (text === '' && open.partner.usage.emptyType() === 'ignore') return undefined;
  const neutral = neutralWord(open.vocabulary, text) ?? text;
  if (!usage.acceptsType(call.operation, neutral, call.request.query)) throw invalid(call, 'invalid-storage-type');
  // A type that is accepted without being known narrows nothing.
  return STORAGE_TYPES.find((type) => type === neutral);
}

function keptFrom(call: Call): number {
  const { stated, open } = call.context.policy;
  const months = stated.partner.usage.retentionMonths(call.operation);
  return open.partner.usage.keptFrom(call.context.clock.now(), months);
}

function invalid(call: Call, cause: Cause, message?: string): Error {
  return refuse(call.context, call.operation, { cause, ...(message !== undefined && { message }) });
}
