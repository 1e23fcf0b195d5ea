import { parseJson } from './decode.ts';
import type { Exchange } from './exchange.ts';
import { inStatedLetters } from './stated-letters.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { WireResponse } from './wire.ts';

/** The part of an exchange that the answer alone decides. */
export type Answer = Pick<
  Exchange,
  'status' | 'statusText' | 'headers' | 'text' | 'json' | 'body' | 'unreadable' | 'jsonType'
>;

/** An answer as checks see it: its JSON in the neutral words of the documents, as these write them. */
export function answerOf(response: WireResponse, vocabulary: Vocabulary): Answer {
  const { status, statusText, headers, text, unreadable } = response;
  const json = unreadable === undefined ? parseJson(text) : undefined;
  return {
    status,
    statusText,
    headers,
    text,
    json: json === undefined ? undefined : inStatedLetters(vocabulary.toNeutral(json)),
    body: text === '' ? 'empty' : json === undefined ? 'not-json' : 'json',
    unreadable: unreadable ?? null,
    jsonType: /^application\/(?:[\w.+-]+\+)?json\b/i.test(headers['content-type']?.trim() ?? ''),
  };
}
