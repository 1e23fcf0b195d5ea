import type { Operation, RequirementId } from '../../generated/catalogue.ts';
import { isObject } from '../support/lists.ts';
import { at, type Refusal } from './law.ts';

/** A rule about one field of a JSON object that is sent. */
export function fieldRule(
  requirement: RequirementId,
  operations: readonly Operation[],
  keys: readonly string[],
  isWrong: (value: unknown) => boolean,
): Refusal {
  return { requirement, operations, breaks: ({ body }) => isObject(body) && isWrong(at(body, ...keys)) };
}

export function textThat(matches: RegExp): (value: unknown) => boolean {
  return (value) => typeof value === 'string' && matches.test(value);
}

export function isMissing(value: unknown): boolean {
  return value === undefined;
}

export function isNoText(value: unknown): boolean {
  return value !== undefined && typeof value !== 'string';
}

/** A rule about one query parameter, given once. */
export function queryRule(
  requirement: RequirementId,
  operations: readonly Operation[],
  name: string,
  isWrong: (value: string | undefined) => boolean,
): Refusal {
  return {
    requirement,
    operations,
    breaks: ({ query }) => {
      const value = query[name];
      return (value === undefined || typeof value === 'string') && isWrong(value);
    },
  };
}
