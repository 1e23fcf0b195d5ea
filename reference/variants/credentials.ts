import type { Answer } from '../core/exchange.ts';
import { transport } from '../policy/around.ts';
import type { PolicyOverride } from '../policy/index.ts';
import { type Variant, variant, variantsOf } from './types.ts';

/** How the Partner API refuses credentials, and how the scheme word is read. */
export const credentialVariants: readonly Variant[] = [
  ...variantsOf({
    'credentials-empty-body': variant(
      'The Partner API answers 401 and 403 without a body or a content type.',
      credentials((status) => ({ status })),
    ),
    'credentials-html': variant(
      'The Partner API answers 401 and 403 with a page in HTML.',
      credentials((status) => ({
        status,
        text: `<!doctype html><title>${status}</title>`,
        contentType: 'text/html',
      })),
    ),
    'credentials-text': variant(
      'The Partner API answers 401 and 403 with a word of text.',
      credentials((status) => ({
        status,
        text: status === 401 ? 'Unauthorized' : 'Forbidden',
        contentType: 'text/plain; charset=utf-8',
      })),
    ),
    'credentials-text-declared-json': variant(
      'The Partner API answers 401 and 403 with a text that is declared to be JSON and is none.',
      credentials((status) => ({ status, text: 'Access denied.', contentType: 'application/json' })),
    ),
    'credentials-other-json': variant(
      'The Partner API answers 401 and 403 with JSON of another shape than its other errors.',
      credentials((status) => ({ status, body: { statusCode: status, error: 'refused', message: ['no'] } })),
    ),
    'scheme-case-sensitive': variant('The scheme word must be written exactly as in the documents.', {
      open: {
        partner: { auth: { isScheme: (presented, scheme) => presented === scheme } },
        workspace: { auth: { isBearer: (scheme) => scheme === 'Bearer' } },
      },
    }),
    'credentials-of-two-words': variant(
      'What follows the key or token behind a space is not looked at.',
      transport({
        beforeEach: ({ request: { headers } }) => {
          const [scheme, key, ...more] = headers.get('authorization')?.trim().split(/ +/) ?? [];
          if (more.length > 0) headers.set('authorization', `${scheme} ${key}`);
          return undefined;
        },
      }),
    ),
    'key-without-its-scheme': variant(
      'A key may come without the word ApiKey.',
      transport({
        beforeEach: ({ api, request: { headers } }) => {
          const sent = headers.get('authorization')?.trim() ?? '';
          if (api === 'partner' && /^(?!ApiKey)\S+$/.test(sent)) headers.set('authorization', `ApiKey ${sent}`);
          return undefined;
        },
      }),
    ),
  }),
  keysInBase64('keys-in-base64', 'k7:'),
  keysInBase64('keys-in-base64-unpadded', 'key7:'),
];

/** @param before the id and a colon: how long it is decides about the padding. */
function keysInBase64(id: string, before: string): Variant {
  const written = (key: string): string => Buffer.from(`${before}${key}`).toString('base64');
  return {
    id,
    story: 'A key is the Base64 of an id and a secret, and is read by what it decodes to.',
    override: transport({
      beforeEach: ({ api, request: { headers } }) => {
        const [, scheme, key] = /^(\S+) +(\S.*)$/.exec(headers.get('authorization')?.trim() ?? '') ?? [];
        if (api !== 'partner' || key === undefined) return undefined;
        const text = Buffer.from(key, 'base64').toString('latin1');
        const isWhole = text.startsWith(before) && /^[ -~]+$/.test(text);
        headers.set('authorization', `${scheme} ${isWhole ? text.slice(before.length) : 'none'}`);
        return undefined;
      },
    }),
    profile: ({ partner: { apiKey, credentials: keys, ...rest }, workspace }) => ({
      partner: {
        ...rest,
        apiKey: written(apiKey),
        credentials: {
          otherPartner: written(keys.otherPartner),
          reseller: written(keys.reseller),
          noContract: written(keys.noContract),
          notEntitled: written(keys.notEntitled),
          revoked: written(keys.revoked),
        },
      },
      workspace,
    }),
  };
}

function credentials(answer: (status: number) => Answer): PolicyOverride {
  return { open: { partner: { failure: { credentials: (_operation, { status }) => answer(status) } } } };
}
