import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from './site.ts';

const shape = z.object({
  targets: z.array(
    z.object({
      name: z.string(),
      sentence: z.string(),
      expected: z.array(z.string()),
      verdict: z.string().nullable(),
      holds: z.boolean(),
    }),
  ),
});

export interface HostileTargets {
  readonly targets: readonly {
    readonly name: string;
    readonly sentence: string;
    readonly expected: string;
    readonly ended: string;
    readonly result: 'holds' | 'broken';
  }[];
  readonly hold: number;
}

/** The targets of the last hostile bench; none before the first one. */
export async function readHostileTargets(): Promise<HostileTargets> {
  const { targets } = await readResults();
  const rows = targets.map(({ name, sentence, expected, verdict, holds }) => ({
    name,
    sentence,
    expected: expected.join(' or '),
    ended: verdict ?? 'never',
    result: holds ? ('holds' as const) : ('broken' as const),
  }));
  return { targets: rows, hold: rows.filter(({ result }) => result === 'holds').length };
}

async function readResults(): Promise<z.infer<typeof shape>> {
  try {
    return shape.parse(JSON.parse(await readFile(join(root, 'reports/hostile.json'), 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return { targets: [] };
    throw error;
  }
}
