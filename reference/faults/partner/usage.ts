import type { Operation } from '../../core/exchange.ts';
import { type Bound, usage } from '../../policy/stated/partner/usage.ts';
import { type Fault, partnerFault } from '../types.ts';
import { answering, fields, withBody, withError, without, withRecords, withStatus } from './changes.ts';
import { op } from './operations.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Start and end of usage requests. */
export const usageTimeFaults: readonly Fault[] = [
  optional('usage-start-optional', 'start', op.membersUsage),
  optional('usage-end-optional', 'end', op.filespaceUsage),
  lenient('usage-start-without-zone', 'start', 'zone-required', op.clientUsage, /^[\d-]+T[\d:.]+$/),
  lenient('usage-end-without-zone', 'end', 'zone-required', op.membersUsage, /^[\d-]+T[\d:.]+$/),
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
  strict('usage-start-fraction-refused', 'start', 'fraction', op.workspaceUsage, /\.\d+/),
  strict('usage-end-fraction-refused', 'end', 'fraction', op.membersUsage, /\.\d+/),
  partnerFault(
    'usage-offset-sign-interchanged',
    'partner.usage.date-time.same-moment',
    'Members usage adds an offset that it should subtract.',
    {
      usage: {
        moment: (operation, bound, text) => {
          const moment = usage.moment(operation, bound, text);
          if (operation !== op.membersUsage || text.endsWith('Z')) return moment;
          return moment + 2 * (usage.moment(operation, bound, text.replace(/[+-]\d\d:\d\d$/, 'Z')) - moment);
        },
      },
    },
  ),
  partnerFault(
    'usage-without-seconds-means-noon',
    'partner.usage.date-time.same-moment',
    'A time without seconds means the beginning of its day.',
    {
      usage: {
        moment: (operation, bound, text) => {
          const moment = usage.moment(operation, bound, text);
          return /T\d\d:\d\d(?:Z|[+-])/.test(text) ? Math.floor(moment / DAY_MS) * DAY_MS : moment;
        },
      },
    },
  ),
];

