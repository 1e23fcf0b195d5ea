import { create } from 'xmlbuilder2';
import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces.js';
import type { CheckResult, Report, RequirementResult } from '../model/report.ts';
import { visible } from '../model/visible.ts';
import { basisText } from './basis.ts';
import { oneLine } from './text.ts';
import { explain, family, headline, isTolerated, sourceText } from './wording.ts';

type Element = 'failure' | 'error' | 'skipped';

interface Case {
  name: string;
  seconds: number;
  outcome: { element: Element; message: string; text: string } | null;
  /** Why a case that did not hold is green all the same. */
  note: string | null;
}

/** The report as JUnit XML: a suite per requirement, a case per check. */
export function renderJunit(report: Report): string {
  const suites = cases(report);
  const document = create({ version: '1.0', encoding: 'UTF-8' });
  const root = document.ele('testsuites', {
    name: encode(`${report.suite.name}: ${report.target.name}`),
    ...counts(suites.flatMap(([, list]) => list)),
    time: seconds(report.durationMs),
    timestamp: report.startedAt,
  });
  for (const [requirement, list] of suites) writeSuite(root, report, requirement, list);
  return `${document.end({ prettyPrint: true })}\n`;
}

function writeSuite(root: XMLBuilder, report: Report, requirement: RequirementResult, list: readonly Case[]): void {
  const suite = root.ele('testsuite', {
    name: encode(requirement.id),
    ...counts(list),
    time: list.reduce((sum, item) => sum + item.seconds, 0).toFixed(3),
    timestamp: report.startedAt,
  });
  const properties = suite.ele('properties');
  for (const [name, value] of propertiesOf(requirement)) properties.ele('property', { name, value: encode(value) });
  for (const item of list) writeCase(suite, requirement, item);
}

function propertiesOf(requirement: RequirementResult): [string, string][] {
  return [
    ['level', requirement.level],
    ['status', requirement.status],
    ['statement', requirement.statement],
    ['source', sourceText(requirement)],
    ...(requirement.basis === null ? [] : [['basis', basisText(requirement)] as [string, string]]),
    ['operations', requirement.operations.join(', ')],
    ...(requirement.documentation === null ? [] : [['documentation', requirement.documentation] as [string, string]]),
  ];
}

function writeCase(suite: XMLBuilder, requirement: RequirementResult, item: Case): void {
  const element = suite.ele('testcase', {
    name: encode(item.name),
    classname: encode(family(requirement.id)),
    time: item.seconds.toFixed(3),
  });
  if (item.outcome !== null) {
    const { element: kind, message, text } = item.outcome;
    const outcome = element.ele(kind, {
      message: encode(oneLine(message, 1_000)),
      ...(kind === 'skipped' ? {} : { type: kind }),
    });
    if (text !== '') outcome.txt(encode(text));
  }
  if (item.note !== null) element.ele('system-out').txt(encode(item.note));
}

/** Some readers drop a case whose class and name they saw before, so that names are unique in the whole file. */
function cases(report: Report): [RequirementResult, Case[]][] {
  const taken = new Set<string>();
  const unique = (name: string) => {
    let candidate = name;
    for (let copy = 2; taken.has(candidate); copy += 1) candidate = `${name} (${copy})`;
    taken.add(candidate);
    return candidate;
  };
  return report.requirements.map((requirement) => {
    const list = requirement.checks.map((check) => caseOf(requirement, check));
    if (!list.some((item) => item.outcome !== null || item.note !== null)) list.push(...unexplained(requirement));
    return [requirement, list.map((item) => ({ ...item, name: unique(oneLine(item.name)) }))];
  });
}

function caseOf(requirement: RequirementResult, check: CheckResult): Case {
  const item: Case = {
    name: `${requirement.id}: ${check.name}`,
    seconds: check.durationMs / 1000,
    outcome: null,
    note: null,
  };
  if (check.status === 'passed') return item;
  const message = headline(check);
  if (check.status === 'skipped') return { ...item, outcome: { element: 'skipped', message, text: '' } };
  if (!isTolerated(requirement)) {
    const element = check.status === 'failed' ? 'failure' : 'error';
    return { ...item, outcome: { element, message, text: explain(requirement, check) } };
  }
  // An error is never green: beside a mere warning it is a case that did not run.
  if (check.status === 'error')
    return { ...item, outcome: { element: 'skipped', message: `error: ${message}`, text: '' } };
  return { ...item, note: `${noteOf(requirement)}\n${explain(requirement, check)}` };
}

function noteOf(requirement: RequirementResult): string {
  return requirement.status === 'expected-failure'
    ? 'EXPECTED FAILURE: the check failed as the run was told to expect; it does not fail the run.'
    : `WARNING: a ${requirement.level} requirement is not kept; it does not fail the run.`;
}

/** A case for a status that no check of the requirement shows: most often that there was none to run. */
function unexplained(requirement: RequirementResult): Case[] {
  if (requirement.status === 'passed') return [];
  const message = requirement.reason ?? `the requirement is ${requirement.status}`;
  const item: Case = { name: requirement.id, seconds: 0, outcome: null, note: null };
  if (requirement.status === 'not-tested') return [{ ...item, outcome: { element: 'skipped', message, text: '' } }];
  if (isTolerated(requirement)) return [{ ...item, note: `${noteOf(requirement)}\n${visible(message)}` }];
  const element = requirement.status === 'failed' ? 'failure' : 'error';
  return [{ ...item, outcome: { element, message, text: `Statement: ${visible(requirement.statement)}` } }];
}

function counts(list: readonly Case[]): { tests: number; failures: number; errors: number; skipped: number } {
  const count = (element: Element) => list.filter((item) => item.outcome?.element === element).length;
  return { tests: list.length, failures: count('failure'), errors: count('error'), skipped: count('skipped') };
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(3);
}

/**
 * Makes a text fit for xmlbuilder2, whose writer leaves alone whatever looks like an entity (`&x;` would come out
 * as it stands, and break the file), and for XML, which has no control characters.
 */
function encode(text: string): string {
  return visible(text).replaceAll('&', '&amp;');
}
