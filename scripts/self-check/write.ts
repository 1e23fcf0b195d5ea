import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Requirement } from '../../generated/catalogue.ts';
import { excuses } from '../../reference/faults/excused.ts';
import type { Fault } from '../../reference/faults/types.ts';
import type { Variant } from '../../reference/variants/types.ts';
import type { BrokenJob, FaultResult, JobResult, VariantResult } from './jobs.ts';
import { subjects } from './laws.ts';
import { type Cell, matrixOf } from './matrix.ts';

/** What was to be proved. */
export interface Subjects {
  readonly faults: readonly Fault[];
  readonly variants: readonly Variant[];
  readonly requirements: readonly Requirement[];
}

/** How it was proved. */
export interface Proceeding {
  readonly seed: number;
  readonly full: boolean;
  readonly singly: boolean;
  /** What came out badly once, and well when it was tried again. */
  readonly unsteady: readonly string[];
}

/** A fault that survived, a variant that was accused, a demand of what is open, or a run that did not work. */
export function isBad(result: JobResult): boolean {
  if (result.kind === 'broken') return true;
  if (result.openDemands.length > 0) return true;
  return result.kind === 'fault' ? !result.caught : isAccused(result);
}

function isAccused({ complaints, verdict }: VariantResult): boolean {
  return complaints.length > 0 || verdict !== 'conformant';
}

/** One result in a line, or in one line for each complaint. */
export function lineOf(result: JobResult): string {
  if (result.kind === 'broken') return `BROKEN ${result.id}: ${result.message}`;
  if (result.openDemands.length > 0) return `OPEN ${result.id}\n    ${result.openDemands.join('\n    ')}`;
  if (result.kind === 'variant') {
    const complaints = result.complaints.map(
      ({ requirement, status, check, message }) => `\n    ${status} ${requirement}: ${check}: ${message}`,
    );
    return `ACCUSED ${result.id} (${result.verdict})${complaints.join('')}`;
  }
  const outcome = result.status === null ? 'no check' : `${result.status}: ${result.reason}`;
  const others = result.also.length === 0 ? '' : `\n    noticed by ${result.also.join(', ')}`;
  return `${result.status === null ? 'UNCHECKED' : 'SURVIVED'} ${result.id} (${result.requirement}): ${outcome}${others}`;
}

/** For the order of power: see `npm run power`. */
export function matrixLine({ id, noticedBy }: FaultResult): string {
  return `${JSON.stringify({ fault: id, checks: noticedBy })}\n`;
}

interface Sorted {
  readonly faults: readonly FaultResult[];
  readonly variants: readonly VariantResult[];
  readonly broken: readonly BrokenJob[];
}

function sorted(results: readonly JobResult[]): Sorted {
  const inOrder = [...results].sort((a, b) => (a.id < b.id ? -1 : 1));
  return {
    faults: inOrder.filter((result) => result.kind === 'fault'),
    variants: inOrder.filter((result) => result.kind === 'variant'),
    broken: inOrder.filter((result) => result.kind === 'broken'),
  };
}

export function summaryLines(results: readonly JobResult[]): string[] {
  const { faults, variants, broken } = sorted(results);
  const unchecked = faults.filter((fault) => fault.status === null).length;
  const survived = faults.filter((fault) => !fault.caught).length - unchecked;
  const accused = variants.filter(isAccused).length;
  return [
    `Faults: ${faults.length} (${faults.length - survived - unchecked} caught, ${survived} survived, ${unchecked} without a check)`,
    `Variants: ${variants.length} (${variants.length - accused} conformant, ${accused} accused)`,
    `Demands of what is open: ${[...faults, ...variants].flatMap(({ openDemands }) => openDemands).length}`,
    ...(broken.length > 0 ? [`Broken runs: ${broken.length}`] : []),
    ...variants
      .filter(({ leftovers }) => leftovers > 0)
      .map(({ id, leftovers }) => `Left behind in ${id}: ${leftovers}`),
  ];
}

/** Writes `self-check.md` and `self-check.json`. */
export async function writeReports(
  folder: string,
  results: readonly JobResult[],
  subjects: Subjects,
  proceeding: Proceeding,
): Promise<void> {
  const { faults, variants, broken } = sorted(results);
  await mkdir(folder, { recursive: true });
  const data = {
    schemaVersion: 1,
    ...proceeding,
    summary: summaryOf(results),
    faults: faults.map(({ id, requirement, status, caught, operation, also }) => ({
      ...{ id, requirement, status, caught, operation, also },
    })),
    variants: variants.map(({ id, verdict, complaints }) => ({ id, verdict, complaints })),
    broken: broken.map(({ id, message }) => ({ id, message: message.split('\n')[0] })),
    requirementsWithoutFault: withoutFault(subjects),
  };
  await writeFile(join(folder, 'self-check.json'), `${JSON.stringify(data, null, 1)}\n`);
  await writeFile(join(folder, 'self-check.md'), `${markdown(results, subjects, proceeding).join('\n')}\n`);
}

interface Tally {
  total: number;
  caught: number;
}

function summaryOf(results: readonly JobResult[]) {
  const { faults, variants } = sorted(results);
  return {
    faults: tally(faults),
    variants: { total: variants.length, conformant: variants.filter((variant) => !isAccused(variant)).length },
    byApi: tallies(faults, 1),
    byFamily: tallies(faults, 2),
  };
}