/** Ranges of time, and which records belong to them. */
export const usageRangeFaults: readonly Fault[] = [
  partnerFault('usage-reversed-range-empty', 'partner.usage.range.reversed', 'A reversed range has no records.', {
    usage: {
      acceptsOrder: (operation, range) => operation === op.membersUsage || usage.acceptsOrder(operation, range),
    },
  }),
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

/** Whose usage it is. */
export const usageScopeFaults: readonly Fault[] = [
  partnerFault(
    'usage-of-workspace-is-of-client',
    'partner.usage.scope.own',
    'Workspace usage holds the records of the whole client.',
    {
      usage: {
        storageScope: (operation, path) =>
          operation === op.workspaceUsage
            ? { column: 'client_id', id: path.clientId }
            : usage.storageScope(operation, path),
      },
    },
  ),
  partnerFault(
    'usage-of-filespace-is-of-workspace',
    'partner.usage.scope.own',
    'Filespace usage holds the records of the whole workspace.',
    {
      usage: {
        storageScope: (operation, path) =>
          operation === op.filespaceUsage
            ? { column: 'workspace_id', id: path.workspaceId ?? '' }
            : usage.storageScope(operation, path),
      },
    },
  ),
  partnerFault(
    'usage-of-members-is-of-client',
    'partner.usage.scope.own',
    'Members usage holds the records of all workspaces of the client.',
    { usage: { membersScope: (_operation, { clientId }) => ({ column: 'client_id', id: clientId }) } },
  ),
  partnerFault(
    'usage-of-nobody-an-example',
    'partner.usage.scope.new-client',
    'Where a client has no usage, a month of zeros is shown.',
    withBody({ at: op.clientUsage }, (body) =>
      Array.isArray(body.items) && body.items.length === 0
        ? {
            ...body,
            items: [{ createdAt: new Date(Date.now() - 30 * DAY_MS).toISOString(), objectStoreGB: 0, s3GB: 0 }],
          }
        : body,
    ),
  ),
  partnerFault(
    'usage-of-client-lacks-a-filespace',
    'partner.usage.scope.parts',
    'Client usage lacks the records of the storage type storage_c, which workspace usage has.',
    {
      usage: {
        shownTypes: (operation, type) =>
          operation === op.clientUsage && type === undefined
            ? ['storage_a', 'custom', 'storage_b']
            : usage.shownTypes(operation, type),
      },
    },
  ),
];

/** Types of storage, and the lists themselves. */
export const usageListFaults: readonly Fault[] = [
  unknownType('usage-type-storage-a-unknown', 'storage-a', op.clientUsage, 'storage_a'),
  unknownType('usage-type-custom-unknown', 'custom', op.workspaceUsage, 'custom'),
  unknownType('usage-type-storage-b-unknown', 'storage-b', op.workspaceUsage, 'storage_b'),
  unknownType('usage-type-storage-c-unknown', 'storage-c', op.clientUsage, 'storage_c'),
  partnerFault(
    'usage-any-type',
    'partner.usage.type.unknown',
    'Workspace usage ignores a type that it does not know.',
    {
      usage: {
        acceptsType: (operation, type) => operation === op.workspaceUsage || usage.acceptsType(operation, type),
      },
    },
  ),
  partnerFault(
    'usage-without-type-means-one',
    'partner.usage.type.omitted',
    'Without a type, client usage means the first one.',
    {
      usage: {
        shownTypes: (operation, type) =>
          type === undefined && operation === op.clientUsage ? ['storage_c'] : usage.shownTypes(operation, type),
      },
    },
  ),
  partnerFault(
    'usage-type-narrows-nothing',
    'partner.usage.type.partition',
    'A type of custom yields the records of storage_c, too.',
    {
      usage: {
        shownTypes: (operation, type) =>
          type === 'custom' ? ['custom', 'storage_c'] : usage.shownTypes(operation, type),
      },
    },
  ),
  partnerFault(
    'usage-without-type-lacks-one',
    'partner.usage.type.partition',
    'Without a type, workspace usage lacks the records of storage_c.',
    {
      usage: {
        shownTypes: (operation, type) =>
          type === undefined && operation === op.workspaceUsage
            ? ['storage_a', 'custom', 'storage_b']
            : usage.shownTypes(operation, type),
      },
    },
  ),
  partnerFault(
    'usage-of-filespace-by-type',
    'partner.usage.type.filespace-refused',
    'Filespace usage can be narrowed to a type.',
    { usage: { supportsType: () => true } },
  ),
  partnerFault(
    'usage-of-filespace-by-own-type',
    'partner.usage.type.filespace-refused',
    'Filespace usage refuses every type but storage_a.',
    {
      usage: {
        supportsType: () => true,
        acceptsType: (operation, type) =>
          operation === op.filespaceUsage ? type === 'storage_a' : usage.acceptsType(operation, type),
      },
    },
  ),
  partnerFault(
    'usage-of-filespace-by-unknown-type',
    'partner.usage.type.filespace-refused-unknown',
    'Filespace usage refuses the four types and ignores all others.',
    {
      usage: {
        supportsType: () => true,
        acceptsType: (operation, type) => (operation === op.filespaceUsage) !== usage.acceptsType(operation, type),
      },
    },
  ),
  partnerFault('usage-client-206', 'partner.usage.status.client', 'Client usage answers 206.', {
    ...withStatus({ at: op.clientUsage }, 206),
  }),
  partnerFault('usage-workspace-203', 'partner.usage.status.workspace', 'Workspace usage answers 203.', {
    ...withStatus({ at: op.workspaceUsage }, 203),
  }),
  partnerFault('usage-members-206', 'partner.usage.status.members', 'Members usage answers 206.', {
    ...withStatus({ at: op.membersUsage }, 206),
  }),
  partnerFault('usage-filespace-203', 'partner.usage.status.filespace', 'Filespace usage answers 203.', {
    ...withStatus({ at: op.filespaceUsage }, 203),
  }),
  partnerFault(
    'usage-workspace-under-data',
    'partner.usage.envelope',
    'Workspace usage stands under data.',
    withBody({ at: op.workspaceUsage }, (body) => ({ ...without(body, 'items'), data: body.items })),
  ),
  partnerFault(
    'usage-filespace-bare-array',
    'partner.usage.envelope',
    'Filespace usage is a bare array.',
    withBody({ at: op.filespaceUsage }, (body) => body.items),
  ),
  partnerFault(
    'usage-empty-items-missing',
    'partner.usage.envelope',
    'Where client usage has no records, it has no items.',
    withBody({ at: op.clientUsage }, (body) =>
      Array.isArray(body.items) && body.items.length === 0 ? without(body, 'items') : body,
    ),
  ),
  partnerFault(
    'usage-members-as-a-number',
    'partner.usage.members.body',
    'Members usage is the number of its records.',
    answering({ at: op.membersUsage }, (answer) => ({ ...answer, body: 30 })),
  ),
  partnerFault(
    'usage-members-without-scim',
    'partner.usage.members.counts',
    'Members usage has no count of deactivated SCIM members.',
    withRecords({ at: op.membersUsage }, (record) => without(record, 'scimDeactivated')),
  ),
  partnerFault(
    'usage-members-pending-null',
    'partner.usage.members.counts',
    'Members usage has null for the pending members.',
    withRecords({ at: op.membersUsage }, (record) => ({ ...record, pending: null })),
  ),
  partnerFault(
    'usage-rejected-without-type',
    'partner.error.usage-rejected-body',
    'The 400 of filespace usage has no type.',
    withError({ at: op.filespaceUsage, status: 400 }, (error) => without(error, 'type')),
  ),
  partnerFault(
    'usage-rejected-flat',
    'partner.error.usage-rejected-body',
    'The 400 of members usage has a message without an error object.',
    withBody({ at: op.membersUsage, status: 400 }, (body) => fields(body.error)),
  ),
  partnerFault(
    'usage-not-found-empty',
    'partner.error.usage-not-found-body',
    'The 404 of workspace usage has no body.',
    answering({ at: op.workspaceUsage, status: 404 }, () => ({ status: 404 })),
  ),
  partnerFault(
    'usage-not-found-message-null',
    'partner.error.usage-not-found-body',
    'The message in the 404 of client usage is null.',
    withError({ at: op.clientUsage, status: 404 }, (error) => ({ ...error, message: null })),
  ),
];

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

function unknownType(id: string, rule: string, at: Operation, unknown: string): Fault {
  return partnerFault(id, `partner.usage.type.${rule}`, `${at} does not know the type ${unknown}.`, {
    usage: {
      acceptsType: (operation, type) => usage.acceptsType(operation, type) && !(operation === at && type === unknown),
    },
  });
}

/** Which days a month has is the open policy's choice, which would refuse these days, too. */
function anyDay(fault: Fault): Fault {
  return {
    ...fault,
    override: { ...fault.override, open: { partner: { usage: { acceptsImpossibleDay: () => true } } } },
  };
}
