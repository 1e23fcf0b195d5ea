import type { Answer, ApiRequest } from '../core/exchange.ts';
import { isObject } from '../core/json.ts';
import { transport } from '../policy/around.ts';
import type { Fault } from './types.ts';
import { narrowed, op, part, sent, textPart } from './workspace/support.ts';

/** A directory, or a filespace, that was created. */
interface Seen {
  id: string;
  name: string;
  path: string;
}

interface Looseness {
  word: string;
  story: string;
  finds(asked: string, seen: Seen): boolean;
}

const loosenesses: readonly Looseness[] = [
  { word: 'name', story: 'by its name', finds: (asked, { name }) => asked === name },
  { word: 'path', story: 'by its path', finds: (asked, { path }) => asked === path },
  {
    word: 'half',
    story: 'by the second half of its id',
    finds: (asked, { id }) => id.includes(':') && asked === id.slice(id.indexOf(':') + 1),
  },
  { word: 'twice', story: 'by its id written twice', finds: (asked, { id }) => asked === `${id}${id}` },
  { word: 'bits', story: 'by the lower 32 bits of its number', finds: (asked, { id }) => narrowed(asked, 1) === id },
  {
    word: 'bits-of-the-first-number',
    story: 'by the lower 32 bits of its first number',
    finds: (asked, { id }) => narrowed(asked, 0) === id,
  },
];

/** Where an entry is asked for by something else than the path of the request. */
const places = [
  { word: 'parent', operation: op.createEntry, read: (request: ApiRequest) => textPart(sent(request), 'parentId') },
  { word: 'linked', operation: op.directLink, read: ({ query }: ApiRequest) => query.get('entryId') ?? '' },
] as const;

function pathIn(known: ReadonlyMap<string, Seen>, parentId: string, name: string): string {
  return `${known.get(parentId)?.path ?? ''}/${name}`;
}

function remember(known: Map<string, Seen>, request: ApiRequest, { status, body }: Answer): void {
  if (request.operation !== op.createEntry || status !== 201) return;
  const [id, name, parentId] = ['id', 'name', 'parentId'].map((field) => textPart(body, 'data', field));
  if (id !== undefined && name !== undefined) known.set(id, { id, name, path: pathIn(known, parentId ?? '', name) });
}

function replace(request: ApiRequest, id: string): void {
  if (request.operation === op.directLink) request.query.set('entryId', id);
  else
    Object.assign(request, {
      json: (
        (body) => () =>
          body
      )({ ...sent(request), parentId: id }),
    });
}

const foundElsewhere: readonly Fault[] = places.flatMap(({ word, operation, read }) =>
  loosenesses.map((looseness) => {
    const known = new Map<string, Seen>();
    return {
      id: `entry-${word}-found-by-${looseness.word}`,
      requirement: 'workspace.not-found.entry.neighbour',
      story: `${operation} finds its entry ${looseness.story}.`,
      override: transport({
        beforeEach: ({ api, request }) => {
          if (api !== 'workspace' || request.operation !== operation) return undefined;
          const asked = read(request);
          const meant = [...known.values()].find((seen) => looseness.finds(asked, seen));
          if (meant !== undefined && !known.has(asked)) replace(request, meant.id);
          return undefined;
        },
        afterEach: ({ api, request, answer }) => {
          if (api === 'workspace') remember(known, request, answer);
          return answer;
        },
      }),
    };
  }),
);

const pathsById: Fault = {
  id: 'entry-path-of-an-id',
  requirement: 'workspace.not-found.path',
  story: 'A path that ends in the id of an entry leads to it.',
  override: pathsFound((path, seen) => path === `/${seen.id}` || path.endsWith(`/${seen.id}`)),
};

const pathsByName: Fault = {
  id: 'entry-path-of-a-name',
  requirement: 'workspace.not-found.path',
  story: 'A path of one name leads to whatever has the name, however deep it is.',
  override: pathsFound((path, seen) => path === `/${seen.name}` && seen.path !== path),
};

const pathsAcrossNothing: Fault = {
  id: 'entry-path-across-a-missing-directory',
  requirement: 'workspace.not-found.path',
  story: 'A path leads on past a directory that is not there.',
  override: pathsFound((path, seen) => path.replace(/\/[^/]+(?=\/[^/]+$)/u, '') === seen.path),
};

function pathsFound(finds: (path: string, seen: Seen) => boolean): Fault['override'] {
  const known = new Map<string, Seen>();
  return transport({
    beforeEach: ({ api, request }) => {
      const path = request.query.get('path') ?? '';
      const isMeant = request.operation === op.resolve || request.operation === op.directLink;
      const meant = [...known.values()].find((seen) => finds(path, seen));
      if (api === 'workspace' && isMeant && meant !== undefined) request.query.set('path', meant.path);
      return undefined;
    },
    afterEach: ({ api, request, answer }) => {
      if (api === 'workspace') remember(known, request, answer);
      return answer;
    },
  });
}

/** Roles are given for filespaces by their names. */
function rolesByName(): Fault {
  const ids = new Map<string, string>();
  return {
    id: 'member-filespaces-by-name',
    requirement: 'workspace.not-found.filespace.neighbour',
    story: `${op.changeMember} finds filespaces by their names.`,
    override: transport({
      beforeEach: ({ request }) => {
        if (request.operation !== op.changeMember) return undefined;
        const body = sent(request);
        const { filespaceIds } = body;
        if (!Array.isArray(filespaceIds)) return undefined;
        const found = filespaceIds.map((id: unknown) => ids.get(String(id)) ?? id);
        Object.assign(request, { json: () => ({ ...body, filespaceIds: found }) });
        return undefined;
      },
      afterEach: ({ api, request, answer }) => {
        const record = part(answer.body, 'data');
        if (api === 'workspace' && request.operation === op.createFilespace && isObject(record)) {
          ids.set(textPart(record, 'name'), textPart(record, 'id'));
        }
        return answer;
      },
    }),
  };
}

/** What is no id finds something where it stands in a body or a query. */
export const neighbourElsewhereFaults: readonly Fault[] = [
  ...foundElsewhere,
  pathsById,
  pathsByName,
  pathsAcrossNothing,
  rolesByName(),
];
