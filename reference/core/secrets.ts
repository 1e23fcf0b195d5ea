import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const PREVIEW_LENGTH = 8;

/** A random secret that is shown once; only its hash is ever stored. */
export function newSecret(prefix: string): string {
  return `${prefix}${randomBytes(30).toString('base64url')}`;
}

/** The form in which a secret is stored and looked up. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret, 'utf8').digest('hex');
}

/** Compares two hashes in a time that does not depend on where they differ. */
export function sameHash(left: string, right: string): boolean {
  const a = Buffer.from(left, 'utf8');
  const b = Buffer.from(right, 'utf8');
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The first characters of a secret: enough to recognize it in a list, useless for signing in. */
export function previewOf(secret: string): string {
  return secret.slice(0, PREVIEW_LENGTH);
}
