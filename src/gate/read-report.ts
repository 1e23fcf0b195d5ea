import { readFileSync } from 'node:fs';
import { ProfileError } from '../profile/error.ts';
import type { Report } from '../report/model.ts';
import { reportShape } from '../report/shape.ts';

/** @throws {ProfileError} when the file is no `report.json`. */
export function readReport(file: string): Report {
  const fail = (message: string): never => {
    throw new ProfileError(file, [{ line: null, path: '', message }]);
  };
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return fail(`cannot be read as JSON (${error instanceof Error ? error.message : String(error)})`);
  }
  const result = reportShape.safeParse(content);
  if (!result.success) {
    const [issue] = result.error.issues;
    return fail(`is no report.json of this suite: ${issue?.path.join('.')} ${issue?.message}`);
  }
  return result.data;
}
