import type { OpenId, RequirementId } from '../../generated/catalogue.ts';
import { type Exchange, type Finding, type JudgedRun, openPointsOf, operationInfo } from '../../src/check/index.ts';
import { emptinessLaw, judgedByAnswers, messageLaw, momentLaw, refusalBodyLaw } from './answers.ts';
import { echoed, echoLaw } from './echoes.ts';
import type { Law, Witnessed } from './law.ts';
import { bodyLaw, filterLaw, idsLaw, judgedInLists, limitLaw, recordLaw } from './lists.ts';
import { refusalLaw, refused } from './refusals.ts';
import { isOddRequest, isStrangeRequest } from './strange.ts';

/* What one exchange shows by itself, whoever sent it and whatever for: that of a check of something else, or a recorded one. */

const laws: readonly Law[] = [
  refusalLaw,
  refusalBodyLaw,
  messageLaw,
  echoLaw,
  recordLaw,
  bodyLaw,
  filterLaw,
  idsLaw,
  limitLaw,
  momentLaw,
  emptinessLaw,
];

export const shownByOne: readonly RequirementId[] = [
  ...new Set([...refused, ...judgedByAnswers, ...echoed, ...judgedInLists]),
];

/**
 * Open points about what a create may be refused for, beside everything that these laws are about: what succeeds in spite
 * of them must hold the rest. A recording does not tell which regions are known, so that all its creates are such ones.
 */
const beside: ReadonlySet<OpenId> = new Set<OpenId>([
  'workspace.filespace.create.region.unknown',
  'workspace.filespace.create.provider.unknown',
  'workspace.filespace.create.customer-params.partial',
  'workspace.filespace.create.block-size.values',
]);

/** Null where the answer is open, or may be that of a gateway. */
export function witness(exchange: Exchange, { seesAll }: JudgedRun): Witnessed | null {
  const info = operationInfo(exchange);
  const facts = exchange.facts?.();
  if (info === undefined || facts === undefined) return null;
  const points = openPointsOf(exchange);
  const { open, also = [], unproven } = exchange.expectation;
  const isOpen = points.length === 0 ? open === true : seesAll || points.some((id) => !beside.has(id));
  if (isOpen || isOddRequest(facts) || isStrangeRequest(exchange.request.url, facts)) return null;
  return {
    exchange,
    info,
    ...facts,
    body: facts.body,
    isPlain: points.length === 0,
    unproven: unproven ?? (also.includes(400) ? Object.keys(facts.path) : []),
  };
}

export function oneExchangeRule(exchange: Exchange, run: JudgedRun): Finding[] {
  const witnessed = witness(exchange, run);
  return witnessed === null ? [] : laws.flatMap((law) => law(witnessed));
}
