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
 * tested.
 */
export function groupsOf(variants: readonly Variant[], seed: number): VariantJob[] {
  const groups: Group[] = [];
  const alone = variants.filter(({ profile }) => profile !== undefined);
  for (const variant of drawn(variants, seed)) {
    if (variant.profile !== undefined) continue;
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

/** In an order that the seed decides. */
function drawn(variants: readonly Variant[], seed: number): Variant[] {
  const place = ({ id }: Variant): number => hash(`${seed} ${id}`);
  return variants.toSorted((a, b) => place(a) - place(b));
}

function hasRoom({ members, taken }: Group, variant: Variant): boolean {
  const isCrowded = apisOf(variant).some(
    (api) => members.filter((member) => apisOf(member).includes(api)).length >= largest,
  );
  return !isCrowded && entriesOf(variant).every((entry) => !taken.has(entry));
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

/** The variants of accused groups, each to be tried by itself. */
export function suspects(results: readonly JobResult[], jobs: readonly Job[]): VariantJob[] {
  const accused = new Set(results.filter(isBad).map(({ id }) => id));
  return jobs.flatMap((job) =>
    job.kind === 'variant' && job.members.length > 1 && accused.has(job.id) ? job.members.map((id) => jobOf([id])) : [],
  );
}

/** One result for each variant; an accused group remains only where none of its members is accused by itself. */
export function ungrouped(
  results: readonly JobResult[],
  jobs: readonly Job[],
  alone: readonly JobResult[],
): JobResult[] {
  const groups = new Map(jobs.flatMap((job) => (job.kind === 'variant' ? [[job.id, job.members] as const] : [])));
  const guilty = new Set(alone.filter(isBad).map(({ id }) => id));
  const spread = results.flatMap((result) => {
    const members = groups.get(result.id);
    if (members === undefined || members.length === 1) return [result];
    if (result.kind === 'variant' && !isBad(result)) return members.map((id): VariantResult => ({ ...result, id }));
    return members.some((id) => guilty.has(id)) ? [] : [result];
  });
  return [...spread, ...alone];
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
