import { z } from 'zod';
import { WrittenNumber } from './document.ts';
import { isPlainObject } from './variables.ts';

/** A non-empty text; a number counts as the text that was written. */
export const text = z.preprocess(asText, z.string().min(1, 'must not be empty'));

const headerText = z
  .string()
  .min(1, 'is empty; give it a value, or remove the key if it is optional')
  .refine(
    fitsHeader,
    'has a line break, a control character, or a space at its start or end, which no header can carry',
  );

/** A text that is sent in a header, so that nothing may be in it that a header cannot carry. */
export const secret = z.preprocess(asText, headerText);

/** A key or a token of the APIs, without what stands around it elsewhere. */
export const credential = z.preprocess(
  asText,
  headerText
    .refine(
      (value) => !/^(?:ApiKey|Bearer) /i.test(value),
      'begins with its scheme, which is sent anyway: give it alone',
    )
    .refine((value) => !/^\$[A-Z_][A-Z0-9_]*$/.test(value), `seems to mean an environment variable: write $\{NAME}`),
);

export const baseUrl = text.pipe(
  z
    .string()
    .superRefine((value, context) => {
      const message = urlProblem(value);
      if (message !== null) context.addIssue({ code: 'custom', message });
    })
    .transform((value) => value.replace(/\/+$/, '')),
);

/** A whole number within bounds; a variable may supply it, hence text that looks like one counts. */
export function whole(minimum: number, maximum = 2 ** 31 - 1) {
  const message = `must be a whole number from ${minimum} to ${maximum}`;
  return z.preprocess(asNumber, z.number().int(message).min(minimum, message).max(maximum, message));
}

export const positive = z.preprocess(asNumber, z.number().positive('must be above 0'));

export const flag = z.preprocess((value) => (value === 'true' ? true : value === 'false' ? false : value), z.boolean());

/** A map of keys that may be absent, or present with all its keys commented out. */
export function section<Shape extends z.ZodType>(shape: Shape) {
  return z.preprocess((value) => value ?? undefined, shape.optional()).optional();
}

/** Any keys with any values, the numbers in them as numbers again. */
export const anything = z.record(z.string(), z.unknown());

/** Turns what the document reader made of numbers back into numbers. */
export function plain(value: unknown): unknown {
  if (value instanceof WrittenNumber) return value.value;
  if (Array.isArray(value)) return value.map(plain);
  if (!isPlainObject(value)) return value;
  return plainFields(value);
}

/** The same for the fields of a map. */
export function plainFields(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, plain(value)]));
}

export function asText(value: unknown): unknown {
  if (value instanceof WrittenNumber) return value.source;
  return typeof value === 'number' || typeof value === 'bigint' ? String(value) : value;
}

function asNumber(value: unknown): unknown {
  if (value instanceof WrittenNumber) return value.value;
  return typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? Number(value) : value;
}

/** Whether a header can carry the value without changing it. */
export function fitsHeader(value: string): boolean {
  return value === value.trim() && /^[\x20-\x7e\x80-\xff]*$/.test(value);
}

function urlProblem(value: string): string | null {
  const url = URL.parse(value);
  if (url === null) return 'must be a complete URL, such as https://api.example.com/partner';
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'must begin with http:// or https://';
  if (url.username !== '' || url.password !== '') {
    return 'must not hold a user name or password; send them with http.headers.authorization';
  }
  if (/[?#]/.test(value)) return 'must not hold a query or a fragment';
  return value === value.trim() ? null : 'must not begin or end with a space';
}
