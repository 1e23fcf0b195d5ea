import type { CheckResult, RequirementResult } from '../model/report.ts';

/** In which way an operation deviates. */
export type Deviation = 'crash' | 'effect' | 'missed' | 'refuses' | 'accepts' | 'status' | 'body' | 'content';

/** What each of them means, after the name of the operation. */
const words: Record<Exclude<Deviation, 'status'>, string> = {
  crash: 'answers with a server error',
  effect: 'does not do what its answer says',
  missed: 'does not show what other operations did',
  refuses: 'refuses what it must accept',
  accepts: 'accepts what it must reject',
  body: 'answers in another form than the stated one',
  content: 'answers with other content than it must',
};

export function deviationOf({ id }: RequirementResult, check: CheckResult | null, operation: string | null): Deviation {
  if (check === null) return 'content';
  const answer = answerOf(check);
  if (answer !== null && answer >= 500) return 'crash';
  const telling = check.operations?.at(-1);
  if (telling !== undefined && operation !== null && telling !== operation) return 'effect';
  if (id.endsWith('.response.status')) return 'status';
  const expected = expectedStatus(check);
  if (expected !== null && answer !== null) return statusDeviation(expected, answer);
  return /\.(?:record|body)$/.test(id) || check.expected?.startsWith('the stated body') ? 'body' : 'content';
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

/** What is wrong, in half a sentence about the operation. */
export function deviationText(deviation: Deviation, check: CheckResult | undefined): string {
  if (deviation !== 'status') return words[deviation];
  const expected = expectedStatus(check ?? null);
  const answers = `answers ${answerOf(check) ?? 'with another status'}`;
  return expected === null ? `${answers}, which is not stated` : `${answers} where ${expected} is due`;
}
