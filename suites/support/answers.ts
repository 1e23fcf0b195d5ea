import { type Exchange, exchangeOf, expectEitherWay, type Reply } from '../../src/check/index.ts';
import { isObject } from './lists.ts';

export function statusOf(reply: Reply): number {
  return exchangeOf(reply).status;
}

/** Fails unless the answer is of the classes 2xx or 4xx: whatever was sent, the service kept its head. */
export function expectSurvived(reply: Reply): void {
  const { status } = exchangeOf(reply);
  const fine = (status >= 200 && status < 300) || (status >= 400 && status < 500);
  expectEitherWay(fine, 'a status of the classes 2xx or 4xx', String(status), reply);
}

/** A body in a short form that is the same in every run: its media type, or the places of its values. */
export function describeBody({ body, json, headers }: Exchange): string {
  if (body === 'empty') return 'empty';
  if (body === 'not-json') return headers['content-type']?.split(';')[0]?.trim() ?? 'a text without a content type';
  return `JSON with ${placesOf(json, '').sort().join(', ') || 'nothing in it'}`;
}

function placesOf(value: unknown, place: string): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((item) => placesOf(item, `${place}[]`)))];
  if (!isObject(value)) return [place === '' ? typeof value : place];
  return Object.entries(value).flatMap(([name, item]) => placesOf(item, place === '' ? name : `${place}.${name}`));
}

/** One answer where all are the same, else each with what it belongs to. */
export function summarize(answers: readonly { subject: string; answer: string }[]): string {
  const different = new Set(answers.map(({ answer }) => answer));
  if (different.size === 1) return [...different].join('');
  const groups = [...different].sort().map((answer) => {
    const subjects = answers.filter((candidate) => candidate.answer === answer).map(({ subject }) => subject);
    return `${answer} (${subjects.join(', ')})`;
  });
  return groups.join('; ');
}
