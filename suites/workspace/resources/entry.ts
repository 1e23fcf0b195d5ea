import {
  type CheckContext,
  exchangeOf,
  expectEqual,
  expectStatus,
  field,
  prepared,
  type Reply,
} from '../../../src/check/index.ts';
import { entry } from '../../../src/resources/index.ts';
import {
  createIn,
  createRaw,
  type Directory,
  deleteEntry,
  getEntry,
  resolvePath,
  workPlace,
} from '../../support/entries.ts';
import { walk } from '../../support/entry-walks.ts';
import { unknownLike } from '../../support/identifiers.ts';
import { linkTo } from '../../support/lent-file.ts';
import { createdId } from '../../support/made.ts';
import { clientOf, type Side, strangerTo } from '../../support/other-workspace.ts';
import { inParallel } from '../../support/parallel.ts';
import { inList, sight, stateIn } from '../../support/sights.ts';
import { type Collection, present, type Refusal, type Sight, type Thing } from '../../support/things.ts';
import { kept, type Making, type Site } from './making.ts';

export const entryMaking: Making = {
  body: async (t, { site, path }) => ({
    parentId: await directoryOf(t, site, path.filespaceId ?? '', false),
    name: t.names.directory(),
    type: 'dir',
  }),
  make: async (t, { site, path, harmed }) => ({
    ...path,
    entryId: await directoryOf(t, site, path.filespaceId ?? '', harmed),
  }),
  /** It goes with its filespace. */
  register: () => undefined,
  open: async (t) => directoriesIn(t, await workPlace(t)),
};

/** A directory of the site, at the top level of a filespace. */
export function directoryOf(t: CheckContext, site: Site, filespaceId: string, harmed: boolean): Promise<string> {
  return kept(t, site, harmed ? 'doomed directory' : 'directory', async (own) => {
    const parentId = await rootOf(own, filespaceId, site.side);
    const body = { parentId, name: own.names.directory(), type: 'dir' as const };
    const made = clientOf(own, site.side).POST('/api/v1/filespaces/{filespaceId}/entries', {
      params: { path: { filespaceId } },
      body,
    });
    return prepared(await made, 201, 'create a directory').data.id;
  });
}

async function rootOf(t: CheckContext, filespaceId: string, side: Side): Promise<string> {
  const reply = await clientOf(t, side).GET('/api/v1/filespaces/{filespaceId}/entries/resolve', {
    params: { path: { filespaceId }, query: { path: '/' } },
  });
  return prepared(reply, 200, 'resolve the root directory').data.id;
}

