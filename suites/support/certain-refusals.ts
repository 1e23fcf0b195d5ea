import type { RequirementId, WorkspaceOperation } from '../../generated/catalogue.ts';
import {
  type CheckContext,
  type Expectation,
  exchangeOf,
  expectStatus,
  expectThat,
  field,
  NotTested,
  type RawRequest,
  type Reply,
  show,
} from '../../src/check/index.ts';
import { badNames } from './bad-names.ts';
import { type Directory, type Place, registerEntry } from './entries.ts';
import { createdId } from './made.ts';

/* What is certain to be refused in any filespace: as data, so that it can be asked wherever there is one. */

/** Where it is asked. */
export interface Spot {
  /** One that takes directories. */
  directory: Directory;
  /** One that holds two at least, and the name of one of them. */
  crowd: Place;
  taken: string;
}

export interface CertainRefusal {
  requirement: RequirementId;
  what: string;
  /** Only while special names are forbidden. */
  isSpecial?: boolean;
  request(t: CheckContext, spot: Spot): RawRequest<WorkspaceOperation>;
  /** What is expected of the answer, where that is not 400. */
  judge?(reply: Reply, where: string): void;
}

const entriesPath = '/api/v1/filespaces/{filespaceId}/entries';
const link = 'GET /api/v1/filespaces/{filespaceId}/direct-links' as const;
const malformed = 'abc';

function creation(parent: Place, name: string, changes: object = {}): RawRequest<WorkspaceOperation> {
  const { filespaceId, id: parentId } = parent;
  return {
    operation: `POST ${entriesPath}`,
    path: { filespaceId },
    body: { parentId, name, type: 'dir', ...changes },
  };
}

/** No two of them may become the same when a service drops what is wrong: it would refuse one for being taken. */
const wrongNames = badNames.map(
  ({ requirement, name, isSpecial }): CertainRefusal => ({
    requirement,
    what: `the name ${show(name)}`,
    isSpecial,
    request: (t, { directory }) => creation(directory, /^[a-z]/.test(name) ? `${t.names.directory()}-${name}` : name),
  }),
);

const wrongCreates: readonly CertainRefusal[] = [
  {
    requirement: 'workspace.entry.create.parent.malformed',
    what: 'a malformed parentId',
    request: (t, { directory }) => creation(directory, t.names.directory(), { parentId: malformed }),
  },
  {
    requirement: 'workspace.entry.create.type.file',
    what: 'the type file',
    request: (t, { directory }) => creation(directory, t.names.directory(), { type: 'file' }),
  },
  {
    requirement: 'workspace.entry.create.duplicate',
    what: 'a name that is taken',
    request: (_, { crowd, taken }) => creation(crowd, taken),
  },
];

const wrongReads: readonly CertainRefusal[] = [
  {
    requirement: 'workspace.entry.get.malformed-id',
    what: 'a malformed id',
    request: (_, { directory: { filespaceId } }) => ({
      operation: `GET ${entriesPath}/{entryId}`,
      path: { filespaceId, entryId: malformed },
    }),
  },
  {
    requirement: 'workspace.entry.resolve.relative',
    what: 'a path without a slash in front',
    request: (_, { directory: { filespaceId, path } }) => ({
      operation: `GET ${entriesPath}/resolve`,
      path: { filespaceId },
      query: { path: path.slice(1) },
    }),
  },
  ...(
    [
      [
        'workspace.direct-link.relative-path',
        'a link by a path without a slash in front',
        (_, path) => ({ path: path.slice(1) }),
      ],
      ['workspace.direct-link.malformed-id', 'a link by a malformed id', () => ({ entryId: malformed })],
      ['workspace.direct-link.both', 'a link by path and by id at once', (entryId, path) => ({ entryId, path })],
      ['workspace.direct-link.neither', 'a link by neither path nor id', () => ({})],
    ] as const satisfies readonly [RequirementId, string, (id: string, path: string) => Record<string, string>][]
  ).map(
    ([requirement, what, query]): CertainRefusal => ({
      requirement,
      what,
      request: (_, { directory: { filespaceId, id, path } }) => ({
        operation: link,
        path: { filespaceId },
        query: query(id, path),
      }),
    }),
  ),
  {
    requirement: 'workspace.entry.children.limit',
    what: 'a page of more than the limit',
    request: (_, { crowd: { filespaceId, id } }) => ({
      operation: `GET ${entriesPath}/{entryId}/children`,
      path: { filespaceId, entryId: id },
      query: { limit: '1' },
    }),
    judge: (reply, where) => {
      expectStatus(reply, 200, `the limit 1 ${where}`);
      const entries = field(field(exchangeOf(reply).json, 'data'), 'entries');
      const shown = Array.isArray(entries) ? entries.length : 0;
      expectThat(shown <= 1, `no more than one child ${where}`, String(shown), reply);
    },
  },
];

