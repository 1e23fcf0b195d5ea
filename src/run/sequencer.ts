import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Suites that try what a broken target would do to lent fixtures; nothing may need these fixtures afterwards. */
const lent = /-lent\.suite\.[jt]s$/;

/** Always the same order of the files: by name, those that touch what is lent at the end. */
export class SuiteSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((a, b) => compare(keyOf(a), keyOf(b)));
  }
}

function keyOf({ moduleId }: TestSpecification): string {
  return `${lent.test(moduleId) ? 1 : 0} ${moduleId}`;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
