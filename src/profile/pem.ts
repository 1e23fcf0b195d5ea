import { readFileSync } from 'node:fs';
import { isAbsolute, relative, resolve } from 'node:path';
import type { Finding } from './judge.ts';
import type { HttpSettings } from './model.ts';

/** What a profile states about certificates: names of files, or the texts themselves. */
export interface StatedPems {
  ca?: string | undefined;
  cert?: string | undefined;
  key?: string | undefined;
}

const kinds = {
  ca: { holds: 'certificate', beginning: /-----BEGIN CERTIFICATE-----/ },
  cert: { holds: 'certificate', beginning: /-----BEGIN CERTIFICATE-----/ },
  key: { holds: 'private key', beginning: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/ },
};

/** Where relative paths of a profile begin, and where those of whoever reads a report do. */
export interface Places {
  directory: string;
  cwd: string;
}

interface Pems {
  pems: StatedPems;
  files: NonNullable<HttpSettings['files']>;
  findings: Finding[];
}

/** The PEM texts that `http` states, with the files that they were read from, and what is wrong with them. */
export function readPems(stated: StatedPems, { directory, cwd }: Places): Pems {
  const pems: StatedPems = {};
  const files: Pems['files'] = {};
  const findings: Finding[] = [];
  for (const name of ['ca', 'cert', 'key'] as const) {
    const read = readPem(stated[name], kinds[name], directory);
    if ('message' in read) findings.push({ path: ['http', name], message: read.message });
    else if (read.pem !== undefined) {
      pems[name] = read.pem;
      if (read.file !== undefined)
        files[name] = isAbsolute(read.file) ? read.file : seenFrom(cwd, resolve(directory, read.file));
    }
  }
  if ((stated.cert === undefined) !== (stated.key === undefined)) {
    const [there, absent] = stated.cert === undefined ? ['key', 'cert'] : ['cert', 'key'];
    findings.push({ path: ['http', there], message: `needs http.${absent} beside it: a client shows both` });
  }
  return { pems, files, findings };
}

function seenFrom(cwd: string, path: string): string {
  const shown = relative(cwd, path);
  // Curl would take it for a flag, or for the name of a certificate in a store.
  return shown.startsWith('.') || isAbsolute(shown) ? shown : `./${shown}`;
}

function readPem(
  stated: string | undefined,
  { holds, beginning }: (typeof kinds)[keyof typeof kinds],
  directory: string,
): { pem?: string; file?: string } | { message: string } {
  if (stated === undefined) return {};
  if (beginning.test(stated)) return { pem: stated };
  try {
    const pem = readFileSync(resolve(directory, stated), 'utf8');
    return beginning.test(pem) ? { pem, file: stated } : { message: `holds no ${holds} in PEM form` };
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
    return { message: `names a file that cannot be read (${reason}); the path is relative to the profile` };
  }
}
