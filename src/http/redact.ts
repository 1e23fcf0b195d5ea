import type { Secret } from '../profile/model.ts';

/** Field names whose text is never shown, wherever a target or a check puts them. */
const secretField =
  /"(pendingInvitationLinkSecret|secretAccessKey|secretKey|token|accessToken|apiKey)"\s*:\s*"((?:[^"\\]|\\.)*)"/g;

/** Knows every secret of a run and replaces it by `$NAME` in whatever is written or printed. */
export class Redactor {
  readonly #secrets: Secret[] = [];

  constructor(secrets: readonly Secret[]) {
    for (const secret of secrets) this.add(secret.value, secret.name);
  }

  add(value: string, name: string): void {
    if (value.length < 4 || this.#secrets.some((known) => known.value === value)) return;
    this.#secrets.push({ value, name });
    // Longest first, so that a secret inside another one does not leave the rest of the longer one standing.
    this.#secrets.sort((a, b) => b.value.length - a.value.length);
  }

  /** The values that go by a name beginning like this. */
  named(prefix: string): string[] {
    return this.#secrets.filter((secret) => secret.name.startsWith(prefix)).map((secret) => secret.value);
  }

  text(text: string): string {
    let result = text.replace(secretField, (whole, field: string, value: string) =>
      value === '' || value.startsWith('$') || this.#secrets.some((secret) => secret.value === value)
        ? whole
        : `"${field}":"$REDACTED"`,
    );
    for (const { value, name } of this.#secrets) {
      result = result.replaceAll(value, `$${name}`);
      const encoded = encodeURIComponent(value);
      if (encoded !== value) result = result.replaceAll(encoded, `$${name}`);
    }
    return result;
  }

  record(values: Record<string, string>): Record<string, string> {
    return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, this.text(value)]));
  }
}
