import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { faults } from '../../reference/faults/index.ts';
import { variants } from '../../reference/variants/index.ts';
import { subjects } from '../self-check/laws.ts';
import { type Cell, matrixOf } from '../self-check/matrix.ts';
import { root } from './site.ts';

export interface SelfCheck {
  /** Whether results of a self-check are there; without, only what it would prove. */
  readonly done: boolean;
  readonly faults: readonly {
    readonly id: string;
    readonly requirement: string;
    readonly story: string;
    readonly result: string;
  }[];
  readonly variants: readonly { readonly id: string; readonly story: string; readonly result: string }[];
  /** How many of each the last self-check has tried: what is newer than that says nothing. */
  readonly tried: { readonly faults: number; readonly variants: number };
  readonly caught: number;
  readonly conformant: number;
  /** Laws and what they can befall; null until it is known which answers showed the faults. */
  readonly matrix: Matrix | null;
}

interface Matrix {
  readonly things: readonly string[];
  readonly rows: readonly { readonly law: string; readonly cells: readonly MatrixCell[] }[];
  readonly reasons: readonly string[];
}

interface MatrixCell {
  readonly text: string;
  /** How dark it is, in tenths; 0 where there is no bug. */
  readonly weight: number;
  readonly about: string;
}

const shape = z.object({
  faults: z.array(
    z.object({
      id: z.string(),
      requirement: z.string(),
      status: z.string().nullable(),
      caught: z.boolean(),
      operation: z.string().nullish(),
    }),
  ),
  variants: z.array(z.object({ id: z.string(), verdict: z.string(), complaints: z.array(z.unknown()) })),
});

/** The known faults and variants with the results of the last self-check. */
export async function readSelfCheck(): Promise<SelfCheck> {
  const results = await readResults();
  const byFault = new Map(results?.faults.map((fault) => [fault.id, fault]));
  const byVariant = new Map(results?.variants.map((variant) => [variant.id, variant]));
  const judgedFaults = faults.map(({ id, requirement, story }) => ({
    ...{ id, requirement, story },
    result: faultResult(byFault.get(id)),
  }));
  const together = results?.variants.filter(({ id }) => id.includes(' + ')) ?? [];
  const judged = [
    ...variants.map(({ id, story }) => ({ id, story, result: variantResult(byVariant.get(id)) })),
    // Accused where none of them is by itself.
    ...together.map((group) => ({ id: group.id, story: 'These in one service.', result: variantResult(group) })),
  ];
  return {
    done: results !== null,
    faults: judgedFaults,
    variants: judged,
    tried: { faults: triedOf(judgedFaults), variants: triedOf(judged) },
    caught: judgedFaults.filter(({ result }) => result === 'caught').length,
    conformant: judged.filter(({ result }) => result === 'conformant').length,
    matrix: results === null ? null : matrixIn(results),
  };
}

function triedOf(all: readonly { result: string }[]): number {
  return all.filter(({ result }) => result !== 'not run').length;
}

function matrixIn(results: Results): Matrix | null {
  const shown = results.faults.flatMap(({ operation = null, ...fault }) => ({ ...fault, operation }));
  if (shown.every(({ operation }) => operation === null)) return null;
  const rows = matrixOf(shown);
  const reasons = [...new Set(rows.flatMap(({ cells }) => cells.flatMap(({ reason }) => reason ?? [])))];
  return {
    things: subjects.map(({ api, name }) => `${api} ${name}`),
    rows: rows.map(({ law, cells }) => ({ law, cells: cells.map((cell) => matrixCell(cell, reasons)) })),
    reasons,
  };
}

function matrixCell({ caught, total, reason }: Cell, reasons: readonly string[]): MatrixCell {
  if (total > 0) {
    const text = caught === total ? String(total) : `${caught} of ${total}`;
    return { text, weight: Math.min(10, Math.ceil(2 * Math.log2(total + 1))), about: `${caught} of ${total} caught` };
  }
  return {
    text: reason === null ? '?' : letterOf(reasons.indexOf(reason)),
    weight: 0,
    about: reason ?? 'nobody has said why',
  };
}

/** `a` to `z`, then `aa` and so on. */
function letterOf(index: number): string {
  const rest = String.fromCharCode(97 + (index % 26));
  return index < 26 ? rest : letterOf(Math.floor(index / 26) - 1) + rest;
}

type Results = z.infer<typeof shape>;

async function readResults(): Promise<Results | null> {
  try {
    return shape.parse(JSON.parse(await readFile(join(root, 'reports/self-check.json'), 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function faultResult(fault: Results['faults'][number] | undefined): string {
  if (fault === undefined) return 'not run';
  return fault.caught ? 'caught' : 'survived';
}

function variantResult(variant: Results['variants'][number] | undefined): string {
  if (variant === undefined) return 'not run';
  return variant.verdict === 'conformant' && variant.complaints.length === 0 ? 'conformant' : 'accused';
}
