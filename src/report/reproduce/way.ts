import type { ExchangeRecord } from '../../model/report.ts';
import { ownTextsIn } from '../../session/names.ts';
import { flat, textOf } from './flat.ts';
import { type Brief, numberOf, type Trails } from './trail.ts';

/** What failed, and which exchanges belong to it. */
export interface Failure {
  /** The exchanges that show it, the telling one last. */
  evidence: readonly string[];
  /** All that its check sent up to there; null: what the sender of the telling one had sent. */
  trail: readonly string[] | null;
}

/** One request of a script. */
export interface Step {
  /** Counted from 1. */
  number: number;
  record: ExchangeRecord;
  /** The exchanges that it stands for: those of a wait are one. */
  ids: readonly string[];
  /** Before which so many milliseconds passed with nothing sent. */
  pauseMs: number;
  isTogether: boolean;
  isEvidence: boolean;
}

/** So many steps are read and run gladly; what needs more is kept to what it cannot do without. */
const gladly = 40;
const most = 160;

/** The requests that lead to a failure, with those that made what it borrowed; null where they are too many. */
export function wayTo(failure: Failure, trails: Trails): Step[] | null {
  const within = (limit: number, thrifts: readonly Thrift[]): Step[] | null => {
    for (const thrift of thrifts) {
      const steps = stepsOf(chosen(failure, trails, thrift), failure, trails);
      if (steps.length <= limit) return steps;
    }
    return null;
  };
  // A crowd that had to be there is a part of the failure; only what is larger still is done without.
  return within(gladly, [0, 1, 2]) ?? within(most, [1, 2, 3]);
}

type Thrift = 0 | 1 | 2 | 3;

function chosen({ evidence, trail }: Failure, trails: Trails, thrift: Thrift): Brief[] {
  const telling = trails.brief(evidence.at(-1) ?? '');
  if (telling === undefined) return [];
  const shown = new Set(evidence);
  const until = goneThrough({ evidence, trail }, trails).filter((brief) => mattersTo(telling, brief, shown, trails));
  const picked = new Map<string, Brief>();
  const pick = (brief: Brief): void => {
    if (picked.has(brief.id)) return;
    picked.set(brief.id, brief);
    for (const origin of originsOf(brief, trails)) {
      pick(origin);
      for (const other of sameMaking(origin, brief, trails, thrift)) pick(other);
    }
    for (const beginning of namedAlike(brief, trails)) pick(beginning);
    for (const other of thrift === 3 ? [] : doneTo(brief, telling, trails)) pick(other);
  };
  for (const id of evidence) {
    const brief = trails.brief(id);
    if (brief === undefined) continue;
    pick(brief);
    for (const maker of thrift === 3 ? [] : makersOfShown(brief, trails)) pick(maker);
  }
  // What refused did nothing, as far as anybody knows.
  const isSpared = ({ isRead, isDone }: Brief): boolean => (thrift >= 1 && isRead) || (thrift === 3 && !isDone);
  for (const brief of until) if (!isSpared(brief)) pick(brief);
  return [...picked.values()].sort((a, b) => a.startedAt - b.startedAt || numberOf(a) - numberOf(b));
}

/** All that was sent by those who sent the evidence: a check, and what it shares with others. */
function goneThrough({ evidence, trail }: Failure, trails: Trails): Brief[] {
  const own = new Map((trail ?? []).flatMap((id) => trails.brief(id) ?? []).map((brief) => [brief.id, brief]));
  for (const id of evidence) {
    const shown = trails.brief(id);
    if (shown === undefined || shown.sender === '' || own.has(id)) continue;
    for (const brief of trails.of(shown.sender)) if (brief.startedAt <= shown.startedAt) own.set(brief.id, brief);
  }
  return [...own.values()];
}

/** What ended after the telling request had begun, and shows nothing, has no part in its answer. */
function mattersTo(telling: Brief, brief: Brief, shown: ReadonlySet<string>, trails: Trails): boolean {
  if (shown.has(brief.id)) return true;
  if (brief.startedAt > telling.startedAt || brief.id === telling.id || numberOf(brief) > numberOf(telling))
    return false;
  const [before, last] = [trails.record(brief.id), trails.record(telling.id)];
  if (before === undefined || last === undefined || brief.isRead) return true;
  // The engine sends what is refused again, to see whether there is just no room.
  const isTried =
    last.request.method === 'POST' &&
    isSame(before, last) &&
    before.response?.status === last.response?.status &&
    !telling.isDone;
  return !isTried && (brief.endedAt <= telling.startedAt || !isAlike(before, last));
}

function isAlike(a: ExchangeRecord, b: ExchangeRecord): boolean {
  return a.request.method === b.request.method && a.request.url.split('?')[0] === b.request.url.split('?')[0];
}

/** The exchanges whose answers held what a request sends. */
function originsOf({ id, startedAt }: Brief, trails: Trails): Brief[] {
  const record = trails.record(id);
  if (record === undefined) return [];
  const origins = [
    ...textsIn(record).map((text) => trails.originOf(text) ?? trails.originOf(trails.modelOf(text) ?? '')),
    ...secretsIn(record).map((name) => trails.issueOf(name, startedAt)),
  ];
  const makers = ownTextsIn(`${record.request.url} ${record.request.body ?? ''}`).map((name) => trails.makerOf(name));
  return [...origins.map((origin) => origin?.exchange), ...makers].flatMap((exchange) => {
    const brief = exchange === undefined ? undefined : trails.brief(exchange);
    return brief === undefined || brief.endedAt > startedAt + 1 ? [] : brief;
  });
}

