import { DAY_MS, MINUTE_MS } from '../../core/clock.ts';
import type { Answer, ApiRequest, Operation } from '../../core/exchange.ts';
import { transport } from '../../policy/around.ts';
import type { PolicyOverride } from '../../policy/index.ts';
import { type Bound, usage } from '../../policy/stated/partner/usage.ts';
import { partnerBug as bug, type Fault, faultsOf, partnerFault } from '../types.ts';
import { broken } from './changes.ts';
import { op } from './operations.ts';

/** Start and end of usage requests. */
export const usageTimeFaults: readonly Fault[] = [
  ...faultsOf({
    'partner.usage.start.without-seconds': {
      'usage-midnight-refused': bug('T00:00Z is taken for no time at all.', {
        usage: {
          acceptsDateTime: (operation, bound, text) =>
            usage.acceptsDateTime(operation, bound, text) && !(bound === 'start' && text.includes('T00:00Z')),
        },
      }),
    },
    'partner.usage.start.fraction': {
      'usage-fine-fraction-in-milliseconds': bug('The digits of a fine fraction are a number of milliseconds.', {
        usage: {
          moment: (operation, bound, text) => {
            const [, digits = '0'] = /\.(\d{4,})/.exec(text) ?? [];
            return usage.moment(operation, bound, text.replace(/\.\d{4,}/, '')) + Number(digits);
          },
        },
      }),
    },
    'partner.usage.date-time.same-moment': {
      'usage-offset-beyond-12-unknown': bug('Workspace usage knows no offset beyond twelve hours.', {
        usage: {
          acceptsDateTime: (operation, bound, text) =>
            usage.acceptsDateTime(operation, bound, text) &&
            !(operation === op.workspaceUsage && /\+1[3-4]:\d\d$/.test(text)),
        },
      }),
      'usage-end-behind-noon-unknown': bug('Filespace usage takes no end that is twelve hours behind.', {
        usage: {
          acceptsDateTime: (operation, bound, text) =>
            usage.acceptsDateTime(operation, bound, text) &&
            !(operation === op.filespaceUsage && bound === 'end' && text.endsWith('-12:00')),
        },
      }),
      'usage-offset-sign-interchanged': bug('Members usage adds an offset that it should subtract.', {
        usage: {
          moment: (operation, bound, text) => {
            const moment = usage.moment(operation, bound, text);
            if (operation !== op.membersUsage || text.endsWith('Z')) return moment;
            return moment + 2 * (usage.moment(operation, bound, text.replace(/[+-]\d\d:\d\d$/, 'Z')) - moment);
          },
        },
      }),
      'usage-offset-lost-behind-a-fraction': bug('Filespace usage reads no offset behind a fraction of a second.', {
        usage: {
          moment: (operation, bound, text) =>
            usage.moment(
              operation,
              bound,
              operation === op.filespaceUsage ? text.replace(/(\.\d+)[+-]\d\d:\d\d$/, '$1Z') : text,
            ),
        },
      }),
      'usage-offset-hours-too-long': bug('An hour of an offset counts as sixty-one minutes.', {
        usage: {
          moment: (operation, bound, text) => {
            const [, hours = '0'] = /([+-]\d\d):\d\d$/.exec(text) ?? [];
            return usage.moment(operation, bound, text) - Number(hours) * MINUTE_MS;
          },
        },
      }),
      'usage-without-seconds-means-noon': bug('A time without seconds means the beginning of its day.', {
        usage: {
          moment: (operation, bound, text) => {
            const moment = usage.moment(operation, bound, text);
            return /T\d\d:\d\d(?:Z|[+-])/.test(text) ? Math.floor(moment / DAY_MS) * DAY_MS : moment;
          },
        },
      }),
    },
    'partner.usage.start.offset-plus': {
      'usage-offset-of-ten-hours-is-one': bug('An offset of ten hours is read as one of one hour.', {
        usage: {
          moment: (operation, bound, text) =>
            usage.moment(operation, bound, text.replace(/(?<=[+-])10(?=:\d\d$)/, '01')),
        },
      }),
    },
    'partner.usage.end.offset-minus': {
      'usage-offset-keeps-the-date': bug('An offset changes the time of a moment, and never its date.', {
        usage: {
          moment: (operation, bound, text) => {
            const moment = usage.moment(operation, bound, text);
            const local = usage.moment(operation, bound, text.replace(/[+-]\d\d:\d\d$/, 'Z'));
            return moment + midnightBefore(local) - midnightBefore(moment);
          },
        },
      }),
    },
    'partner.usage.date-time.fine-fraction': {
      'usage-fine-fraction-refused': bug('A fraction of a second has six digits at most.', {
        usage: {
          acceptsDateTime: (operation, bound, text) =>
            usage.acceptsDateTime(operation, bound, text) && !/\.\d{7}/.test(text),
        },
      }),
      'usage-nanoseconds-refused': bug('A fraction of a second has eight digits at most.', {
        usage: {
          acceptsDateTime: (operation, bound, text) =>
            usage.acceptsDateTime(operation, bound, text) && !/\.\d{9}/.test(text),
        },
      }),
    },
    'partner.robustness.open-range': {
      'usage-before-the-first-year-crashes': {
        story: 'A start that its offset puts before the first year is a server error.',
        override: crashing(({ query }) => /^0001-.*\+14:00$/.test(query.get('start') ?? '')),
      },
      'usage-after-the-last-year-crashes': {
        story: 'An end that its offset puts after the last year is a server error.',
        override: crashing(({ query }) => /^9999-.*-14:00$/.test(query.get('end') ?? '')),
      },
    },
    'partner.robustness.open-query': {
      'page-of-64-bits-crashes': {
        story: 'A page number of 63 bits is a server error.',
        override: crashing(({ query }) => query.get('p') === '9223372036854775807'),
      },
    },
  }),
  ...(['start', 'end'] as const).map(
    (bound): Fault => ({
      id: `usage-${bound}-of-another-precision-refused`,
      requirement: `partner.usage.${bound}.without-seconds`,
      story: `A ${bound} without seconds is refused beside a bound that has some.`,
      override: mixedRefused(bound),
    }),
  ),
  optional('usage-start-optional', 'start', op.membersUsage),
  optional('usage-end-optional', 'end', op.filespaceUsage),
  optionalLater('usage-start-optional-later', 'start'),
  optionalLater('usage-end-optional-later', 'end'),
  lenient('usage-start-without-zone', 'start', 'zone-required', op.clientUsage, /^[\d-]+T[\d:.]+$/),
  lenient('usage-end-without-zone', 'end', 'zone-required', op.membersUsage, /^[\d-]+T[\d:.]+$/),
  lenient('usage-end-to-the-minute-without-zone', 'end', 'zone-required', op.filespaceUsage, /^[\d-]+T\d\d:\d\d$/),
  lenient('usage-start-without-time', 'start', 'time-required', op.workspaceUsage, /^\d{4}-\d\d-\d\d$/),
  lenient('usage-end-without-time', 'end', 'time-required', op.filespaceUsage, /^\d{4}-\d\d-\d\d$/),
  lenient('usage-start-any-text', 'start', 'not-a-date', op.filespaceUsage, /^\D*$/),
  lenient('usage-end-any-text', 'end', 'not-a-date', op.clientUsage, /^\D*$/),
  lenient('usage-start-in-month-13', 'start', 'impossible-month', op.membersUsage, /^\d{4}-13-/),
  lenient('usage-end-in-month-13', 'end', 'impossible-month', op.workspaceUsage, /^\d{4}-13-/),
  anyDay(lenient('usage-start-on-day-32', 'start', 'impossible-day', op.clientUsage, /^\d{4}-\d\d-32/)),
  anyDay(lenient('usage-end-on-day-32', 'end', 'impossible-day', op.membersUsage, /^\d{4}-\d\d-32/)),
  lenient('usage-start-at-hour-25', 'start', 'impossible-hour', op.workspaceUsage, /T25:/),
  lenient('usage-end-at-hour-25', 'end', 'impossible-hour', op.filespaceUsage, /T25:/),
  lenient('usage-start-at-minute-61', 'start', 'impossible-minute', op.filespaceUsage, /T\d\d:61/),
  lenient('usage-end-at-minute-61', 'end', 'impossible-minute', op.clientUsage, /T\d\d:61/),
  strict('usage-start-z-refused', 'start', 'utc', op.filespaceUsage, /T\d\d:\d\d:\d\dZ$/),
  strict('usage-end-z-refused', 'end', 'utc', op.membersUsage, /T\d\d:\d\d:\d\dZ$/),
  strict('usage-start-plus-refused', 'start', 'offset-plus', op.clientUsage, /\+\d\d:\d\d$/),
  strict('usage-end-plus-refused', 'end', 'offset-plus', op.filespaceUsage, /\+\d\d:\d\d$/),
  strict('usage-start-minus-refused', 'start', 'offset-minus', op.workspaceUsage, /-\d\d:\d\d$/),
  strict('usage-end-minus-refused', 'end', 'offset-minus', op.clientUsage, /-\d\d:\d\d$/),
  strict('usage-start-seconds-required', 'start', 'without-seconds', op.membersUsage, /T\d\d:\d\d(?:Z|[+-])/),
  strict('usage-end-seconds-required', 'end', 'without-seconds', op.workspaceUsage, /T\d\d:\d\d(?:Z|[+-])/),
  strict('usage-start-behind-utc-without-seconds-refused', 'start', 'without-seconds', op.membersUsage, /T\d\d:\d\d-/),
  strict('usage-end-ahead-of-utc-without-seconds-refused', 'end', 'without-seconds', op.clientUsage, /T\d\d:\d\d\+/),
  strict('usage-start-at-midnight-refused', 'start', 'without-seconds', op.filespaceUsage, /T00:00(?:Z|[+-])/),
  strict('usage-end-at-midnight-refused', 'end', 'without-seconds', op.membersUsage, /T00:00(?:Z|[+-])/),
  strict('usage-start-fraction-refused', 'start', 'fraction', op.workspaceUsage, /\.\d+/),
  strict('usage-end-fraction-refused', 'end', 'fraction', op.membersUsage, /\.\d+/),
  strict('usage-start-offset-of-zero-refused', 'start', 'offset-plus', op.membersUsage, /\+00:00$/),
  strict('usage-end-microseconds-refused', 'end', 'fraction', op.clientUsage, /\.\d{4}/),
  strict('usage-start-tenth-refused', 'start', 'fraction', op.clientUsage, /\.\d(?!\d)/),
  strict('usage-end-tenth-refused', 'end', 'fraction', op.clientUsage, /\.\d(?!\d)/),
  strict('usage-start-quarter-of-an-hour-refused', 'start', 'offset-plus', op.clientUsage, /\+\d\d:45$/),
  strict('usage-end-offset-beyond-12-refused', 'end', 'offset-plus', op.clientUsage, /\+1[3-4]:\d\d$/),
];

