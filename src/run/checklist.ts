import type { Api } from '../../generated/catalogue.ts';
import { operations } from '../../generated/operations.ts';
import type { HeadStart, Registered, RegisteredCheck } from '../check/registry.ts';
import type { Shard } from '../model/choices.ts';
import { casesByDepth } from '../session/cases.ts';
import { hash, type RunConfig, replayedTitle } from '../session/config.ts';
import { mayFailAgain } from '../session/failed-checks.ts';
import { type Batch, batchesOf } from './batches.ts';
import type { Bill } from './power/bill.ts';
import { affordable, billOf, byPower, looksCheaply, type ShareOfCases } from './power/budget.ts';
import { knownChecks } from './power/known.ts';

/** What a run goes through, one batch after the other; the checks of a batch run side by side. */
export interface Checklist {
  readonly batches: readonly Batch[];
  readonly headStarts: readonly HeadStart[];
}

/** What a run chose, what it will cost, and what it did not choose although it is about it. */
export interface Plan extends Checklist {
  readonly bill: Bill;
  readonly leftOut: readonly RegisteredCheck[];
}

/** What the suites hold. */
export interface Stock {
  readonly entries: readonly Registered[];
  readonly headStarts: readonly HeadStart[];
}

/** Chooses what of the suites a run is about, and puts it in order. */
export function checklistOf({ entries, headStarts }: Stock, config: RunConfig, shard: Shard | null): Plan {
  const wanted = worthLooking(
    entries.filter((entry) => isWanted(entry, config)),
    config,
  );
  // The parts of a divided run come to the same choice, whatever of it is theirs.
  const chosen = chosenOf(wanted, config);
  const files = new Set(sharedOut([...new Set(entries.map(({ file }) => file))], shard));
  const own = [...chosen].filter(({ file }) => files.has(file));
  const share = shareOfCases(config);
  const batches = batchesOf(own, knownChecks(), { share, hasBudget: config.budget !== undefined });
  return {
    batches,
    headStarts: begunBy(headStarts, config),
    bill: billOf(own, knownChecks(), share),
    leftOut: [...leftOutOf(wanted, chosen, files), ...unselected(entries, wanted, config)],
  };
}

/** An observation notices nothing: those that cost a target much wait for a run that goes deep. */
function worthLooking(wanted: readonly Registered[], { depth, looksAtAll }: RunConfig): readonly Registered[] {
  if (depth === 'deep' || looksAtAll === true) return wanted;
  const checks = wanted.filter(({ kind }) => kind !== 'observation');
  const bill = billOf(checks, knownChecks(), () => 1);
  return wanted.filter((entry) => entry.kind !== 'observation' || looksCheaply(entry, knownChecks(), bill));
}

/** Of requirements that another part of the run tests, that part says what it left out. */
function leftOutOf(
  wanted: readonly Registered[],
  chosen: ReadonlySet<Registered>,
  files: ReadonlySet<string>,
): RegisteredCheck[] {
  const checks = wanted.filter((entry) => entry.kind !== 'observation');
  const elsewhere = new Set(
    checks.filter((entry) => chosen.has(entry) && !files.has(entry.file)).map(({ requirement }) => requirement),
  );
  return checks.filter((entry) => !chosen.has(entry) && !elsewhere.has(entry.requirement));
}

/** Of requirements that are tested in part, the checks that were not selected. */
function unselected(
  entries: readonly Registered[],
  wanted: readonly Registered[],
  { operations: chosen, failed }: RunConfig,
): RegisteredCheck[] {
  if (!chosen && !failed) return [];
  const tested = new Set(wanted.flatMap((entry) => (entry.kind === 'observation' ? [] : entry.requirement)));
  const own = new Set(wanted);
  return entries
    .filter((entry) => entry.kind !== 'observation')
    .filter((entry) => tested.has(entry.requirement) && !own.has(entry));
}

/** In the order in which they were chosen. */
function chosenOf(wanted: readonly Registered[], config: RunConfig): ReadonlySet<Registered> {
  const { budget, depth } = config;
  if (budget === undefined || config.dryRun === true) return new Set(wanted);
  const requests = budget.requests === null ? null : Math.max(0, budget.requests - budget.spent);
  const isQuick = depth === 'smoke';
  // A few cases of a property rarely find what all of them would.
  const worthy = isQuick ? wanted.filter(({ kind }) => kind === 'check') : wanted;
  const settings = { share: shareOfCases(config), first: isQuick ? ofStrangers(worthy) : [] };
  return affordable(worthy, { requests, things: budget.things }, knownChecks(), settings);
}

/** Of every operation one check that sends no credential: what nobody may do without one is looked at first. */
function ofStrangers(entries: readonly Registered[]): readonly Registered[] {
  const sendNone = byPower(
    entries.filter((entry) => entry.kind === 'check' && entry.requirement.endsWith('.auth.missing')),
    knownChecks(),
  );
  return operations.flatMap(({ api, operation }) => {
    const isIts = (entry: Registered): boolean =>
      entry.kind === 'check' && entry.requirement.startsWith(`${api}.`) && entry.name.startsWith(`${operation} `);
    return sendNone.find(isIts) ?? [];
  });
}

/** The costs of properties were recorded at the depth `standard`. */
function shareOfCases({ cases, depth }: RunConfig): ShareOfCases {
  const factor = (cases ?? casesByDepth[depth]) / casesByDepth.standard;
  return ({ kind }) => (kind === 'property' ? factor : 1);
}

/** A part of a run makes no more than it asks for. */
function begunBy(headStarts: readonly HeadStart[], config: RunConfig): readonly HeadStart[] {
  const { selected, replay, readOnly, dryRun, budget, apis } = config;
  const isWhole = selected === null && replay === null && !readOnly && dryRun !== true && budget === undefined;
  return isWhole ? headStarts.filter(({ api }) => apis.includes(api)) : [];
}

/** Always the same files for the same part, spread by their names. */
function sharedOut(files: readonly string[], shard: Shard | null): readonly string[] {
  if (shard === null) return files;
  const spread = files.toSorted((a, b) => hash(a) - hash(b) || (a < b ? -1 : 1));
  return spread.filter((_, index) => index % shard.count === shard.index - 1);
}

function isWanted(entry: Registered, config: RunConfig): boolean {
  if (entry.kind === 'observation') return observes(config, entry.open);
  const { requirement, name } = entry;
  const { selected, apis, replay } = config;
  if (replay !== null) return replayedTitle(replay, requirement, name) !== undefined;
  if (!isOf(apis, requirement) || !(selected?.includes(requirement) ?? true)) return false;
  return asksChosen(config, name) && (!config.failed || mayFailAgain(config.failed, requirement, name));
}

/** Whether a check asks the chosen operations, or none in particular. */
function asksChosen({ operations: chosen }: RunConfig, name: string): boolean {
  const asked = /^(?:GET|POST|PATCH|PUT|DELETE) \/[^\s,]+/.exec(name)?.[0];
  return !chosen || asked === undefined || chosen.includes(asked);
}

function observes({ depth, selected, replay, dryRun, apis }: RunConfig, open: string): boolean {
  return depth !== 'smoke' && selected === null && replay === null && dryRun !== true && isOf(apis, open);
}

function isOf(apis: readonly Api[], id: string): boolean {
  return apis.some((api) => id.startsWith(`${api}.`));
}
