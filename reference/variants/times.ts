import type { PolicyOverride } from '../policy/index.ts';
import { openWorkspace } from '../policy/open/workspace.ts';
import { partner, rewritten, workspace } from './support.ts';
import { type Variant, variant, variantsOf } from './types.ts';

const filespaces = '/api/v1/filespaces';

/** What is written in another way stays as it is. */
function ofSeconds(moment: unknown, laterMs: number): unknown {
  const isUsual = typeof moment === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(moment);
  return isUsual ? `${utc(Date.parse(moment) + laterMs).slice(0, 19)}Z` : moment;
}

/** How moments are written. */
export const timeVariants: readonly Variant[] = variantsOf({
  'time-whole-seconds': variant(
    'Moments have no fraction of a second.',
    everywhere((at) => `${utc(at).slice(0, 19)}Z`),
  ),
  'time-microseconds': variant(
    'Moments have six digits after the second, of which trailing zeros are left out.',
    everywhere((at) => `${utc(at).slice(0, 19)}.${`${at % 1000}000`.padStart(6, '0').replace(/0+$/, '') || '0'}Z`),
  ),
  'time-nanoseconds': variant(
    'Moments have nine digits after the second.',
    everywhere((at) => `${utc(at).slice(0, 23)}000000Z`),
  ),
  'time-utc-as-offset': variant('Moments in UTC end in +00:00, but for those whose Z is stated.', {
    open: {
      partner: {
        time: {
          text: (field, at) => (field === 'period' ? utc(at) : utc(at).replace('Z', '+00:00')),
          createdAt: (_field, at) => utc(at).replace('Z', '+00:00'),
        },
      },
      workspace: { common: { moment: (at) => utc(at).replace('Z', '+00:00') } },
    },
  }),
  'time-local-offsets': variant(
    'Records are stamped with the local time of one office or another, so that as texts they are out of order.',
    records((at) => withOffset(at, at % 3 === 0 ? 330 : at % 3 === 1 ? -480 : 60)),
  ),
  'time-epoch-milliseconds': variant(
    'createdAt of records is a number of milliseconds.',
    createdAt((at) => at),
  ),
  'time-epoch-seconds': variant(
    'createdAt of records is a number of seconds with a fraction.',
    createdAt((at) => at / 1000),
  ),
  'time-minutes-only': variant(
    'createdAt of records ends with the minute.',
    createdAt((at) => `${utc(at).slice(0, 16)}Z`),
  ),
  'time-tens-of-seconds': variant(
    'Records are stamped with every tenth second.',
    records((at) => utc(at - (at % 10_000))),
  ),
  'time-comma': variant(
    'A comma stands before the fraction of a second, as the standard prefers.',
    everywhere((at) => utc(at).replace('.', ',')),
  ),
  'time-offset-in-hours': variant(
    'Records are stamped with an offset of hours alone.',
    records((at) => withOffset(at, 120).slice(0, -':00'.length)),
  ),
  'time-basic': variant(
    'Moments have neither hyphens nor colons, but for those whose suffix is stated.',
    records((at) => utc(at).replaceAll(/[-:]/g, '')),
  ),
  'time-of-the-year': variant(
    'Records are stamped with the day of the year.',
    records((at) => dayOfYear(at)),
  ),
  'time-lower-case': variant(
    'The letters in moments are small, as the standard for the internet allows.',
    createdAt((at) => utc(at).toLowerCase()),
  ),
  'time-kept-to-the-minute': variant(
    'No more than the minute of a creation is kept, and what is of one minute comes in the order of its ids.',
    { open: { partner: { time: { kept: wholeMinute }, lists: { equalMoments: () => 'by-id' } } } },
  ),
  'time-kept-to-the-minute-day-first': variant(
    'The same where createdAt is a text that names the day before the month.',
    {
      open: {
        partner: {
          time: { kept: wholeMinute, createdAt: (field, at) => (field === 'workspace' ? utc(at) : dayFirst(at)) },
          lists: { equalMoments: () => 'by-id' },
        },
      },
    },
  ),
  'partner-clock-behind': variant(
    'The clock of the Partner API is twenty minutes behind, and the future has no usage.',
    behind(20 * 60_000),
  ),
  'clock-ahead': variant('The clock of the service is a minute and a half ahead.', ahead(90_000)),
  'clock-hours-ahead': variant('The clock of the service is five hours ahead.', ahead(5 * 3_600_000)),
  'clock-ahead-but-for-keys': variant(
    'The clock of the service is eight minutes ahead; keys are judged elsewhere, by a clock that is right.',
    aheadButForKeys(8 * 60_000),
  ),
  'clock-behind-but-for-keys': variant(
    'The clock of the service is eight minutes behind; keys are judged elsewhere, by a clock that is right.',
    aheadButForKeys(-8 * 60_000),
  ),
  'clock-ahead-behind-a-gateway': variant(
    'The clock of the service is 40 seconds ahead, and a gateway dates its answers by another one.',
    ownClock(40_000),
  ),
  'clock-late-behind-a-gateway': variant(
    'The clock of the service is 40 seconds late, and a gateway dates its answers by another one.',
    ownClock(-40_000),
  ),
  'clocks-far-apart': variant(
    'The clock of the service is seven minutes late; a gateway dates its answers as much ahead.',
    { open: { ...ownClock(-7 * 60_000).open, ...datedAhead(7 * 60_000) } },
  ),
  'time-rounded-and-cut': variant(
    'createdAt of filespaces is rounded to the nearest second, and updatedAt cut to it.',
    rewritten(
      ({ createdAt, updatedAt, ...rest }) => ({
        ...rest,
        createdAt: ofSeconds(createdAt, 500),
        updatedAt: ofSeconds(updatedAt, 0),
      }),
      ['GET', 'POST', 'PATCH'].flatMap((method) => [
        `${method} ${filespaces}`,
        `${method} ${filespaces}/{filespaceId}`,
      ]),
    ),
  ),
  'time-day-first': variant(
    'Where its form is open createdAt is a text that names the day before the month.',
    partner({ time: { createdAt: (field, at) => (field === 'workspace' ? utc(at) : dayFirst(at)) } }),
  ),
  'time-as-in-http': variant(
    'Where its form is open createdAt is a text as in the headers of HTTP.',
    partner({
      time: { createdAt: (field, at) => (field === 'workspace' ? utc(at) : new Date(at).toUTCString()) },
    }),
  ),
  'organization-moments-without-seconds': variant(
    'The moments of the organization and of the current usage end with the minute.',
    partner({ time: { text: (_field, at) => `${utc(at).slice(0, 16)}Z` } }),
  ),
});

