import type { Exchange } from '../http/exchange.ts';

/**
 * What an answer says, for whoever has to find what was made: also where its body is no JSON by the letter, because a
 * byte order mark precedes it, it is written in two bytes a character, or it holds a number that JSON has not.
 */
export function lenientJson({ json, text }: Pick<Exchange, 'json' | 'text'>): unknown {
  if (json !== undefined || text.trim() === '') return json;
  const plain = text
    .replaceAll('\u0000', '')
    .replaceAll(/[\ufeff\ufffd]/g, '')
    .replaceAll(/([:[,]\s*)-?(?:NaN|Infinity)(?=\s*[,}\]])/g, '$1null');
  try {
    return JSON.parse(plain);
  } catch {
    return undefined;
  }
}
