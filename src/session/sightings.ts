import type { Outgoing } from '../http/client.ts';
import { parseJson } from '../http/decode.ts';
import type { Exchange } from '../http/exchange.ts';
import type { KnownState, Likeness } from '../http/facts.ts';

interface Made {
  readonly place: string;
  readonly id: string;
  name: string;
  isFreed: boolean;
  /** When it was answered. */
  readonly since: number;
}

/** What names a resource, in a body and as a filter. */
const nameKeys = ['name', 'email'];
/** Records whose fields an update may leave as they are. */
const shownIn = /^\/api\/v1\/(?:filespaces|members)(?:\/\{\w+\})?$/;
const shownFields = ['name', 'role'];

/** What the answers of a run say about names and records, so that a request can be seen in the light of them. */
export class Sightings {
  readonly #made = new Map<string, Made[]>();
  /** By each path above it, with a slash at its end. */
  readonly #inside = new Map<string, Made[]>();
  readonly #shown = new Map<string, Record<string, string>>();
  /** Which filespaces the last role of a member was given for: whether a record shows them is open. */
  readonly #administered = new Map<string, string>();
  /** What was removed: a list that was asked for before may tell of it afterwards. */
  readonly #gone = new Set<string>();

  stateOf(outgoing: Outgoing): KnownState {
    const { template, place } = whereabouts(outgoing);
    const body = bodyOf(outgoing);
    const name = nameIn(body) ?? (outgoing.method === 'GET' ? filterIn(outgoing) : undefined);
    const isFilter = outgoing.method === 'GET';
    return {
      alike: name === undefined ? [] : this.#likenesses(collection(template), place, name, isFilter, lastOf(outgoing)),
      unchanged: this.#unchanged(outgoing, template, body),
      isInOwnFilespace: this.#isInOwnFilespace(outgoing, template),
      isDirectory: template.endsWith('/direct-links') && this.#isDirectory(outgoing),
    };
  }

  /** Takes note of an answer that succeeded. */
  take(outgoing: Outgoing, exchange: Exchange): void {
    if (exchange.status < 200 || exchange.status > 299) return;
    const { template, place } = whereabouts(outgoing);
    const body = bodyOf(outgoing);
    const group = collection(template);
    if (outgoing.method === 'DELETE' && !isOfAnotherPartner(outgoing, template))
      this.#free(group, lastOf(outgoing), `${pathBehind(outgoing)}/`, exchange.startedAt);
    // What another credential makes may be in another workspace.
    if (outgoing.method === 'POST' && outgoing.authorization === undefined)
      this.#add(group, place, nameIn(body), exchange);
    if (outgoing.method === 'PATCH') this.#rename(group, lastOf(outgoing), nameIn(body));
    if (!shownIn.test(template)) return;
    if (outgoing.method === 'POST') for (const { id } of recordsIn(exchange.json)) this.#gone.delete(String(id));
    for (const record of recordsIn(exchange.json)) this.#show(record.id, record);
    if (outgoing.method !== 'PATCH') return;
    this.#show(lastOf(outgoing), body);
    if (body.role !== undefined) this.#administered.set(lastOf(outgoing), filespacesIn(body));
  }

  #add(group: string, place: string, name: string | undefined, { json, startedAt, durationMs }: Exchange): void {
    if (name === undefined) return;
    const [record] = recordsIn(json);
    const made = this.#made.get(group) ?? [];
    const since = Math.floor(startedAt + durationMs);
    const one = { place, name, id: typeof record?.id === 'string' ? record.id : '', isFreed: false, since };
    made.push(one);
    this.#made.set(group, made);
    for (const { index } of place.matchAll(/\//g)) {
      const above = place.slice(0, index + 1);
      const held = this.#inside.get(above) ?? [];
      held.push(one);
      this.#inside.set(above, held);
    }
  }

