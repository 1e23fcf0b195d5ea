import { type Exchange, field, type JudgedRun } from '../../src/check/index.ts';
import { type Resource, resources } from '../../src/resources/index.ts';
import { sameText } from '../exchange-laws/law.ts';
import { parse } from './json-text.ts';
import { IdFields, pathOf, placeOf, shownIn } from './shown-records.ts';
import { hasOuterSpaces } from './trimmed-names.ts';

/** Something that the run made, as its requests and their answers tell. */
export interface OwnThing {
  readonly resource: Resource;
  /** The path of the collection, and that of the thing itself. */
  readonly collection: string;
  readonly path: string;
  readonly id: unknown;
  readonly name: unknown;
  /** What it stands in, where its path does not say that. */
  readonly parent: unknown;
  /** When the answer to its create was there. */
  readonly since: number;
  /** When its removal was answered; `unclear`: it may be there, and may be not. */
  removed: number | 'unclear' | null;
  /** What the last update gave to it; null where none did, or several at once. */
  given: string | null;
  /** The body of that update: with whatever else it names, what was given may go. */
  givenWith: string;
  /** When the last update of any kind was answered. */
  writtenAt: number;
  /** When a list that shows it was first answered; null where none has. */
  listedAt: number | null;
}

/** What the run made and wrote to, for rules about whatever answer shows it, or does not. */
export class OwnThings {
  readonly ids = new IdFields();
  readonly #byPlace = new Map<string, OwnThing>();
  readonly #byPath = new Map<string, Set<OwnThing>>();
  readonly #byId = new Map<string, Set<OwnThing>>();
  readonly #byCollection = new Map<string, Set<OwnThing>>();
  /** By each path above, the places below it. */
  readonly #below = new Map<string, Set<string>>();
  /** What an update has given something to. */
  readonly #updated = new Set<OwnThing>();
  /** The places of all that was ever made. */
  readonly #given = new Set<string>();

  note(exchange: Exchange): void {
    this.ids.note(exchange);
    const { method, url } = exchange.request;
    if (method === 'POST') this.#noteCreate(exchange);
    else if (method === 'DELETE') this.#noteRemoval(exchange, pathOf(url));
    else if (method === 'PATCH') this.#noteUpdate(exchange, pathOf(url));
  }

  /** By the path under which whoever asked has made it. */
  at(exchange: Exchange, path: string): OwnThing | undefined {
    return this.#byPlace.get(placeOf(exchange, path));
  }

  /** What whoever asked has made in a collection, and whatever became of it. */
  in(exchange: Exchange, collection: string): ReadonlySet<OwnThing> {
    return this.#byCollection.get(placeOf(exchange, collection)) ?? new Set();
  }

  /** Whether at this moment it, or what it stands in, is being written to. */
  isUnsettled(thing: OwnThing, { writing }: Pick<JudgedRun, 'writing'>): boolean {
    const { path } = thing;
    if (writing.some((written) => leansOn(thing, lastOf(written)))) return true;
    const parts = path.split('/');
    const above = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
    const things = above.filter((_, index) => !collections.has(parts[index] ?? ''));
    return things.some((each) => writing.some((written) => written !== '' && each.endsWith(written)));
  }

