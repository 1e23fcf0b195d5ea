import type { Answer, Operation } from '../../core/exchange.ts';
import { hashSecret, previewOf } from '../../core/secrets.ts';
import type { KeyRecord } from '../../partner/records.ts';
import type { Override } from '../../policy/override.ts';
import { auth, type CredentialFacts } from '../../policy/stated/partner/auth.ts';
import { failure } from '../../policy/stated/partner/failure.ts';
import type { StatedPartner } from '../../policy/stated/partner.ts';
import { partnerBug as bug, type Fault, faultsOf } from '../types.ts';
import { keyOf, live } from './keys.ts';
import { op } from './operations.ts';

function rememberedByTier(): typeof auth.isEntitled {
  const known = new Map<string, { isEntitled: boolean; until: number }>();
  return (_operation, { tier, entitled }) => {
    const before = known.get(tier);
    if (before !== undefined && Date.now() < before.until) return before.isEntitled;
    known.set(tier, { isEntitled: entitled, until: Date.now() + 1_000 });
    return entitled;
  };
}

type Identify = (facts: CredentialFacts) => KeyRecord | undefined;

/** Who is let in, and who is not. */
export const authFaults: readonly Fault[] = faultsOf({
  'partner.auth.accepted': {
    'auth-valid-key-refused-on-filespace-usage': bug('Filespace usage takes every key for a deleted one.', {
      auth: {
        isLive: (operation, key, query) => operation !== op.filespaceUsage && auth.isLive(operation, key, query),
      },
    }),
    'auth-valid-key-not-entitled-to-members-usage': bug('Members usage answers 403 to entitled organizations.', {
      auth: { isEntitled: (operation, partner) => operation !== op.membersUsage && partner.entitled },
    }),
  },
  'partner.auth.missing': {
    'auth-missing-header-on-ping': bug(
      'Ping lets a request without a header in.',
      identifying(op.ping, ({ header, keys }) => (header === undefined ? live(keys.all()) : undefined)),
    ),
    'auth-missing-header-on-get-owner': bug(
      'Get owner lets a request without a header in.',
      identifying(op.getOwner, ({ header, keys }) => (header === undefined ? live(keys.all()) : undefined)),
    ),
    'auth-missing-header-on-filespace-usage': bug(
      'Filespace usage lets a request without a header in.',
      identifying(op.filespaceUsage, ({ header, keys }) => (header === undefined ? live(keys.all()) : undefined)),
    ),
    'auth-key-under-another-header': bug(
      'Without an Authorization header the key is looked for in X-Api-Key.',
      identifying(op.ping, (facts) =>
        facts.header === undefined ? keyOf(facts, facts.otherHeader('x-api-key')) : undefined,
      ),
    ),
    'auth-missing-header-is-403': bug('Delete client answers 403 instead of 401 without a header.', {
      failure: {
        status: (operation, cause, absence) =>
          cause === 'unauthenticated' && operation === op.deleteClient
            ? 403
            : failure.status(operation, cause, absence),
      },
    }),
  },
  'partner.auth.other-scheme': {
    'auth-scheme-glued-to-the-key': bug(
      'The space behind the scheme may be left out.',
      identifying(op.ping, (facts) => keyOf(facts, /^ApiKey(\S+)$/.exec(facts.header ?? '')?.[1])),
    ),
    'auth-bearer-accepted': bug('The list of clients accepts a key behind any scheme word.', {
      auth: { requiresScheme: (operation) => operation !== op.listClients },
    }),
    'auth-bearer-accepted-on-remove-member': bug('Remove member accepts a key behind any scheme word.', {
      auth: { requiresScheme: (operation) => operation !== op.removeMember },
    }),
  },
  'partner.auth.empty': {
    'auth-scheme-word-without-key': bug(
      'Get workspace lets the bare word ApiKey in.',
      identifying(op.getWorkspace, ({ header, keys }) => (header?.trim() === 'ApiKey' ? live(keys.all()) : undefined)),
    ),
    'auth-scheme-word-without-key-on-add-member': bug(
      'Add member lets the bare word ApiKey in.',
      identifying(op.addMember, ({ header, keys }) => (header?.trim() === 'ApiKey' ? live(keys.all()) : undefined)),
    ),
  },
  'partner.auth.garbage': {
    'auth-token-of-a-workspace': bug(
      'One table holds the keys of both APIs: the token of a workspace is a key.',
      identifying(op.ping, ({ presented, keys }) =>
        presented?.startsWith('sat_') === true ? live(keys.all()) : keys.exact(),
      ),
    ),
    'auth-any-key-on-client-usage': bug(
      'Client usage never looks a key up.',
      identifying(op.clientUsage, ({ presented, keys }) => (presented ? live(keys.all()) : undefined)),
    ),
    'auth-any-key-on-me': bug(
      'Me never looks a key up.',
      identifying(op.me, ({ presented, keys }) => (presented ? live(keys.all()) : undefined)),
    ),
    'auth-last-word-of-the-header': bug('Of the header the last word is the key.', {
      auth: {
        identify: (operation, facts) =>
          auth.identify(operation, facts) ??
          (facts.header?.startsWith('ApiKey ') ? keyOf(facts, facts.header.split(/[\s,=]+/).at(-1)) : undefined),
      },
    }),
    'auth-signs-dropped': bug('Signs that no key has are dropped from a key.', {
      auth: {
        identify: (operation, facts) =>
          auth.identify(operation, facts) ?? keyOf(facts, facts.presented?.replaceAll(/[^\w-]/g, '')),
      },
    }),
    'auth-key-percent-decoded': bug('A key is decoded as a part of a URL is.', {
      auth: {
        identify: (operation, facts) =>
          auth.identify(operation, facts) ??
          keyOf(
            facts,
            facts.presented?.replaceAll(/%([0-9A-F]{2})/gi, (_, code) =>
              String.fromCharCode(Number.parseInt(code, 16)),
            ),
          ),
      },
    }),
    'auth-long-key-breaks': bug('A key that no column could hold ends in a 500.', {
      answer: {
        finish: (_operation, answer, { headers }) =>
          answer.status === 401 && (headers.get('authorization') ?? '').length > 1_024
            ? { ...answer, status: 500 }
            : answer,
      },
    }),
  },
  'partner.auth.truncated': {
    'auth-preview-accepted': bug(
      'On the list of workspaces the preview of a key is as good as the key.',
      identifying(op.listWorkspaces, ({ presented = '', keys }) => live(keys.withPreview(presented))),
    ),
    'auth-key-cut-short-accepted': bug(
      'Any key that is long enough to be recognized by its preview is accepted on get member, also one cut short.',
      identifying(op.getMember, ({ presented = '', keys }) => live(keys.withPreview(previewOf(presented)))),
    ),
    'auth-preview-of-later-organizations': bug(
      'The preview of a key is as good as the key, but for the organization that was there first.',
      identifying(op.ping, ({ presented = '', keys }) =>
        live(keys.withPreview(presented).filter(({ partnerId }) => partnerId !== keys.all()[0]?.partnerId)),
      ),
    ),
  },
  'partner.auth.altered': {
    'auth-order-of-characters-ignored': bug('Keys that were used are known again by what their characters add up to.', {
      auth: { identify: bySum() },
    }),
    'auth-block-of-a-key-ignored': bug('Of a key the characters from the 27th to the 32nd are not compared.', {
      auth: { identify: passingOver(26, 32) },
    }),
    'auth-last-character-ignored': bug(
      'The last character of a key is not compared on create client.',
      identifying(op.createClient, ({ presented = '', keys }) => {
        const known = live(keys.withPreview(previewOf(presented)));
        return known && presented.length > 40 ? known : undefined;
      }),
    ),
    'auth-last-character-ignored-on-filespaces': bug(
      'The last character of a key is not compared on the list of filespaces.',
      identifying(op.listFilespaces, ({ presented = '', keys }) => {
        const known = live(keys.withPreview(previewOf(presented)));
        return known && presented.length > 40 ? known : undefined;
      }),
    ),
  },
  'partner.auth.extended': {
    'auth-header-read-to-the-comma': bug('Of the header all is read up to a comma.', {
      auth: { identify: (_operation, facts) => keyOf(facts, facts.presented?.split(',')[0]) },
    }),
    'auth-key-compared-by-its-beginning': bug(
      'What follows a key is not looked at on get filespace.',
      identifying(op.getFilespace, ({ presented = '', keys }) =>
        keys.all().find((key) => beginnings(presented).some((text) => key.hash === hashSecret(text))),
      ),
    ),
  },
  'partner.auth.revoked': {
    'auth-deleted-key-behind-two-spaces': bug('The list of deleted keys is searched by what follows one space.', {
      auth: {
        identify: (operation, facts) => {
          const key = auth.identify(operation, facts);
          return key !== undefined && facts.header?.startsWith('ApiKey  ') === true ? { ...key, revokedAt: null } : key;
        },
      },
    }),
    'auth-deleted-key-on-get-client': bug('Get client does not notice that a key has been deleted.', {
      auth: { isLive: (operation, key, query) => operation === op.getClient || auth.isLive(operation, key, query) },
    }),
    'auth-deleted-key-on-delete-client': bug('Delete client does not notice that a key has been deleted.', {
      auth: { isLive: (operation, key, query) => operation === op.deleteClient || auth.isLive(operation, key, query) },
    }),
  },
  'partner.auth.before-lookup': {
    'auth-invalid-key-is-nobody': bug(
      'Get filespace takes an invalid key for a stranger without clients, so that ids that do not exist are not found.',
      identifying(op.getFilespace, ({ keys }) => keys.all().filter((key) => key.revokedAt === null)[2]),
    ),
    'auth-invalid-key-is-nobody-on-remove-member': bug(
      'Remove member takes an invalid key for a stranger without clients.',
      identifying(op.removeMember, ({ keys }) => keys.all().filter((key) => key.revokedAt === null)[2]),
    ),
  },
  'partner.auth.rejected-create': {
    'auth-refused-create-creates': bug(
      'Create client looks at the key only after it has stored the client.',
      lateRefusal(op.createClient),
    ),
    'auth-deleted-key-creates': bug(
      'Create client looks whether a key was deleted only after it has stored the client.',
      lateDeletion(op.createClient),
    ),
  },
  'partner.auth.rejected-delete': {
    'auth-refused-delete-deletes': bug(
      'Delete client looks at the key only after it has removed the client.',
      lateRefusal(op.deleteClient),
    ),
  },
  'partner.auth.rejected-member-add': {
    'auth-refused-add-adds': bug(
      'Add member looks at the key only after it has added the member.',
      lateRefusal(op.addMember),
    ),
  },
  'partner.auth.rejected-member-remove': {
    'auth-refused-remove-removes': bug(
      'Remove member looks at the key only after it has removed the member.',
      lateRefusal(op.removeMember),
    ),
  },
  'partner.auth.not-entitled': {
    'auth-entitlement-remembered-by-tier': bug(
      'For a second every organization of a tier is as entitled as the one of it that asked before.',
      { auth: { isEntitled: rememberedByTier() } },
    ),
    'auth-not-entitled-may-list-members': bug(
      'The list of members forgets to ask whether the organization is entitled.',
      { auth: { isEntitled: (operation, partner) => operation === op.listMembers || partner.entitled } },
    ),
    'auth-not-entitled-may-ping': bug('Ping forgets to ask whether the organization is entitled.', {
      auth: { isEntitled: (operation, partner) => operation === op.ping || partner.entitled },
    }),
    'auth-not-entitled-is-401': bug('Create client answers 401 to an organization that is not entitled.', {
      failure: {
        status: (operation, cause, absence) =>
          cause === 'not-entitled' && operation === op.createClient ? 401 : failure.status(operation, cause, absence),
      },
    }),
  },
});

