import type { Course, Rule } from '../model.ts';
import { bounded, causeNamed, noCrash, verdict } from './ending.ts';
import { noInjection, noLargeFile, wellFormed } from './files.ts';
import { noControlCharacters, noForgedCommand, noForgedLine } from './output.ts';
import { noSecret, noStrayCredential } from './secrets.ts';
import { noProcessLeft, noScratchLeft, nothingLeft } from './tidiness.ts';

const rules: readonly Rule[] = [
  noCrash,
  verdict,
  causeNamed,
  noSecret,
  noStrayCredential,
  noControlCharacters,
  noForgedLine,
  noForgedCommand,
  wellFormed,
  noLargeFile,
  noInjection,
  nothingLeft,
  noProcessLeft,
  noScratchLeft,
];

/** Everything that does not hold of a run against a target. */
export function judge(course: Course, patience = 1): string[] {
  return [bounded(patience), ...rules].flatMap((rule) => rule(course));
}
