/**
 * Milliseconds since 1970 of an ISO 8601 date-time in any form in which services write them: with a comma before the
 * fraction, one of the minute, an offset of hours alone, a leap second, no hyphens and colons. One without a timezone is taken as UTC.
 * @returns NaN for others, those of the days of a week or a year among them.
 */
export function millisecondsOf(text: unknown): number {
  const usual = String(text)
    .replace(/^(\d{4})(\d\d)(\d\d)(?=T)/i, '$1-$2-$3')
    .replace(/(T\d\d)(\d\d)/i, '$1:$2')
    .replace(/(T\d\d:\d\d)(\d\d)/i, '$1:$2')
    .replace(/,(?=\d)/, '.')
    .replace(/(T\d\d:\d\d)(\.\d+)/i, (_, minute: string, part: string) => minute + secondsOf(part))
    .replace(/:60(?=\D|$)/, ':59')
    .replace(/([Tt].*[+-]\d\d)$/, '$1:00');
  return Date.parse(hasZone(usual) ? usual : `${usual}Z`);
}

/** A fraction of a minute. */
function secondsOf(part: string): string {
  return `:${(Number(part) * 60).toFixed(3).padStart(6, '0')}`;
}

/** Whether a date-time says where it is that time. */
export function hasZone(text: string): boolean {
  return /[Tt].*(?:Z|[+-]\d\d(?::?\d\d)?)$/i.test(text);
}

/** Whether two date-times are one moment, as far as services with different precision can say. */
export function sameMoment(a: unknown, b: unknown): boolean {
  return !(Math.abs(millisecondsOf(a) - millisecondsOf(b)) >= coarserOf(a, b));
}

/** Within this, clocks count as the same; what is wrong by a timezone is wrong by an hour at least. */
export const clocksApartMs = 50 * 60_000;

/** Whether the first is after the second, by more than what the clocks of one service differ by. */
export function isLater(a: unknown, b: unknown): boolean {
  return millisecondsOf(a) - millisecondsOf(b) > clocksApartMs;
}

/** Units to which a list may cut the times that a record shows in full. */
const units = [60 * 60_000, 24 * 60 * 60_000];

/**
 * Whether two answers show one time, which may have moved on between them: that of a last change, or of the answer. How
 * finely each of them tells it is open.
 */
export function closeMoments(a: unknown, b: unknown): boolean {
  const [earlier = Number.NaN, later = Number.NaN] = [millisecondsOf(a), millisecondsOf(b)].sort((x, y) => x - y);
  return !(later - earlier > 60_000) || units.some((unit) => later - (later % unit) === earlier);
}

/** What is lost by rounding where the date-times show minutes alone, and otherwise. */
function coarserOf(...texts: readonly unknown[]): number {
  return texts.some((text) => /[Tt]\d\d:?\d\d(?![\d:])/.test(String(text))) ? 60_000 : 1_000;
}
