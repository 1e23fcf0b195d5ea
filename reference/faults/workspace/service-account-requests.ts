import { DAY_MS } from '../../core/clock.ts';
import type { ApiRequest } from '../../core/exchange.ts';
import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { type Fault, workspaceFault as fault } from '../types.ts';
import { part, refused, sent } from './support.ts';

const { serviceAccounts: rules } = statedWorkspace;

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
  fault(
    'account-create-kept',
    'workspace.service-account.create.rejected-unchanged',
    'A refused account is made all the same.',
    { serviceAccounts: { keepsRejected: (_op, problem) => problem !== 'serviceAccount.name' } },
  ),
  fault(
    'account-create-kept-bad-date',
    'workspace.service-account.create.rejected-unchanged',
    'An account is made before the date of its key is looked at.',
    { serviceAccounts: { keepsRejected: (_op, problem) => problem === 'serviceAccount.expiresAt' } },
  ),
  fault(
    'account-create-kept-bad-flag',
    'workspace.service-account.create.rejected-unchanged',
    'An account is made before isSingleUse is looked at.',
    { serviceAccounts: { keepsRejected: (_op, problem) => problem === 'serviceAccount.isSingleUse' } },
  ),
  fault('account-create-no-name', 'workspace.service-account.create.name.missing', 'An account needs no name.', {
    serviceAccounts: { name: (value) => value === undefined || rules.name(value) },
  }),
  fault('account-create-number-name', 'workspace.service-account.create.name.type', 'A number is taken for a name.', {
    serviceAccounts: { name: (value) => typeof value === 'number' || rules.name(value) },
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
  fault(
    'account-create-array-identity',
    'workspace.service-account.create.identity.array',
    'An array passes for a service identity.',
    { serviceAccounts: { serviceIdentity: (value) => Array.isArray(value) || rules.serviceIdentity(value) } },
  ),
  fault('account-create-empty-name', 'workspace.service-account.create.name.empty', 'The empty name is taken.', {
    serviceAccounts: { name: (value) => typeof value === 'string' },
  }),
  fault(
    'account-create-empty-name-422',
    'workspace.service-account.create.name.empty',
    'The empty name is 422.',
    refused('serviceAccount.name', (answer, request) =>
      sent(request).name === '' ? { ...answer, status: 422 } : answer,
    ),
  ),
  fault(
    'account-create-text-identity',
    'workspace.service-account.create.identity.string',
    'A text is taken for a service identity.',
    { serviceAccounts: { serviceIdentity: (value) => typeof value === 'string' || rules.serviceIdentity(value) } },
  ),
  fault(
    'account-create-number-identity',
    'workspace.service-account.create.identity.number',
    'A number is taken for a service identity.',
    { serviceAccounts: { serviceIdentity: (value) => typeof value === 'number' || rules.serviceIdentity(value) } },
  ),
  fault(
    'account-create-empty-identity',
    'workspace.service-account.create.identity.string',
    'An empty text counts as no service identity.',
    { serviceAccounts: { serviceIdentity: (value) => value === '' || rules.serviceIdentity(value) } },
  ),
  fault(
    'account-create-zero-identity',
    'workspace.service-account.create.identity.number',
    'Zero counts as no service identity.',
    { serviceAccounts: { serviceIdentity: (value) => value === 0 || rules.serviceIdentity(value) } },
  ),
  fault(
    'account-create-boolean-identity',
    'workspace.service-account.create.identity.boolean',
    'A service identity may be true, and stands for an ordinary one.',
    { serviceAccounts: { serviceIdentity: (value) => value === true || rules.serviceIdentity(value) } },
  ),
  fault(
    'account-create-false-identity',
    'workspace.service-account.create.identity.boolean',
    'False counts as no service identity.',
    { serviceAccounts: { serviceIdentity: (value) => value === false || rules.serviceIdentity(value) } },
  ),
  fault(
    'account-create-needs-fraction',
    'workspace.service-account.create.expires-at.accepted',
    'The end of a key needs its milliseconds.',
    { serviceAccounts: { expiresAt: (value, parse) => (/\.\d{3}/u.test(String(value)) ? parse(value) : null) } },
  ),
  fault('account-create-text-flag', 'workspace.service-account.create.single-use.type', 'isSingleUse may be a text.', {
    serviceAccounts: {
      isSingleUse: (value, openMissing) => typeof value === 'string' || rules.isSingleUse(value, openMissing),
    },
  }),
  fault(
    'account-create-truthy-flag',
    'workspace.service-account.create.single-use.type',
    'isSingleUse may be the text true or false.',
    {
      serviceAccounts: {
        isSingleUse: (value, openMissing) =>
          value === 'true' || value === 'false' || rules.isSingleUse(value, openMissing),
      },
    },
  ),
  fault(
    'account-create-no-date',
    'workspace.service-account.create.expires-at.not-a-date',
    'A text that is no date means no expiry.',
    {
      serviceAccounts: {
        expiresAt: (value, openParse) =>
          openParse(value) ?? (typeof value === 'string' ? Date.now() + 365 * DAY_MS : null),
      },
    },
  ),
  fault(
    'account-create-no-date-500',
    'workspace.service-account.create.expires-at.not-a-date',
    'A text that is no date is a server error.',
    refused('serviceAccount.expiresAt', (answer, request) =>
      typeof identityPart('expiresAt')(request) === 'string' ? { ...answer, status: 500 } : answer,
    ),
  ),
];
