import type { Api } from '../../generated/catalogue.ts';
import type { Variant } from '../../reference/variants/types.ts';
import { hash } from '../../src/session/config.ts';
import type { Job, JobResult, VariantResult } from './jobs.ts';
import { isBad } from './write.ts';

/** As many variants of one API as can be told apart again quickly when their common service is accused. */
const largest = 12;

type VariantJob = Job & { kind: 'variant' };

interface Group {
  readonly members: Variant[];
  readonly taken: Set<string>;
}

/**
 * Puts variants that change different things into one service, in combinations that the seed draws: each run of all
 * checks then speaks for several. Those that come with a profile of their own stay alone, since it decides what is
 * tested, and so do those that make a run slow.
 */
export function groupsOf(variants: readonly Variant[], seed: number): VariantJob[] {
  const groups: Group[] = [];
  const alone = variants.filter(staysAlone);
  for (const variant of drawn(variants, seed)) {
    if (staysAlone(variant)) continue;
    const known = groups.find((group) => hasRoom(group, variant));
    const home: Group = known ?? { members: [], taken: new Set() };
    if (known === undefined) groups.push(home);
    home.members.push(variant);
    for (const entry of entriesOf(variant)) home.taken.add(entry);
  }
  return [...groups.map(({ members }) => members), ...alone.map((variant) => [variant])].map((members) =>
    jobOf(members.map(({ id }) => id)),
  );
}

function staysAlone({ profile, isSlow = false }: Variant): boolean {
  return profile !== undefined || isSlow;
}

/** In an order that the seed decides. */
function drawn(variants: readonly Variant[], seed: number): Variant[] {
  const place = ({ id }: Variant): number => hash(`${seed} ${id}`);
  return variants.toSorted((a, b) => place(a) - place(b));
}

function hasRoom({ members, taken }: Group, variant: Variant): boolean {
  const isCrowded = apisOf(variant).some(
    (api) => members.filter((member) => apisOf(member).includes(api)).length >= largest,
  );
  const isApart = members.some((member) => stayApart(member, variant) || stayApart(variant, member));
  return !isCrowded && !isApart && entriesOf(variant).every((entry) => !taken.has(entry));
}

function stayApart({ apartFrom = [] }: Variant, { id }: Variant): boolean {
  return apartFrom.includes(id);
}

/** Which APIs a variant can make a difference to: checks of the other one would only repeat themselves. */
export function apisOf({ override: { open, stated }, server, profile }: Variant): Api[] {
  const untouched = open === undefined && stated === undefined;
  const shared = open?.transport !== undefined || open?.vocabulary !== undefined || server !== undefined;
  if (shared || (untouched && profile !== undefined)) return ['partner', 'workspace'];
  return (['partner', 'workspace'] as const).filter((api) => open?.[api] !== undefined || stated?.[api] !== undefined);
}

export function jobOf(members: readonly string[]): VariantJob {
  return { kind: 'variant', id: members.join(' + '), members };
}

/** More bad results than these are no chance. */
const mostAgain = 40;

/** What goes again, since it came out badly: a bug that shows within milliseconds may be missed on a busy machine. */
export function secondTries(results: readonly JobResult[], jobs: readonly Job[]): Job[] {
  const bad = badOnes(results);
  return bad.size > mostAgain ? [] : jobs.filter(({ id }) => bad.has(id));
}

/** Of a group that came out badly twice, each member by itself. */
export function membersAlone(results: readonly JobResult[], jobs: readonly Job[]): Job[] {
  const bad = badOnes(results);
  return jobs.filter(isGroup).flatMap((group) => (bad.has(group.id) ? alone(group) : []));
}

function badOnes(results: readonly JobResult[]): Set<string> {
  return new Set(results.filter(isBad).map(({ id }) => id));
}

function isGroup(job: Job): job is VariantJob {
  return job.kind === 'variant' && job.members.length > 1;
}

function alone({ members }: VariantJob): VariantJob[] {
  return members.map((id) => jobOf([id]));
}

export interface Judged {
  /** One for each fault and variant, and one for each group that is accused where none of its members is by itself. */
  readonly results: readonly JobResult[];
  /** What came out badly once, and well when it was tried again. */
  readonly unsteady: readonly JobResult[];
}

/** The second try decides, and what it decides otherwise is told. */
export function judged(first: readonly JobResult[], jobs: readonly Job[], again: readonly JobResult[]): Judged {
  const seconds = new Map(again.map((result) => [result.id, result]));
  const groups = new Map(jobs.filter(isGroup).map((job) => [job.id, job]));
  const unsteady = first.filter((result) => {
    const group = groups.get(result.id);
    const tries = [result.id, ...(group?.members ?? [])].flatMap((id) => seconds.get(id) ?? []);
    return isBad(result) && tries.length > 0 && !tries.some(isBad);
  });
  const results = first.flatMap((result) => {
    const last = seconds.get(result.id) ?? result;
    const group = groups.get(result.id);
    if (group === undefined) return [last];
    const singles = group.members.flatMap((id) => seconds.get(id) ?? []);
    if (singles.some(isBad)) return singles;
    return last.kind === 'variant' && !isBad(last)
      ? group.members.map((id): VariantResult => ({ ...last, id }))
      : [...singles, last];
  });
  return { results, unsteady };
}

function entriesOf({ override, server }: Variant): string[] {
  // What stands around every request acts one after the other.
  const told = leaves(override).filter((entry) => !/transport\/(?:before|after)Each/.test(entry));
  return [...told, ...(server === undefined ? [] : ['server'])];
}

/** The policy entries that an override replaces, as paths. Records are told by fields that must not hide each other. */
function leaves(override: object, path = ''): string[] {
  return Object.entries(override).flatMap(([key, value]) => {
    const at = `${path}/${key}`;
    return typeof value === 'object' && value !== null ? leaves(value, at) : [shared(at)];
  });
}

/** Entries that show or hide the same thing count as one. */
function shared(entry: string): string {
  if (/partner\/time\/(?!kept)/.test(entry)) return 'partner moments';
  // How precisely moments are kept is seen in records that show them, and nowhere else.
  if (/partner\/.*(?:time|extra|Extra|[vV]iew|Record|idField)/.test(entry)) return 'partner records';
  // Ids of one form and the rule which ids are well formed belong together.
  if (/partner\/(?:.*[mM]alformed|ids|members\/accountId)/.test(entry)) return 'partner ids';
  if (/dataStores\/(?:nameScope|create\/nameTaken)/.test(entry)) return 'names of data stores';
  if (/workspace\/errors/.test(entry)) return 'workspace refusals';
  return entry;
}
