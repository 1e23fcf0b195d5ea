import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../model/report.ts';
import { readJson } from './read-json.ts';
import { reportShape } from './shape.ts';

/**
 * @param path a `report.json`, or a folder that holds one.
 * @throws {ProfileError} when the file is no `report.json`.
 */
export function readReport(path: string): Report {
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  return readJson(isFolder ? join(path, 'report.json') : path, reportShape, 'report.json');
}
