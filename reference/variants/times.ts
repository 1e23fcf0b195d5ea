import type { PolicyOverride } from '../policy/index.ts';
import { openWorkspace } from '../policy/open/workspace.ts';
import { partner, workspace } from './support.ts';
import type { Variant } from './types.ts';

/** How moments are written. */
export const timeVariants: readonly Variant[] = [
  {
    id: 'time-whole-seconds',
    story: 'Moments have no fraction of a second.',
    override: everywhere((at) => `${utc(at).slice(0, 19)}Z`),
  },
  {
    id: 'time-microseconds',
    story: 'Moments have six digits after the second, of which trailing zeros are left out.',
    override: everywhere(
      (at) => `${utc(at).slice(0, 19)}.${`${at % 1000}000`.padStart(6, '0').replace(/0+$/, '') || '0'}Z`,
    ),
  },
  {
    id: 'time-nanoseconds',
    story: 'Moments have nine digits after the second.',
    override: everywhere((at) => `${utc(at).slice(0, 23)}000000Z`),
  },
  {
    id: 'time-utc-as-offset',
    story: 'Moments in UTC end in +00:00, but for those whose Z is stated.',
    override: {
      open: {
        partner: {
          time: {
            text: (field, at) => (field === 'period' ? utc(at) : utc(at).replace('Z', '+00:00')),
            createdAt: (_field, at) => utc(at).replace('Z', '+00:00'),
          },
        },
        workspace: { common: { moment: (at) => utc(at).replace('Z', '+00:00') } },
      },
    },
  },
  {
    id: 'time-local-offsets',
    story: 'Records are stamped with the local time of one office or another, so that as texts they are out of order.',
    override: records((at) => withOffset(at, at % 3 === 0 ? 330 : at % 3 === 1 ? -480 : 60)),
  },
  {
    id: 'time-epoch-milliseconds',
    story: 'createdAt of records is a number of milliseconds.',
    override: createdAt((at) => at),
  },
  {
    id: 'time-epoch-seconds',
    story: 'createdAt of records is a number of seconds with a fraction.',
    override: createdAt((at) => at / 1000),
  },
  {
    id: 'time-minutes-only',
    story: 'createdAt of records ends with the minute.',
    override: createdAt((at) => `${utc(at).slice(0, 16)}Z`),
  },
  {
    id: 'time-comma',
    story: 'A comma stands before the fraction of a second, as the standard prefers.',
    override: everywhere((at) => utc(at).replace('.', ',')),
  },
  {
    id: 'time-offset-in-hours',
    story: 'Records are stamped with an offset of hours alone.',
    override: records((at) => withOffset(at, 120).slice(0, -':00'.length)),
  },
  {
    id: 'time-lower-case',
    story: 'The letters in moments are small, as the standard for the internet allows.',
    override: createdAt((at) => utc(at).toLowerCase()),
  },
  {
    id: 'time-kept-to-the-minute',
    story: 'No more than the minute of a creation is kept, and what is of one minute comes in the order of its ids.',
    override: { open: { partner: { time: { kept: wholeMinute }, lists: { equalMoments: () => 'by-id' } } } },
  },
  {
    id: 'time-kept-to-the-minute-day-first',
    story: 'The same where createdAt is a text that names the day before the month.',
    override: {
      open: {
        partner: {
          time: { kept: wholeMinute, createdAt: (field, at) => (field === 'workspace' ? utc(at) : dayFirst(at)) },
          lists: { equalMoments: () => 'by-id' },
        },
      },
    },
  },
  {
    id: 'partner-clock-behind',
    story: 'The clock of the Partner API is twenty minutes behind, and the future has no usage.',
    override: behind(20 * 60_000),
  },
  {
    id: 'clock-ahead',
    story: 'The clock of the service is a minute and a half ahead.',
    override: ahead(90_000),
  },
  {
    id: 'clock-ahead-behind-a-gateway',
    story: 'The clock of the service is 40 seconds ahead, and a gateway dates its answers by another one.',
    override: ownClock(40_000),
  },
  {
    id: 'clock-late-behind-a-gateway',
    story: 'The clock of the service is 40 seconds late, and a gateway dates its answers by another one.',
    override: ownClock(-40_000),
  },
  {
    id: 'time-day-first',
    story: 'Where its form is open createdAt is a text that names the day before the month.',
    override: partner({ time: { createdAt: (field, at) => (field === 'workspace' ? utc(at) : dayFirst(at)) } }),
  },
  {
    id: 'time-as-in-http',
    story: 'Where its form is open createdAt is a text as in the headers of HTTP.',
    override: partner({
      time: { createdAt: (field, at) => (field === 'workspace' ? utc(at) : new Date(at).toUTCString()) },
    }),
  },
  {
    id: 'organization-moments-without-seconds',
    story: 'The moments of the organization and of the current usage end with the minute.',
    override: partner({ time: { text: (_field, at) => `${utc(at).slice(0, 16)}Z` } }),
  },
];

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
  return {
    open: {
      ...ownClock(milliseconds).open,
      transport: {
        afterEach: ({ answer }) => ({
          ...answer,
          headers: { ...answer.headers, date: new Date(Date.now() + milliseconds).toUTCString() },
        }),
      },
    },
  };
}
