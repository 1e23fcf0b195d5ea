import type { Answer } from '../core/exchange.ts';
import type { PolicyOverride } from '../policy/index.ts';
import type { Variant } from './types.ts';

/** How the Partner API refuses credentials, and how the scheme word is read. */
export const credentialVariants: readonly Variant[] = [
  {
    id: 'credentials-empty-body',
    story: 'The Partner API answers 401 and 403 without a body or a content type.',
    override: credentials((status) => ({ status })),
  },
  {
    id: 'credentials-html',
    story: 'The Partner API answers 401 and 403 with a page in HTML.',
    override: credentials((status) => ({
      status,
      text: `<!doctype html><title>${status}</title>`,
      contentType: 'text/html',
    })),
  },
  {
    id: 'credentials-text',
    story: 'The Partner API answers 401 and 403 with a word of text.',
    override: credentials((status) => ({
      status,
      text: status === 401 ? 'Unauthorized' : 'Forbidden',
      contentType: 'text/plain; charset=utf-8',
    })),
  },
  {
    id: 'credentials-text-declared-json',
    story: 'The Partner API answers 401 and 403 with a text that is declared to be JSON and is none.',
    override: credentials((status) => ({ status, text: 'Access denied.', contentType: 'application/json' })),
  },
  {
    id: 'credentials-other-json',
    story: 'The Partner API answers 401 and 403 with JSON of another shape than its other errors.',
    override: credentials((status) => ({ status, body: { statusCode: status, error: 'refused', message: ['no'] } })),
  },
  {
    id: 'scheme-case-sensitive',
    story: 'The scheme word must be written exactly as in the documents.',
    override: {
      open: {
        partner: { auth: { isScheme: (presented, scheme) => presented === scheme } },
        workspace: { auth: { isBearer: (scheme) => scheme === 'Bearer' } },
      },
    },
  },
  {
    id: 'key-without-its-scheme',
    story: 'A key may come without the word ApiKey.',
    override: {
      open: {
        transport: {
          beforeEach: ({ api, request: { headers } }) => {
            const sent = headers.get('authorization')?.trim() ?? '';
            if (api === 'partner' && /^(?!ApiKey)\S+$/.test(sent)) headers.set('authorization', `ApiKey ${sent}`);
            return undefined;
          },
        },
      },
    },
  },
  keysInBase64('keys-in-base64', 'k7:'),
  keysInBase64('keys-in-base64-unpadded', 'key7:'),
];

/** @param before the id and a colon: how long it is decides about the padding. */
function keysInBase64(id: string, before: string): Variant {
  const written = (key: string): string => Buffer.from(`${before}${key}`).toString('base64');
  return {
    id,
    story: 'A key is the Base64 of an id and a secret, and is read by what it decodes to.',
    override: {
      open: {
        transport: {
          beforeEach: ({ api, request: { headers } }) => {
            const [, scheme, key] = /^(\S+) +(\S.*)$/.exec(headers.get('authorization')?.trim() ?? '') ?? [];
            if (api !== 'partner' || key === undefined) return undefined;
            const text = Buffer.from(key, 'base64').toString('latin1');
            const isWhole = text.startsWith(before) && /^[ -~]+$/.test(text);
            headers.set('authorization', `${scheme} ${isWhole ? text.slice(before.length) : 'none'}`);
            return undefined;
          },
        },
      },
    },
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