function midnightBefore(moment: number): number {
  return Math.floor(moment / DAY_MS) * DAY_MS;
}

/** What the first page said is remembered, some developer thought. */
function optionalLater(id: string, bound: Bound): Fault {
  return partnerFault(id, `partner.usage.${bound}.required`, `The second page has a default ${bound}.`, {
    usage: { requiresBound: (_operation, asked, query) => !(query?.get('p') === '2' && asked === bound) },
  });
}

function optional(id: string, bound: Bound, at: Operation): Fault {
  return partnerFault(id, `partner.usage.${bound}.required`, `${at} has a default ${bound}.`, {
    usage: { requiresBound: (operation, asked) => !(operation === at && asked === bound) },
  });
}

/** One operation takes texts as a bound that are no date-time with a timezone. */
function lenient(id: string, bound: Bound, rule: string, at: Operation, odd: RegExp): Fault {
  const isOdd = (operation: Operation, asked: Bound, text: string): boolean =>
    operation === at && asked === bound && odd.test(text);
  return partnerFault(id, `partner.usage.${bound}.${rule}`, `${at} takes any ${bound} that matches ${odd.source}.`, {
    usage: {
      acceptsDateTime: (operation, asked, text) =>
        isOdd(operation, asked, text) || usage.acceptsDateTime(operation, asked, text),
      moment: (operation, asked, text) =>
        isOdd(operation, asked, text)
          ? Date.now() - (bound === 'start' ? 7 * DAY_MS : 1000)
          : usage.moment(operation, asked, text),
    },
  });
}

