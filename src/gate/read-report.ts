import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { ProfileError } from '../profile/error.ts';
import type { Report } from '../report/model.ts';

/** Enough of a report to tell it from any other JSON file. */
const shape = z.looseObject({
  schemaVersion: z.literal(1, 'is not 1: the report is of another version of the suite'),
  requirements: z.array(z.looseObject({ id: z.string(), status: z.string(), checks: z.array(z.looseObject({})) })),
  observations: z.array(z.looseObject({ id: z.string(), answer: z.string() })),
});

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
  const result = shape.safeParse(content);
  if (!result.success) {
    const [issue] = result.error.issues;
    return fail(`is no report.json of this suite: ${issue?.path.join('.')} ${issue?.message}`);
  }
  return content as Report;
}
