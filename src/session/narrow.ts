import type { Level, Operation } from '../../generated/catalogue.ts';
import { operations } from '../../generated/operations.ts';
import { closest } from '../profile/nearest.ts';
import { globMatcher, SelectionError } from './select.ts';

/** What a part of the catalogue is chosen by, beside its ids. */
export interface Narrowing {
  /** Operations, parts of them, or globs over them; empty: all. */
  operation: readonly string[];
  /** Resources, as the published documentation groups the operations; empty: all. */
  tag: readonly string[];
  level?: Level | undefined;
}

interface Narrowed {
  readonly operations: readonly string[];
  readonly level?: Level;
}

/** The groups of operations, each once. */
export const tags: readonly string[] = [...new Set(operations.map(({ tag }) => tag))];

/** The items that are about at least one of the chosen operations, and of the level. */
export function narrow<Item extends Narrowed>(items: readonly Item[], narrowing: Narrowing): Item[] {
  const chosen = chosenOperations(narrowing);
  const { level } = narrowing;
  return items.filter(
    (item) =>
      (chosen === null || item.operations.some((operation) => chosen.includes(operation))) &&
      (level === undefined || item.level === level),
  );
}

/** The operations of a narrowing; null: all. */
export function chosenOperations({ operation, tag }: Narrowing): string[] | null {
  if (operation.length === 0 && tag.length === 0) return null;
  const matchers = operation.map(operationMatcher);
  const groups = tag.map(plain);
  return operations
    .filter((info) => matchers.length === 0 || matchers.some((matches) => matches(info.operation)))
    .filter((info) => groups.length === 0 || groups.includes(plain(info.tag)))
    .map((info) => info.operation);
}

/** @throws {SelectionError} with the nearest one, when a stated operation is none. */
export function refuseUnknownOperations({ operation }: Pick<Narrowing, 'operation'>): void {
  const known: Operation[] = operations.map((info) => info.operation);
  for (const text of operation) {
    if (known.some(operationMatcher(text))) continue;
    throw new SelectionError(
      `--operation ${text} is no operation, nor a part of one; the nearest is ${closest(text, known)}`,
    );
  }
}

/** One that is written out means itself alone; a glob means what it matches, and any other text what holds it. */
function operationMatcher(text: string): (operation: string) => boolean {
  const wanted = text.toLowerCase();
  if (operations.some((info) => info.operation.toLowerCase() === wanted))
    return (each) => each.toLowerCase() === wanted;
  if (!/[*?]/.test(wanted)) return (each) => each.toLowerCase().includes(wanted);
  const matches = globMatcher(wanted);
  return (each) => matches(each.toLowerCase());
}

/** `data-stores` is `Data stores`. */
export function plain(tag: string): string {
  return tag.toLowerCase().replaceAll(/[\s_-]+/g, ' ');
}
