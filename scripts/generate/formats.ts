/**
 * The formats of response and request bodies, as the documents use the words: no narrower, because a narrower
 * reading accuses servers that conform. This file is bundled into `generated/validators.js`.
 */

const zone = '(?:[Zz]|[+-](?<offsetHour>\\d{2})(?::?(?<offsetMinute>\\d{2}))?)?';
const extendedForm = new RegExp(
  `^(?<year>\\d{4})-(?:(?<month>\\d{2})-(?<day>\\d{2})|(?<ordinal>\\d{3})|W(?<week>\\d{2})-[1-7])` +
    `[Tt](?<hour>\\d{2}):(?<minute>\\d{2})(?::(?<second>\\d{2}))?(?:[.,]\\d+)?${zone}$`,
);
const basicForm = new RegExp(
  `^(?<year>\\d{4})(?:(?<month>\\d{2})(?<day>\\d{2})|(?<ordinal>\\d{3})|W(?<week>\\d{2})[1-7])` +
    `[Tt](?<hour>\\d{2})(?<minute>\\d{2})(?<second>\\d{2})?(?:[.,]\\d+)?${zone}$`,
);

/**
 * ISO 8601 date-time, with hyphens and colons or without, of a day of the month, of the year or of a week; seconds,
 * fraction, be it of the minute, and offset are optional, the date and the time exist.
 */
function isDateTime(text: string): boolean {
  const parts = (extendedForm.exec(text) ?? basicForm.exec(text))?.groups;
  if (parts === undefined) return false;
  const part = (name: string, otherwise = 0): number => Number(parts[name] ?? otherwise);
  const isInYear =
    part('ordinal', 1) >= 1 && part('ordinal', 1) <= 366 && part('week', 1) >= 1 && part('week', 1) <= 53;
  const month = part('month', 1);
  const day = part('day', 1);
  const dateExists = isInYear && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(part('year'), month);
  const isTime = timeExists(text, part('hour'), part('minute'), part('second'));
  return dateExists && isTime && part('offsetHour') <= 23 && part('offsetMinute') <= 59;
}

function daysIn(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2) return leap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** The end of a day may be written as 24:00:00, and a leap second as second 60. */
function timeExists(text: string, hour: number, minute: number, second: number): boolean {
  if (hour === 24) return /[Tt]24:?00(?::?00)?(?:[.,]0+)?(?![\d:.,])/.test(text);
  return hour <= 23 && minute <= 59 && second <= 60;
}

/** Canonical UUID text of any version and any case. */
function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text);
}

/** Something on both sides of an `@`; what more an address needs is nobody's business here. */
function isEmail(text: string): boolean {
  return /\S@\S/.test(text);
}

/** An absolute URL of any scheme. */
function isUri(text: string): boolean {
  return URL.canParse(text);
}

export const formats = { 'date-time': isDateTime, uuid: isUuid, email: isEmail, uri: isUri };

/** Formats that only describe a number or a text for other tools. */
export const describingFormats = ['int32', 'int64', 'float', 'double', 'password'];
