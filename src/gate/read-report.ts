import type { Report } from '../report/model.ts';
import { readJson } from '../report/read-json.ts';
import { reportShape } from '../report/shape.ts';

/** @throws {ProfileError} when the file is no `report.json`. */
export function readReport(file: string): Report {
  return readJson(file, reportShape, 'report.json');
}
