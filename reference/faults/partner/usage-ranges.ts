import { DAY_MS } from '../../core/clock.ts';
import { usage } from '../../policy/stated/partner/usage.ts';
import { type Fault, partnerFault } from '../types.ts';
import { op } from './operations.ts';

/** Ranges of time, and which records belong to them. */
export const usageRangeFaults: readonly Fault[] = [
  partnerFault('usage-reversed-range-empty', 'partner.usage.range.reversed', 'A reversed range has no records.', {
    usage: {
      acceptsOrder: (operation, range) => operation === op.membersUsage || usage.acceptsOrder(operation, range),
    },
  }),
  partnerFault('usage-reversed-on-later-pages', 'partner.usage.range.reversed', 'Later pages of it have no records.', {
    usage: {
      acceptsOrder: (operation, range, query) => query?.get('p') === '2' || usage.acceptsOrder(operation, range),
    },
  }),
  partnerFault(
    'usage-reversed-for-one-type',
    'partner.usage.range.reversed',
    'Where a type is asked for, a reversed range has no records.',
    {
      usage: {
        acceptsOrder: (operation, range, query) => query?.has('type') === true || usage.acceptsOrder(operation, range),
      },
    },
  ),
  partnerFault('usage-reversed-range-turned', 'partner.usage.range.reversed', 'A reversed range is turned round.', {
    usage: {
      acceptsOrder: (operation, range) => operation === op.filespaceUsage || usage.acceptsOrder(operation, range),
      effectiveRange: (_operation, { start, end }) => ({ start: Math.min(start, end), end: Math.max(start, end) }),
    },
  }),
  partnerFault(
    'usage-offset-ignored',
    'partner.usage.range.reversed-by-offset',
    'Workspace usage compares start and end as they are written, without their offsets.',
    {
      usage: {
        moment: (operation, bound, text) =>
          usage.moment(operation, bound, operation === op.workspaceUsage ? text.replace(/[+-]\d\d:\d\d$/, 'Z') : text),
      },
    },
  ),
  partnerFault(
    'usage-offset-sign-ignored',
    'partner.usage.range.reversed-by-offset',
    'Members usage takes every offset for one ahead of UTC.',
    {
      usage: {
        moment: (operation, bound, text) =>
          usage.moment(operation, bound, operation === op.membersUsage ? text.replace(/-(\d\d:\d\d)$/, '+$1') : text),
      },
    },
  ),
  partnerFault(
    'usage-old-range-empty',
    'partner.usage.range.outside-retention',
    'Filespace usage has no records for a range that is too old.',
    {
      usage: {
        acceptsWindow: (operation, facts) => operation === op.filespaceUsage || usage.acceptsWindow(operation, facts),
      },
    },
  ),
  partnerFault(
    'usage-old-range-on-later-pages',
    'partner.usage.range.outside-retention',
    'The later pages of a range that is too old have no records.',
    {
      usage: {
        acceptsWindow: (operation, facts, query) =>
          query?.get('p') === '2' || usage.acceptsWindow(operation, facts, query),
      },
    },
  ),
  partnerFault(
    'usage-old-range-in-other-order',
    'partner.usage.range.outside-retention',
    'A range that is too old has no records when asked for the newest first.',
    {
      usage: {
        acceptsWindow: (operation, facts, query) =>
          query?.get('s') === '-createdAt' || usage.acceptsWindow(operation, facts, query),
      },
    },
  ),
  partnerFault(
    'usage-kept-for-six-months',
    'partner.usage.range.outside-retention',
    'Members usage is kept for six months.',
    { usage: { retentionMonths: (operation) => (operation === op.membersUsage ? 6 : 2) } },
  ),
  partnerFault(
    'usage-kept-for-a-month',
    'partner.usage.range.inside-retention',
    'Workspace usage is kept for a month.',
    { usage: { retentionMonths: (operation) => (operation === op.workspaceUsage ? 1 : 2) } },
  ),
  partnerFault(
    'usage-range-of-a-month-at-most',
    'partner.usage.range.inside-retention',
    'Client usage refuses ranges of more than 31 days.',
    {
      usage: {
        acceptsOrder: (operation, range) =>
          usage.acceptsOrder(operation, range) &&
          (operation !== op.clientUsage || range.end - range.start <= 31 * DAY_MS),
      },
    },
  ),
  partnerFault(
    'usage-range-of-a-day-at-least',
    'partner.usage.range.inside-retention',
    'Filespace usage refuses ranges of less than an hour.',
    {
      usage: {
        acceptsOrder: (operation, range) =>
          usage.acceptsOrder(operation, range) &&
          (operation !== op.filespaceUsage || range.end - range.start > 3_600_000),
      },
    },
  ),
  partnerFault(
    'usage-overlapping-range-refused',
    'partner.usage.range.overlapping',
    'A range that begins before the retention is refused.',
    { usage: { acceptsWindow: (_operation, { range, keptFrom }) => range.start >= keptFrom } },
  ),
  partnerFault(
    'usage-short-range-widened',
    'partner.usage.range.narrower',
    'A range of less than a week yields the week around it.',
    {
      usage: {
        effectiveRange: (_operation, { start, end }) =>
          end - start < 7 * DAY_MS ? { start: start - 30 * DAY_MS, end: end + 30 * DAY_MS } : { start, end },
      },
    },
  ),
  partnerFault(
    'usage-range-end-ignored',
    'partner.usage.range.respected',
    'Client usage goes on until now, whatever the end of the range is.',
    {
      usage: {
        effectiveRange: (operation, { start, end }) => ({
          start,
          end: operation === op.clientUsage ? Date.now() : end,
        }),
      },
    },
  ),
  partnerFault(
    'usage-begins-a-day-early',
    'partner.usage.range.halves',
    'Members usage begins each range a day early.',
    {
      usage: {
        effectiveRange: (operation, { start, end }) => ({
          start: operation === op.membersUsage ? start - DAY_MS : start,
          end,
        }),
      },
    },
  ),
  partnerFault('usage-end-day-lost', 'partner.usage.range.halves', 'Client usage leaves out the last day of a range.', {
    usage: {
      effectiveRange: (operation, { start, end }) => ({
        start,
        end: operation === op.clientUsage ? end - DAY_MS : end,
      }),
    },
  }),
];
