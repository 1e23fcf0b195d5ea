import { resources } from '../resources/index.ts';
import type { Exchange } from './exchange.ts';
import { shownSegment } from './path.ts';

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
  const texts = textsIn(json, '', 0);
  const ids = texts.flatMap(({ name, text }) => (isIdName(name) && text !== '' ? [text] : []));
  return texts
    .filter(({ name, text }) => mayBeCredential(text) && !isIdName(name) && !date.test(text) && !text.includes('@'))
    .filter(({ text }) => request.body?.includes(text) !== true && !request.url.includes(text))
    .filter(({ text }) => !isLinkOf(ids, text, request.url))
    .map(({ text }) => text);
}

function isIdName(name: string): boolean {
  return /id$/i.test(name);
}

function mayBeCredential(text: string): boolean {
  return text.length >= shortest && /^[\x21-\x7e]+$/.test(text) && /\d/.test(text) && /[a-z]/i.test(text);
}

/** Whether it is the address of something that the answer names, and holds nothing else that may be a credential. */
function isLinkOf(ids: readonly string[], text: string, url: string): boolean {
  const path = text.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '');
  if (path === text && !text.startsWith('/')) return false;
  const parts = path.split(/[/?&=#;,]/);
  return (
    parts.some((part) => ids.some((id) => isWrittenAs(part, id))) &&
    parts.every((part) => !mayBeCredential(part) || url.includes(part) || ids.some((id) => isWrittenAs(part, id)))
  );
}

function isWrittenAs(part: string, id: string): boolean {
  return part === id || part === shownSegment(id);
}

function textsIn(value: unknown, name: string, depth: number): { name: string; text: string }[] {
  if (typeof value === 'string') return [{ name, text: value }];
  if (value === null || typeof value !== 'object' || depth > deepest) return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(item, key, depth + 1));
}
