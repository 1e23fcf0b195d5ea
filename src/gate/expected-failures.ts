import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { requirements } from '../../generated/catalogue.ts';
import { currentId, titlesOf } from '../model/aliases.ts';
import type { CheckResult, ExpectedFailure, RequirementResult } from '../model/report.ts';
import { parseProfile } from '../profile/document.ts';
import { ProfileError } from '../profile/error.ts';
import { judge } from '../profile/judge.ts';
import { closest } from '../profile/nearest.ts';
import { type expectedFailureSchema, expectedFailuresSchema } from './expected-failures-schema.ts';

export type ExpectedFailureEntry = z.infer<typeof expectedFailureSchema>;

/**
 * Reads a file of expected failures: a list of `{requirement, check?, reason, owner, expires}`.
 * @throws {ProfileError} naming every wrong place.
 */
export function loadExpectedFailures(file: string): ExpectedFailureEntry[] {
  const document = parseProfile(file, readFileSync(file, 'utf8'));
  const judged = judge(expectedFailuresSchema, document.tree);
  if (!judged.ok) {
    const problems = judged.findings.map(({ path, message }) => ({
      line: document.lineOf(path),
      path: path.join('.'),
      message,
    }));
    throw new ProfileError(file, problems);
  }
  const ids = requirements.map(({ id }): string => id);
  const entries = judged.value.map((entry) => ({ ...entry, requirement: currentId(entry.requirement) }));
  const unknown = entries.flatMap(({ requirement }, index) =>
    ids.includes(requirement)
      ? []
      : [
          {
            line: document.lineOf([index, 'requirement']),
            path: `${index}.requirement`,
            message: `no requirement has the id ${requirement}; the nearest is ${closest(requirement, ids)}`,
          },
        ],
  );
  if (unknown.length > 0) throw new ProfileError(file, unknown);
  return entries;
}

/**
 * Sets the requirements whose failures are all expected to `expected-failure`, and says of each entry whether it still
 * does its work. A stale one (nothing fails any more) and an expired one fail the run.
 * In a part of a divided run nothing is stale: the failure may be in another part.
 * @param when `today` is `YYYY-MM-DD`; an entry is good through its day.
 */
export function applyExpectedFailures(
  results: readonly RequirementResult[],
  entries: readonly ExpectedFailureEntry[],
  { today, part = false }: { today: string; part?: boolean },
): { results: RequirementResult[]; expectedFailures: ExpectedFailure[] } {
  const judged = entries.map((entry) => ({
    ...entry,
    check: entry.check ?? null,
    state: stateInPart(stateOf(entry, results, today), part),
  }));
  const covered = results.map((result) => {
    const own = judged.filter(({ requirement, state }) => requirement === result.id && state === 'used');
    const failures = result.checks.filter(isTrouble);
    const expected = (check: CheckResult): boolean => own.some((entry) => isMeant(entry.check, check.name));
    if (failures.length === 0 || !failures.every(expected)) return result;
    return { ...result, status: 'expected-failure' as const, reason: own.map(({ reason }) => reason).join('; ') };
  });
  return { results: covered, expectedFailures: judged };
}

/** Whether an entry is about the check: it names none, or this one, as it is called now or was before. */
export function isMeant(entry: string | null, name: string): boolean {
  return entry === null || titlesOf(name).includes(entry);
}

/** What was broken elsewhere can keep a check from its judgement: that is known, too, then. */
function isTrouble({ status }: CheckResult): boolean {
  return status === 'failed' || status === 'error';
}

function stateInPart(state: ExpectedFailure['state'], part: boolean): ExpectedFailure['state'] {
  return part && state === 'stale' ? 'untested' : state;
}

function stateOf(
  entry: ExpectedFailureEntry,
  results: readonly RequirementResult[],
  today: string,
): ExpectedFailure['state'] {
  if (entry.expires < today) return 'expired';
  const checks = results.find(({ id }) => id === entry.requirement)?.checks ?? [];
  const meant = checks.filter(({ name }) => isMeant(entry.check ?? null, name));
  if (meant.some(isTrouble)) return 'used';
  // What was not tested this time says nothing about the entry; a check that no longer exists makes it stale.
  const tested = meant.some(({ status }) => status === 'passed');
  const vanished = entry.check !== undefined && checks.length > 0 && meant.length === 0;
  return tested || vanished ? 'stale' : 'untested';
}
