import type { Report } from '../../../src/model/report.ts';
import type { Course } from '../model.ts';

/** Null where none was written, or one that cannot be read. */
export function reportOf(files: Course['files']): Report | null {
  try {
    const report: Report = JSON.parse(files.get('report.json') ?? '');
    return report;
  } catch {
    return null;
  }
}