/** Where a name is the beginning of another one, a check is about both. */
function namedAlike({ id, startedAt }: Brief, trails: Trails): Brief[] {
  const names = ownTextsIn(trails.record(id)?.request.body ?? '');
  return names.flatMap((name) => trails.makersLike(name)).filter(({ endedAt }) => endedAt <= startedAt);
}

/** What others that are no checks had done to the same things. */
function doneTo(brief: Brief, telling: Brief, trails: Trails): Brief[] {
  const record = trails.record(brief.id);
  const ids = (URL.parse(record?.request.url ?? '')?.pathname ?? '').split('/');
  return ids
    .filter((id) => trails.originOf(decoded(id)) !== undefined)
    .flatMap((id) => trails.writesOn(id))
    .filter(({ sender, startedAt, id }) => isShared(sender) && startedAt <= telling.startedAt && id !== telling.id);
}

/** So few of the suite's own things in an answer have something to do with what is wrong with it. */
const fewNames = 6;

function makersOfShown({ id, startedAt }: Brief, trails: Trails): Brief[] {
  const names = [...new Set(ownTextsIn(trails.record(id)?.response?.body ?? ''))];
  if (names.length > fewNames) return [];
  return names.flatMap((name) => {
    const maker = trails.brief(trails.makerOf(name) ?? '');
    return maker !== undefined && maker.endedAt <= startedAt + 1 ? maker : [];
  });
}

/** Whether something that checks share was made so, and not a check or the engine sent it. */
function isShared(sender: string): boolean {
  return sender !== '' && !/^(?:partner|workspace)\./.test(sender);
}

/** What was done together with a borrowed thing: it may have had to be filled, or to be waited for. */
function sameMaking(origin: Brief, user: Brief, trails: Trails, thrift: Thrift): readonly Brief[] {
  if (!isShared(origin.sender) || origin.sender === user.sender || thrift === 3) return [];
  return trails
    .of(origin.sender)
    .filter(({ startedAt, isRead, isDone }) => startedAt <= user.startedAt && isDone && (thrift < 2 || !isRead));
}

/** The texts of a request that an answer may have given: segments of its path, values of its query and its body. */
export function textsIn({ request }: ExchangeRecord): string[] {
  const url = URL.parse(request.url);
  const segments = (url?.pathname ?? '').split('/').map(decoded);
  const values = [...(url?.searchParams.values() ?? [])].flatMap((value) => [value, ...value.split(',')]);
  const leaves = flat(request.body ?? '').map(({ raw }) => textOf(raw) ?? raw);
  return [...segments, ...values, ...leaves].filter((text) => text !== '');
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The names of secrets that its credential needs. */
function secretsIn({ request }: ExchangeRecord): string[] {
  const text = JSON.stringify([request.headers, request.credential ?? null]);
  return [...text.matchAll(/\$([A-Z][A-Z0-9_]+)|"secret":"([A-Z0-9_]+)"/g)].flatMap(
    ([, plain, named]) => plain ?? named ?? [],
  );
}

function stepsOf(briefs: readonly Brief[], { evidence }: Failure, trails: Trails): Step[] {
  const shown = new Set(evidence);
  const steps: Step[] = [];
  let until = briefs[0]?.startedAt ?? 0;
  let before: Brief | undefined;
  for (const brief of briefs) {
    const record = trails.record(brief.id);
    if (record === undefined) continue;
    const last = steps.at(-1);
    const isEvidence = shown.has(brief.id);
    const isAgain =
      last !== undefined && before !== undefined && before.endedAt <= brief.startedAt && isSame(last.record, record);
    if (last !== undefined && isAgain && (brief.isRead || isPut(last.record)) && !(isEvidence && last.isEvidence)) {
      steps[steps.length - 1] = { ...last, record, ids: [...last.ids, brief.id], isEvidence };
    } else {
      const needed = new Set(originsOf(brief, trails).map(({ id }) => id));
      const isTogether =
        last !== undefined &&
        brief.startedAt < until &&
        meets(last.record, record) &&
        !groupAtEnd(steps).some(({ ids }) => ids.some((id) => needed.has(id)));
      const pauseMs = Math.max(0, brief.startedAt - until);
      steps.push({ number: steps.length + 1, record, ids: [brief.id], pauseMs, isTogether, isEvidence });
    }
    until = Math.max(until, brief.endedAt);
    before = brief;
  }
  return steps;
}

/** The last step, with those that are sent together with it. */
function groupAtEnd(steps: readonly Step[]): readonly Step[] {
  return steps.slice(steps.findLastIndex(({ isTogether }) => !isTogether));
}

function isSame(a: ExchangeRecord, b: ExchangeRecord): boolean {
  return (
    a.request.method === b.request.method &&
    a.request.url === b.request.url &&
    a.request.body === b.request.body &&
    JSON.stringify(a.request.credential) === JSON.stringify(b.request.credential)
  );
}

/** Whether a target asked to come back later. */
function isPut({ response }: ExchangeRecord): boolean {
  return response === null || response.status === 429 || response.status === 503;
}

/** Whether two that were under way at once are about the same, so that they may have met. */
function meets(a: ExchangeRecord, b: ExchangeRecord): boolean {
  if (a.request.method === 'GET' && b.request.method === 'GET') return false;
  const [one = '', other = ''] = [a, b].map(({ request }) => request.url.split('?')[0]);
  return one.startsWith(other) || other.startsWith(one);
}