function utc(at: number): string {
  return new Date(at).toISOString();
}

function wholeMinute(at: number): number {
  return at - (at % 60_000);
}

function dayFirst(at: number): string {
  const [date = '', time = ''] = utc(at).split('T');
  return `${date.split('-').reverse().join('/')} ${time.slice(0, 5)}`;
}

function behind(milliseconds: number): PolicyOverride {
  return {
    open: {
      partner: {
        time: {
          createdAt: (_field, at) => utc(at - milliseconds),
        },
      },
      transport: {
        beforeEach: ({ api, request, now }) => {
          const start = request.query.get('start');
          if (api !== 'partner' || start === null || !/\/usage(?:\/members)?$/.test(request.path)) return undefined;
          return Date.parse(start) > now - milliseconds
            ? { status: 400, body: { error: { type: 'invalid_range', message: 'The range lies in the future' } } }
            : undefined;
        },
        afterEach: ({ api, answer }) => {
          const date = new Date(Date.now() - milliseconds).toUTCString();
          return api === 'partner' ? { ...answer, headers: { ...answer.headers, date } } : answer;
        },
      },
    },
  };
}

function withOffset(at: number, minutes: number): string {
  const pad = (value: number): string => String(value).padStart(2, '0');
  const ahead = Math.abs(minutes);
  const offset = `${minutes < 0 ? '-' : '+'}${pad(Math.floor(ahead / 60))}:${pad(ahead % 60)}`;
  return utc(at + minutes * 60_000).replace('Z', offset);
}

function everywhere(write: (at: number) => string): PolicyOverride {
  return {
    open: {
      partner: { time: { text: (_field, at) => write(at), createdAt: (_field, at) => write(at) } },
      workspace: { common: { moment: (at) => write(at) } },
    },
  };
}

/** The moments of records, for which no timezone is stated. */
function records(write: (at: number) => string): PolicyOverride {
  return {
    open: {
      partner: { time: { createdAt: (_field, at) => write(at) } },
      workspace: { common: { moment: (at) => write(at) } },
    },
  };
}

function createdAt(write: (at: number) => string | number): PolicyOverride {
  return { open: { partner: { time: { createdAt: (_field, at) => write(at) } } } };
}

function ownClock(milliseconds: number): PolicyOverride {
  const { common, serviceAccounts } = openWorkspace;
  return workspace({
    common: { moment: (at, operation) => common.moment(at + milliseconds, operation) },
    serviceAccounts: {
      readDate: (value) => {
        const at = serviceAccounts.readDate(value);
        return at === null ? null : at - milliseconds;
      },
    },
  });
}

function ahead(milliseconds: number): PolicyOverride {
  return { open: { ...ownClock(milliseconds).open, ...datedAhead(milliseconds) } };
}

function aheadButForKeys(milliseconds: number): PolicyOverride {
  const { common } = openWorkspace;
  return {
    open: {
      workspace: { common: { moment: (at, operation) => common.moment(at + milliseconds, operation) } },
      ...datedAhead(milliseconds),
    },
  };
}

function datedAhead(milliseconds: number): Pick<NonNullable<PolicyOverride['open']>, 'transport'> {
  return {
    transport: {
      afterEach: ({ answer }) => ({
        ...answer,
        headers: { ...answer.headers, date: new Date(Date.now() + milliseconds).toUTCString() },
      }),
    },
  };
}

/** With the number of the day in its year in place of month and day. */
function dayOfYear(at: number): string {
  const day = Math.floor((at - Date.UTC(new Date(at).getUTCFullYear(), 0)) / 86_400_000) + 1;
  return `${utc(at).slice(0, 4)}-${String(day).padStart(3, '0')}${utc(at).slice(10)}`;
}
