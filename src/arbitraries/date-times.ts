import * as fc from 'fast-check';

const minuteMs = 60_000;

/** How a moment is written: `Z` or an offset in minutes, and how much of the seconds. */
export interface Notation {
  offset: 'Z' | number;
  /** Decimal places of the seconds; null leaves the seconds out. */
  places: 0 | 1 | 2 | 3 | 6 | null;
}

/** Writes a moment as an ISO 8601 date-time with a timezone; what the notation leaves out is cut off. */
export function dateTime(moment: number, { offset, places }: Notation = { offset: 'Z', places: 0 }): string {
  const minutes = offset === 'Z' ? 0 : offset;
  // Microseconds are as common as milliseconds; a moment here has none, so that any will do.
  const local = `${new Date(moment + minutes * minuteMs).toISOString().slice(0, -1)}456`;
  const length =
    places === null ? 'yyyy-mm-ddThh:mm'.length : 'yyyy-mm-ddThh:mm:ss'.length + (places === 0 ? 0 : 1 + places);
  return local.slice(0, length) + (offset === 'Z' ? 'Z' : offsetText(offset));
}

function offsetText(minutes: number): string {
  const amount = Math.abs(minutes);
  const digits = (value: number): string => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${digits(Math.floor(amount / 60))}:${digits(amount % 60)}`;
}

/** Offsets that are in use somewhere; `-00:00` is none of them. */
const ahead = [0, 60, 120, 330, 345, 540, 570, 780, 840];
const behind = [-60, -180, -210, -300, -480, -570, -720];

export type NotationKind = 'offset-plus' | 'offset-minus' | 'without-seconds' | 'fraction';

/** Every way to write a date-time of a kind, as far as all readings of the documents agree. */
export function notation(kind: NotationKind): fc.Arbitrary<Notation> {
  const anyOffset = fc.oneof(fc.constant<'Z'>('Z'), fc.constantFrom(...ahead, ...behind));
  const whole = fc.constant<Notation['places']>(0);
  switch (kind) {
    case 'offset-plus':
      return fc.record({ offset: fc.constantFrom(...ahead), places: whole });
    case 'offset-minus':
      return fc.record({ offset: fc.constantFrom(...behind), places: whole });
    case 'without-seconds':
      return fc.record({ offset: anyOffset, places: fc.constant<Notation['places']>(null) });
    case 'fraction':
      return fc.record({ offset: anyOffset, places: fc.constantFrom<Notation['places'][]>(1, 2, 3, 6) });
  }
}

const brokenKinds = [
  'zone-required',
  'time-required',
  'not-a-date',
  'impossible-month',
  'impossible-day',
  'impossible-hour',
  'impossible-minute',
  'impossible-second',
  'impossible-offset',
] as const;
export type BrokenKind = (typeof brokenKinds)[number];

/**
 * Texts that are no date-time with a timezone, each for one reason. A reader that carries what is too much over
 * (day 32 is the first of the next month) finds an otherwise good moment near `moment`, so that it accepts the request
 * and shows itself; only a month 13 lies in a January, and a month 00 in the December before it, which the caller's range
 * must allow for.
 * @param year the year of a month 13.
 * @param turn of the many texts of a kind each turn has others; after four turns all have been there.
 */
export function brokenDateTimes(kind: BrokenKind, moment: number, year: number, turn: number): readonly string[] {
  const some = <Text>(texts: readonly Text[]): Text[] => texts.filter((_, index) => (index - turn) % 4 === 0);
  const seconds = dateTime(moment).slice(0, -1);
  const [date = '', time = ''] = seconds.split('T');
  switch (kind) {
    case 'zone-required':
      // A zone by its name is a zone.
      return [seconds, seconds.slice(0, -3), `${seconds}.000`];
    case 'time-required':
      return [date, ...some([`${date}Z`, `${date}+00:00`, date.slice(0, 7), date.slice(0, 4)])];
    case 'not-a-date':
      // What parsers of any date take for one, and a date-time with more around it than an unanchored pattern looks at.
      return [
        ...some(['not-a-date', 'now', '-7d', 'P7D']),
        ...some([new Date(moment).toUTCString(), `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)} ${time}`]),
        ...some([`${Math.floor(moment / 1000)}`, `${moment}`, `${Math.floor(moment / 1000)}.5`, `-${moment}`]),
        ...some([`${seconds}Zx`, `x${seconds}Z`, `${seconds}Z,`, `${seconds}ZZ`]),
      ];
    case 'impossible-month':
      return [`${year}-13-${date.slice(8)}T${time}Z`, `${year + 1}-00-${date.slice(8)}T${time}Z`];
    case 'impossible-day':
      return [`${dayBefore(moment).slice(0, 7)}-32T${time}Z`, `${date.slice(0, 7)}-00T${time}Z`];
    case 'impossible-hour':
      // Hour 24 may be the midnight at the end of a day, but goes no further.
      return [`${date}T25:${time.slice(3)}Z`, `${date}T25:${time.slice(3)}+02:00`, ...some([`${date}T24:30:00Z`])];
    case 'impossible-minute':
      return [61, ...some([60, 99])].map((minute) => `${date}T${time.slice(0, 2)}:${minute}:${time.slice(6)}Z`);
    case 'impossible-second':
      // Second 60 may be a leap second.
      return [`${date}T${time.slice(0, 5)}:75Z`];
    case 'impossible-offset':
      return [`${seconds}+99:99`, `${seconds}-99:99`];
  }
}

/** The last day of the month before the one that holds the moment. */
function dayBefore(moment: number): string {
  const date = new Date(moment);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 0)).toISOString();
}
