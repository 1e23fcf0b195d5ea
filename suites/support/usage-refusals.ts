import type { RequirementId } from '../../generated/catalogue.ts';
import { dayMs } from './usage.ts';

/** A range as it is sent. */
export interface Bounds {
  readonly start: string;
  readonly end: string;
}

const withoutZone = (text: string): string => text.replace(/Z$/, '');
/** Seconds may be missing, which makes room for no other mistake. */
const toTheMinute = (text: string): string => text.replace(/:\d\d(?:\.\d+)?Z$/, '');
const daysLater = (text: string, days: number): string => new Date(Date.parse(text) + days * dayMs).toISOString();

/** No three months are longer than 92 days. */
export const longAgoDays = 93.5;

/** What makes a range of usage no range, one mistake of each kind. */
export const brokenRanges: readonly [RequirementId, string, (valid: Bounds) => Readonly<Record<string, string>>][] = [
  ['partner.usage.start.required', 'a request without start', ({ end }) => ({ end })],
  ['partner.usage.end.required', 'a request without end', ({ start }) => ({ start })],
  ['partner.usage.start.not-a-date', 'a start that is not a date', ({ end }) => ({ start: 'yesterday', end })],
  ['partner.usage.end.not-a-date', 'an end that is not a date', ({ start }) => ({ start, end: 'yesterday' })],
  [
    'partner.usage.start.zone-required',
    'a start without a zone',
    ({ start, end }) => ({ start: withoutZone(start), end }),
  ],
  ['partner.usage.end.zone-required', 'an end without a zone', ({ start, end }) => ({ start, end: toTheMinute(end) })],
  [
    'partner.usage.range.reversed',
    'an end before a start in the future',
    ({ start, end }) => ({ start: daysLater(end, 5), end: start }),
  ],
  [
    'partner.usage.range.outside-retention',
    'a range of more than a year, long ago,',
    ({ start, end }) => ({ start: daysLater(start, -500), end: daysLater(end, -longAgoDays) }),
  ],
];
