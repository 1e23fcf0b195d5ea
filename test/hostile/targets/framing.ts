import { type HostileTarget, neverAccused, selections, unfit } from '../model.ts';
import { type Answer, bytesOf, headOf, json } from '../proxy/answer.ts';
import { type Behaviour, both, canned, changed, operation, reads, where, writes } from '../proxy/visit.ts';

const flags = selections.part;
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
export const framing: readonly HostileTarget[] = [
  {
    name: 'framing.cut-short',
    sentence: 'Every body is one byte shorter than its length says.',
    behaviour: () => cutShort,
    flags,
    expect: unfit(broken),
  },
  {
    name: 'framing.writes-cut-short',
    sentence: 'The body of every answer to a write is one byte shorter than its length says.',
    behaviour: () => where(writes, cutShort),
    flags,
    expect: { verdict: ['inconclusive'], within: 120, cause: broken },
  },
  {
    name: 'framing.body-after-204',
    sentence: 'A client is deleted with 204 and a body.',
    behaviour: () => where(operation.deleteClient, bodyAfter204),
    flags,
    expect: neverAccused(),
  },
  {
    name: 'framing.everything-204',
    sentence: 'Everything is answered with 204 and a body.',
    behaviour: () => bodyAfter204,
    flags,
    expect: unfit(/204|not this API|expected/i),
  },
  {
    name: 'framing.everything-304',
    sentence: 'Everything is answered with 304.',
    behaviour: () => canned('HTTP/1.1 304 Not Modified\r\netag: "a"\r\n\r\n'),
    flags,
    expect: unfit(/304/),
  },
  {
    name: 'framing.second-answer',
    sentence: 'A second answer follows each answer to a request that reads a client.',
    behaviour: () => where(operation.getClient, glued),
    flags,
    expect: neverAccused(),
  },
  {
    name: 'framing.second-answer-to-all',
    sentence: 'A second answer follows every answer.',
    behaviour: () => glued,
    flags,
    expect: neverAccused(),
  },
  {
    name: 'framing.two-lengths',
    sentence: 'Every answer says two lengths.',
    behaviour: () => withLine('content-length: 3'),
    flags,
    expect: unfit(broken),
  },
  {
    name: 'framing.length-and-chunks',
    sentence: 'Every answer has a length and is chunked.',
    behaviour: () => withLine('transfer-encoding: chunked'),
    flags,
    expect: unfit(broken),
  },
  {
    name: 'framing.bad-chunk',
    sentence: 'Every answer is chunked, with a length that is no number.',
    behaviour: () => framed((answer) => `${headOf(answer)}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`),
    flags,
    expect: unfit(broken),
  },
  {
    name: 'framing.chunks-of-one-byte',
    sentence: 'Every answer is chunked, each byte by itself, with extensions and trailers.',
    behaviour: () => chunked(1, ';a=b', 'x-checksum: 1\r\n'),
    flags,
    expect: { verdict: ['conformant'], within: 120 },
  },
  {
    name: 'framing.ends-with-the-connection',
    sentence: 'Bodies have no length: they end with the connection.',
    behaviour: () => endedByClose('HTTP/1.1'),
    flags,
    expect: { verdict: ['conformant'], within: 120 },
  },
  {
    name: 'framing.http-1.0',
    sentence: 'Speaks HTTP/1.0.',
    behaviour: () => endedByClose('HTTP/1.0'),
    flags,
    expect: { verdict: ['conformant'], within: 120 },
  },
  {
    name: 'framing.continue',
    sentence: 'Sends 100 Continue before each answer.',
    behaviour: () => preceded('HTTP/1.1 100 Continue\r\n\r\n'),
    flags,
    expect: { verdict: ['conformant'], within: 120 },
  },
  {
    name: 'framing.early-hints',
    sentence: 'Sends 103 Early Hints before each answer.',
    behaviour: () => preceded('HTTP/1.1 103 Early Hints\r\nlink: </a.css>; rel=preload\r\n\r\n'),
    flags,
    expect: { verdict: ['conformant'], within: 120 },
  },
  {
    name: 'framing.processing',
    sentence: 'Sends 102 Processing three times before each answer to a write.',
    behaviour: () => where(writes, preceded('HTTP/1.1 102 Processing\r\n\r\n'.repeat(3))),
    flags,
    expect: { verdict: ['conformant'], within: 120 },
  },
  {
    name: 'framing.endless-continue',
    sentence: 'Sends 100 Continue without end, and never an answer.',
    behaviour: () => async (visit) => {
      while (!visit.socket.destroyed) {
        visit.write('HTTP/1.1 100 Continue\r\n\r\n'.repeat(100));
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    flags,
    expect: unfit(/no answer|100|interim|informational/i),
  },
  {
    name: 'framing.endless-hints-on-one',
    sentence: 'Sends 103 Early Hints without end when a client is read.',
    behaviour: () =>
      where(operation.getClient, async (visit) => {
        while (!visit.socket.destroyed) {
          visit.write('HTTP/1.1 103 Early Hints\r\nlink: </a.css>\r\n\r\n'.repeat(10));
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      }),
    flags,
    expect: { verdict: ['inconclusive'], within: 120, cause: /no answer|103|interim|informational/i },
  },
  {
    name: 'framing.many-headers',
    sentence: 'Every answer has 10,000 headers.',
    behaviour: () => withLine(Array.from({ length: 10_000 }, (_, at) => `x-header-${at}: ${at}`).join('\r\n')),
    flags,
    expect: unfit(/header/i),
  },
  {
    name: 'framing.large-header',
    sentence: 'Every answer has a header of 100 kB.',
    behaviour: () => withLine(`x-large: ${'a'.repeat(100_000)}`),
    flags,
    expect: unfit(/header/i),
  },
  {
    name: 'framing.many-cookies',
    sentence: 'Every answer sets fifty cookies.',
    behaviour: () =>
      withLine(Array.from({ length: 50 }, (_, at) => `set-cookie: c${at}=${'v'.repeat(100)}; Path=/`).join('\r\n')),
    flags,
    expect: { verdict: ['conformant'], within: 120 },
  },
  {
    name: 'framing.nul-in-a-header',
    sentence: 'Every answer has a header with NUL in its value.',
    behaviour: () => withLine('x-nul: a\0b'),
    flags,
    expect: unfit(broken),
  },
  {
    name: 'framing.cr-in-a-header',
    sentence: 'Every answer has a header with a carriage return in its value.',
    behaviour: () => withLine('x-cr: a\rconformant: FORGED'),
    flags,
    expect: unfit(broken),
  },
  {
    name: 'framing.folded-header',
    sentence: 'Every answer has a header that goes on in the next line, as old servers wrote it.',
    behaviour: () => withLine('x-folded: a\r\n b'),
    flags,
    expect: neverAccused(),
  },
  {
    name: 'framing.header-without-space',
    sentence: 'Header names are upper-case, with no space before the value and some behind it.',
    behaviour: () =>
      framed((answer) => {
        const head = answer.headers.map(([name, value]) => `${name.toUpperCase()}:${value}  \r\n`).join('');
        const length = answer.isBodiless ? '' : `CONTENT-LENGTH:${answer.body.length}\r\n`;
        return Buffer.concat([Buffer.from(`HTTP/1.1 ${answer.status} OK\r\n${head}${length}\r\n`), answer.body]);
      }),
    flags,
    expect: { verdict: ['conformant'], within: 120 },
  },
  {
    name: 'framing.no-such-version',
    sentence: 'Answers in HTTP/9.9.',
    behaviour: () => withStatusLine('HTTP/9.9 200 OK'),
    flags,
    expect: unfit(broken),
  },
  {
    name: 'framing.status-999',
    sentence: 'Everything is answered with 999.',
    behaviour: () => withStatusLine('HTTP/1.1 999 Request denied'),
    flags,
    expect: unfit(/999/),
  },
  {
    name: 'framing.status-099',
    sentence: 'Everything is answered with 099.',
    behaviour: () => withStatusLine('HTTP/1.1 099 Strange'),
    flags,
    expect: unfit(/99|status|no answer|HTTP/i),
  },
  {
    name: 'framing.no-status-text',
    sentence: 'The status text is empty.',
    behaviour: () => changed((answer) => ({ ...answer, statusText: '' })),
    flags,
    expect: { verdict: ['conformant'], within: 120 },
  },
  {
    name: 'framing.long-status-text',
    sentence: 'The status text has 2,000 letters, some beyond ASCII.',
    behaviour: () => changed((answer) => ({ ...answer, statusText: `Très bien ${'é'.repeat(2_000)}` })),
    flags,
    expect: { verdict: ['conformant'], within: 120 },
  },
  {
    name: 'framing.ssh',
    sentence: 'It is an SSH server.',
    connection: (socket) => {
      socket.write('SSH-2.0-OpenSSH_9.6\r\n');
      return true;
    },
    flags,
    expect: unfit(broken),
  },
  {
    name: 'framing.http-2',
    sentence: 'It speaks HTTP/2 only.',
    connection: (socket) => {
      socket.write(Buffer.from([0, 0, 0, 4, 0, 0, 0, 0, 0]));
      return true;
    },
    flags,
    expect: unfit(broken),
  },
  {
    name: 'framing.empty-lines-between',
    sentence: 'An empty line stands before each answer that reads.',
    behaviour: () => where(both(reads, operation.getClient), preceded('\r\n')),
    flags,
    expect: neverAccused(),
  },
  {
    name: 'framing.length-that-lies-upwards',
    sentence: 'Reading a client says a length of a gigabyte, and sends the usual.',
    behaviour: () =>
      where(
        operation.getClient,
        framed((answer) =>
          Buffer.concat([Buffer.from(`${headOf(answer)}content-length: 1073741824\r\n\r\n`), answer.body]),
        ),
      ),
    flags,
    expect: { verdict: ['inconclusive'], within: 120, cause: /no answer|large|byte/i },
  },
];
