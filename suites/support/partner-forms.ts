import type { PartnerOperationInfo } from './partner-requests.ts';
import { dayMs, storageTypes } from './usage.ts';

/** A form of a request that is answered like the plain one, where who asks is what decides. */
export interface Form {
  /** Completes "… beside". */
  what: string;
  query?: Record<string, string>;
  body?: Record<string, string>;
}

/** Every form that the documents name: all the parameters at once come first, then each by itself. */
export function formsOf(info: PartnerOperationInfo): Form[] {
  const single = singleForms(info);
  if (single.length < 2) return single;
  // Of forms that exclude each other the first one counts.
  return [together('all of its parameters', single.toReversed()), ...single];
}

/** All the parameters at once, of those that exclude each other the last; null where that is what comes first. */
export function lastForms(info: PartnerOperationInfo): Form | null {
  const single = singleForms(info);
  return single.length < 2 ? null : together('other values of all its parameters', single);
}

function together(what: string, forms: readonly Form[]): Form {
  return { what, query: Object.assign({}, ...forms.map((form) => form.query)) };
}

function singleForms({ operation, path, queryParameters }: PartnerOperationInfo): Form[] {
  if (operation === 'POST /api/v1/clients') return [{ what: 'notes', body: { notes: 'Beside the name.' } }];
  const knows = (name: string): boolean => queryParameters.some((parameter) => parameter.name === name);
  const forms: Form[] = [];
  const add = (what: string, query: Record<string, string>): void => {
    forms.push({ what, query });
  };
  if (knows('p')) {
    // Each list in the order that is not its own comes first.
    const orders = path.includes('/usage') ? ['-createdAt', 'createdAt'] : ['createdAt', '-createdAt'];
    add('a later page', { p: '2', l: '1' });
    for (const s of orders) add(`the order ${s}`, { s });
    add('the largest page', { l: '300' });
  }
  if (knows('status')) for (const status of ['new', 'active']) add(`the status ${status}`, { status });
  if (knows('type')) for (const type of storageTypes) add(`the type ${type}`, { type });
  if (knows('start')) add('a range in another timezone', { start: elsewhere(14), end: elsewhere(8) });
  return forms;
}

/** A moment so many days ago, written in the time of a place two hours ahead. */
function elsewhere(daysAgo: number): string {
  const local = new Date(Date.now() - daysAgo * dayMs + 2 * 3_600_000);
  return `${local.toISOString().slice(0, 16)}+02:00`;
}
