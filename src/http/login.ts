import { spawn } from 'node:child_process';
import { TransportTrouble } from '../model/errors.ts';
import { fitsHeader } from '../profile/fields.ts';
import type { HttpSettings, Login } from '../profile/model.ts';
import { Connections } from './connections.ts';
import { parseJson } from './decode.ts';
import { exchangeOnce } from './wire.ts';

/** A command may ask a human to touch a key. */
const commandMs = 60_000;
/** Characters of what a command prints. */
const longest = 20_000;

/** Why there is no token; what is said of it may hold whatever a command or a server said. */
export class LoginError extends Error {}

/**
 * Fetches a token as a profile says: the only line that a command prints, or the `access_token` that the client
 * credentials grant of OAuth 2.0 (RFC 6749, 4.4) gives.
 * @throws {LoginError}
 */
export async function logIn(login: Login, http: HttpSettings): Promise<string> {
  const token = 'command' in login ? await printed(login.command) : await granted(login, http);
  if (token === '' || !fitsHeader(token)) throw new LoginError('what it gives is no token that a header can carry');
  return token;
}

function printed(command: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'], timeout: commandMs });
  const said = { out: '', err: '' };
  child.stdout.on('data', (bytes: Buffer) => {
    said.out = (said.out + bytes.toString()).slice(0, longest);
  });
  child.stderr.on('data', (bytes: Buffer) => {
    said.err = (said.err + bytes.toString()).slice(0, longest);
  });
  child.on('error', (error) => reject(new LoginError(`its command cannot be started: ${error.message}`)));
  child.on('close', (code, signal) => {
    if (code === 0) resolve(said.out.trim());
    else {
      const why = said.err.trim().split('\n').at(-1) ?? '';
      const end = signal === null ? `with ${code}` : `by ${signal}, after ${commandMs / 1_000} s at most`;
      reject(new LoginError(`its command ended ${end}${why === '' ? '' : `: ${why}`}`));
    }
  });
  return promise;
}

type Grant = Exclude<Login, { command: string }>;

async function granted({ url, clientId, clientSecret, scope, sendIn }: Grant, http: HttpSettings): Promise<string> {
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    ...(scope === undefined ? {} : { scope }),
    ...(sendIn === 'body' ? { client_id: clientId, client_secret: clientSecret } : {}),
  });
  const connections = new Connections(http);
  try {
    const { status, text } = await exchangeOnce(
      connections,
      {
        method: 'POST',
        url,
        headers: {
          accept: 'application/json',
          'content-type': 'application/x-www-form-urlencoded',
          ...(sendIn === 'body' ? {} : { authorization: `Basic ${basic(clientId, clientSecret)}` }),
        },
        body: `${form}`,
      },
      { timeoutMs: http.timeoutMs, signals: [] },
    );
    return tokenIn(status, text);
  } catch (error) {
    if (error instanceof TransportTrouble) throw new LoginError(error.message);
    throw error;
  } finally {
    connections.close();
  }
}

/** Both parts are form-encoded first (RFC 6749, 2.3.1). */
function basic(...parts: string[]): string {
  return btoa(parts.map((part) => new URLSearchParams({ '': part }).toString().slice(1)).join(':'));
}

function tokenIn(status: number, text: string): string {
  const json = parseJson(text);
  const field = (name: string): unknown =>
    json !== null && typeof json === 'object' && Object.hasOwn(json, name) ? Reflect.get(json, name) : undefined;
  const token = field('access_token');
  if (status === 200 && typeof token === 'string') return token;
  const why = field('error_description') ?? field('error');
  throw new LoginError(
    status === 200
      ? 'its answer holds no access_token'
      : `it answers ${status}${typeof why === 'string' ? ` (${why})` : ''}`,
  );
}
