import type { Command } from 'commander';
import {
  locators,
  openPoints,
  type Reading,
  type Requirement,
  readings,
  requirements,
} from '../../../generated/catalogue.ts';
import { currentId } from '../../model/aliases.ts';
import { closest } from '../../profile/nearest.ts';
import { type Surroundings, UsageError } from '../surroundings.ts';

export function addExplainCommand(program: Command, surroundings: Surroundings): void {
  program
    .command('explain')
    .argument('<id>', 'a requirement or an open point, as reports name it')
    .description('say what a requirement means, where it comes from, and what to do about it')
    .action((id: string) => surroundings.out(`${explanation(id).join('\n')}\n`));
}

/** @throws {UsageError} with the nearest id. */
function explanation(asked: string): string[] {
  const id = currentId(asked);
  const requirement = requirements.find((each) => each.id === id);
  if (requirement !== undefined) return ofRequirement(requirement);
  const open = openPoints.find((each) => each.id === id);
  if (open === undefined) {
    const near = closest(
      id,
      [...requirements, ...openPoints].map((each): string => each.id),
    );
    throw new UsageError(`there is no ${asked}; the nearest is ${near}`);
  }
  return [
    `${open.id} (open)`,
    '',
    `  ${open.question}`,
    '',
    `  ${placeOf(open.source)}`,
    `  Operations: ${open.operations.join(', ') || 'all'}`,
    '',
    'The documents leave this open: any answer conforms, and a report only records which one the target gives.',
  ];
}

function ofRequirement(requirement: Requirement): string[] {
  const { id, level, statement, operations, source, basis, from, reading } = requirement;
  const read = readings.find((each) => each.id === reading);
  return [
    `${id} (${level})`,
    '',
    `  ${statement}`,
    '',
    `  From: ${placeOf(source)}${basis === 'stated' ? ', which says it' : ''}`,
    ...from.map((each) => `  With: ${locators.some((locator) => locator.id === each) ? placeOf(each) : each}`),
    `  Operations: ${operations.join(', ') || 'all'}`,
    ...(read === undefined ? [] : readingLines(read)),
    '',
    level === 'MUST'
      ? 'A target that fails it is nonconformant (exit code 1).'
      : 'Nothing states it, but clients rely on it: a failure is a warning (exit code 1 with --strict only).',
    '',
    'What to do when it fails:',
    `  ${retrial(requirement)}`,
    '  report.html shows each failing check with what was expected, what came, and a curl that repeats it',
    `  sh reproduce/${id}-….sh, beside the report, goes the whole way again and ends with 1 while it fails`,
    '  an expected failure with an owner and a date, while it is being mended:',
    `    - {requirement: ${id}, reason: …, owner: …, expires: YYYY-MM-DD}`,
  ];
}

/** What is judged on the answers to other checks shows nothing by itself: those of an operation of it show it. */
function retrial({ id, bySchema, operations: [operation] }: Requirement): string {
  return bySchema && operation !== undefined
    ? `conformance run --operation '${operation}'   tries it, on all answers to that operation`
    : `conformance run --only ${id}   tries it alone`;
}

function readingLines({ title, reading, why, other }: Reading): string[] {
  return ['', `  Read as: ${title}. ${reading}`, `  Why: ${why}`, `  The other reading: ${other}`];
}

function placeOf(id: string): string {
  const locator = locators.find((each) => each.id === id);
  return locator === undefined ? id : `${locator.section.replaceAll(' / ', ' > ')}, ${locator.at}: ${locator.says}`;
}