  #noteCreate(exchange: Exchange): void {
    const resource = made.get(`${exchange.api} ${exchange.operation}`);
    if (resource === undefined) return;
    const body = parse(exchange.request.body);
    const name = field(body, resource.named);
    const collection = pathOf(exchange.request.url);
    // Where a name is used again, an id may be as well.
    for (const thing of this.in(exchange, collection))
      if (thing.removed !== null && sameText(thing.name, name)) this.#forget(placeOf(exchange, thing.path), thing);
    const shown = exchange.status === 201 ? shownIn(exchange, this.ids) : null;
    const [record, ...others] = shown?.records ?? [];
    // Of several fields with ids only the one that has the name of the documents is certain.
    const id = record?.[resource.idAt[0]?.at(-1) ?? 'id'];
    if ((typeof id !== 'string' && typeof id !== 'number') || others.length > 0) return;
    const parent = resource.below === undefined ? undefined : field(body, resource.below[0]);
    const since = exchange.startedAt + exchange.durationMs;
    const path = `${collection}/${id}`;
    // Whether somebody is invited twice, or anew in place of the first time, is open.
    if (resource.named === 'email')
      for (const thing of this.in(exchange, collection))
        if (thing.path !== path && sameText(thing.name, name)) thing.removed ??= 'unclear';
    this.#add(exchange, { resource, collection, path, id, name, parent, since, ...fresh });
  }

  /** Where ids are given again, others get them as well: whose it is by now nobody knows. */
  #isGivenAgain(place: string): boolean {
    const isAgain = this.#given.has(place);
    this.#given.add(place);
    return isAgain;
  }

  #add(exchange: Exchange, thing: OwnThing): void {
    const before = this.at(exchange, thing.path);
    const place = placeOf(exchange, thing.path);
    if (before !== undefined) this.#forget(place, before);
    if (this.#isGivenAgain(place)) thing.removed = 'unclear';
    this.#byPlace.set(place, thing);
    entryOf(this.#byPath, plain(thing.path)).add(thing);
    entryOf(this.#byId, plain(lastOf(thing.path))).add(thing);
    entryOf(this.#byCollection, placeOf(exchange, thing.collection)).add(thing);
    for (const above of pathsAbove(thing.path)) entryOf(this.#below, above).add(place);
  }

  #forget(place: string, thing: OwnThing): void {
    this.#byPlace.delete(place);
    this.#updated.delete(thing);
    for (const above of pathsAbove(thing.path)) this.#below.get(above)?.delete(place);
    this.#byPath.get(plain(thing.path))?.delete(thing);
    this.#byId.get(plain(lastOf(thing.path)))?.delete(thing);
    this.#byCollection.get(`${place.slice(0, -thing.path.length)}${thing.collection}`)?.delete(thing);
  }

  /** What was made under a path, or nearly that; where there is none, what was made elsewhere: who accepts that looks at ids alone. */
  #mayMean({ api, operation, status }: Exchange, path: string): Iterable<OwnThing> {
    const things = this.#byPath.get(plain(path)) ?? new Set<OwnThing>();
    if (things.size > 0 || status >= 300) return things;
    return [...(this.#byId.get(plain(lastOf(path))) ?? [])].filter(
      ({ resource: { api: ofApi, remove, change } }) =>
        ofApi === api && (operation === remove || operation === change?.operation),
    );
  }

  /** Whoever else asks may mean something else by the path, or the same; and so may one that is nearly the same. */
  #noteRemoval(exchange: Exchange, path: string): void {
    const { status, startedAt, durationMs } = exchange;
    if (isRefused(status)) return;
    const meant = this.at(exchange, path);
    for (const thing of this.#updated) if (leansOn(thing, lastOf(path))) thing.given = null;
    for (const thing of this.#mayMean(exchange, path)) {
      // What was asked for before it was there may be about another one, whose id it was given.
      const isIts = status < 300 && thing === meant && thing.removed !== 'unclear' && startedAt > thing.since;
      thing.removed = isIts ? startedAt + durationMs : 'unclear';
      this.#forgetBelow(thing.path);
    }
    // Its own create may be forgotten by now, or was never seen.
    if (status < 300) this.#forgetBelow(path);
  }

  /** What a thing held goes with it, and the ids of all that may be given again. */
  #forgetBelow(path: string): void {
    for (const place of [...(this.#below.get(path) ?? [])]) {
      const held = this.#byPlace.get(place);
      if (held !== undefined) this.#forget(place, held);
    }
  }

  #noteUpdate(exchange: Exchange, path: string): void {
    const { status, startedAt, durationMs, request } = exchange;
    if (isRefused(status)) return;
    const meant = this.at(exchange, path);
    for (const thing of this.#mayMean(exchange, path)) {
      const { change } = thing.resource;
      const value = change === undefined ? undefined : field(parse(request.body), change.field);
      // An empty text is a mistake, whatever is answered to it, and spaces around a name may be dropped.
      const isText = typeof value === 'string' && value !== '' && !hasOuterSpaces(value);
      const isNamed = isText && change?.values?.includes(value) !== false;
      const isIts = status === 200 && thing === meant && isNamed;
      // Of two at once nobody knows which one was last.
      thing.given = isIts && startedAt > thing.writtenAt ? value : null;
      this.#updated.add(thing);
      thing.givenWith = request.body ?? '';
      thing.writtenAt = Math.max(thing.writtenAt, startedAt + durationMs);
    }
  }
}

const fresh = { removed: null, given: null, givenWith: '', writtenAt: 0, listedAt: null } as const;

const made: ReadonlyMap<string, Resource> = new Map(
  resources.flatMap((resource): [string, Resource][] =>
    resource.create === undefined ? [] : [[`${resource.api} ${resource.create}`, resource]],
  ),
);

/** What is written to these makes something new. */
const collections: ReadonlySet<string> = new Set(
  resources.flatMap(({ create }) => (create === undefined ? [] : [create.slice(create.lastIndexOf('/') + 1)])),
);

function isRefused(status: number): boolean {
  return status === 400 || status === 401 || status === 403;
}

/** Whether what it was given names something of this id: who administers a filespace may be nobody's administrator without it. */
function leansOn({ given, givenWith }: OwnThing, id: string): boolean {
  return given !== null && id !== '' && givenWith.includes(JSON.stringify(id));
}

function entryOf<Value>(map: Map<string, Set<Value>>, key: string): Set<Value> {
  const found = map.get(key) ?? new Set();
  map.set(key, found);
  return found;
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The paths that a path goes on from. */
function pathsAbove(path: string): string[] {
  return [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index)).filter((above) => above !== '');
}

/** Letter case, and whatever is no letter and no digit, may be written otherwise. */
function plain(path: string): string {
  return path.toLowerCase().replaceAll(/[^\p{L}\p{N}/]/gu, '');
}
