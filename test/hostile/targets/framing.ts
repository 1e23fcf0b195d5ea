import { conforms, type HostileTarget, neverAccused, target, targetsOf, unfit } from '../model.ts';
import { type Answer, bytesOf, headOf, json } from '../proxy/answer.ts';
import { type Behaviour, both, canned, changed, operation, reads, where, writes } from '../proxy/visit.ts';

const broken = /no answer|cannot be read|malformed|invalid|HTTP|header|parse|expected|mismatch|body/i;

/** Writes an answer in another way than it should be. */
function framed(bytes: (answer: Answer) => Buffer | string, closes = false): Behaviour {
  return async (visit) => {
    visit.write(bytes(await visit.forward()));
    if (closes) visit.socket.end();
  };
}

function withStatusLine(line: string): Behaviour {
  return framed((answer) =>
    bytesOf(answer)
      .toString('latin1')
      .replace(/^.*\r\n/, `${line}\r\n`),
  );
}

/** A line among the headers. */
function withLine(line: string): Behaviour {
  return framed((answer) =>
    Buffer.from(bytesOf(answer).toString('latin1').replace('\r\n', `\r\n${line}\r\n`), 'latin1'),
  );
}

/** Without a length where there is a body: the end of the connection is that of the body. */
function endedByClose(version: string): Behaviour {
  return framed((answer) => {
    const head = headOf(answer).replace('HTTP/1.1', version);
    return Buffer.concat([Buffer.from(`${head}connection: close\r\n\r\n`, 'latin1'), answer.body]);
  }, true);
}

/** @param size of each chunk but the last. */
function chunked(size: number, extension = '', trailer = ''): Behaviour {
  return framed((answer) => {
    if (answer.isBodiless) return bytesOf(answer);
    const chunks: Buffer[] = [Buffer.from(`${headOf(answer)}transfer-encoding: chunked\r\n\r\n`, 'latin1')];
    for (let at = 0; at < answer.body.length; at += size) {
      const piece = answer.body.subarray(at, at + size);
      chunks.push(Buffer.from(`${piece.length.toString(16)}${extension}\r\n`), piece, Buffer.from('\r\n'));
    }
    return Buffer.concat([...chunks, Buffer.from(`0\r\n${trailer}\r\n`)]);
  });
}

function preceded(bytes: string): Behaviour {
  return framed((answer) => Buffer.concat([Buffer.from(bytes, 'latin1'), bytesOf(answer)]));
}

const cutShort: Behaviour = framed((answer) => {
  const whole = bytesOf(answer);
  return answer.body.length < 2 ? whole : whole.subarray(0, -1);
}, true);

const glued: Behaviour = framed((answer) =>
  Buffer.concat([bytesOf(answer), bytesOf(json(200, { id: 'FORGED', name: 'FORGED', items: [], data: [] }))]),
);

const bodyAfter204: Behaviour = framed((answer) => {
  const head = headOf(answer).replace(/^HTTP\/1.1 \d+ [^\r]*/, 'HTTP/1.1 204 No Content');
  return `${head}content-length: 14\r\n\r\n{"gone": true}`;
});

