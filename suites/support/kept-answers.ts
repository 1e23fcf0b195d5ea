import { type CheckContext, KeptAnswers } from '../../src/check/index.ts';

/** The same check as a client that keeps answers with an ETag or a moment of change, and asks whether they still hold; it shares as ever. */
export function keepingAnswers(t: CheckContext, answers: KeptAnswers): CheckContext {
  const keeping: Partial<CheckContext> = {
    ...(t.target.partner === undefined ? {} : { partner: t.partner.keeping(answers) }),
    ...(t.target.workspace === undefined ? {} : { workspace: t.workspace.keeping(answers) }),
  };
  return Object.assign(Object.create(t), keeping);
}

/**
 * A body as such a client. Where a weak tag or a moment stands for two answers, it may count in seconds: the body is gone
 * through once more, with each write in another second than the reads before it.
 */
export async function asKeeper(t: CheckContext, body: (t: CheckContext) => Promise<void>): Promise<void> {
  const answers = new KeptAnswers();
  await body(keepingAnswers(t, answers));
  if (answers.isDoubtful) await body(keepingAnswers(t, new KeptAnswers({ isPatient: true })));
}