/** On one operation a key is looked up in a further way when the usual one finds none. */
function identifying(at: Operation, further: Identify): Override<StatedPartner> {
  return {
    auth: {
      identify: (operation, facts) =>
        auth.identify(operation, facts) ?? (operation === at ? further(facts) : undefined),
    },
  };
}

function passingOver(from: number, to: number): typeof auth.identify {
  const known = new Set<string>();
  const rest = (key: string): string => `${key.length} ${key.slice(0, from)}${key.slice(to)}`;
  return (operation, facts) => {
    const exact = auth.identify(operation, facts);
    const { presented = '' } = facts;
    if (exact !== undefined) known.add(presented);
    return (
      exact ??
      keyOf(
        facts,
        [...known].find((key) => rest(key) === rest(presented)),
      )
    );
  };
}

function beginnings(text: string): string[] {
  return [1, 2, 3, 4, 5, 6, 8, 10, 16].map((less) => text.slice(0, -less));
}

/** Whoever calls is served as if the key were good; only the answer says that it is not. */
function lateRefusal(at: Operation): Override<StatedPartner> {
  const smuggled = new Set<string>();
  return {
    ...identifying(at, ({ header = '', keys }) => {
      smuggled.add(header);
      return live(keys.all());
    }),
    answer: {
      finish: (operation, answer, request) =>
        operation === at && smuggled.has(request.headers.get('authorization') ?? '') ? unauthenticated : answer,
    },
  };
}

/** The same for deleted keys alone. */
function lateDeletion(at: Operation): Override<StatedPartner> {
  const deleted = new Set<string>();
  return {
    auth: {
      isLive: (operation, key, query) => {
        if (operation === at && key.revokedAt !== null) deleted.add(key.hash);
        return operation === at || auth.isLive(operation, key, query);
      },
    },
    answer: {
      finish: (operation, answer, request) => {
        const [, key = ''] = (request.headers.get('authorization') ?? '').split(' ');
        return operation === at && deleted.has(hashSecret(key)) ? unauthenticated : answer;
      },
    },
  };
}

const unauthenticated: Answer = {
  status: 401,
  body: { error: { type: 'unauthenticated', message: 'A valid API key is required' } },
};

function bySum(): typeof auth.identify {
  const used = new Map<string, KeyRecord>();
  return (operation, facts) => {
    const sum = [...(facts.presented ?? '')].toSorted().join('');
    const key = auth.identify(operation, facts);
    if (key !== undefined) used.set(sum, key);
    return key ?? used.get(sum);
  };
}
