import { type CheckContext, exchangeOf, isPathSegment, type Reply } from '../../src/check/index.ts';
import { serviceAccount } from '../../src/resources/index.ts';
import { isCounted } from './identifiers.ts';
import { registerId } from './made.ts';
import {
  exactBody,
  type Found,
  isDate,
  keysBeside,
  recordsWith,
  showsAsItsName,
  soundsSecret,
  valuesOf,
} from './open-bodies.ts';
import { clientOf, type Side } from './other-workspace.ts';

const usualPlaces: readonly string[] = ['id', 'data.id', 'serviceAccount.id', 'data.serviceAccount.id'];
/** More texts than a record has, so that only a search in vain comes to its end. */
export const maxCandidates = 30;

/**
 * Most likely first: where earlier accounts had theirs, the usual names, then whatever there is, longest first; last the
 * name, under which a service may keep its accounts.
 */
function idCandidates(body: unknown, name: string, known: readonly string[]): Found[] {
  const usual = [...known, ...usualPlaces];
  const rank = (found: Found): number => {
    const place = usual.indexOf(found.path);
    if (place >= 0) return place;
    if (found.value === name) return 1_003;
    if (soundsSecret(found)) return 1_002;
    return /id$/i.test(found.path) ? 1_000 : 1_001;
  };
  return valuesOf(body)
    .filter((found) => found.value !== '' && !isMoment(found) && !/^\.{1,2}$/.test(found.value))
    .sort((a, b) => rank(a) - rank(b) || b.value.length - a.value.length)
    .slice(0, maxCandidates);
}

/** An id may look like a date, where its name says that it is one. */
function isMoment(found: Found): boolean {
  return isDate(found) && !/id$/i.test(found.path);
}

export function listAccounts(t: CheckContext, side?: Side) {
  return clientOf(t, side).raw({ operation: 'GET /api/v1/service-accounts' });
}

/** The places where ids and tokens of this target's accounts were found. */
interface Places {
  ids: string[];
  /** What first turned out to be an id at each other place: a count or a constant is one by chance, and once. */
  once: Map<string, string>;
  tokens: string[];
  /**
   * What the list showed before the first create. A new account can have such an id only where keys and accounts are
   * counted apart, or where the list leaves somebody out.
   */
  others: Set<string>;
  /** Whether an account has shown its name when read: then one that does not is another one. */
  showNames: boolean;
  /** How often a create of a form was read back by what its answer has at a place. */
  proven: Map<string, number>;
}

export function places(t: CheckContext): Promise<Places> {
  return t.learned('workspace account places', async () => ({
    ids: [],
    once: new Map<string, string>(),
    tokens: [],
    others: new Set<string>(),
    showNames: false,
    proven: new Map<string, number>(),
  }));
}

/**
 * Has to come before every create: the answer may name other accounts beside the new one, such as the account that asked
 * for it, and those are never touched.
 */
export function noteOthers(t: CheckContext, side?: Side): Promise<void> {
  return t.learned(`workspace accounts before ${side ?? 'ours'}`, async (own) => {
    const { others } = await places(own);
    const shown = valuesOf(exactBody(await listAccounts(own, side)));
    // A short text that is no id may be anything, a count for example.
    for (const { path, value } of shown) if (/id$/i.test(path) || value.length >= 8) others.add(value);
  });
}

/** What stands in the list from before the run where the id of a known account stands, each in a record of its own. */
export async function othersListedLike(t: CheckContext, list: Reply, known: string): Promise<string[]> {
  const { others } = await places(t);
  const shown = valuesOf(exactBody(list));
  const placeOf = ({ path }: Found): string => path.replaceAll(/(?<=^|\.)\d+(?=\.|$)/g, '*');
  const ways = new Set(shown.filter(({ value }) => value === known).map(placeOf));
  const [way, ...more] = ways;
  // A list of ids without records, or one that names accounts in several ways, may name them for other reasons.
  if (way === undefined || more.length > 0 || !/\*\..*[a-z]/i.test(way)) return [];
  const nameBeside = ({ path }: Found): string | undefined =>
    shown.find((found) => found.path === path.replace(/[^.]*$/, 'name'))?.value;
  const listed = shown.filter((found) => placeOf(found) === way);
  const names = listed.map(nameBeside);
  // Keys may stand behind the account that they are of, by its name.
  const isFirst = (_: Found, index: number): boolean =>
    names[index] === undefined || names.indexOf(names[index]) === index;
  return listed.filter((found, index) => isFirst(found, index) && others.has(found.value)).map(({ value }) => value);
}

/** The answer to a create may name the account that asked for it, also where that is the run's own. */
export async function asCreator<Result>(t: CheckContext, id: string, create: () => Promise<Result>): Promise<Result> {
  const { others } = await places(t);
  others.add(id);
  try {
    return await create();
  } finally {
    others.delete(id);
  }
}

