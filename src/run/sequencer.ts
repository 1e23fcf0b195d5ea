import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What stands in the name of a suite file that may not run among the others, in the order of their turns. */
const turns = [
  // Needs what takes time to grow old, and was begun with the run.
  /-late\.suite\.[jt]s$/,
  // Tries what a broken target would do to lent fixtures; nothing may need these fixtures afterwards.
  /-lent\.suite\.[jt]s$/,
];

/** Always the same order of the files: by turn, then by name. */
export class SuiteSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => compare(keyOf(a), keyOf(b)));
  }
}

function keyOf({ moduleId }: TestSpecification): string {
  return `${turns.findIndex((name) => name.test(moduleId)) + 1} ${moduleId}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