function directoriesIn(t: CheckContext, parent: Directory): Collection {
  const { filespaceId } = parent;
  const pathOf = ({ name }: { name: string }): string => `${parent.path}/${name}`;
  const byName = (thing: { name: string }) => resolvePath(t, filespaceId, pathOf(thing));
  const get = ({ id }: Thing) => getEntry(t, { filespaceId, id });
  const pages = (known: number) =>
    Promise.all([
      walk(t, parent, { known }),
      walk(t, parent, { limit: 2, known }),
      walk(t, parent, { limit: 10, known }),
    ]);
  const listed = async (things: readonly Thing[]): Promise<Sight[][]> => {
    const { entries, replies } = await walk(t, parent, { known: 30 });
    return things.map(({ id }) => [{ what: 'the children', state: inList(entries, id), evidence: replies }]);
  };
  return {
    get,
    create: async (name) => {
      const reply = await createRaw(t, filespaceId, { parentId: parent.id, name, type: 'dir' });
      const id = createdId(reply);
      return { thing: id === null ? null : { id, name }, reply };
    },
    remove: ({ id }) => t.workspace.raw({ operation: entry.remove, path: { filespaceId, entryId: id } }),
    fill: ({ id }) => createRaw(t, filespaceId, { parentId: id, name: childName, type: 'dir' }),
    below: async ({ id, name }) => {
      const child = createdId(await createIn(t, { filespaceId, id }, childName));
      if (child === null) return;
      await Promise.all([walk(t, { filespaceId, id }, { known: 1 }), byName({ name: `${name}/${childName}` })]);
      // Only what is empty can be removed.
      await deleteEntry(t, { filespaceId, id: child });
    },
    hold: async ({ id }) => {
      const held = [
        await createIn(t, { filespaceId, id }, childName),
        await createIn(t, { filespaceId, id }, t.names.directory()),
      ].map((reply) => ({ filespaceId, id: createdId(reply) ?? '' }));
      return () => inParallel(held.map((child) => getEntry(t, child)));
    },
    expectNew: async (thing, evidence) => {
      const { entries, replies } = await walk(t, { filespaceId, id: thing.id }, { known: 0 });
      expectEqual(entries, [], 'what is in a new directory', ...evidence, ...replies);
      const resolved = await byName({ name: `${thing.name}/${childName}` });
      expectStatus(resolved, 404, 'the path of what another directory of the name had');
    },
    refusals: refusalsOf(t, parent),
    stranger: () => directoriesIn(strangerTo(t), parent),
    isOwn: true,
    askAbout: async (name) => {
      const [walks, resolved] = await Promise.all([pages(30), byName({ name })]);
      return [...walks.flatMap(({ replies }) => replies), resolved];
    },
    glance: async (things) => {
      const inLists = await listed(things);
      return Promise.all(
        things.map(async (thing, index) => {
          const single = await get(thing);
          return [sight('the get', single, stateIn(single)), ...(inLists[index] ?? [])];
        }),
      );
    },
    listed,
    see: async (things) => {
      const lists = await pages(30);
      return Promise.all(
        things.map(async (thing) => {
          const [single, link, resolved] = await Promise.all([
            get(thing),
            linkTo(t, filespaceId, { entryId: thing.id }),
            byName(thing),
          ]);
          // A link may be none for a directory; that it is not found is another thing.
          return [
            sight('the get', single, stateIn(single)),
            sight(
              'the link by id',
              link,
              stateIn(link, () => present, [400]),
            ),
            // What has the path now may be another one of the name.
            sight('the path', resolved, isIt(resolved, thing) ? present : stateIn(resolved, () => null)),
            ...lists.map(({ entries, replies }, index) => ({
              what: ['the children', 'the children in pages of 2', 'the children in pages of 10'][index] ?? '',
              state: inList(entries, thing.id),
              evidence: replies,
            })),
          ];
        }),
      );
    },
  };
}

const childName = 'below';

function isIt(reply: Reply, { id }: Thing): boolean {
  return field(field(exchangeOf(reply).json, 'data'), 'id') === id;
}

function refusalsOf(t: CheckContext, { filespaceId, id: parentId }: Directory): Refusal[] {
  const create = (body: object) => createRaw(t, filespaceId, { parentId, type: 'dir', ...body });
  return [
    { write: 'create', what: 'a create of a file', send: (_, name) => create({ name, type: 'file' }) },
    {
      write: 'create',
      what: 'a create without a parent',
      omits: true,
      send: (_, name) => create({ name, parentId: undefined }),
    },
    { write: 'create', what: 'a create of a forbidden name', send: () => create({ name: '..' }) },
    {
      write: 'create',
      what: 'a create in no filespace',
      send: (_, name) => createRaw(t, unknownLike(filespaceId).id, { parentId, name, type: 'dir' }),
    },
    { write: 'create', what: 'a create of a name that is taken', send: ({ name }) => create({ name }) },
    {
      write: 'remove',
      what: 'a removal of what is not empty',
      send: async ({ id }) => {
        const child = createdId(await createIn(t, { filespaceId, id }, t.names.directory()));
        const reply = await deleteEntry(t, { filespaceId, id });
        // The thing itself is to be removed at last.
        if (child !== null) await deleteEntry(t, { filespaceId, id: child });
        return reply;
      },
    },
  ];
}