export interface Identification {
  /** Null: nothing in the answer nor in the list leads to the account. */
  id: string | null;
  /** What was tried in vain. */
  attempts: Reply[];
}

/** After so many reads nobody looks any more whether creates of this form show the id at this place. */
const enough = 2;

/** Creates with a key may answer in another form. */
function formOf(reply: Reply, { path }: Found): string {
  return `${exchangeOf(reply).request.body?.includes('"serviceIdentity"') === true} ${path}`;
}

/**
 * Finds the id of the account that a create has made, and registers the account.
 * @param isCertain whether the id has to be read back, however often others were found at its place.
 */
export async function identify(
  t: CheckContext,
  reply: Reply,
  name: string,
  side?: Side,
  isCertain = false,
): Promise<Identification> {
  const known = await places(t);
  const { ids } = known;
  const candidates = idCandidates(exactBody(reply), name, ids);
  // Registered before it is certain: the answer to the next request may never come.
  const [likely] = candidates;
  // Asked once: until this one is read, its very place may be learned from others.
  const isRegistered = likely !== undefined && isBeyondDoubt(likely, known);
  if (isRegistered) registerId(t, serviceAccount, likely.value, { name, side });
  if (!isCertain && isRegistered) {
    if ((known.proven.get(formOf(reply, likely)) ?? 0) >= enough) return { id: likely.value, attempts: [] };
  }
  const attempts: Reply[] = [];
  const search: Search = { name, known, attempts, side };
  const inAnswer = await findRead(t, candidates, search);
  const inList = inAnswer.isSure ? null : await findRead(t, await listedWith(t, name, side), search);
  // Another account that the answer names beside the new one would read as well: what stands by the name in the list
  // is more certain, for what is taken for the new one is removed.
  const found = inList?.found ?? inAnswer.found;
  if (found === null) return { id: null, attempts };
  if (found === inAnswer.found) learnPlace(found, known);
  if (found === inAnswer.found && inAnswer.isSure) {
    const form = formOf(reply, found);
    known.proven.set(form, (known.proven.get(form) ?? 0) + 1);
  }
  if (found !== likely || !isRegistered) registerId(t, serviceAccount, found.value, { name, side });
  return { id: found.value, attempts };
}

/** What stands at a place of a list of several is another one's next time. */
function learnPlace({ path, value }: Found, { ids, once }: Places): void {
  if (ids.includes(path) || /\.\d+(?:\.|$)/.test(path)) return;
  if ((once.get(path) ?? value) !== value) ids.unshift(path);
  else once.set(path, value);
}

/** What may be the id in the records of the list that hold the name. */
async function listedWith(t: CheckContext, name: string, side: Side): Promise<Found[]> {
  const body = exactBody(await listAccounts(t, side));
  const inRecords = recordsWith(body, name).flatMap((record) => idCandidates(record, name, []));
  return [...inRecords, ...keysBeside(body, name)];
}

/** Whether an id may be taken for that of a new account unseen: nobody else's is removed by mistake. */
function isBeyondDoubt({ path, value }: Found, { ids, others }: Places): boolean {
  if (others.has(value)) return false;
  return ids.includes(path) || (usualPlaces.includes(path) && !isCounted(value));
}

interface Search {
  name: string;
  known: Places;
  attempts: Reply[];
  side: Side;
}

interface Read {
  found: Found | null;
  /** Whether it showed the name, or stands where the ids of earlier accounts stood. */
  isSure: boolean;
}

/**
 * The first text that reads as the account of that name. An answer may name other accounts beside it, such as the one
 * that asked for it, be it with the name of the new one beside theirs, and keys whose numbers are those of other accounts. Where accounts show no names, the first text
 * that reads has to do.
 */
async function findRead(
  t: CheckContext,
  candidates: readonly Found[],
  { name, known, attempts, side }: Search,
): Promise<Read> {
  let nameless: Found | null = null;
  // What was there before and is no number, which keys may have as well, is never the new one, whatever reading it shows.
  const isAnothers = ({ value }: Found): boolean => known.others.has(value) && !isCounted(value);
  for (const candidate of candidates.filter((each) => isPathSegment(each.value) && !isAnothers(each))) {
    // A text that may be no id at all is no request of the contract: what answers it is not judged.
    const target = `/api/v1/service-accounts/${encodeURIComponent(candidate.value)}`;
    const reply = await clientOf(t, side).offContract({ method: 'GET', target });
    if (reply.response.status !== 200) {
      attempts.push(reply);
      continue;
    }
    if (showsAsItsName(reply, name, candidate.value)) {
      known.showNames = true;
      return { found: candidate, isSure: true };
    }
    const mayBeNameless = name === '' || !known.showNames;
    if (!mayBeNameless || known.others.has(candidate.value)) continue;
    nameless ??= candidate;
    if (nameless === candidate && known.ids.includes(candidate.path)) return { found: nameless, isSure: true };
  }
  return { found: nameless, isSure: false };
}