/** One operation refuses a form of date-time that is stated. */
function strict(id: string, bound: Bound, rule: string, at: Operation, refused: RegExp): Fault {
  return partnerFault(
    id,
    `partner.usage.${bound}.${rule}`,
    `${at} refuses a ${bound} that matches ${refused.source}.`,
    {
      usage: {
        acceptsDateTime: (operation, asked, text) =>
          usage.acceptsDateTime(operation, asked, text) && !(operation === at && asked === bound && refused.test(text)),
      },
    },
  );
}

/** Which days a month has is the open policy's choice, which would refuse these days, too. */
function anyDay(fault: Fault): Fault {
  return {
    ...fault,
    override: { ...fault.override, open: { partner: { usage: { acceptsImpossibleDay: () => true } } } },
  };
}

function crashing(isMeant: (request: ApiRequest) => boolean): PolicyOverride {
  const isAsked = (api: string, request: ApiRequest, answer: Answer): boolean =>
    api === 'partner' && answer.status !== 401 && answer.status !== 403 && isMeant(request);
  return transport({ afterEach: ({ api, request, answer }) => (isAsked(api, request, answer) ? broken : answer) });
}

function mixedRefused(bound: Bound): PolicyOverride {
  const other = bound === 'start' ? 'end' : 'start';
  const hasSeconds = (text: string | null): boolean => /T\d\d:\d\d:\d\d/.test(text ?? '');
  const answer: Answer = { status: 400, body: { error: { type: 'invalid_range', message: 'Mixed precision' } } };
  return transport({
    beforeEach: ({ request: { query } }) =>
      query.has(bound) && !hasSeconds(query.get(bound)) && hasSeconds(query.get(other)) ? answer : undefined,
  });
}
