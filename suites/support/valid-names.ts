import type { RequirementId } from '../../generated/catalogue.ts';
import { type Exchange, type Finding, field, type JudgedRun, ownTextsIn, show } from '../../src/check/index.ts';
import { parse } from './json-text.ts';
import { isObject } from './lists.ts';
import { runMemory } from './run-memory.ts';
import { pathOf } from './shown-records.ts';

/* Whatever else a create of a client is refused for, an ordinary name of the run is not what is invalid. */

const requirement = 'partner.client.create.status';
export const acceptedNames: readonly RequirementId[] = [requirement];

/** Characters of the names that the run gives where the name is not under test. */
const longest = 18;
const plainNotes = /^[ -~]{0,200}$/;

/** How often names were sent that somebody might hold to be one, whatever was answered. */
const sentIn = runMemory(() => new Map<string, number>());

export function validNamesRule(exchange: Exchange, run: JudgedRun): Finding[] {
  const { api, operation, status, json, request, expectation } = exchange;
  if (!run.seesAll || api !== 'partner' || operation !== 'POST /api/v1/clients') return [];
  const body = parse(request.body);
  const name = field(body, 'name');
  // What others have may be taken, and what is under test may be refused.
  if (typeof name !== 'string' || name.length > longest || ownTextsIn(name, run.config.runId)[0] !== name) return [];
  const times = sentIn(run);
  const key = name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  times.set(key, (times.get(key) ?? 0) + 1);
  if (status !== 400 || expectation.open === true || isBesideOthers(pathOf(request.url), run)) return [];
  if (times.get(key) !== 1 || !isCertain(body, request.body)) return [];
  const blamed = detailsOf(json).some((detail) => field(detail, 'path') === 'name');
  const problem = blamed ? { expected: `no validation error about the name ${show(name)}`, got: show(json) } : null;
  return [{ requirement, subject: `${operation} finds nothing wrong with a valid name`, problem }];
}

/** Whether another create is under way, which may be of the same name. */
function isBesideOthers(collection: string, { writing }: JudgedRun): boolean {
  return writing.filter((written) => written !== '' && collection.endsWith(written)).length > 1;
}

/** Whether nothing is wrong with a body beside its name, nor with how it is written. */
function isCertain(body: unknown, text: string | null): boolean {
  if (!isObject(body) || JSON.stringify(body) !== text) return false;
  const { name: _, notes = '', ...others } = body;
  return typeof notes === 'string' && plainNotes.test(notes) && Object.keys(others).length === 0;
}

function detailsOf(json: unknown): readonly unknown[] {
  const error = field(json, 'error');
  const details = field(error, 'details');
  return field(error, 'type') === 'validation_error' && Array.isArray(details) ? details : [];
}
