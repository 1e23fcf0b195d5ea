/** An answer as it is written: nothing in it is checked, since it may be wrong on purpose. */
export interface Answer {
  readonly status: number;
  readonly statusText: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
  /** Whether the length stands in a header; a HEAD, a 204 and a 304 have none. */
  readonly isBodiless: boolean;
}

export function answer(status: number, type: string, body: string | Buffer, headers: Answer['headers'] = []): Answer {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const all = [['content-type', type], ...headers] as const;
  return { status, statusText: statusTexts[status] ?? 'OK', headers: all, body: bytes, isBodiless: false };
}

export function json(status: number, value: unknown, headers: Answer['headers'] = []): Answer {
  return answer(status, 'application/json', JSON.stringify(value), headers);
}

export function page(status: number, title: string, headers: Answer['headers'] = []): Answer {
  const body = `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;
  return answer(status, 'text/html; charset=utf-8', body, headers);
}

const statusTexts: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  204: 'No Content',
  301: 'Moved Permanently',
  302: 'Found',
  304: 'Not Modified',
  307: 'Temporary Redirect',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
};

/** Status line and headers, without the empty line that ends them. */
export function headOf({ status, statusText, headers }: Answer): string {
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${statusText}\r\n${lines.join('')}`;
}

export function bytesOf(whole: Answer): Buffer {
  const length = whole.isBodiless ? '' : `content-length: ${whole.body.length}\r\n`;
  return Buffer.concat([Buffer.from(`${headOf(whole)}${length}\r\n`, 'latin1'), whole.body]);
}

export function withHeader(whole: Answer, name: string, value: string): Answer {
  const others = whole.headers.filter(([known]) => known.toLowerCase() !== name.toLowerCase());
  return { ...whole, headers: [...others, [name, value]] };
}

/** The same answer with another body; one without a body stays so. */
export function withBody(whole: Answer, change: (body: Buffer) => Buffer | string): Answer {
  if (whole.body.length === 0) return whole;
  const body = change(whole.body);
  return { ...whole, body: typeof body === 'string' ? Buffer.from(body) : body };
}

/** The same answer with its JSON changed, wherever it is an object or an array. */
export function withJson(whole: Answer, change: (value: unknown) => unknown): Answer {
  return withBody(whole, (body) => JSON.stringify(change(JSON.parse(body.toString()))));
}

/** The same answer with something put at the beginning of each object that it is, or holds in `data`. */
export function withField(whole: Answer, member: string): Answer {
  return withBody(whole, (body) => body.toString().replace(/^(\{"data":)?\{(?=")/, `$1{${member},`));
}
