import { type HostileTarget, selections } from '../model.ts';
import { type Answer, json, withField, withHeader } from '../proxy/answer.ts';
import { answering, changed, operation, partner, type Visit, where } from '../proxy/visit.ts';

const flags = selections.part;
/** The key in a body is a broken rule of the Partner API. */
const told = { verdict: ['nonconformant'], within: 120 } as const;
/** In a header it is none; what is shown of it is judged all the same. */
const shown = { verdict: ['conformant', 'nonconformant'], within: 120 } as const;

function credential({ authorization }: Visit): string {
  return authorization.replace(/^\w+ /, '');
}

/** In each body stands the credential that it was asked with, written like this. */
function inBodies(write: (credential: string) => string): NonNullable<HostileTarget['behaviour']> {
  return () => changed((answer, visit) => withField(answer, `"debug":"got ${write(credential(visit))} from you"`));
}

function inHeaders(write: (credential: string) => string): NonNullable<HostileTarget['behaviour']> {
  return () => changed((answer, visit) => withHeader(answer, 'x-debug', write(credential(visit))));
}

const unicodeEscaped = (text: string): string =>
  [...text].map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');
const percentEncoded = (text: string): string =>
  [...text].map((letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`).join('');

/** Targets that say the credential back; it must be shown nowhere. */
export const echo: readonly HostileTarget[] = [
  {
    name: 'echo.plain',
    sentence: 'Every body holds the credential.',
    behaviour: inBodies((key) => key),
    flags,
    expect: told,
  },
  {
    name: 'echo.unicode-escapes',
    sentence: 'Every body holds the credential, each letter as an escape of JSON.',
    behaviour: inBodies(unicodeEscaped),
    flags,
    expect: told,
  },
  {
    name: 'echo.one-escape',
    sentence: 'Every body holds the credential, with one letter as an escape of JSON in capitals.',
    behaviour: inBodies(
      (key) =>
        `${key.slice(0, 5)}${unicodeEscaped(key.slice(5, 6)).toUpperCase().replace('\\U', '\\u')}${key.slice(6)}`,
    ),
    flags,
    expect: told,
  },
  {
    name: 'echo.json-in-json',
    sentence: 'Every body holds a text of JSON that holds the credential with escapes.',
    behaviour: inBodies((key) => `{\\"key\\":\\"${unicodeEscaped(key).replaceAll('\\', '\\\\')}\\"}`),
    flags,
    expect: shown,
  },
  {
    name: 'echo.base64',
    sentence: 'Every body holds the credential in base64, as a part of more.',
    behaviour: inBodies((key) => Buffer.from(`user:${key}!`).toString('base64')),
    flags,
    expect: shown,
  },
  {
    name: 'echo.hexadecimal',
    sentence: 'Every body holds the credential in hexadecimal.',
    behaviour: inBodies((key) => Buffer.from(key).toString('hex')),
    flags,
    expect: shown,
  },
  {
    name: 'echo.percent',
    sentence: 'Every body holds the credential, percent-encoded letter by letter.',
    behaviour: inBodies(percentEncoded),
    flags,
    expect: shown,
  },
  {
    name: 'echo.header',
    sentence: 'A header of every answer holds the credential.',
    behaviour: inHeaders((key) => key),
    flags,
    expect: shown,
  },
  {
    name: 'echo.cookie',
    sentence: 'A cookie of every answer holds the credential, percent-encoded.',
    behaviour: () =>
      changed((answer, visit) =>
        withHeader(answer, 'set-cookie', `session=${percentEncoded(credential(visit))}; Path=/`),
      ),
    flags,
    expect: shown,
  },
  {
    name: 'echo.status-text',
    sentence: 'The status text of every answer holds the credential.',
    behaviour: () => changed((answer, visit) => ({ ...answer, statusText: `OK for ${credential(visit)}` })),
    flags,
    expect: shown,
  },
  {
    name: 'echo.location',
    sentence: 'Every client that is created has a Location that holds the credential.',
    behaviour: () =>
      where(
        operation.createClient,
        changed((answer, visit) =>
          withHeader(answer, 'location', `/clients?key=${encodeURIComponent(credential(visit))}`),
        ),
      ),
    flags,
    expect: shown,
  },
  {
    name: 'echo.error-message',
    sentence: 'Reading a client is an error that repeats the whole header of the credential, on the terminal, too.',
    behaviour: () =>
      where(operation.getClient, async (visit) =>
        answering(json(500, { error: { type: visit.authorization, message: `bad ${visit.authorization}` } }))(visit),
      ),
    flags,
    expect: told,
  },
  {
    name: 'echo.refused',
    sentence: 'Every credential is refused with a message that repeats it.',
    behaviour: () => async (visit) =>
      answering(json(401, { error: { message: `no such key: ${credential(visit)}` } }))(visit),
    flags,
    expect: { verdict: ['inconclusive'], within: 25, cause: /401|refused|credential/ },
  },
  {
    name: 'echo.refused-escaped',
    sentence: 'Every credential is refused with a message that repeats it in escapes of JSON.',
    behaviour: () => async (visit) => {
      const plain: Answer = json(401, { error: { message: 'KEY' } });
      const body = Buffer.from(plain.body.toString().replace('KEY', unicodeEscaped(credential(visit))));
      answering({ ...plain, body })(visit);
    },
    flags,
    expect: { verdict: ['inconclusive'], within: 25, cause: /401|refused|credential/ },
  },
  {
    name: 'echo.lower-case',
    sentence: 'Every body of the Partner API holds the key in lower-case letters.',
    behaviour: () =>
      where(
        partner,
        changed((answer, visit) => withField(answer, `"debug":"${credential(visit).toLowerCase()}"`)),
      ),
    flags,
    expect: shown,
  },
];
