import { DAY_MS } from '../../core/clock.ts';
import type { ApiRequest } from '../../core/exchange.ts';
import { objectOf } from '../../core/json.ts';
import type { WorkspaceFailure } from '../../policy/stated/workspace/errors.ts';
import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { workspaceBug as bug, type Fault, workspaceFault as fault, faultsOf } from '../types.ts';
import { type Change, part, refused, sent } from './support.ts';

const { serviceAccounts: rules } = statedWorkspace;

/** Where one field is all that the identity has, the create is accepted whatever that is. */
function takenAlone(kind: WorkspaceFailure): Change {
  return refused(kind, (answer, request) => {
    const { name, serviceIdentity } = sent(request);
    const isAlone = Object.keys(objectOf(serviceIdentity)).length === 1;
    return isAlone ? { status: 201, body: { data: { id: 'not-looked-at', name } } } : answer;
  });
}

const identityPart = (name: string) => (request: ApiRequest) => part(sent(request).serviceIdentity, name);

/** What a create refuses. */
type Looks = readonly [word: string, isSo: (value: unknown) => boolean];

/** What a lax reader of texts lets through, and each by its own mistake. */
const notTexts: readonly Looks[] = [
  ['boolean', (value) => typeof value === 'boolean'],
  ['null', (value) => value === null],
  ['array', Array.isArray],
  ['object', (value) => typeof value === 'object' && value !== null && !Array.isArray(value)],
];

const numbers: readonly Looks[] = [
  ['zero', (value) => value === 0],
  ['number-above-zero', (value) => typeof value === 'number' && value > 0],
];

