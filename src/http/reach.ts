import type { HttpSettings, Target } from '../profile/model.ts';
import { isLoopback } from '../profile/settings.ts';

/** Something that curl has to be told to reach a target as the suite does. */
export interface CurlOption {
  option: string;
  /** What the run used; null where a report cannot tell it: then it is taken from the environment. */
  value: string | null;
  /** The variable that stands for it where it may be another one; null: it is always this one. */
  variable: string | null;
  isFile: boolean;
  about: string;
}

const files = [
  { name: 'ca', option: '--cacert', variable: 'CA_FILE', about: 'the file of http.ca of the profile' },
  { name: 'cert', option: '--cert', variable: 'CERT_FILE', about: 'the file of http.cert of the profile' },
  { name: 'key', option: '--key', variable: 'KEY_FILE', about: 'the file of http.key of the profile' },
] as const;

/** Node.js trusts it beside the authorities that it knows; curl is told of it in their place. */
const extraFile = { option: '--cacert', variable: 'CA_FILE', about: 'the file of NODE_EXTRA_CA_CERTS' };

/** Certificates and the way through a proxy: files by their names, secrets as variables. */
export function curlOptionsFor(url: string, { http, secrets }: Pick<Target, 'http' | 'secrets'>): CurlOption[] {
  const certificates = URL.parse(url)?.protocol === 'https:' ? certificatesOf(http, secrets) : [];
  return [...certificates, ...proxyOptions(url, http)];
}

function certificatesOf(http: HttpSettings, secrets: Target['secrets']): CurlOption[] {
  const named = files.flatMap(({ name, ...option }): CurlOption[] =>
    http[name] === undefined ? [] : [{ ...option, value: http.files?.[name] ?? null, isFile: true }],
  );
  const { ca, extraCa } = http;
  if (ca === undefined && extraCa !== undefined) named.unshift({ ...extraFile, value: extraCa, isFile: true });
  const passphrase = secrets.find(({ value }) => value === http.passphrase)?.name;
  if (http.key === undefined || passphrase === undefined) return named;
  const about = 'the secret of that name in the profile';
  return [...named, { option: '--pass', value: null, variable: passphrase, isFile: false, about }];
}

function proxyOptions(url: string, { proxy }: HttpSettings): CurlOption[] {
  const address = URL.parse((URL.parse(url)?.protocol === 'https:' ? proxy?.https : proxy?.http) ?? '');
  if (address === null) return [];
  const fixed = { variable: null, isFile: false, about: '' };
  if (isLoopback(url)) return [{ ...fixed, option: '--noproxy', value: '*' }];
  const about = 'the proxy';
  const value = `${address.protocol}//${address.host}`;
  const login = { option: '--proxy-user', value: null, variable: 'PROXY_LOGIN', isFile: false };
  return [
    { option: '--proxy', value, variable: 'TARGET_PROXY', isFile: false, about },
    ...(address.username === '' ? [] : [{ ...login, about: 'user:password of the proxy' }]),
    ...(proxy?.except === undefined ? [] : [{ ...fixed, option: '--noproxy', value: proxy.except }]),
  ];
}

/** The options as they stand in a command line. */
export function curlWords(options: readonly CurlOption[]): string[] {
  return options.map(({ option, value, variable }) => {
    if (value === null) return `${option} "$${variable}"`;
    // Behind a colon, curl would look for a passphrase.
    const text = option === '--cert' ? value.replaceAll(/[\\:]/g, String.raw`\$&`) : value;
    return `${option} '${text.replaceAll("'", `'\\''`)}'`;
  });
}
