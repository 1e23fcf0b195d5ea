import { type Answer, isAccepted } from './inquiry.ts';

/** Whether an answer knows a thing; null where it says nothing about that, such as a server error. */
export type Knowledge = boolean | null;

/** Whether what an operation is asked about is there. */
export function knows(answer: Answer): Knowledge {
  if (isAccepted(answer)) return true;
  const status = answer.exchange?.status ?? 0;
  return status >= 400 && status < 500 && status !== 401 && status !== 429 ? false : null;
}

/** Whether a list names an id (or a name) as a value, at any depth. */
export function lists(answer: Answer, id: string): Knowledge {
  if (!isAccepted(answer)) return knows(answer);
  return answer.exchange?.json === undefined ? null : hasText(answer.exchange.json, id);
}

function hasText(value: unknown, text: string): boolean {
  if (value === text || (typeof value === 'number' && String(value) === text)) return true;
  return value !== null && typeof value === 'object' && Object.values(value).some((item) => hasText(item, text));
}

/**
 * Whether something is there, by all that could know it: a single broken operation must not pass for a wrong id of the
 * profile. False only where all say so.
 */
export function anyKnows(opinions: readonly Knowledge[]): Knowledge {
  if (opinions.includes(true)) return true;
  return opinions.includes(null) ? null : false;
}

/** The longest list in a body. */
export function longestList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value)
    .map(longestList)
    .reduce((longest, list) => (list.length > longest.length ? list : longest), []);
}