/** Last of all: where it is taken, nothing else can be asked. */
const wrongDeletion: CertainRefusal = {
  requirement: 'workspace.entry.delete.not-empty',
  what: 'the deletion of what holds something',
  request: (_, { crowd: { filespaceId, id } }) => ({
    operation: `DELETE ${entriesPath}/{entryId}`,
    path: { filespaceId, entryId: id },
  }),
};

const refusals: readonly CertainRefusal[] = [...wrongNames, ...wrongCreates, ...wrongReads, wrongDeletion];

/** Every special name has its turn in one of the places; what other checks ask there is not asked again. */
const places = {
  'customer storage': {
    special: ['backslash', 'asterisk', 'greater-than', 'pipe', 'reserved-con', 'reserved-aux', 'reserved-prn'],
    elsewhere: [
      ...['workspace.entry.name.slash', 'workspace.entry.name.trailing-dot', 'workspace.entry.create.type.file'],
      ...['workspace.entry.create.duplicate', 'workspace.direct-link.both', 'workspace.entry.children.limit'],
      'workspace.entry.delete.not-empty',
    ],
  },
  // One of an older version may have a setting of its own.
  unsupported: { special: null, elsewhere: [] },
  renamed: {
    special: ['double-quote', 'less-than', 'colon', 'question-mark', 'reserved-nul', 'reserved-lpt', 'reserved-com'],
    elsewhere: [
      ...['workspace.entry.name.slash', 'workspace.entry.create.duplicate', 'workspace.entry.delete.not-empty'],
    ],
  },
  // What its setting is need not be known.
  'other workspace': {
    special: null,
    elsewhere: [
      ...['workspace.entry.name.empty', 'workspace.entry.create.type.file', 'workspace.entry.create.duplicate'],
      ...['workspace.direct-link.both', 'workspace.entry.children.limit', 'workspace.entry.delete.not-empty'],
    ],
  },
  // Of names it is asked where they are.
  'new account': {
    special: null,
    elsewhere: [
      ...['workspace.entry.name.slash', 'workspace.entry.name.dot', 'workspace.entry.name.dot-dot'],
      ...['workspace.entry.name.empty', 'workspace.entry.create.duplicate', 'workspace.entry.children.limit'],
      'workspace.entry.delete.not-empty',
    ],
  },
} as const satisfies Record<string, { special: readonly string[] | null; elsewhere: readonly RequirementId[] }>;

/** Rules that are about the form of a name, and not about one text in it. */
const forms = ['whitespace-only', 'trailing-space', 'trailing-dot'];

export function refusalsAt(place: keyof typeof places): readonly CertainRefusal[] {
  const { special, elsewhere }: { special: readonly string[] | null; elsewhere: readonly RequirementId[] } =
    places[place];
  const names = special === null ? [] : [...forms, ...special].map((rule) => `workspace.entry.name.${rule}`);
  return refusals
    .filter(({ requirement, isSpecial }) => isSpecial !== true || names.includes(requirement))
    .filter(({ requirement }) => !elsewhere.includes(requirement));
}

/** What this makes all the same is registered. */
export async function askCertain(
  t: CheckContext,
  refusal: CertainRefusal,
  spot: Spot,
  expectation: Expectation = {},
): Promise<Reply> {
  const reply = await t.workspace.raw({ ...refusal.request(t, spot), ...expectation });
  if (wronglyMade(reply) !== null) registerEntry(t, reply, spot.directory.filespaceId, refusal.what);
  return reply;
}

export function wronglyMade(reply: Reply): string | null {
  return exchangeOf(reply).request.method === 'POST' ? createdId(reply) : null;
}

export function expectRefused({ what, judge }: CertainRefusal, reply: Reply, where: string): void {
  if (judge === undefined) expectStatus(reply, 400, `${what} ${where}`);
  else judge(reply, where);
}

/** @throws {NotTested} for special names in the first workspace where these are allowed. */
export function unlessAllowed(t: CheckContext, { isSpecial }: CertainRefusal): void {
  if (isSpecial === true && t.workspaceTarget.forbidSpecialCharacters === false) {
    throw new NotTested('the profile says `workspace.forbidSpecialCharacters: false`');
  }
}
