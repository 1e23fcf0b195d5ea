import { resources } from '../resources/index.ts';
import type { Exchange } from './exchange.ts';

/** Operations whose answers hold a credential, in a field whose name the documents leave open. */
const issues: ReadonlySet<string | undefined> = new Set(
  resources.filter(({ issuesSecret }) => issuesSecret).map(({ create }) => create),
);

/** What is shorter would be no credential, and may stand anywhere. */
const shortest = 16;
const date = /^\d{4}-\d\d-\d\dT/;
/** Far deeper than any credential stands. */
const deepest = 8;

/** Texts of an answer that may be a credential it issues: nothing that was sent, no id, no date, no running text. */
export function issuedBy({ operation, request, status, json }: Exchange): string[] {
  if (operation === null || !issues.has(operation) || status >= 300) return [];
  return textsIn(json, '', 0)
    .filter(({ name, text }) => text.length >= shortest && !/id$/i.test(name) && !date.test(text))
    .filter(({ text }) => /^[\x21-\x7e]+$/.test(text) && /\d/.test(text) && /[a-z]/i.test(text) && !text.includes('@'))
    .filter(({ text }) => request.body?.includes(text) !== true && !request.url.includes(text))
    .map(({ text }) => text);
}

function textsIn(value: unknown, name: string, depth: number): { name: string; text: string }[] {
  if (typeof value === 'string') return [{ name, text: value }];
  if (value === null || typeof value !== 'object' || depth > deepest) return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, key, depth + 1));
}