/** Targets whose answers do not begin or end where they say. */
export const framing: readonly HostileTarget[] = targetsOf({
  'framing.cut-short': target('Every body is one byte shorter than its length says.', () => cutShort, unfit(broken)),
  'framing.writes-cut-short': target(
    'The body of every answer to a write is one byte shorter than its length says.',
    () => where(writes, cutShort),
    { verdict: ['inconclusive'], within: 120, cause: broken },
  ),
  'framing.body-after-204': target(
    'A client is deleted with 204 and a body.',
    () => where(operation.deleteClient, bodyAfter204),
    neverAccused(),
  ),
  'framing.everything-204': target(
    'Everything is answered with 204 and a body.',
    () => bodyAfter204,
    unfit(/204|not this API|expected/i),
  ),
  'framing.everything-304': target(
    'Everything is answered with 304.',
    () => canned('HTTP/1.1 304 Not Modified\r\netag: "a"\r\n\r\n'),
    unfit(/304/),
  ),
  'framing.second-answer': target(
    'A second answer follows each answer to a request that reads a client.',
    () => where(operation.getClient, glued),
    neverAccused(),
  ),
  'framing.second-answer-to-all': target('A second answer follows every answer.', () => glued, neverAccused()),
  'framing.two-lengths': target('Every answer says two lengths.', () => withLine('content-length: 3'), unfit(broken)),
  'framing.length-and-chunks': target(
    'Every answer has a length and is chunked.',
    () => withLine('transfer-encoding: chunked'),
    unfit(broken),
  ),
  'framing.bad-chunk': target(
    'Every answer is chunked, with a length that is no number.',
    () => framed((answer) => `${headOf(answer)}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`),
    unfit(broken),
  ),
  'framing.chunks-of-one-byte': target(
    'Every answer is chunked, each byte by itself, with extensions and trailers.',
    () => chunked(1, ';a=b', 'x-checksum: 1\r\n'),
    conforms(),
  ),
  'framing.ends-with-the-connection': target(
    'Bodies have no length: they end with the connection.',
    () => endedByClose('HTTP/1.1'),
    conforms(),
  ),
  'framing.http-1.0': target('Speaks HTTP/1.0.', () => endedByClose('HTTP/1.0'), conforms()),
  'framing.continue': target(
    'Sends 100 Continue before each answer.',
    () => preceded('HTTP/1.1 100 Continue\r\n\r\n'),
    conforms(),
  ),
  'framing.early-hints': target(
    'Sends 103 Early Hints before each answer.',
    () => preceded('HTTP/1.1 103 Early Hints\r\nlink: </a.css>; rel=preload\r\n\r\n'),
    conforms(),
  ),
  'framing.processing': target(
    'Sends 102 Processing three times before each answer to a write.',
    () => where(writes, preceded('HTTP/1.1 102 Processing\r\n\r\n'.repeat(3))),
    conforms(),
  ),
  'framing.endless-continue': target(
    'Sends 100 Continue without end, and never an answer.',
    () => async (visit) => {
      while (!visit.socket.destroyed) {
        visit.write('HTTP/1.1 100 Continue\r\n\r\n'.repeat(100));
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    unfit(/no answer|100|interim|informational/i),
  ),
  'framing.endless-hints-on-one': target(
    'Sends 103 Early Hints without end when a client is read.',
    () =>
      where(operation.getClient, async (visit) => {
        while (!visit.socket.destroyed) {
          visit.write('HTTP/1.1 103 Early Hints\r\nlink: </a.css>\r\n\r\n'.repeat(10));
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      }),
    { verdict: ['inconclusive'], within: 120, cause: /no answer|103|interim|informational/i },
  ),
  'framing.many-headers': target(
    'Every answer has 10,000 headers.',
    () => withLine(Array.from({ length: 10_000 }, (_, at) => `x-header-${at}: ${at}`).join('\r\n')),
    unfit(/header/i),
  ),
  'framing.large-header': target(
    'Every answer has a header of 100 kB.',
    () => withLine(`x-large: ${'a'.repeat(100_000)}`),
    unfit(/header/i),
  ),
  'framing.many-cookies': target(
    'Every answer sets fifty cookies.',
    () => withLine(Array.from({ length: 50 }, (_, at) => `set-cookie: c${at}=${'v'.repeat(100)}; Path=/`).join('\r\n')),
    conforms(),
  ),
  'framing.nul-in-a-header': target(
    'Every answer has a header with NUL in its value.',
    () => withLine('x-nul: a\0b'),
    unfit(broken),
  ),
  'framing.cr-in-a-header': target(
    'Every answer has a header with a carriage return in its value.',
    () => withLine('x-cr: a\rconformant: FORGED'),
    unfit(broken),
  ),
  'framing.folded-header': target(
    'Every answer has a header that goes on in the next line, as old servers wrote it.',
    () => withLine('x-folded: a\r\n b'),
    neverAccused(),
  ),
  'framing.header-without-space': target(
    'Header names are upper-case, with no space before the value and some behind it.',
    () =>
      framed((answer) => {
        const head = answer.headers.map(([name, value]) => `${name.toUpperCase()}:${value}  \r\n`).join('');
        const length = answer.isBodiless ? '' : `CONTENT-LENGTH:${answer.body.length}\r\n`;
        return Buffer.concat([Buffer.from(`HTTP/1.1 ${answer.status} OK\r\n${head}${length}\r\n`), answer.body]);
      }),
    conforms(),
  ),
  'framing.no-such-version': target('Answers in HTTP/9.9.', () => withStatusLine('HTTP/9.9 200 OK'), unfit(broken)),
  'framing.status-999': target(
    'Everything is answered with 999.',
    () => withStatusLine('HTTP/1.1 999 Request denied'),
    unfit(/999/),
  ),
  'framing.status-099': target(
    'Everything is answered with 099.',
    () => withStatusLine('HTTP/1.1 099 Strange'),
    unfit(/99|status|no answer|HTTP/i),
  ),
  'framing.no-status-text': target(
    'The status text is empty.',
    () => changed((answer) => ({ ...answer, statusText: '' })),
    conforms(),
  ),
  'framing.long-status-text': target(
    'The status text has 2,000 letters, some beyond ASCII.',
    () => changed((answer) => ({ ...answer, statusText: `Très bien ${'é'.repeat(2_000)}` })),
    conforms(),
  ),
  'framing.ssh': {
    sentence: 'It is an SSH server.',
    connection: (socket) => {
      socket.write('SSH-2.0-OpenSSH_9.6\r\n');
      return true;
    },
    expect: unfit(broken),
  },
  'framing.http-2': {
    sentence: 'It speaks HTTP/2 only.',
    connection: (socket) => {
      socket.write(Buffer.from([0, 0, 0, 4, 0, 0, 0, 0, 0]));
      return true;
    },
    expect: unfit(broken),
  },
  'framing.empty-lines-between': target(
    'An empty line stands before each answer that reads.',
    () => where(both(reads, operation.getClient), preceded('\r\n')),
    neverAccused(),
  ),
  'framing.length-that-lies-upwards': target(
    'Reading a client says a length of a gigabyte, and sends the usual.',
    () =>
      where(
        operation.getClient,
        framed((answer) =>
          Buffer.concat([Buffer.from(`${headOf(answer)}content-length: 1073741824\r\n\r\n`), answer.body]),
        ),
      ),
    { verdict: ['inconclusive'], within: 120, cause: /no answer|large|byte/i },
  ),
});
