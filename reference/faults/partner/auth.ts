import type { Operation } from '../../core/exchange.ts';
import { hashSecret, previewOf } from '../../core/secrets.ts';
import type { KeyRecord } from '../../partner/records.ts';
import type { Override } from '../../policy/override.ts';
import { auth, type CredentialFacts } from '../../policy/stated/partner/auth.ts';
import { failure } from '../../policy/stated/partner/failure.ts';
import type { StatedPartner } from '../../policy/stated/partner.ts';
import { type Fault, partnerFault } from '../types.ts';
import { op } from './operations.ts';

type Identify = (facts: CredentialFacts) => KeyRecord | undefined;

/** Who is let in, and who is not. */
export const authFaults: readonly Fault[] = [
  partnerFault(
    'auth-valid-key-refused-on-filespace-usage',
    'partner.auth.accepted',
    'Filespace usage takes every key for a deleted one.',
    {
      auth: {
        isLive: (operation, key, query) => operation !== op.filespaceUsage && auth.isLive(operation, key, query),
      },
    },
  ),
  partnerFault(
    'auth-valid-key-not-entitled-to-members-usage',
    'partner.auth.accepted',
    'Members usage answers 403 to entitled organizations.',
    { auth: { isEntitled: (operation, partner) => operation !== op.membersUsage && partner.entitled } },
  ),
  partnerFault(
    'auth-missing-header-on-ping',
    'partner.auth.missing',
    'Ping lets a request without a header in.',
    identifying(op.ping, ({ header, keys }) => (header === undefined ? live(keys.all()) : undefined)),
  ),
  partnerFault(
    'auth-missing-header-on-get-owner',
    'partner.auth.missing',
    'Get owner lets a request without a header in.',
    identifying(op.getOwner, ({ header, keys }) => (header === undefined ? live(keys.all()) : undefined)),
  ),
  partnerFault(
    'auth-missing-header-on-filespace-usage',
    'partner.auth.missing',
    'Filespace usage lets a request without a header in.',
    identifying(op.filespaceUsage, ({ header, keys }) => (header === undefined ? live(keys.all()) : undefined)),
  ),
  partnerFault(
    'auth-key-under-another-header',
    'partner.auth.missing',
    'Without an Authorization header the key is looked for in X-Api-Key.',
    identifying(op.ping, ({ header, otherHeader, keys }) =>
      header === undefined ? keyOf(otherHeader('x-api-key'), keys.all()) : undefined,
    ),
  ),
  partnerFault(
    'auth-scheme-glued-to-the-key',
    'partner.auth.other-scheme',
    'The space behind the scheme may be left out.',
    identifying(op.ping, ({ header, keys }) => keyOf(/^ApiKey(\S+)$/.exec(header ?? '')?.[1], keys.all())),
  ),
  partnerFault(
    'auth-missing-header-is-403',
    'partner.auth.missing',
    'Delete client answers 403 instead of 401 without a header.',
    {
      failure: {
        status: (operation, cause, absence) =>
          cause === 'unauthenticated' && operation === op.deleteClient
            ? 403
            : failure.status(operation, cause, absence),
      },
    },
  ),
  partnerFault(
    'auth-bearer-accepted',
    'partner.auth.other-scheme',
    'The list of clients accepts a key behind any scheme word.',
    { auth: { requiresScheme: (operation) => operation !== op.listClients } },
  ),
  partnerFault(
    'auth-bearer-accepted-on-remove-member',
    'partner.auth.other-scheme',
    'Remove member accepts a key behind any scheme word.',
    { auth: { requiresScheme: (operation) => operation !== op.removeMember } },
  ),
  partnerFault(
    'auth-scheme-word-without-key',
    'partner.auth.empty',
    'Get workspace lets the bare word ApiKey in.',
    identifying(op.getWorkspace, ({ header, keys }) => (header?.trim() === 'ApiKey' ? live(keys.all()) : undefined)),
  ),
  partnerFault(
    'auth-scheme-word-without-key-on-add-member',
    'partner.auth.empty',
    'Add member lets the bare word ApiKey in.',
    identifying(op.addMember, ({ header, keys }) => (header?.trim() === 'ApiKey' ? live(keys.all()) : undefined)),
  ),
  partnerFault(
    'auth-any-key-on-client-usage',
    'partner.auth.garbage',
    'Client usage never looks a key up.',
    identifying(op.clientUsage, ({ presented, keys }) => (presented ? live(keys.all()) : undefined)),
  ),
  partnerFault(
    'auth-any-key-on-me',
    'partner.auth.garbage',
    'Me never looks a key up.',
    identifying(op.me, ({ presented, keys }) => (presented ? live(keys.all()) : undefined)),
  ),
  partnerFault(
    'auth-preview-accepted',
    'partner.auth.truncated',
    'On the list of workspaces the preview of a key is as good as the key.',
    identifying(op.listWorkspaces, ({ presented = '', keys }) => live(keys.withPreview(presented))),
  ),
  partnerFault(
    'auth-key-cut-short-accepted',
    'partner.auth.truncated',
    'Any key that is long enough to be recognized by its preview is accepted on get member, also one cut short.',
    identifying(op.getMember, ({ presented = '', keys }) => live(keys.withPreview(previewOf(presented)))),
  ),
  partnerFault(
    'auth-last-character-ignored',
    'partner.auth.altered',
    'The last character of a key is not compared on create client.',
    identifying(op.createClient, ({ presented = '', keys }) => {
      const known = live(keys.withPreview(previewOf(presented)));
      return known && presented.length > 40 ? known : undefined;
    }),
  ),
  partnerFault(
    'auth-last-character-ignored-on-filespaces',
    'partner.auth.altered',
    'The last character of a key is not compared on the list of filespaces.',
    identifying(op.listFilespaces, ({ presented = '', keys }) => {
      const known = live(keys.withPreview(previewOf(presented)));
      return known && presented.length > 40 ? known : undefined;
    }),
  ),
  partnerFault(
    'auth-key-compared-by-its-beginning',
    'partner.auth.extended',
    'What follows a key is not looked at on get filespace.',
    identifying(op.getFilespace, ({ presented = '', keys }) =>
      keys.all().find((key) => beginnings(presented).some((text) => key.hash === hashSecret(text))),
    ),
  ),
  partnerFault(
    'auth-deleted-key-on-get-client',
    'partner.auth.revoked',
    'Get client does not notice that a key has been deleted.',
    { auth: { isLive: (operation, key, query) => operation === op.getClient || auth.isLive(operation, key, query) } },
  ),
  partnerFault(
    'auth-deleted-key-on-delete-client',
    'partner.auth.revoked',
    'Delete client does not notice that a key has been deleted.',
    {
      auth: { isLive: (operation, key, query) => operation === op.deleteClient || auth.isLive(operation, key, query) },
    },
  ),
  partnerFault(
    'auth-invalid-key-is-nobody',
    'partner.auth.before-lookup',
    'Get filespace takes an invalid key for a stranger without clients, so that ids that do not exist are not found.',
    identifying(op.getFilespace, ({ keys }) => keys.all().filter((key) => key.revokedAt === null)[2]),
  ),
  partnerFault(
    'auth-invalid-key-is-nobody-on-remove-member',
    'partner.auth.before-lookup',
    'Remove member takes an invalid key for a stranger without clients.',
    identifying(op.removeMember, ({ keys }) => keys.all().filter((key) => key.revokedAt === null)[2]),
  ),
  partnerFault(
    'auth-refused-create-creates',
    'partner.auth.rejected-create',
    'Create client looks at the key only after it has stored the client.',
    lateRefusal(op.createClient),
  ),
  partnerFault(
    'auth-refused-delete-deletes',
    'partner.auth.rejected-delete',
    'Delete client looks at the key only after it has removed the client.',
    lateRefusal(op.deleteClient),
  ),
  partnerFault(
    'auth-refused-add-adds',
    'partner.auth.rejected-member-add',
    'Add member looks at the key only after it has added the member.',
    lateRefusal(op.addMember),
  ),
  partnerFault(
    'auth-refused-remove-removes',
    'partner.auth.rejected-member-remove',
    'Remove member looks at the key only after it has removed the member.',
    lateRefusal(op.removeMember),
  ),
  partnerFault(
    'auth-not-entitled-may-list-members',
    'partner.auth.not-entitled',
    'The list of members forgets to ask whether the organization is entitled.',
    { auth: { isEntitled: (operation, partner) => operation === op.listMembers || partner.entitled } },
  ),
  partnerFault(
    'auth-not-entitled-may-ping',
    'partner.auth.not-entitled',
    'Ping forgets to ask whether the organization is entitled.',
    { auth: { isEntitled: (operation, partner) => operation === op.ping || partner.entitled } },
  ),
  partnerFault(
    'auth-not-entitled-is-401',
    'partner.auth.not-entitled',
    'Create client answers 401 to an organization that is not entitled.',
    {
      failure: {
        status: (operation, cause, absence) =>
          cause === 'not-entitled' && operation === op.createClient ? 401 : failure.status(operation, cause, absence),
      },
    },
  ),
];

/** On one operation a key is looked up in a further way when the usual one finds none. */
function identifying(at: Operation, further: Identify): Override<StatedPartner> {
  return {
    auth: {
      identify: (operation, facts) =>
        auth.identify(operation, facts) ?? (operation === at ? further(facts) : undefined),
    },
  };
}

function keyOf(text: string | undefined, keys: readonly KeyRecord[]): KeyRecord | undefined {
  return text === undefined ? undefined : live(keys.filter(({ hash }) => hash === hashSecret(text)));
}

function live(keys: readonly KeyRecord[]): KeyRecord | undefined {
  return keys.find((key) => key.revokedAt === null);
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
        operation === at && smuggled.has(request.headers.get('authorization') ?? '')
          ? { status: 401, body: { error: { type: 'unauthenticated', message: 'A valid API key is required' } } }
          : answer,
    },
  };
}
