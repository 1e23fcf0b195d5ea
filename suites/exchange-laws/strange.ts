import { type Facts, isOddBody } from '../../src/check/index.ts';

const megabyte = 1_000_000;
const longestUrl = 8_000;

/**
 * Whether no well-behaved client sends such a request: a gateway may answer it in its own words, and all that is required
 * is that it is no server error.
 */
export function isStrangeRequest(url: string, { request }: Facts): boolean {
  const isTooLarge = request.bytes > megabyte || url.length > longestUrl;
  return isOddBody(request) || isTooLarge || /%(?:[01][0-9a-f]|7f)/i.test(url);
}

/** Whether the documents say nothing of how a request is answered, beyond their open points. */
export function isOddRequest({ query, request, body }: Facts): boolean {
  const isRepeatedOrEmpty = Object.values(query).some((value) => typeof value !== 'string' || value === '');
  const isNoObject = request.body === 'json' && (body === null || typeof body !== 'object' || Array.isArray(body));
  return isRepeatedOrEmpty || isNoObject || request.unknownParameters.length > 0;
}
