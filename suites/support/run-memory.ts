import type { JudgedRun } from '../../src/check/index.ts';

/** What a rule keeps of a run while it is looked at: each run has its own, made when it is first asked for. */
export function runMemory<Memory>(begin: () => Memory): (run: JudgedRun) => Memory {
  const memories = new WeakMap<JudgedRun, Memory>();
  return (run) => {
    const memory = memories.get(run) ?? begin();
    memories.set(run, memory);
    return memory;
  };
}
