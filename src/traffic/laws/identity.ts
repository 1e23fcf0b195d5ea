import type { Operation, RequirementId } from '../../../generated/catalogue.ts';
import { show } from '../../check/expect.ts';
import { at, canonicalEntryId, held, isTo, type Law, sameText } from './law.ts';

/** Which record an operation answers: the one that its path names. */
interface Identity {
  readonly operation: Operation;
  readonly parameter: string;
  readonly requirement: RequirementId;
  /** Where the documents put the id; where they leave the record open, every place where it most likely stands. */
  readonly places: readonly (readonly string[])[];
  /** Whether the record need not show its id at all. */
  readonly isOpen?: true;
}

const store = '/api/v1/filespaces/{filespaceId}/external/data-stores/{dataStoreId}';
const open = { places: [['id'], ['data', 'id']], isOpen: true } as const;
const enveloped = { places: [['data', 'id']] } as const;

const identities: readonly Identity[] = [
  {
    operation: 'GET /api/v1/clients/{clientId}',
    parameter: 'clientId',
    requirement: 'partner.client.get.identity',
    ...open,
  },
  {
    operation: 'GET /api/v1/clients/{clientId}/workspaces/{workspaceId}',
    parameter: 'workspaceId',
    requirement: 'partner.workspace.get.identity',
    ...open,
  },
  {
    operation: 'GET /api/v1/clients/{clientId}/workspaces/{workspaceId}/filespaces/{filespaceId}',
    parameter: 'filespaceId',
    requirement: 'partner.filespace.get.identity',
    ...open,
  },
  {
    operation: 'GET /api/v1/clients/{clientId}/members/{accountId}',
    parameter: 'accountId',
    requirement: 'partner.member.get.identity',
    places: [['accountId'], ['data', 'accountId']],
    isOpen: true,
  },
  {
    operation: 'GET /api/v1/filespaces/{filespaceId}',
    parameter: 'filespaceId',
    requirement: 'workspace.filespace.get.same-id',
    ...enveloped,
  },
  {
    operation: 'PATCH /api/v1/filespaces/{filespaceId}',
    parameter: 'filespaceId',
    requirement: 'workspace.filespace.rename.echoes-name',
    ...enveloped,
  },
  {
    operation: `GET ${store}`,
    parameter: 'dataStoreId',
    requirement: 'workspace.data-store.get.same-id',
    places: [['id']],
  },
  {
    operation: `PATCH ${store}`,
    parameter: 'dataStoreId',
    requirement: 'workspace.data-store.update.same-record',
    places: [['id']],
  },
  {
    operation: 'GET /api/v1/filespaces/{filespaceId}/entries/{entryId}',
    parameter: 'entryId',
    requirement: 'workspace.entry.get.same-id',
    ...enveloped,
  },
  {
    operation: 'GET /api/v1/members/{memberId}',
    parameter: 'memberId',
    requirement: 'workspace.member.get.same-id',
    ...enveloped,
  },
  {
    operation: 'PATCH /api/v1/members/{memberId}',
    parameter: 'memberId',
    requirement: 'workspace.member.update.same-id',
    ...enveloped,
  },
];

/** A word such as `me` may be another name of whoever asks. */
function isId(text: string | undefined): text is string {
  return text !== undefined && text.length >= 3 && /\d/.test(text);
}

export const identityLaw: Law = (witnessed) => {
  const identity = identities.find(({ operation }) => isTo(witnessed, operation, 200));
  const asked = witnessed.path[identity?.parameter ?? ''];
  const { json } = witnessed.exchange;
  if (identity === undefined || !isId(asked) || json === undefined) return [];
  if (identity.parameter === 'entryId' && canonicalEntryId(asked) === undefined) return [];
  const shown = identity.places.map((place) => at(json, ...place)).find((value) => isText(value));
  if (shown === undefined) return [];
  // A record may hold its id in a field of another name beside an id of something else.
  const holds = sameText(String(shown), asked) || (identity.isOpen === true && textsIn(json).has(asked.toLowerCase()));
  const got = `the record of ${show(shown)}`;
  return [
    held(witnessed, identity.requirement, 'answers the record of the path', {
      holds,
      expected: `the record of ${show(asked)}`,
      got,
    }),
  ];
};

function isText(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

function textsIn(value: unknown): Set<string> {
  const found = new Set<string>();
  const walk = (part: unknown): void => {
    if (isText(part)) found.add(String(part).toLowerCase());
    else if (part !== null && typeof part === 'object') for (const inner of Object.values(part)) walk(inner);
  };
  walk(value);
  return found;
}
