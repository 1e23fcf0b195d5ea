import { type CheckContext, NotTested } from '../../src/check/index.ts';
import { s3Params } from './data-stores.ts';
import type { JsonObject } from './lists.ts';

/** Under which names the profile sends the two keys of a data store: the documents do not tell. */
export function credentialNames(t: CheckContext): { access: string; secret: string } {
  const names = Object.keys(s3Params(t));
  const secret = names.find((name) => /secret/i.test(name));
  const others = names.filter((name) => name !== secret);
  const access = others.find((name) => name === 'accessKey') ?? others.find((name) => /access/i.test(name));
  if (secret === undefined || access === undefined) {
    throw new NotTested('`workspace.dataStore` of the profile holds no access key and secret key');
  }
  return { access, secret };
}

/** The two keys of the profile, which the storage knows. */
export function ownCredentials(t: CheckContext): JsonObject {
  const { access, secret } = credentialNames(t);
  const params = s3Params(t);
  return { [access]: params[access], [secret]: params[secret] };
}

/** Two keys that look like those of the profile, but that nobody issued: a service may try them, and reject them. */
export function inventedCredentials(t: CheckContext): JsonObject {
  const { access, secret } = credentialNames(t);
  const params = s3Params(t);
  const accessKey = invented(t, String(params[access]), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567');
  const secretKey = invented(
    t,
    String(params[secret]),
    'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  );
  t.secret(secretKey, 'DATA_STORE_SECRET_KEY');
  return { [access]: accessKey, [secret]: secretKey };
}

/** As long as the model where that is long enough to be unlike anything else. */
function invented(t: CheckContext, model: string, alphabet: string): string {
  return t.names.random(alphabet, Math.max(16, model.length));
}
