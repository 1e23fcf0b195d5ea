import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../../src/model/report.ts';
import { command } from '../cli/stage.ts';
import { temporaryFolder } from '../support/folder.ts';

export const partnerUrl = 'https://api.test/partner';
const workspaceUrl = 'https://api.test/workspace';

/** One exchange of a recording, as short as it can be told. */
export interface Told {
  /** `GET /api/v1/ping`, below the base URL of its API, or with a whole URL. */
  ask: string;
  /** Null: no header at all. */
  key?: string | null;
  body?: unknown;
  status?: number;
  answer?: unknown;
  headers?: Record<string, string>;
  requestHeaders?: Record<string, string>;
  /** Replaces parts of the entry. */
  entry?: object;
  response?: object;
}

const token = 'canary-token-0123456789';

/** Seconds apart, in the order in which they are told. */
export function harOf(exchanges: readonly Told[]): object {
  return { log: { version: '1.2', creator: { name: 'a tool', version: '1' }, entries: exchanges.map(entryOf) } };
}

function entryOf({ ask, key = token, status = 200, ...told }: Told, index: number): object {
  const [method = '', path = ''] = ask.split(' ');
  const isWorkspace = /^\/api\/v1\/(?:filespaces|members|service-accounts|providers)/.test(path);
  const scheme = isWorkspace ? 'Bearer' : 'ApiKey';
  const text =
    told.answer === undefined ? '' : typeof told.answer === 'string' ? told.answer : JSON.stringify(told.answer);
  const requestHeaders = {
    ...(key === null ? {} : { Authorization: /\s/.test(key) ? key : `${scheme} ${key}` }),
    ...(told.body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...told.requestHeaders,
  };
  return {
    startedDateTime: new Date(Date.UTC(2026, 0, 15, 12, 0, index)).toISOString(),
    time: 12.5,
    request: {
      method,
      url: path.startsWith('/') ? (isWorkspace ? workspaceUrl : partnerUrl) + path : path,
      httpVersion: 'h2',
      headers: pairs(requestHeaders),
      queryString: [],
      cookies: [],
      headersSize: -1,
      bodySize: told.body === undefined ? 0 : 10,
      ...(told.body === undefined
        ? {}
        : {
            postData: {
              mimeType: 'application/json',
              text: typeof told.body === 'string' ? told.body : JSON.stringify(told.body),
            },
          }),
    },
    response: {
      status,
      statusText: '',
      httpVersion: 'h2',
      headers: pairs({ ...(text === '' ? {} : { 'Content-Type': 'application/json' }), ...told.headers }),
      cookies: [],
      content: { size: Buffer.byteLength(text), mimeType: 'application/json', text },
      redirectURL: '',
      headersSize: -1,
      bodySize: -1,
      ...told.response,
    },
    cache: {},
    timings: { send: 0, wait: 1, receive: 0 },
    ...told.entry,
  };
}

function pairs(headers: Record<string, string>): { name: string; value: string }[] {
  return Object.entries(headers).map(([name, value]) => ({ name, value }));
}

export interface Judged {
  exitCode: number;
  err: string;
  /** Null where none was written. */
  report: Report | null;
  /** Ids of the requirements that failed, warnings included. */
  broken: string[];
  passed: string[];
  /** Every file that was written, in one text. */
  written: string;
}

/** Judges a recording in a folder of its own. */
export async function judge(
  recording: object | string | Buffer,
  flags: readonly string[] = [],
  files: Readonly<Record<string, string>> = {},
): Promise<Judged> {
  const cwd = temporaryFolder();
  const isRaw = typeof recording === 'string' || Buffer.isBuffer(recording);
  writeFileSync(join(cwd, 'recorded.har'), isRaw ? recording : JSON.stringify(recording));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(cwd, name), text);
  const { exitCode, err } = await command(['judge', 'recorded.har', '--out', 'out', '--quiet', ...flags], { cwd });
  const texts = ['report.json', 'exchanges.har', 'report.html', 'summary.md', 'junit.xml', 'ctrf.json'].map((name) =>
    read(join(cwd, 'out', name)),
  );
  const report: Report | null = texts[0] ? JSON.parse(texts[0]) : null;
  const ids = (...statuses: string[]): string[] =>
    (report?.requirements ?? []).filter(({ status }) => statuses.includes(status)).map(({ id }) => id);
  return { exitCode, err, report, broken: ids('failed', 'warning'), passed: ids('passed'), written: texts.join('\n') };
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
