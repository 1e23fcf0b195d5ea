import type { PartnerTarget, Secret, Target, WorkspaceTarget } from './model.ts';
import { isPlainObject } from './variables.ts';

/** Key path below the target to the variable that the whole value came from. */
export type References = ReadonlyMap<string, string>;

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

/** Whether a field of `dataStore` is secret by its name. The access key is not: the API returns it. */
export function isSecretField(name: string): boolean {
  return /^secret|password|key$|token$/i.test(name) && !/^access_?key$/i.test(name);
}

function isSecretHeader(name: string): boolean {
  return /^((proxy-)?authorization|cookie)$|^x-.*(key|token|secret)/i.test(name);
}

function findSecrets({ partner, workspace, http }: Omit<Target, 'secrets'>): Found[] {
  return [
    ...(partner ? partnerSecrets(partner) : []),
    ...(workspace ? workspaceSecrets(workspace) : []),
    ...headerSecrets(http.headers),
  ];
}

function partnerSecrets({ apiKey, credentials }: PartnerTarget): Found[] {
  return [
    { path: ['partner', 'apiKey'], value: apiKey },
    ...texts(['partner', 'credentials'], credentials, () => true),
  ];
}

function workspaceSecrets(target: WorkspaceTarget): Found[] {
  const { token, credentials, customerStorage, otherCustomerStorage, dataStore } = target;
  const storageKeys = new Set(['accessKeyId', 'secretAccessKey']);
  return [
    { path: ['workspace', 'token'], value: token },
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
