import { rm } from 'node:fs/promises';
import { Redactor } from '../http/redact.ts';
import { createVocabulary, type Vocabulary } from '../http/vocabulary.ts';
import type { Target } from '../profile/model.ts';
import type { RunConfig } from '../session/config.ts';
import { Journal } from '../session/journal.ts';
import { planRun } from '../session/plan.ts';
import { newScratch } from '../session/scratch.ts';

/** What a run has that sends nothing: a plan, a journal, and what its exchanges are read by. */
export interface Observation {
  readonly config: RunConfig;
  readonly journal: Journal;
  readonly redactor: Redactor;
  readonly vocabulary: Vocabulary;
  /** Traffic is read in the order of its answers. */
  readonly writing: readonly string[];
  /** Others may have written what was not recorded. */
  readonly seesAll: false;
}

/** Does something with an observation, and keeps its evidence until that is done. */
export async function withObservation<T>(
  target: Target,
  { only, skip }: { only: readonly string[]; skip: readonly string[] },
  work: (observation: Observation) => Promise<T>,
): Promise<T> {
  const scratch = await newScratch();
  const plain = {
    apis: [],
    depth: 'standard',
    cases: null,
    seed: 0,
    readOnly: true,
    bail: false,
    replay: null,
  } as const;
  const config = planRun(target, { ...plain, only, skip }, scratch.journal);
  const journal = new Journal(scratch.journal);
  try {
    journal.begin(config.runId, target);
    return await work({
      config,
      journal,
      redactor: new Redactor(target.secrets),
      vocabulary: createVocabulary(target.vocabulary),
      writing: [],
      seesAll: false,
    });
  } finally {
    await rm(scratch.folder, { recursive: true, force: true });
  }
}
