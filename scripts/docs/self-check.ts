import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { faults } from '../../reference/faults/index.ts';
import { variants } from '../../reference/variants/index.ts';
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
  readonly caught: number;
  readonly conformant: number;
}

const shape = z.object({
  faults: z.array(z.object({ id: z.string(), status: z.string().nullable(), caught: z.boolean() })),
  variants: z.array(z.object({ id: z.string(), verdict: z.string(), complaints: z.array(z.unknown()) })),
});

/** The known faults and variants with the results of the last self-check. */
export async function readSelfCheck(): Promise<SelfCheck> {
  const results = await readResults();
  const byFault = new Map(results?.faults.map((fault) => [fault.id, fault]));
  const byVariant = new Map(results?.variants.map((variant) => [variant.id, variant]));
  const caught = [...byFault.values()].filter((fault) => fault.caught).length;
  const judged = variants.map(({ id, story }) => ({ id, story, result: variantResult(byVariant.get(id)) }));
  return {
    done: results !== null,
    faults: faults.map(({ id, requirement, story }) => ({
      id,
      requirement,
      story,
      result: faultResult(byFault.get(id)),
    })),
    variants: judged,
    caught,
    conformant: judged.filter(({ result }) => result === 'conformant').length,
  };
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
