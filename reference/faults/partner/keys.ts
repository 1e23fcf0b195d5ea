import { hashSecret } from '../../core/secrets.ts';
import type { KeyRecord } from '../../partner/records.ts';
import type { CredentialFacts } from '../../policy/stated/partner/auth.ts';

/** The first key that has not been deleted. */
export function live(keys: readonly KeyRecord[]): KeyRecord | undefined {
  return keys.find((key) => key.revokedAt === null);
}

/** The key that a text is. */
export function keyOf({ keys }: CredentialFacts, text: string | undefined): KeyRecord | undefined {
  if (text === undefined) return undefined;
  const hash = hashSecret(text.trim());
  return live(keys.all().filter((key) => key.hash === hash));
}
