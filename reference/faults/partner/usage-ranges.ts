import { DAY_MS, HOUR_MS } from '../../core/clock.ts';
import { usage } from '../../policy/stated/partner/usage.ts';
import { partnerBug as bug, type Fault, faultsOf } from '../types.ts';
import { op } from './operations.ts';

/** Ranges of time, and which records belong to them. */
export const usageRangeFaults: readonly Fault[] = faultsOf({
  'partner.usage.range.reversed': {
    'usage-reversed-range-empty': bug('A reversed range has no records.', {
      usage: {
        acceptsOrder: (operation, range) => operation === op.membersUsage || usage.acceptsOrder(operation, range),
      },
    }),
    'usage-reversed-on-later-pages': bug('Later pages of it have no records.', {
      usage: {
        acceptsOrder: (operation, range, query) => query?.get('p') === '2' || usage.acceptsOrder(operation, range),
      },
    }),
    'usage-reversed-for-one-type': bug('Where a type is asked for, a reversed range has no records.', {
      usage: {
        acceptsOrder: (operation, range, query) => query?.has('type') === true || usage.acceptsOrder(operation, range),
      },
    }),
    'usage-reversed-within-a-second': bug('Usage drops the fraction of a second from either bound.', {
      usage: { moment: (operation, bound, text) => Math.floor(usage.moment(operation, bound, text) / 1000) * 1000 },
    }),
    'usage-fraction-of-a-start-dropped': bug('Members usage drops the fraction of a second from a start.', {
      usage: {
        moment: (operation, bound, text) => {
          const isMeant = operation === op.membersUsage && bound === 'start';
          return usage.moment(operation, bound, isMeant ? text.replace(/\.\d+/, '') : text);
        },
      },
    }),
    'usage-reversed-range-turned': bug('A reversed range is turned round.', {
      usage: {
        acceptsOrder: (operation, range) => operation === op.filespaceUsage || usage.acceptsOrder(operation, range),
        effectiveRange: (_operation, { start, end }) => ({ start: Math.min(start, end), end: Math.max(start, end) }),
      },
    }),
  },
  'partner.usage.range.reversed-by-offset': {
    'usage-offset-ignored': bug('Workspace usage compares start and end as they are written, without their offsets.', {
      usage: {
        moment: (operation, bound, text) =>
          usage.moment(operation, bound, operation === op.workspaceUsage ? text.replace(/[+-]\d\d:\d\d$/, 'Z') : text),
      },
    }),
    'usage-offset-minutes-lost': bug('Usage reads no more of an offset than its hours.', {
      usage: {
        moment: (operation, bound, text) => usage.moment(operation, bound, text.replace(/([+-]\d\d:)\d\d$/, '$100')),
      },
    }),
    'usage-offset-minutes-always-ahead': bug('Usage takes the minutes of every offset for those of one ahead of UTC.', {
      usage: {
        moment: (operation, bound, text) => {
          const [, minutes = '0'] = /-\d\d:(\d\d)$/.exec(text) ?? [];
          return usage.moment(operation, bound, text) - 2 * Number(minutes) * 60_000;
        },
      },
    }),
    'usage-offset-sign-ignored': bug('Members usage takes every offset for one ahead of UTC.', {
      usage: {
        moment: (operation, bound, text) =>
          usage.moment(operation, bound, operation === op.membersUsage ? text.replace(/-(\d\d:\d\d)$/, '+$1') : text),
      },
    }),
  },
  'partner.usage.range.into-future': {
    'usage-into-future-refused-for-one-type': bug(
      'Client usage of one type refuses a range that ends some days from now.',
      {
        usage: {
          acceptsOrder: (operation, range, query) =>
            usage.acceptsOrder(operation, range) &&
            !(operation === op.clientUsage && query?.has('type') === true && range.end > Date.now()),
        },
      },
    ),
  },
  'partner.usage.range.outside-retention': {
    'usage-old-range-empty': bug('Filespace usage has no records for a range that is too old.', {
      usage: {
        acceptsWindow: (operation, facts) => operation === op.filespaceUsage || usage.acceptsWindow(operation, facts),
      },
    }),
    'usage-old-range-on-later-pages': bug('The later pages of a range that is too old have no records.', {
      usage: {
        acceptsWindow: (operation, facts, query) =>
          query?.get('p') === '2' || usage.acceptsWindow(operation, facts, query),
      },
    }),
    'usage-old-range-in-other-order': bug('A range that is too old has no records when asked for the newest first.', {
      usage: {
        acceptsWindow: (operation, facts, query) =>
          query?.get('s') === '-createdAt' || usage.acceptsWindow(operation, facts, query),
      },
    }),
    'usage-kept-for-98-days': bug('A range that ended 98 days ago is not too old yet.', {
      usage: {
        acceptsWindow: (operation, facts) =>
          facts.range.end >= Date.now() - 98 * DAY_MS || usage.acceptsWindow(operation, facts),
      },
    }),
    'usage-seconds-without-a-sign': bug('A range that ended before 1970 lies far in the future.', {
      usage: {
        acceptsWindow: (_operation, { range, keptFrom }) =>
          Math.floor(range.end / 1000) >>> 0 >= Math.floor(keptFrom / 1000) >>> 0,
      },
    }),
    'usage-kept-in-the-season-of-a-year-ago': bug('Members usage knows by months how old a range is, and no years.', {
      usage: {
        acceptsWindow: (operation, facts) => {
          if (usage.acceptsWindow(operation, facts)) return true;
          const monthsKept = new Date(facts.range.end).getUTCMonth() - new Date(facts.keptFrom).getUTCMonth();
          return operation === op.membersUsage && (monthsKept + 12) % 12 <= 2;
        },
      },
    }),
    'usage-kept-for-six-months': bug('Members usage is kept for six months.', {
      usage: { retentionMonths: (operation) => (operation === op.membersUsage ? 6 : 2) },
    }),
  },
  'partner.usage.range.inside-retention': {
    'usage-kept-for-a-month': bug('Workspace usage is kept for a month.', {
      usage: { retentionMonths: (operation) => (operation === op.workspaceUsage ? 1 : 2) },
    }),
    'usage-bounds-in-utc-compared-as-texts': bug('Bounds that end in Z are compared as they are written.', {
      usage: {
        acceptsOrder: (operation, range, query) => {
          const [start = '', end = ''] = ['start', 'end'].map((name) => query?.get(name) ?? '');
          const isUtc = start.endsWith('Z') && end.endsWith('Z');
          return isUtc ? start <= end : usage.acceptsOrder(operation, range);
        },
      },
    }),
    'usage-range-of-a-month-at-most': bug('Client usage refuses ranges of more than 31 days.', {
      usage: {
        acceptsOrder: (operation, range) =>
          usage.acceptsOrder(operation, range) &&
          (operation !== op.clientUsage || range.end - range.start <= 31 * DAY_MS),
      },
    }),
    'usage-fraction-of-an-end-dropped': bug('Workspace usage drops the fraction of a second from an end.', {
      usage: {
        moment: (operation, bound, text) => {
          const isMeant = operation === op.workspaceUsage && bound === 'end';
          return usage.moment(operation, bound, isMeant ? text.replace(/\.\d+/, '') : text);
        },
      },
    }),
    'usage-range-of-a-day-at-least': bug('Filespace usage refuses ranges of less than an hour.', {
      usage: {
        acceptsOrder: (operation, range) =>
          usage.acceptsOrder(operation, range) &&
          (operation !== op.filespaceUsage || range.end - range.start > 3_600_000),
      },
    }),
  },
  'partner.usage.range.overlapping': {
    'usage-overlapping-range-refused': bug('A range that begins before the retention is refused.', {
      usage: { acceptsWindow: (_operation, { range, keptFrom }) => range.start >= keptFrom },
    }),
    'usage-overlapping-range-of-a-type-refused': bug(
      'Where a type is asked for, a range that begins before the retention is refused.',
      {
        usage: {
          acceptsWindow: (operation, facts, query) =>
            query?.has('type') === true
              ? facts.range.start >= facts.keptFrom
              : usage.acceptsWindow(operation, facts, query),
        },
      },
    ),
    'usage-overlapping-range-of-the-newest-refused': bug(
      'Asked for the newest first, members usage refuses a range that begins before the retention.',
      {
        usage: {
          acceptsWindow: (operation, facts, query) =>
            operation === op.membersUsage && query?.get('s') === '-createdAt'
              ? facts.range.start >= facts.keptFrom
              : usage.acceptsWindow(operation, facts, query),
        },
      },
    ),
    'usage-range-of-a-year': bug('A range of more than a year is refused.', {
      usage: {
        acceptsOrder: (operation, range) => {
          const isLong = operation === op.workspaceUsage && range.end - range.start > 366 * DAY_MS;
          return !isLong && usage.acceptsOrder(operation, range);
        },
      },
    }),
  },
  'partner.usage.range.narrower': {
    'usage-short-range-widened': bug('A range of less than a week yields the week around it.', {
      usage: {
        effectiveRange: (_operation, { start, end }) =>
          end - start < 7 * DAY_MS ? { start: start - 30 * DAY_MS, end: end + 30 * DAY_MS } : { start, end },
      },
    }),
    'usage-range-within-a-day-empty': bug('Filespace usage between two moments of one day has no records.', {
      usage: {
        effectiveRange: (operation, { start, end }) =>
          operation === op.filespaceUsage && Math.floor(start / DAY_MS) === Math.floor(end / DAY_MS)
            ? { start: 0, end: 0 }
            : { start, end },
      },
    }),
    'usage-range-of-long-ago-shortened': bug(
      'Of a range that began long before what is kept, the last week is shown.',
      {
        usage: {
          effectiveRange: (_operation, { start, end }) => ({
            start: end - start > 200 * DAY_MS ? end - 7 * DAY_MS : start,
            end,
          }),
        },
      },
    ),
  },
  'partner.usage.range.respected': {
    'usage-of-older-weeks-from-their-start': bug('Of a range that ended six weeks ago all is shown until its end.', {
      usage: {
        effectiveRange: (_operation, { start, end }) => ({
          start: end < Date.now() - 43 * DAY_MS ? 0 : start,
          end,
        }),
      },
    }),
    'usage-range-end-ignored': bug('Client usage goes on until now, whatever the end of the range is.', {
      usage: {
        effectiveRange: (operation, { start, end }) => ({
          start,
          end: operation === op.clientUsage ? Date.now() : end,
        }),
      },
    }),
  },
  'partner.usage.range.halves': {
    'usage-of-today-in-short-ranges-alone': bug(
      'Ranges of more than two days end with the last day that was reckoned up at noon.',
      {
        usage: {
          effectiveRange: (_operation, { start, end }) => ({
            start,
            end: end - start > 2 * DAY_MS ? Math.min(end, Math.floor(Date.now() / DAY_MS - 0.5) * DAY_MS) : end,
          }),
        },
      },
    ),
    'usage-month-of-the-start-alone': bug('Storage usage is looked up in the month in which the range starts.', {
      usage: {
        effectiveRange: (operation, { start, end }) => ({
          start,
          end: operation === op.membersUsage ? end : Math.min(end, endOfMonth(start)),
        }),
      },
    }),
    'usage-of-minutes-is-none': bug('A range of less than an hour shows nothing.', {
      usage: {
        effectiveRange: (_operation, { start, end }) =>
          end - start < HOUR_MS ? { start, end: start - 1 } : { start, end },
      },
    }),
    'usage-begins-a-day-early': bug('Members usage begins each range a day early.', {
      usage: {
        effectiveRange: (operation, { start, end }) => ({
          start: operation === op.membersUsage ? start - DAY_MS : start,
          end,
        }),
      },
    }),
    'usage-minutes-of-an-end-lost': bug('Filespace usage reads no more of an end than its hour.', {
      usage: {
        effectiveRange: (operation, { start, end }) => ({
          start,
          end: operation === op.filespaceUsage ? Math.floor(end / HOUR_MS) * HOUR_MS : end,
        }),
      },
    }),
    'usage-minutes-of-a-start-lost': bug('Workspace usage reads no more of a start than its hour.', {
      usage: {
        effectiveRange: (operation, { start, end }) => ({
          start: operation === op.workspaceUsage ? Math.floor(start / HOUR_MS) * HOUR_MS : start,
          end,
        }),
      },
    }),
    'usage-end-day-lost': bug('Client usage leaves out the last day of a range.', {
      usage: {
        effectiveRange: (operation, { start, end }) => ({
          start,
          end: operation === op.clientUsage ? end - DAY_MS : end,
        }),
      },
    }),
  },
});

function endOfMonth(moment: number): number {
  const date = new Date(moment);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1);
}