function tally(faults: readonly FaultResult[]): Tally {
  return { total: faults.length, caught: faults.filter(({ caught }) => caught).length };
}

/** @param parts how many parts of a requirement's id name its group: 1 for the API, 2 for the family. */
function tallies(faults: readonly FaultResult[], parts: number): Record<string, Tally> {
  const groups = Object.groupBy(faults, ({ requirement }) => requirement.split('.').slice(0, parts).join('.'));
  const names = Object.keys(groups).sort();
  return Object.fromEntries(names.map((name) => [name, tally(groups[name] ?? [])]));
}

function withoutFault({ faults, requirements }: Subjects): string[] {
  const settled = new Set([...faults, ...excuses].map(({ requirement }) => requirement));
  return requirements.filter(({ id }) => !settled.has(id)).map(({ id }) => id);
}

function markdown(results: readonly JobResult[], subjects: Subjects, proceeding: Proceeding): string[] {
  const { faults, variants } = sorted(results);
  const stories = new Map([...subjects.faults, ...subjects.variants].map(({ id, story }) => [id, story]));
  const missing = withoutFault(subjects);
  const { byApi, byFamily } = summaryOf(results);
  const { seed, full, singly, unsteady } = proceeding;
  const checksRun = full ? 'every check against every fault' : "each fault's own checks first, others where these pass";
  const variantsRun = singly ? 'variants one by one' : 'variants in combinations that the seed drew';
  return [
    '# Self-check',
    '',
    'Each fault is one bug in the reference service; the requirement beside it must notice it. Each variant is a',
    'service that conforms but behaves differently where the documents leave it free; nothing may be said against it.',
    'Made by `npm run self-check`.',
    '',
    ...summaryLines(results).map((line) => `- ${line}`),
    `- Requirements: ${subjects.requirements.length} (${missing.length} without a fault, ${excuses.length} that no fault can break)`,
    ...unsteady.map((id) => `- Unsteady, and well when tried again: ${id}`),
    `- seed ${seed}; ${checksRun}; ${variantsRun}`,
    '',
    '## By family',
    '',
    '| requirements | faults | caught |',
    '| --- | --- | --- |',
    ...Object.entries({ ...byApi, ...byFamily }).map(
      ([name, { total, caught }]) => `| ${name}.* | ${total} | ${caught} |`,
    ),
    '',
    '## Laws and what they can befall',
    '',
    'How many bugs of each law were caught, by what the telling request was about; the numbers lead to why there is none.',
    '',
    ...matrixLines(faults),
    '',
    '## Variants',
    '',
    '| variant | what is different | verdict |',
    '| --- | --- | --- |',
    ...variants.map((variant) => `| ${variant.id} | ${cell(stories.get(variant.id))} | ${cell(verdictOf(variant))} |`),
    '',
    '## Faults',
    '',
    '| fault | the bug | requirement | result | also noticed by |',
    '| --- | --- | --- | --- | --- |',
    ...faults.map(
      (fault) =>
        `| ${fault.id} | ${cell(stories.get(fault.id))} | ${fault.requirement} | ${outcomeOf(fault)} | ${others(fault)} |`,
    ),
    '',
    '## Requirements that no fault can break',
    '',
    ...excuses.map(({ requirement, reason }) => `- ${requirement}: ${reason}`),
    '',
    '## Requirements without a fault',
    '',
    ...(missing.length === 0 ? ['None.'] : missing.map((id) => `- ${id}`)),
  ];
}

function matrixLines(faults: readonly FaultResult[]): string[] {
  const rows = matrixOf(faults);
  const reasons = [...new Set(rows.flatMap(({ cells }) => cells.flatMap(({ reason }) => reason ?? [])))];
  const shown = ({ total, caught, reason }: Cell): string => {
    if (total > 0) return caught === total ? String(total) : `${caught} of ${total}`;
    return reason === null ? '**?**' : `[${reasons.indexOf(reason) + 1}]`;
  };
  return [
    `| law | ${subjects.map(({ api, name }) => `${api} ${name}`).join(' | ')} |`,
    `| --- |${' --- |'.repeat(subjects.length)}`,
    ...rows.map(({ law, cells }) => `| ${law} | ${cells.map(shown).join(' | ')} |`),
    '',
    ...reasons.map((reason, index) => `${index + 1}. ${reason}`),
  ];
}

function verdictOf({ verdict, complaints }: VariantResult): string {
  return complaints.length === 0 ? verdict : complaints.map((each) => `${each.status}: ${each.requirement}`).join(', ');
}

function outcomeOf(fault: FaultResult): string {
  if (fault.caught) return fault.status === 'warning' ? 'caught (warning)' : 'caught';
  return fault.status === null ? 'no check' : `survived (${fault.status})`;
}

/** The first few, and how many more. */
function others({ also }: FaultResult): string {
  const more = also.length > 3 ? ` and ${also.length - 3} more` : '';
  return `${also.slice(0, 3).join(', ')}${more}`;
}

function cell(text: string | undefined): string {
  return (text ?? '').replaceAll('|', String.raw`\|`).replaceAll('\n', ' ');
}
