import { type Redactor, unnamedSecret } from '../http/redact.ts';
import { isSecretHeader } from '../profile/secrets.ts';
import type { TrafficEntry } from './entry.ts';

/** Query parameters that carry a credential, by their names. */
const secretParameter = /(?:^|[_-])(?:access_?token|id_?token|token|api_?key|key|secret|password|sig|signature|jwt)$/i;

/** Makes every credential that others sent a secret, also where it stands in an answer or an address. */
export function learnSecrets(
  { headers, url, answer }: Pick<TrafficEntry, 'headers' | 'url' | 'answer'>,
  redactor: Redactor,
): void {
  const all = [...Object.entries(headers), ...Object.entries(answer?.headers ?? {})];
  for (const [name, value] of all) {
    if (isSecretHeader(name)) for (const part of credentialsIn(name, value)) hide(part, redactor);
  }
  const { searchParams, password } = new URL(url);
  for (const [name, value] of searchParams) if (secretParameter.test(name)) hide(value, redactor);
  hide(decodeURIComponent(password), redactor);
}

/** `Bearer abc`, or `a=1; b=2` of a cookie: what of a header is the credential itself. */
function credentialsIn(name: string, value: string): string[] {
  if (/cookie$/i.test(name)) return value.split(/;\s*/).flatMap((pair) => /^[^=]+=(.+)$/.exec(pair)?.[1] ?? []);
  const [, credential] = /^[A-Za-z][\w-]* (.+)$/.exec(value) ?? [];
  return [credential ?? value];
}

/** What stands for a secret in a recording of ours is none; what is short is hidden with its header alone. */
function hide(value: string, redactor: Redactor): void {
  if (value.length >= 8 && !value.startsWith('$')) redactor.add(value, unnamedSecret);
}
