import type { z } from 'zod';
import { asText, fitsHeader, plain } from './fields.ts';
import { isSecretField } from './secrets.ts';

/** Fields of the documents that are texts, whatever YAML takes an unquoted value for. */
const textFields: ReadonlySet<string> = new Set(['accessKey', 'bucketName', 'region', 'endpoint']);

/** The fields of a data store as they are sent: texts stay texts, other numbers are numbers. */
export function dataStoreFields(fields: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(fields).map(([key, value]) => {
    const isText = textFields.has(key) || isSecretField(key);
    return [key, plain(isText ? asText(value) : value)];
  });
  return Object.fromEntries(entries);
}

/** The key stands for `s3StorageParams`: within itself that would be sent one level too deep. */
export function refuseParamsWithin(fields: Record<string, unknown>, context: z.RefinementCtx): void {
  const key = 's3StorageParams';
  if (!(key in fields)) return;
  const message = 'stands for itself here: put the fields that it holds right under `dataStore`';
  context.addIssue({ code: 'custom', path: [key], message });
}

export function refuseEmptySecrets(fields: Record<string, unknown>, context: z.RefinementCtx): void {
  for (const [key, value] of Object.entries(fields)) {
    if (!isSecretField(key) || (value !== '' && value !== null)) continue;
    context.addIssue({ code: 'custom', path: [key], message: 'is empty; give it a value, or remove the key' });
  }
}

export function refuseBadHeaders(headers: Record<string, unknown>, context: z.RefinementCtx): void {
  for (const [name, stated] of Object.entries(headers)) {
    const message = headerProblem(name, asText(stated));
    if (message !== null) context.addIssue({ code: 'custom', path: [name], message });
  }
}

/** Only for headers that {@link refuseBadHeaders} let pass. */
export function headerValues(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(asText(value))]));
}

function headerProblem(name: string, value: unknown): string | null {
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name)) return 'is not a name that a header can have';
  if (typeof value !== 'string') return 'must be a text; put quotes around it';
  if (value === '') return 'is empty; give it a value, or remove the key';
  return fitsHeader(value) ? null : 'has a line break, a control character, or a space at its start or end';
}
