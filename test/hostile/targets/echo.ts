import { type HostileTarget, target, targetsOf } from '../model.ts';
import { type Answer, json, withField, withHeader } from '../proxy/answer.ts';
import { answering, changed, operation, partner, type Visit, where } from '../proxy/visit.ts';

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
export const echo: readonly HostileTarget[] = targetsOf({
  'echo.plain': target(
    'Every body holds the credential.',
    inBodies((key) => key),
    told,
  ),
  'echo.unicode-escapes': target(
    'Every body holds the credential, each letter as an escape of JSON.',
    inBodies(unicodeEscaped),
    told,
  ),
  'echo.one-escape': target(
    'Every body holds the credential, with one letter as an escape of JSON in capitals.',
    inBodies(
      (key) =>
        `${key.slice(0, 5)}${unicodeEscaped(key.slice(5, 6)).toUpperCase().replace('\\U', '\\u')}${key.slice(6)}`,
    ),
    told,
  ),
  'echo.json-in-json': target(
    'Every body holds a text of JSON that holds the credential with escapes.',
    inBodies((key) => `{\\"key\\":\\"${unicodeEscaped(key).replaceAll('\\', '\\\\')}\\"}`),
    shown,
  ),
  'echo.base64': target(
    'Every body holds the credential in base64, as a part of more.',
    inBodies((key) => Buffer.from(`user:${key}!`).toString('base64')),
    shown,
  ),
  'echo.hexadecimal': target(
    'Every body holds the credential in hexadecimal.',
    inBodies((key) => Buffer.from(key).toString('hex')),
    shown,
  ),
  'echo.percent': target(
    'Every body holds the credential, percent-encoded letter by letter.',
    inBodies(percentEncoded),
    shown,
  ),
  'echo.header': target(
    'A header of every answer holds the credential.',
    inHeaders((key) => key),
    shown,
  ),
  'echo.cookie': target(
    'A cookie of every answer holds the credential, percent-encoded.',
    () =>
      changed((answer, visit) =>
        withHeader(answer, 'set-cookie', `session=${percentEncoded(credential(visit))}; Path=/`),
      ),
    shown,
  ),
  'echo.status-text': target(
    'The status text of every answer holds the credential.',
    () => changed((answer, visit) => ({ ...answer, statusText: `OK for ${credential(visit)}` })),
    shown,
  ),
  'echo.location': target(
    'Every client that is created has a Location that holds the credential.',
    () =>
      where(
        operation.createClient,
        changed((answer, visit) =>
          withHeader(answer, 'location', `/clients?key=${encodeURIComponent(credential(visit))}`),
        ),
      ),
    shown,
  ),
  'echo.error-message': target(
    'Reading a client is an error that repeats the whole header of the credential, on the terminal, too.',
    () =>
      where(operation.getClient, async (visit) =>
        answering(json(500, { error: { type: visit.authorization, message: `bad ${visit.authorization}` } }))(visit),
      ),
    told,
  ),
  'echo.refused': target(
    'Every credential is refused with a message that repeats it.',
    () => async (visit) => answering(json(401, { error: { message: `no such key: ${credential(visit)}` } }))(visit),
    { verdict: ['inconclusive'], within: 25, cause: /401|refused|credential/ },
  ),
  'echo.refused-escaped': target(
    'Every credential is refused with a message that repeats it in escapes of JSON.',
    () => async (visit) => {
      const plain: Answer = json(401, { error: { message: 'KEY' } });
      const body = Buffer.from(plain.body.toString().replace('KEY', unicodeEscaped(credential(visit))));
      answering({ ...plain, body })(visit);
    },
    { verdict: ['inconclusive'], within: 25, cause: /401|refused|credential/ },
  ),
  'echo.lower-case': target(
    'Every body of the Partner API holds the key in lower-case letters.',
    () =>
      where(
        partner,
        changed((answer, visit) => withField(answer, `"debug":"${credential(visit).toLowerCase()}"`)),
      ),
    shown,
  ),
});