  /** What stood in it goes with it. What was answered after that was asked for is something else, which has the id once more. */
  #free(group: string, id: string, inside: string, askedAt: number): void {
    this.#shown.delete(id);
    this.#administered.delete(id);
    this.#gone.add(id);
    const wasThere = ({ since }: Made) => since <= askedAt;
    for (const made of this.#made.get(group) ?? []) if (made.id === id && wasThere(made)) made.isFreed = true;
    for (const made of this.#inside.get(inside) ?? []) if (wasThere(made)) made.isFreed = true;
  }

  #rename(group: string, id: string, name: string | undefined): void {
    if (name === undefined) return;
    for (const made of this.#made.get(group) ?? []) if (made.id === id) made.name = name;
  }

  #show(id: unknown, record: Readonly<Record<string, unknown>>): void {
    if (typeof id !== 'string' || this.#gone.has(id)) return;
    const shown = this.#shown.get(id) ?? {};
    for (const key of shownFields) {
      const value = record[key];
      if (typeof value === 'string') shown[key] = value;
    }
    this.#shown.set(id, shown);
  }

  #likenesses(group: string, place: string, name: string, isFilter: boolean, self: string): Likeness[] {
    const found = new Set<Likeness>();
    for (const made of this.#made.get(group) ?? []) {
      const likeness = made.id === self && self !== '' ? null : likenessOf(made, name, place);
      if (likeness !== null) found.add(likeness);
    }
    if (found.has('same')) return ['same'];
    if (isFilter && found.size === 0 && name !== '') {
      const isPart = (made: Made): boolean => !made.isFreed && made.place === place && made.name.includes(name);
      if ((this.#made.get(group) ?? []).some(isPart)) return ['part'];
    }
    return [...found];
  }

  #unchanged(outgoing: Outgoing, template: string, body: Readonly<Record<string, unknown>>): string[] {
    if (outgoing.method !== 'PATCH' || !shownIn.test(template)) return [];
    const shown = this.#shown.get(lastOf(outgoing)) ?? {};
    const isSame = (key: string): boolean => shown[key] !== undefined && shown[key] === body[key];
    return shownFields.filter((key) => isSame(key) && (key !== 'role' || !this.#isForOthers(lastOf(outgoing), body)));
  }

  /** Whether a role is about other filespaces than the one that the member has: then the change is one. */
  #isForOthers(id: string, body: Readonly<Record<string, unknown>>): boolean {
    const known = this.#administered.get(id);
    return body.role === 'filespaceAdmin' && known !== undefined && known !== filespacesIn(body);
  }

  #isInOwnFilespace(outgoing: Outgoing, template: string): boolean {
    const id = template.startsWith('/api/v1/filespaces/{') ? segmentsOf(outgoing)[4] : undefined;
    if (id === undefined) return false;
    return (this.#made.get('/api/v1/filespaces') ?? []).some((made) => made.id === id && !made.isFreed);
  }

  #isDirectory(outgoing: Outgoing): boolean {
    const query = queryOf(outgoing);
    const id = query.get('entryId');
    const path = query.get('path');
    const name = path?.startsWith('/') ? path.split('/').at(-1) : undefined;
    const base = segmentsOf(outgoing).slice(0, -1).join('/');
    const all = this.#made.get('/api/v1/filespaces/{filespaceId}/entries') ?? [];
    return all.some(
      (made) => !made.isFreed && made.place.startsWith(`${base}/entries `) && (made.id === id || made.name === name),
    );
  }
}

/** What another partner removes has the same id at most: names are free only in its own place. */
function isOfAnotherPartner({ authorization }: Outgoing, template: string): boolean {
  return authorization !== undefined && template.startsWith('/api/v1/clients');
}

function likenessOf(made: Made, name: string, place: string): Likeness | null {
  if (made.name === name) {
    if (made.isFreed) return made.place === place ? 'freed' : null;
    return made.place === place ? 'same' : 'elsewhere';
  }
  if (made.isFreed || made.place !== place) return null;
  const [ours, theirs] = [made.name.normalize(), name.normalize()];
  if (ours.toLowerCase() === theirs.toLowerCase() && ours !== theirs) return 'case';
  if (ours.replaceAll(/\s/g, '') === theirs.replaceAll(/\s/g, '') && ours !== theirs) return 'spaces';
  return bare(made.name) === bare(name) ? 'accents' : null;
}

/** Without accents, in the plainest of equivalent forms. */
function bare(name: string): string {
  return name.normalize('NFKD').replaceAll(/\p{M}/gu, '');
}

/** The template of the operation, and the place in which a name may have to be the only one of its kind. */
function whereabouts(outgoing: Outgoing): { template: string; place: string } {
  const template = outgoing.operation?.split(' ')[1] ?? '';
  const segments = segmentsOf(outgoing);
  const path = template.endsWith('}') ? segments.slice(0, -1) : segments;
  const { parentId } = bodyOf(outgoing);
  // Whatever else was sent has no text, or none that is safe to ask for.
  return { template, place: `${path.join('/')} ${typeof parentId === 'string' ? parentId : ''}` };
}

function collection(template: string): string {
  return template.replace(/\/\{\w+\}$/, '');
}

export function segmentsOf({ target }: Pick<Outgoing, 'target'>): string[] {
  const segments = (target.split('?')[0] ?? '').split('/');
  // Asked for with every request, and most of them hold no code.
  if (!target.includes('%')) return segments;
  return segments.map((segment) => {
    try {
      return decodeURIComponent(segment);
    } catch {
      return segment;
    }
  });
}

/** The path as it stands behind the base URL, decoded. */
export function pathBehind(outgoing: Pick<Outgoing, 'target'>): string {
  return segmentsOf(outgoing).join('/');
}

export function queryOf({ target }: Pick<Outgoing, 'target'>): URLSearchParams {
  const at = target.indexOf('?');
  return new URLSearchParams(at < 0 ? '' : target.slice(at + 1));
}

/** The id that a path ends in; empty where it ends in a collection. */
function lastOf(outgoing: Outgoing): string {
  return outgoing.operation?.endsWith('}') ? (segmentsOf(outgoing).at(-1) ?? '') : '';
}

function bodyOf({ body }: Outgoing): Readonly<Record<string, unknown>> {
  // Names stand in small bodies.
  return body === null || body.length > 10_000 ? {} : recordOf(parseJson(body));
}

function nameIn(body: Readonly<Record<string, unknown>>): string | undefined {
  return nameKeys.map((key) => body[key]).find((value) => typeof value === 'string');
}

/** In whichever order they are named, and however often. */
function filespacesIn({ filespaceIds }: Readonly<Record<string, unknown>>): string {
  const ids = Array.isArray(filespaceIds) ? filespaceIds : [];
  return [...new Set(ids.map(String))].sort().join(' ');
}

function filterIn(outgoing: Outgoing): string | undefined {
  const query = queryOf(outgoing);
  return nameKeys.map((key) => query.get(key)).find((value) => value !== null) ?? undefined;
}

/** The record of an answer, or those of its list. */
function recordsIn(json: unknown): Readonly<Record<string, unknown>>[] {
  const inner = recordOf(json).data ?? json;
  return (Array.isArray(inner) ? inner : [inner]).map(recordOf).filter(({ id }) => id !== undefined);
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}
