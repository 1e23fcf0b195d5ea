import { randomUUID } from 'node:crypto';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** A fresh random UUID. */
export function newUuid(): string {
  return randomUUID();
}

/** Whether a text has the form of a UUID. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
