import type { ExchangeRecord } from '../../model/report.ts';
import { flat } from './flat.ts';

/** A text of the run that the script has of its own, and what it is called in shapes. */
export interface Own {
  text: string;
  name: string;
}

/** How a text ends that was too long to be kept. */
export const cutOff = /… \(cut: \d+ characters in all\)$/;

/** Whether an answer was kept as a whole, and is not longer than anybody would compare. */
export function isComparable({ response }: ExchangeRecord): boolean {
  return response !== null && response.body.length < 16_000;
}

/** What may not be passed over, since the failure is about it. */
export interface ShapeOptions {
  /** How many there are. */
  isCounted?: boolean;
  /** Times, ids and records of others. */
  isExact?: boolean;
}

interface Line {
  at: string;
  is: string;
  group: string | null;
}

/**
 * What of an answer is the same whenever the same is done; the scripts have the same in awk. Own ids and names stand by
 * what they are, times by their form; of a list only the records that hold something of the script's own, if any do.
 */
export function shapeOf(
  { response }: ExchangeRecord,
  own: readonly Own[],
  { isCounted = false, isExact = false }: ShapeOptions = {},
): string {
  if (response === null) return '';
  const { status, body } = response;
  const isJson = /^[{["]/.test(body);
  const lines = isJson
    ? flat(body).map(({ place, raw }) => lineOf(place, plain(raw, own, isExact)))
    : body
        .slice(0, 2_000)
        .split('\n')
        .map((text): Line => ({ at: '', is: plain(text, own, isExact), group: null }));
  const mine = new Set(lines.flatMap(({ group, is }) => (group !== null && /\{[A-Z]/.test(is) ? group : [])));
  const kept = lines.filter(({ group }) => group === null || isExact || mine.size === 0 || mine.has(group));
  // Where nothing of the script's own is in an answer, its numbers may be all that tells it from another one.
  const countsMatter = isCounted || isExact || mine.size === 0;
  return [
    `${status}`,
    ...(body === '' ? [] : kept.map(({ at, is }) => `${at}\t${anything(at, is, countsMatter)}`)),
  ].join('\n');
}

/** What says nothing about the failure: secrets, and how many others there are. */
function anything(at: string, is: string, isCounted: boolean): string {
  if (/\$[A-Z]/.test(is)) return '<any>';
  return !isCounted && /^(?:\w+\.)?(?:total|count)$/i.test(at) && /^\d+$/.test(is) ? '<any>' : is;
}

function lineOf(place: string, is: string): Line {
  const found = /(?:^|\.)(\d+)(?:\.|$)/.exec(place);
  if (found === null) return { at: place, is, group: null };
  const head = place.slice(0, found.index);
  return { at: `${head}[]${place.slice(found.index + found[0].length)}`, is, group: `${head}#${found[1]}` };
}

function plain(raw: string, own: readonly Own[], isExact: boolean): string {
  let text = raw;
  for (const { text: mine, name } of own) {
    const literal = mine.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
    const pattern = mine.length < 8 && !mine.startsWith('$') ? String.raw`(?<![\w-])${literal}(?![\w-])` : literal;
    text = text.replaceAll(new RegExp(pattern, 'g'), `{${name.replaceAll('_', '.')}}`);
  }
  if (isExact) return text;
  if (/\d{4}-\d\d-\d\d/.test(text) && !text.includes('{')) return text.replaceAll(/\d/g, '9');
  if (/^\d+$/.test(text) && text.length >= 10) return '<number>';
  return text.replaceAll(/[\w-]{16,}/g, (run) => (/\d/.test(run) && /[A-Za-z]/.test(run) ? '<id>' : run));
}
