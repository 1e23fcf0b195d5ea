import type { CheckResult, CheckStatus, RequirementResult, RequirementStatus } from '../../model/report.ts';
import { faultCategoryText, originTexts, placeText, readingAddress, readingOf } from '../basis.ts';
import { cutWithNote, indentJson, oneLine, type Span, spansOf } from '../text.ts';
import { family, headline, replayCommand } from '../wording.ts';
import type { Evidence } from './evidence.ts';

const FIELD_LIMIT = 20_000;
/** In the list; below it, everything is told. */
const REASON_LIMIT = 300;

export type RequirementView = ReturnType<typeof requirementView>;

export function requirementView(
  requirement: RequirementResult,
  { isOpen, show, also = [] }: { isOpen: boolean; show: (ids: readonly string[]) => Evidence; also?: string[] },
) {
  const { status } = requirement;
  const checks = requirement.checks.toSorted((a, b) => CHECK_ORDER[a.status] - CHECK_ORDER[b.status]);
  return {
    ...requirement,
    says: spansOf(requirement.statement),
    why: requirement.reason && whyOf(requirement.reason, status),
    family: family(requirement.id),
    place: placeText(requirement),
    origins: originTexts(requirement),
    readingText: readingOf(requirement),
    readingAddress: readingAddress(requirement),
    faultCategory: faultCategoryText(requirement),
    open: isOpen,
    alsoBreaks: also,
    unhappy: checks.filter(isUnhappy).map((check) => checkView(check, show(check.exchanges))),
    calm: checks
      .filter((check) => !isUnhappy(check))
      .map((check) => ({ ...check, milliseconds: Math.round(check.durationMs) })),
  };
}

/** Why something was not tested is said by us; what else is the reason may be said by a target, and stays as it is. */
function whyOf(reason: string, status: RequirementStatus): Span[] {
  return status === 'not-tested' ? spansOf(reason) : [{ text: oneLine(reason, REASON_LIMIT), isCode: false }];
}

const CHECK_ORDER: Record<CheckStatus, number> = { failed: 0, error: 1, skipped: 2, passed: 3 };

function isUnhappy(check: CheckResult): boolean {
  return check.status === 'failed' || check.status === 'error';
}

function checkView(check: CheckResult, evidence: Evidence) {
  const bounded = (text: string | null) => text && cutWithNote(text, FIELD_LIMIT);
  const compared = check.expected !== null || check.got !== null;
  return {
    name: check.name,
    status: check.status,
    milliseconds: Math.round(check.durationMs),
    // With both sides shown below, the message would say the same again.
    message: check.status === 'failed' && compared ? null : cutWithNote(headline(check), FIELD_LIMIT),
    compared,
    expected: bounded(check.expected && withBody(check.expected)) ?? 'not stated',
    got: bounded(check.got && withBody(wholeAnswer(check.got, evidence))) ?? 'not recorded',
    counterexample: check.counterexample && {
      ...check.counterexample,
      input: cutWithNote(check.counterexample.input, FIELD_LIMIT),
    },
    reproduce: check.reproduce,
    script: check.script,
    replay: check.replay && replayCommand(check.replay),
    evidence,
    openExchange: evidence.exchanges.length === 1,
  };
}

/** A text that ends with JSON, with that in lines. */
function withBody(text: string): string {
  const at = text.search(/[[{]/);
  if (at < 0) return text;
  const indented = indentJson(text.slice(at));
  return indented === text.slice(at) ? text : `${text.slice(0, at).trimEnd()}\n${indented}`;
}

/** What was got is cut in the middle of a long body, which the telling exchange has in full. */
function wholeAnswer(got: string, { exchanges }: Evidence): string {
  const [, status, begun] = /^(\d{3}) (.+)…$/s.exec(got) ?? [];
  const body = exchanges.at(-1)?.body;
  return status !== undefined && begun !== undefined && body?.startsWith(begun) ? `${status} ${body}` : got;
}
