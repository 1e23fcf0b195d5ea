import type { Secret } from '../profile/model.ts';

/** Field names whose text is never shown, wherever a target or a check puts them. */
const secretField =
  /"(pendingInvitationLinkSecret|secretAccessKey|secretKey|token|accessToken|apiKey)"\s*:\s*"((?:[^"\\]|\\.)*)"/g;

interface KnownSecret extends Secret {
  /** As it stands in a URL. */
  encoded: string;
}

/** Knows every secret of a run and replaces it by `$NAME` in whatever is written or printed. */
export class Redactor {
  readonly #secrets: KnownSecret[] = [];
  readonly #values = new Set<string>();

  constructor(secrets: readonly Secret[]) {
    for (const secret of secrets) this.add(secret.value, secret.name);
  }

  add(value: string, name: string): void {
    if (value.length < 4 || this.#values.has(value)) return;
    this.#values.add(value);
    this.#secrets.push({ value, name, encoded: encodeURIComponent(value) });
    // Longest first, so that a secret inside another one does not leave the rest of the longer one standing.
    this.#secrets.sort((a, b) => b.value.length - a.value.length);
  }

  /** The values that go by a name beginning like this. */
  named(prefix: string): string[] {
    return this.#secrets.filter((secret) => secret.name.startsWith(prefix)).map((secret) => secret.value);
  }

  text(text: string): string {
    let result = text.replace(secretField, (whole, field: string, value: string) =>
      value === '' || value.startsWith('$') || this.#values.has(value) ? whole : `"${field}":"$REDACTED"`,
    );
    for (const { value, name, encoded } of this.#secrets) {
      result = result.replaceAll(value, `$${name}`);
      if (encoded !== value) result = result.replaceAll(encoded, `$${name}`);
    }
    return result;
  }

  record(values: Record<string, string>): Record<string, string> {
    return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, this.text(value)]));
  }
}