export const serviceAccountRequestFaults: readonly Fault[] = [
  ...faultsOf({
    'workspace.service-account.create.rejected-unchanged': {
      'account-create-kept': bug('A refused account is made all the same.', {
        serviceAccounts: { keepsRejected: (_op, problem) => problem !== 'serviceAccount.name' },
      }),
      'account-create-kept-bad-date': bug('An account is made before the date of its key is looked at.', {
        serviceAccounts: { keepsRejected: (_op, problem) => problem === 'serviceAccount.expiresAt' },
      }),
      'account-create-kept-bad-flag': bug('An account is made before isSingleUse is looked at.', {
        serviceAccounts: { keepsRejected: (_op, problem) => problem === 'serviceAccount.isSingleUse' },
      }),
    },
    'workspace.service-account.create.name.missing': {
      'account-create-no-name': bug('An account needs no name.', {
        serviceAccounts: { name: (value) => value === undefined || rules.name(value) },
      }),
    },
    'workspace.service-account.create.name.type': {
      'account-create-number-name': bug('A number is taken for a name.', {
        serviceAccounts: { name: (value) => typeof value === 'number' || rules.name(value) },
      }),
    },
    'workspace.service-account.create.identity.array': {
      'account-create-array-identity': bug('An array passes for a service identity.', {
        serviceAccounts: { serviceIdentity: (value) => Array.isArray(value) || rules.serviceIdentity(value) },
      }),
    },
    'workspace.service-account.create.name.empty': {
      'account-create-empty-name': bug('The empty name is taken.', {
        serviceAccounts: { name: (value) => typeof value === 'string' },
      }),
      'account-create-empty-name-422': bug(
        'The empty name is 422.',
        refused('serviceAccount.name', (answer, request) =>
          sent(request).name === '' ? { ...answer, status: 422 } : answer,
        ),
      ),
    },
    'workspace.service-account.create.identity.string': {
      'account-create-text-identity': bug('A text is taken for a service identity.', {
        serviceAccounts: { serviceIdentity: (value) => typeof value === 'string' || rules.serviceIdentity(value) },
      }),
      'account-create-empty-identity': bug('An empty text counts as no service identity.', {
        serviceAccounts: { serviceIdentity: (value) => value === '' || rules.serviceIdentity(value) },
      }),
    },
    'workspace.service-account.create.identity.number': {
      'account-create-number-identity': bug('A number is taken for a service identity.', {
        serviceAccounts: { serviceIdentity: (value) => typeof value === 'number' || rules.serviceIdentity(value) },
      }),
      'account-create-zero-identity': bug('Zero counts as no service identity.', {
        serviceAccounts: { serviceIdentity: (value) => value === 0 || rules.serviceIdentity(value) },
      }),
    },
    'workspace.service-account.create.identity.boolean': {
      'account-create-boolean-identity': bug('A service identity may be true, and stands for an ordinary one.', {
        serviceAccounts: { serviceIdentity: (value) => value === true || rules.serviceIdentity(value) },
      }),
      'account-create-false-identity': bug('False counts as no service identity.', {
        serviceAccounts: { serviceIdentity: (value) => value === false || rules.serviceIdentity(value) },
      }),
    },
    'workspace.service-account.create.with-key': {
      'account-create-fraction-refused': bug('The end of a key must have no fraction of a second.', {
        serviceAccounts: { expiresAt: (value, parse) => (String(value).includes('.') ? null : parse(value)) },
      }),
    },
    'workspace.service-account.create.name.forms': {
      'account-create-digits-refused': bug('A name of digits alone is taken for a number.', {
        serviceAccounts: { name: (value) => rules.name(value) && !/^\d+$/u.test(String(value)) },
      }),
      'account-create-name-like-a-file': bug('A name is refused where no file could have it.', {
        serviceAccounts: { name: (value) => rules.name(value) && !/[\\/:*?"<>|]|\.$/u.test(String(value)) },
      }),
      'account-create-nought-refused': bug('The name 0 is taken for none.', {
        serviceAccounts: { name: (value) => rules.name(value) && value !== '0' },
      }),
    },
    'workspace.service-account.create.expires-at.accepted': {
      'account-create-needs-fraction': bug('The end of a key needs its milliseconds.', {
        serviceAccounts: { expiresAt: (value, parse) => (/\.\d{3}/u.test(String(value)) ? parse(value) : null) },
      }),
      'account-create-months-of-thirty-days': bug('A month has 30 days at most.', {
        serviceAccounts: { expiresAt: (value, parse) => (/-31T/u.test(String(value)) ? null : parse(value)) },
      }),
      'account-create-no-leap-day': bug('February has 28 days in every year.', {
        serviceAccounts: { expiresAt: (value, parse) => (/-02-29T/u.test(String(value)) ? null : parse(value)) },
      }),
    },
    'workspace.service-account.create.expires-at.fine-fraction': {
      'account-create-milliseconds-at-most': bug('The end of a key has milliseconds at most.', {
        serviceAccounts: { expiresAt: (value, parse) => (/\.\d{4}/u.test(String(value)) ? null : parse(value)) },
      }),
      'account-create-no-nanoseconds': bug('The end of a key has eight digits of a second at most.', {
        serviceAccounts: { expiresAt: (value, parse) => (/\.\d{9}/u.test(String(value)) ? null : parse(value)) },
      }),
    },
    'workspace.service-account.create.single-use.type': {
      'account-create-text-flag': bug('isSingleUse may be a text.', {
        serviceAccounts: {
          isSingleUse: (value, openMissing) => typeof value === 'string' || rules.isSingleUse(value, openMissing),
        },
      }),
      'account-create-lone-flag-unchecked': bug(
        'isSingleUse is looked at only beside the end of the key.',
        takenAlone('serviceAccount.isSingleUse'),
      ),
      'account-create-truthy-flag': bug('isSingleUse may be the text true or false.', {
        serviceAccounts: {
          isSingleUse: (value, openMissing) =>
            value === 'true' || value === 'false' || rules.isSingleUse(value, openMissing),
        },
      }),
    },
    'workspace.service-account.create.expires-at.not-a-date': {
      'account-create-lone-date-unchecked': bug(
        'The end of a key is looked at only beside the other field.',
        takenAlone('serviceAccount.expiresAt'),
      ),
      'account-create-no-date': bug('A text that is no date means no expiry.', {
        serviceAccounts: {
          expiresAt: (value, openParse) =>
            openParse(value) ?? (typeof value === 'string' ? Date.now() + 365 * DAY_MS : null),
        },
      }),
      'account-create-no-date-500': bug(
        'A text that is no date is a server error.',
        refused('serviceAccount.expiresAt', (answer, request) =>
          typeof identityPart('expiresAt')(request) === 'string' ? { ...answer, status: 500 } : answer,
        ),
      ),
    },
  }),
  ...notTexts.map(([word, isSo]) =>
    fault(`account-create-${word}-name`, 'workspace.service-account.create.name.type', `A name may be: ${word}.`, {
      serviceAccounts: { name: (value) => isSo(value) || rules.name(value), stored: (name) => String(name) },
    }),
  ),
  ...[...notTexts, ...numbers]
    .filter(([word]) => word !== 'boolean')
    .map(([word, isSo]) =>
      fault(
        `account-create-${word}-flag`,
        'workspace.service-account.create.single-use.type',
        `isSingleUse may be: ${word}.`,
        {
          serviceAccounts: {
            isSingleUse: (value, openMissing) => isSo(value) || rules.isSingleUse(value, openMissing),
          },
        },
      ),
    ),
  ...[...notTexts, ...numbers]
    .filter(([word]) => word !== 'null')
    .map(([word, isSo]) =>
      fault(
        `account-create-${word}-date`,
        'workspace.service-account.create.expires-at.type',
        `expiresAt may be: ${word}.`,
        {
          serviceAccounts: {
            expiresAt: (value, openParse) => (isSo(value) ? Date.now() + 365 * DAY_MS : openParse(value)),
          },
        },
      ),
    ),
];
