import { z } from 'zod';
import type { ExchangeRecord } from '../model/report.ts';
import { readJson } from './read-json.ts';

const pairs = z.array(z.object({ name: z.string(), value: z.string() }));

/** The part of an `exchanges.har` of this suite that is needed to write it again. */
const entry = z.object({
  _id: z.string(),
  _api: z.enum(['partner', 'workspace']),
  _operation: z.string().nullable(),
  _sender: z.string().default(''),
  startedDateTime: z.string(),
  time: z.number(),
  request: z.object({
    method: z.string(),
    url: z.string(),
    headers: pairs,
    postData: z.object({ text: z.string() }).optional(),
  }),
  response: z.object({
    status: z.number(),
    statusText: z.string(),
    headers: pairs,
    content: z.object({ text: z.string() }),
    _error: z.string().optional(),
  }),
});

const shape = z.object({ log: z.object({ entries: z.array(entry) }) });

/**
 * The exchanges that a run recorded.
 * @throws {ProfileError} when the file is no HAR file of this suite.
 */
export function readHar(file: string): ExchangeRecord[] {
  return readJson(file, shape, 'HAR file').log.entries.map(recordOf);
}

function recordOf({ request, response, ...about }: z.infer<typeof entry>): ExchangeRecord {
  const failure = response._error ?? null;
  const { status, statusText } = response;
  return {
    id: about._id,
    api: about._api,
    operation: about._operation,
    sender: about._sender,
    startedAt: about.startedDateTime,
    durationMs: about.time,
    request: {
      method: request.method,
      url: request.url,
      headers: headersOf(request.headers),
      body: request.postData?.text ?? null,
    },
    // An answer has a status; 0 stands for none.
    response:
      status === 0 ? null : { status, statusText, headers: headersOf(response.headers), body: response.content.text },
    failure,
  };
}

function headersOf(list: z.infer<typeof pairs>): Record<string, string> {
  return Object.fromEntries(list.map(({ name, value }) => [name, value]));
}
