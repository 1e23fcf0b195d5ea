import type { CheckResult, RequirementResult } from '../model/report.ts';

/** In which way an operation deviates. */
export type Deviation = 'crash' | 'effect' | 'missed' | 'refuses' | 'accepts' | 'status' | 'body' | 'content';

/** What each of them means, after the name of one operation, and after that of many. */
const words: Record<Exclude<Deviation, 'status'>, { one: string; many: string }> = {
  crash: { one: 'answers with a server error', many: 'answer with a server error' },
  effect: { one: 'does not do what its answer says', many: 'do not do what their answers say' },
  missed: { one: 'does not show what other operations did', many: 'do not show what other operations did' },
  refuses: { one: 'refuses what it must accept', many: 'refuse what they must accept' },
  accepts: { one: 'accepts what it must reject', many: 'accept what they must reject' },
  body: { one: 'answers in another form than the stated one', many: 'answer in another form than the stated one' },
  content: { one: 'answers with other content than it must', many: 'answer with other content than they must' },
};

export function deviationOf({ id }: RequirementResult, check: CheckResult | null, operation: string | null): Deviation {
  if (check === null) return 'content';
  const answer = answerOf(check);
  if (answer !== null && answer >= 500 && !isStatedPause(check, answer)) return 'crash';
  const telling = check.operations?.at(-1);
  if (telling !== undefined && operation !== null && telling !== operation) return 'effect';
  if (id.endsWith('.response.status')) return 'status';
  const expected = expectedStatus(check);
  if (expected !== null && answer !== null) return statusDeviation(expected, answer);
  return /\.(?:record|body)$/.test(id) || check.expected?.startsWith('the stated body') ? 'body' : 'content';
}

/** A 503 may pause a filespace: where only its content was looked at, that is what is wrong. */
function isStatedPause({ expected }: CheckResult, answer: number): boolean {
  return answer === 503 && !/\b(?:status|5xx|500)\b/.test(expected ?? '');
}

/** The status of the telling answer; reports of old only tell it in words. */
export function answerOf(check: CheckResult | null | undefined): number | null {
  const told = /^(?:status )?(\d{3})\b/.exec(check?.got ?? '')?.[1];
  return check?.answer ?? (told === undefined ? null : Number(told));
}

/** `404 or 400` where the check says that it expected such a status; else null. */
export function expectedStatus(check: CheckResult | null): string | null {
  return /^status (\d{3}(?:(?:, | or )\d{3})*)/.exec(check?.expected ?? '')?.[1] ?? null;
}

function statusDeviation(expected: string, answer: number): Deviation {
  const succeeds = /\b2\d\d/.test(expected);
  if (succeeds && answer >= 400) return 'refuses';
  return !succeeds && answer < 300 ? 'accepts' : 'status';
}

/**
 * What is wrong, in half a sentence about the operation.
 * @param operation null: many of them.
 */
export function deviationText(deviation: Deviation, operation: string | null, check: CheckResult | undefined): string {
  const number = operation === null ? 'many' : 'one';
  if (deviation !== 'status') return words[deviation][number];
  const expected = expectedStatus(check ?? null);
  const answers = `${number === 'many' ? 'answer' : 'answers'} ${answerOf(check) ?? 'with another status'}`;
  return expected === null ? `${answers}, which is not stated` : `${answers} where ${expected} is due`;
}
