import type { Variant } from '../../reference/variants/types.ts';
import type { Job, JobResult, VariantResult } from './jobs.ts';
import { isBad } from './write.ts';

/** As many variants as can be told apart again quickly when their common service is accused. */
const largest = 4;

type VariantJob = Job & { kind: 'variant' };

/**
 * Puts variants that change different things into one service: each run of all checks then speaks for several. Those
 * that come with an address or a profile of their own stay alone.
 */
export function groupsOf(variants: readonly Variant[]): VariantJob[] {
  const groups: { members: string[]; taken: Set<string> }[] = [];
  for (const { id, override, server, profile } of variants) {
    const entries = leaves(override);
    const isAlone = server !== undefined || profile !== undefined;
    const home = isAlone
      ? undefined
      : groups.find(({ members, taken }) => members.length < largest && fits(taken, entries));
    if (home === undefined) groups.push({ members: [id], taken: new Set(isAlone ? ['*'] : entries) });
    else {
      home.members.push(id);
      for (const entry of entries) home.taken.add(entry);
    }
  }
  return groups.map(({ members }) => jobOf(members));
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

function fits(taken: ReadonlySet<string>, entries: readonly string[]): boolean {
  return !taken.has('*') && entries.every((entry) => !taken.has(entry));
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
  if (/partner\/.*(?:time|extra|Extra|[vV]iew|Record|idField)/.test(entry)) return 'partner records';
  if (/partner\/(?:failure|.*[mM]alformed|ids)/.test(entry)) return 'partner refusals';
  if (/workspace\/errors/.test(entry)) return 'workspace refusals';
  return entry;
}
