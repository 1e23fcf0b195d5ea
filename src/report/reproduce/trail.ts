import { shownSegment } from '../../http/path.ts';
import type { Exchanges } from '../../model/exchanges.ts';
import type { ExchangeRecord } from '../../model/report.ts';
import { append } from '../../model/values.ts';
import { ownTextsIn } from '../../session/names.ts';
import { flat, textOf } from './flat.ts';

/** What is remembered of every exchange of a run; the rest is read again where it is needed. */
export interface Brief {
  readonly id: string;
  readonly sender: string;
  readonly startedAt: number;
  readonly endedAt: number;
  readonly isRead: boolean;
  readonly isDone: boolean;
}

/** Where a text was first seen in an answer: nobody can send it who has not asked for it. */
export interface Origin {
  readonly exchange: string;
  readonly place: string;
}

/** So many characters of an id in a row are nobody else's. */
const telling = 8;

/** Who sent what in a run, and where what was sent had come from. */
export class Trails {
  readonly #exchanges: Exchanges;
  readonly #briefs = new Map<string, Brief>();
  readonly #bySender = new Map<string, Brief[]>();
  readonly #origins = new Map<string, Origin & { at: number }>();
  /** Ids by their first and by their last characters. */
  readonly #byEnds = new Map<string, string>();
  /** By the ids in their paths: what changed a thing. */
  readonly #writes = new Map<string, Brief[]>();
  /** By a name of the suite's own: who first made something of it. */
  readonly #makers = new Map<string, { exchange: string; at: number }>();
  /** By the placeholder of a secret that an answer issued. */
  readonly #issued = new Map<string, (Origin & { at: number })[]>();

  constructor(exchanges: Exchanges) {
    this.#exchanges = exchanges;
    for (const record of exchanges.values()) this.#take(record);
    for (const briefs of this.#bySender.values()) briefs.sort((a, b) => a.startedAt - b.startedAt || inOrder(a, b));
  }

  record(id: string): ExchangeRecord | undefined {
    return this.#exchanges.get(id);
  }

  brief(id: string): Brief | undefined {
    return this.#briefs.get(id);
  }

  /** All that one sent, in the order of sending. */
  of(sender: string): readonly Brief[] {
    return this.#bySender.get(sender) ?? [];
  }

  /** What was done to a thing, or inside it. */
  writesOn(id: string): readonly Brief[] {
    return this.#writes.get(id) ?? [];
  }

  /** The exchange that made what has a name of the suite's own. */
  makerOf(name: string): string | undefined {
    return this.#makers.get(name)?.exchange;
  }

  /** The exchanges that made what has a name which begins with this one, or with which this one begins. */
  makersLike(name: string): Brief[] {
    return [...this.#makers].flatMap(([other, { exchange }]) => {
      const isAlike = other !== name && (other.startsWith(name) || name.startsWith(other));
      return (isAlike ? this.#briefs.get(exchange) : undefined) ?? [];
    });
  }

  originOf(text: string): Origin | undefined {
    return this.#origins.get(text);
  }

  /** The text of an answer that this one was made from by a change of a few characters; undefined: none is known. */
  modelOf(text: string): string | undefined {
    if (text.length < 2 * telling) return undefined;
    return this.#byEnds.get(`${text.slice(0, telling)}…`) ?? this.#byEnds.get(`…${text.slice(-telling)}`);
  }

  /** Which answer before that moment issued a secret that goes by this name. */
  issueOf(name: string, before: number): Origin | undefined {
    return this.#issued.get(name)?.findLast(({ at }) => at <= before) ?? this.#issued.get(name)?.[0];
  }

  #take(record: ExchangeRecord): void {
    const startedAt = Date.parse(record.startedAt);
    const status = record.response?.status ?? 0;
    const brief: Brief = {
      id: record.id,
      sender: record.sender,
      startedAt,
      endedAt: startedAt + record.durationMs,
      isRead: ['GET', 'HEAD', 'OPTIONS'].includes(record.request.method),
      isDone: status >= 200 && status < 300,
    };
    this.#briefs.set(record.id, brief);
    const others = this.#bySender.get(record.sender);
    if (others === undefined) this.#bySender.set(record.sender, [brief]);
    else others.push(brief);
    if (brief.isDone) this.#learn(record, brief);
    if (!brief.isDone || brief.isRead) return;
    this.#noteNames(record, brief);
    for (const segment of URL.parse(record.request.url)?.pathname.split('/').slice(1) ?? [])
      if (/\d/.test(segment) && segment !== 'v1') append(this.#writes, segment, brief);
  }

  #noteNames({ id, request }: ExchangeRecord, { startedAt: at }: Brief): void {
    for (const name of ownTextsIn(request.body ?? '')) {
      const known = this.#makers.get(name);
      if (known === undefined || at < known.at) this.#makers.set(name, { exchange: id, at });
    }
  }

  #learn({ id, request, response }: ExchangeRecord, { startedAt, endedAt: at, isRead }: Brief): void {
    // A list may show what is being made before whoever makes it is answered: it comes from the maker all the same.
    const since = isRead ? at : startedAt;
    for (const { place, raw } of flat(response?.body ?? '')) {
      const text = textOf(raw) ?? (/(?:^|\.)id$|Id$/.test(place) && /^\d+$/.test(raw) ? raw : null);
      if (text === null) continue;
      const secret = /^\$([A-Z][A-Z0-9_]*)$/.exec(text)?.[1];
      if (secret !== undefined) append(this.#issued, secret, { exchange: id, place, at });
      if (!isId(place, text)) continue;
      const known = this.#origins.get(text);
      // What somebody sent is his own text, whatever answers it.
      if (holds(request, text) || (known !== undefined && known.at <= since)) continue;
      this.#origins.set(text, { exchange: id, place, at: since });
      if (text.length < 2 * telling) continue;
      this.#byEnds.set(`${text.slice(0, telling)}…`, text);
      this.#byEnds.set(`…${text.slice(-telling)}`, text);
    }
  }
}

function holds({ url, body }: ExchangeRecord['request'], text: string): boolean {
  return (body?.includes(text) ?? false) || url.includes(shownSegment(text)) || url.includes(text);
}

/** Whether a target made this text up: by its key, or since it is long and no word. */
function isId(place: string, text: string): boolean {
  if (text.length > 2_000 || text === '') return false;
  if (/(?:^|\.)id$|Id$/.test(place)) return true;
  return text.length >= 16 && /\d/.test(text) && /[a-z]/i.test(text) && !/[\s@]|\dT\d|vct-/.test(text);
}

function inOrder(a: Brief, b: Brief): number {
  return numberOf(a) - numberOf(b);
}

/** Exchanges are numbered as they are answered. */
export function numberOf({ id }: Brief): number {
  return Number(/\d+$/.exec(id)?.[0] ?? 0);
}
