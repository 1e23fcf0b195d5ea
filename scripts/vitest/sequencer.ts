import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { registry, turns } from '../../src/check/registry.ts';
import { loadSuites } from '../../src/run/suite-files.ts';

/** By the turns of their checks, as in a run; then by name. */
export class SuiteSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    if (registry.entries.length === 0) await loadSuites();
    return files.toSorted(
      (a, b) => turnOf(a.moduleId) - turnOf(b.moduleId) || (a.moduleId < b.moduleId ? -1 : Number(a !== b)),
    );
  }
}

function turnOf(moduleId: string): number {
  const entry = registry.entries.find(({ file }) => moduleId.endsWith(`/${file}`));
  return entry === undefined ? 0 : turns.indexOf(entry.turn);
}
