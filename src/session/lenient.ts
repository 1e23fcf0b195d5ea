import type { Exchange } from '../http/exchange.ts';

type Body = Pick<Exchange, 'json' | 'text'>;

/** What an answer says, where a number that is too large to be exact is the text of its digits: it may be an id. */
export function exactJson({ json, text }: Body): unknown {
  if (json === undefined || !/\d{16}/.test(text)) return json;
  return JSON.parse(text, (_key, value: unknown, context?: { source?: string }) =>
    typeof value === 'number' && !Number.isSafeInteger(value) && /^\d+$/.test(context?.source ?? '')
      ? context?.source
      : value,
  );
}

/**
 * What an answer says, for whoever has to find what was made: also where its body is no JSON by the letter, because a
 * byte order mark precedes it, it is written in two bytes a character, or it holds a number that JSON has not.
 */
export function lenientJson({ json, text }: Body): unknown {
  if (json !== undefined || text.trim() === '') return exactJson({ json, text });
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
