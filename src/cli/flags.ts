import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { InvalidArgumentError, Option } from 'commander';
import { parseReplayId } from '../session/config.ts';

/** An option that is also read from the environment as `CONFORMANCE_<FLAG>`. */
export function flag(flags: string, description: string): Option {
  const option = new Option(flags, description);
  return option.env(`CONFORMANCE_${option.name().replaceAll('-', '_').toUpperCase()}`);
}

/** An option that may be given several times, or once with commas. */
export function repeatable(
  flags: string,
  description: string,
  read: (item: string) => string = (item) => item,
): Option {
  return flag(flags, `${description} (repeatable, or separated by commas)`)
    .default([], 'none')
    .argParser((value, previous: readonly string[]) => [...previous, ...splitList(value).map(read)]);
}

/** A comma-separated list of known words. */
export function listOf<const Words extends readonly string[]>(words: Words) {
  const isKnown = (word: string): word is Words[number] => words.includes(word);
  const parse = (value: string): Words[number][] => {
    const stated = [...new Set(splitList(value))];
    const unknown = stated.find((word) => !isKnown(word));
    if (unknown !== undefined) throw new InvalidArgumentError(`${unknown} is not one of ${words.join(', ')}.`);
    return stated.filter(isKnown);
  };
  return Object.assign(parse, { words });
}

/** The words of which a parser takes some; null where it is none of those that `listOf` makes. */
export function wordsOf(parser: object | undefined): readonly string[] | null {
  return parser !== undefined && 'words' in parser && Array.isArray(parser.words) ? parser.words : null;
}

export function wholeNumber(minimum: number, maximum = 2 ** 31 - 1) {
  return (value: string): number => {
    const number = Number(value);
    if (/^[+-]?\d+$/.test(value) && number >= minimum && number <= maximum) return number;
    throw new InvalidArgumentError(`It must be a whole number from ${minimum} to ${maximum}.`);
  };
}

const units = { s: 1_000, m: 60_000, h: 3_600_000 } as const;
/** Timers count no further. */
const longestMs = 2 ** 31 - 1;

/** A number of seconds, or with a unit: `90`, `90s`, `10m`, `1.5h`. */
export function duration(value: string): { ms: number; text: string } {
  const [, amount, unit = 's'] = /^(\d+(?:\.\d+)?)([smh])?$/.exec(value) ?? [];
  const ms = Number(amount) * (unit === 'm' || unit === 'h' ? units[unit] : units.s);
  if (ms > 0 && ms <= longestMs) return { ms, text: `${amount}${unit}` };
  throw new InvalidArgumentError('It must be a time such as 90s, 10m or 1h, of 24 days at most.');
}

/** Requests a second. Commander takes a parsed null for a missing value, hence the word. */
export function rate(value: string): number | 'none' {
  if (value === 'none') return 'none';
  if (/^\d+(\.\d+)?$/.test(value) && Number(value) > 0) return Number(value);
  throw new InvalidArgumentError('It must be a number above 0, or none.');
}

/** A path before another one. */
export function prefix(value: string): string {
  if (/^(\/[\w.~-]+)*\/?$/.test(value)) return value;
  throw new InvalidArgumentError('It must be a path such as /api/partner, or / for none.');
}

/** An address of the web, or a path from where the reports will lie. */
export function siteUrl(value: string): string {
  const isRelative = /^\.{1,2}(\/|$)/.test(value);
  if (isRelative || (/^https?:/i.test(value) && URL.canParse(value))) return value.replace(/\/+$/, '');
  throw new InvalidArgumentError('It must be an http or https URL, or a relative path such as ../site.');
}

/** An address below which an API stands, without a slash at the end. */
export function baseUrl(value: string): string {
  const url = /^https?:/i.test(value) ? URL.parse(value) : null;
  if (url !== null && url.search === '' && url.hash === '') return value.replace(/\/+$/, '');
  throw new InvalidArgumentError('It must be an http or https URL without a query.');
}

/** `I/N`, counted from 1. */
export function shard(value: string): { index: number; count: number } {
  const [, first, second] = /^(\d{1,4})\/(\d{1,4})$/.exec(value) ?? [];
  const index = Number(first);
  const count = Number(second);
  if (index >= 1 && index <= count) return { index, count };
  throw new InvalidArgumentError('It must be I/N with I from 1 to N, such as 1/4.');
}

/** The id of a failure, as a report names it. */
export function failureId(value: string): string {
  if (parseReplayId(value) !== null) return value;
  throw new InvalidArgumentError(
    'It must be an id as a report shows it at a failure: requirement~check~seed, or requirement~check~seed~path, such as partner.client.name.too-long~1x9k2f~42~3:0.',
  );
}

/** The absolute path of a file that is there. */
export function existingFile(cwd: string) {
  return (value: string): string => {
    const path = resolve(cwd, value);
    if (!existsSync(path)) throw new InvalidArgumentError('There is no such file.');
    return path;
  };
}

function splitList(value: string): string[] {
  const items = value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
  if (items.length === 0) throw new InvalidArgumentError('It must not be empty.');
  return items;
}
