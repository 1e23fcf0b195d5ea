import { requirements } from '../../generated/catalogue.ts';
import { type FailedChecks, replayedTitle } from './config.ts';

/** A requirement of more operations than these asks for none of them in particular. */
const fewOperations = 4;
const operationsOf = new Map<string, readonly string[]>(requirements.map(({ id, operations }) => [id, operations]));

/** Whether a check failed, or asks for answers that did. */
export function mayFailAgain({ checks, operations }: FailedChecks, requirement: string, name: string): boolean {
  if (checks.some((check) => replayedTitle(check, requirement, name) !== undefined)) return true;
  const asked = operationsOf.get(requirement) ?? [];
  return asked.length <= fewOperations && asked.some((operation) => operations.includes(operation));
}
