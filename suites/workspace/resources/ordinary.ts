import { type CheckContext, field, Inconclusive, prepared, type Reply, show } from '../../../src/check/index.ts';
import type { Mistakes, WorkspaceResource } from '../../../src/resources/index.ts';
import { unlessFull } from '../../support/full-target.ts';
import { createdId, registerMade } from '../../support/made.ts';
import { clientOf, strangerTo } from '../../support/other-workspace.ts';
import { inList, records, sight, stateIn } from '../../support/sights.ts';
import {
  type Collection,
  newName,
  present,
  type Refusal,
  type Sight,
  type State,
  type Thing,
} from '../../support/things.ts';
import { type Ids, kept, type Making } from './making.ts';

/** What a run can make, find and remove. */
export type Made = WorkspaceResource & Required<Pick<WorkspaceResource, 'create' | 'list' | 'remove'>>;

export function isMade(resource: WorkspaceResource): resource is Made {
  return resource.create !== undefined && resource.list !== undefined && resource.remove !== undefined;
}

/** How things are made of which the facts say all that there is to say. */
export function ordinaryMaking(resource: Made): Making & Required<Pick<Making, 'body' | 'make' | 'register'>> {
  const { create, change, named, key, noun, beside } = resource;
  const body = (t: CheckContext) => ({ ...beside, [named]: newName(t, resource) });
  return {
    body,
    ...(change?.field === named ? { changed: (t: CheckContext) => ({ [named]: newName(t, resource) }) } : {}),
    make: (t, { site, path, harmed }) =>
      kept(t, site, `${harmed ? 'doomed ' : ''}${noun}`, async (own): Promise<Ids> => {
        const reply = await clientOf(own, site.side).raw({ operation: create, path, body: body(own) });
        registerMade(own, resource, reply, { path, side: site.side });
        const id = createdId(reply);
        if (id === null) {
          unlessFull(reply);
          prepared(reply, 201, `create a ${noun}`);
        }
        if (id === null) throw new Inconclusive(`the created ${noun} has no id`);
        return { ...path, [key]: id };
      }),
    register: (t, reply, { path = {} }, side) => registerMade(t, resource, reply, { path, side }),
  };
}

/** Things of a check's own, of which the facts say all that there is to say. */
export function openOrdinary(t: CheckContext, resource: Made, path: Ids): Collection {
  return { ...ordinary(t, resource, { path }), misnamed: () => misnamed(t, resource, path) };
}

async function misnamed(t: CheckContext, resource: Made, path: Ids) {
  const { list, named, nameAt = [named], mistakes = {}, idAt } = resource;
  const reply = await t.workspace.raw({ operation: list, path });
  const envelope = idAt[0]?.slice(0, -1) ?? [];
  const nameOf = (record: unknown) => nameAt.slice(envelope.length).reduce<unknown>(field, record);
  const wrong = records(reply).filter((record) => mistakes[named]?.includes(nameOf(record)));
  return { reply, ids: wrong.map((record) => field(record, 'id')) };
}

export interface Special {
  /** Ids of what the things stand in. */
  path?: Ids;
  /** What a create of the name sends; without it, the name and what the facts put beside it. */
  body?(name: string): object;
  /** What of a thing is seen in a record. */
  stateOf?(record: unknown): State;
}

/** Things that are made, seen and removed as their facts say. */
export function ordinary(t: CheckContext, resource: Made, special: Special = {}): Collection & Looks {
  const { create, get, remove, key, named, beside } = resource;
  const { path = {}, body = (name) => ({ ...beside, [named]: name }) } = special;
  const at = ({ id }: Thing): Ids => ({ ...path, [key]: id });
  const send = async (sent: object, name: string) => {
    const reply = await t.workspace.raw({ operation: create, path, body: sent });
    registerMade(t, resource, reply, { path, name });
    return reply;
  };
  const looks = looksAt(t, resource, special);
  return {
    ...looks,
    get: (thing) => t.workspace.raw({ operation: get, path: at(thing) }),
    create: async (name) => {
      const reply = await send(body(name), name);
      const id = createdId(reply);
      return { thing: id === null ? null : { id, name }, reply };
    },
    remove: async (thing) => {
      const reply = await t.workspace.raw({ operation: remove, path: at(thing) });
      if (reply.response.ok) t.gone(at(thing));
      return reply;
    },
    refusals: refusalsOf(resource.mistakes, (mistake, name) => send({ ...body(name), ...mistake }, name)),
    stranger: () => ordinary(strangerTo(t), resource, special),
    isOwn: false,
  };
}

/** A create with each of its fields missing, and with each wrong value that there is for it. */
function refusalsOf(mistakes: Mistakes = {}, send: (mistake: object, name: string) => Promise<Reply>): Refusal[] {
  return Object.entries(mistakes).flatMap(([field, values]) =>
    values.map(
      (value): Refusal => ({
        write: 'create',
        what: `a create with ${show(value)} as ${field}`,
        send: (_, name) => send({ [field]: value }, name),
        ...(value === undefined && { omits: true }),
      }),
    ),
  );
}

type Looks = Pick<Collection, 'see' | 'askAbout'> & Required<Pick<Collection, 'glance' | 'listed'>>;

function looksAt(t: CheckContext, resource: Made, { path = {}, stateOf = () => present }: Special): Looks {
  const { get, list, key, named, filter, idAt } = resource;
  const listed = (query: Record<string, string> = {}) => t.workspace.raw({ operation: list, path, query });
  const found = (name: string) => (filter === undefined ? [] : [listed({ [filter]: name })]);
  const envelope = idAt[0]?.slice(0, -1) ?? [];
  const inThe = (what: string, reply: Reply, { id }: Thing) => sight(what, reply, inList(records(reply), id, stateOf));
  const seen = async (things: readonly Thing[], narrowed: typeof found): Promise<Sight[][]> => {
    const all = await listed();
    return Promise.all(
      things.map(async (thing) => {
        const one = t.workspace.raw({ operation: get, path: { ...path, [key]: thing.id } });
        const [single, ...others] = await Promise.all([one, ...narrowed(thing.name)]);
        const state = stateIn(single, (json) => stateOf(envelope.reduce<unknown>(field, json)));
        return [
          sight('the get', single, state),
          inThe('the list', all, thing),
          ...others.map((reply) => inThe(`the list by its ${named}`, reply, thing)),
        ];
      }),
    );
  };
  return {
    askAbout: (name) => Promise.all([listed(), ...found(name)]),
    glance: (things) => seen(things, () => []),
    listed: async (things) => {
      const all = await listed();
      return things.map((thing) => [inThe('the list', all, thing)]);
    },
    see: (things) => seen(things, found),
  };
}
