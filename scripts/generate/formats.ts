/**
 * The formats of response and request bodies, as the documents use the words: no narrower, because a narrower
 * reading accuses servers that conform. This file is bundled into `generated/validators.js`.
 */

const dateTimePattern =
  /^(\d{4})-(\d{2})-(\d{2})[Tt](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?(?:[Zz]|[+-](\d{2})(?::?(\d{2}))?)?$/;

/** ISO 8601 extended date-time; seconds, fraction and offset are optional, the date and the time exist. */
function isDateTime(text: string): boolean {
  const match = dateTimePattern.exec(text);
  if (!match) return false;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0, offsetHour = 0, offsetMinute = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  const dateExists = month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
  return dateExists && timeExists(text, hour, minute, second) && offsetHour <= 23 && offsetMinute <= 59;
}

function daysIn(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2) return leap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** The end of a day may be written as 24:00:00, and a leap second as second 60. */
function timeExists(text: string, hour: number, minute: number, second: number): boolean {
  if (hour === 24) return /[Tt]24:00(?::00(?:[.,]0+)?)?(?![\d:.,])/.test(text);
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
