import type { PartnerTarget, ProxySettings, Secret, Target, WorkspaceTarget } from './model.ts';
import { isPlainObject } from './variables.ts';

/** Key path below the target to the variable that the whole value came from. */
export type References = ReadonlyMap<string, string>;

/**
 * A secret that is shorter can be told from other texts only where it stands alone: nothing that merely resembles it
 * is hidden, nor what is encoded together with something else.
 */
export const shortestSecret = 8;

type Found = { path: readonly string[]; value: string };

/** Every secret of a target with the name that reports show instead; no value and no name stands twice. */
export function secretsOf(target: Omit<Target, 'secrets'>, references: References): Secret[] {
  const secrets: Secret[] = [];
  for (const { path, value } of findSecrets(target)) {
    if (value === '' || secrets.some((known) => known.value === value)) continue;
    const name = references.get(path.join('.')) ?? nameOf(path);
    secrets.push({ value, name: unused(name, secrets) });
  }
  return secrets;
}

/** A warning for each key of a profile whose secret is too short to be hidden everywhere; never the secret itself. */
export function shortSecretWarnings(target: Target): string[] {
  const short = findSecrets(target).filter(({ value }) => value !== '' && value.length < shortestSecret);
  // What stands after the scheme of a header belongs to the header's key.
  const keys = short.map(({ path }) => (path[0] === 'http' ? path.slice(0, 3) : path).join('.'));
  return [...new Set(keys)].map(
    (key) =>
      `${key} holds a secret of fewer than ${shortestSecret} characters: it is hidden only where it stands alone; use a longer one`,
  );
}

/** Every secret that a profile seems to hold, of whatever target, though nothing else about it may be right. */
export function secretsIn(tree: unknown, references: References): (Secret & Found)[] {
  const secrets: (Secret & Found)[] = [];
  const walk = (value: unknown, path: readonly string[]): void => {
    if (isPlainObject(value)) for (const [key, item] of Object.entries(value)) walk(item, [...path, key]);
    if (typeof value !== 'string' || value === '' || !isSecretPlace(path)) return;
    secrets.push({ path, value, name: references.get(path.join('.')) ?? nameOf(path) });
  };
  walk(tree, []);
  return secrets;
}

/** @param path below the target. */
function isSecretPlace(path: readonly string[]): boolean {
  const [side, section, key = ''] = path;
  if (side === 'http') return section === 'passphrase' || (section === 'headers' && isSecretHeader(key));
  if (section === 'login') return key === 'clientSecret';
  if (section === 'apiKey' || section === 'token' || section === 'credentials') return true;
  if (section === 'dataStore') return isSecretField(path.at(-1) ?? '');
  return /storage$/i.test(section ?? '') && storageKeys.has(key);
}

/** Whether a field of `dataStore` is secret by its name. The access key is not: the API returns it. */
export function isSecretField(name: string): boolean {
  return /^secret|password|key$|token$/i.test(name) && !/^access_?key$/i.test(name);
}

/** Whether a header carries a credential, by its name. */
export function isSecretHeader(name: string): boolean {
  return /^((proxy-)?authorization|(set-)?cookie|api-?key)$|^x-.*(key|token|secret)/i.test(name);
}

const storageKeys: ReadonlySet<string> = new Set(['accessKeyId', 'secretAccessKey']);

function findSecrets({ partner, workspace, http }: Omit<Target, 'secrets'>): Found[] {
  return [
    ...(partner ? partnerSecrets(partner) : []),
    ...(workspace ? workspaceSecrets(workspace) : []),
    ...headerSecrets(http.headers),
    ...texts(['http'], { passphrase: http.passphrase }, () => true),
    ...proxySecrets(http.proxy),
  ];
}

function partnerSecrets({ apiKey, login, credentials }: PartnerTarget): Found[] {
  return [
    { path: ['partner', 'apiKey'], value: apiKey },
    ...texts(['partner', 'login'], login ?? {}, (key) => key === 'clientSecret'),
    ...texts(['partner', 'credentials'], credentials, () => true),
  ];
}

function workspaceSecrets(target: WorkspaceTarget): Found[] {
  const { token, login, credentials, customerStorage, otherCustomerStorage, dataStore } = target;
  return [
    { path: ['workspace', 'token'], value: token },
    ...texts(['workspace', 'login'], login ?? {}, (key) => key === 'clientSecret'),
    ...texts(['workspace', 'credentials'], credentials, () => true),
    ...texts(['workspace', 'customerStorage'], customerStorage ?? {}, (key) => storageKeys.has(key)),
    ...texts(['workspace', 'otherCustomerStorage'], otherCustomerStorage ?? {}, (key) => storageKeys.has(key)),
    ...texts(['workspace', 'dataStore'], dataStore ?? {}, isSecretField),
  ];
}

/** A header such as `Bearer abc` holds a secret of its own after the scheme. */
function headerSecrets(headers: Record<string, string>): Found[] {
  return texts(['http', 'headers'], headers, isSecretHeader).flatMap((found) => {
    const credentials = /^[A-Za-z][\w-]* (\S+)$/.exec(found.value)?.[1];
    return credentials === undefined ? [found] : [{ path: [...found.path, 'credentials'], value: credentials }, found];
  });
}

/** Passwords of proxies stand in their addresses. */
function proxySecrets(proxy: ProxySettings | undefined): Found[] {
  return [proxy?.http, proxy?.https].flatMap((address): Found[] => {
    const { password = '' } = URL.parse(address ?? '') ?? {};
    return password === '' ? [] : [{ path: ['proxy', 'password'], value: decodeURIComponent(password) }];
  });
}

function texts(path: readonly string[], fields: object, isSecret: (key: string) => boolean): Found[] {
  return Object.entries(fields).flatMap(([key, value]: [string, unknown]) => {
    const here = [...path, key];
    if (typeof value === 'string') return isSecret(key) ? [{ path: here, value }] : [];
    return isPlainObject(value) ? texts(here, value, isSecret) : [];
  });
}

/** `partner.credentials.otherPartner` is `PARTNER_OTHER_PARTNER`. */
function nameOf(path: readonly string[]): string {
  const words = path.filter((key, index) => !(index === 1 && key === 'credentials'));
  return words
    .map((word) => word.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').replaceAll(/[^A-Za-z0-9]+/g, '_'))
    .join('_')
    .toUpperCase();
}

function unused(name: string, secrets: readonly Secret[]): string {
  const isTaken = (candidate: string) => secrets.some((known) => known.name === candidate);
  let candidate = name;
  for (let number = 2; isTaken(candidate); number++) candidate = `${name}_${number}`;
  return candidate;
}
