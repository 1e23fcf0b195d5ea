import type { OpenId, RequirementId } from '../../generated/catalogue.ts';
import { openPoints } from '../../generated/catalogue.ts';
import { sleep } from '../http/sleep.ts';
import { Nonconformance, NoRoom } from '../model/errors.ts';
import type { Observation } from '../model/report.ts';
import { type Standing, Tenant } from '../session/tenant.ts';
import { Vanished } from '../session/vanished.ts';
import { type CheckContext, createContext, type OwnedContext } from './context.ts';
import { type CheckOutcome, messageOf, outcomeOf } from './outcome.ts';
import type { Circumstances } from './registry.ts';
import { Starts } from './starts.ts';

export type CheckBody = (context: CheckContext) => Promise<void>;

export interface RunningCheck {
  requirement: RequirementId;
  name: string;
  body: CheckBody;
}

/** A connection may be lost between two requests without anybody's fault: the whole check starts afresh then. */
export async function runCheck(
  { requirement, name, body }: RunningCheck,
  { session, signal, meter }: Circumstances,
): Promise<CheckOutcome> {
  const starts = new Starts(session);
  let standing: Standing = {};
  for (;;) {
    const tenant = new Tenant(standing);
    const context = createContext(session, signal, `${requirement} ${name}`, { tenant, meter });
    const { error } = await attemptOf(context, body);
    const mayPass = starts.ended(error, context.scope);
    standing = await standingAfter(error, tenant, starts.count);
    if (!mayPass || signal.aborted) {
      return outcomeOf(session, { requirement, name, error, exchanges: context.scope.exchanges });
    }
  }
}

/** Who had to make room lets others go first for a while, and asks for all that it needs before it begins again. */
export async function standingAfter(error: unknown, { needs, age }: Tenant, attempt: number): Promise<Standing> {
  if (!(error instanceof NoRoom)) return { needs, age };
  await sleep(Math.min(50 * attempt, 1_000));
  return { needs: new Map([...needs, ...error.needs]), age };
}

async function attemptOf(context: OwnedContext, body: CheckBody): Promise<{ error: unknown }> {
  try {
    await body(context);
    return { error: null };
  } catch (trouble) {
    const error = await context.session.explained(trouble, context.scope);
    if (error instanceof Nonconformance) context.session.keep(context.scope);
    return { error };
  } finally {
    await context.finish();
  }
}

export type ObservationBody = (context: CheckContext) => Promise<string>;

export async function runObservation(
  open: OpenId,
  body: ObservationBody,
  { session, signal, meter }: Circumstances,
): Promise<Observation> {
  const question = openPoints.find(({ id }) => id === open)?.question ?? '';
  const starts = new Starts(session);
  let standing: Standing = {};
  for (;;) {
    const tenant = new Tenant(standing);
    const context = createContext(session, signal, open, { demands: false, tenant, meter });
    try {
      const answer = await body(context);
      return observationOf(context, { open, question, answer });
    } catch (error) {
      const mayPass = starts.ended(error, context.scope) && (error instanceof NoRoom || error instanceof Vanished);
      standing = await standingAfter(error, tenant, starts.count);
      if (mayPass && !signal.aborted) continue;
      return observationOf(context, { open, question, answer: `not observed: ${messageOf(error)}` });
    } finally {
      await context.finish();
    }
  }
}

function observationOf(
  context: OwnedContext,
  { open, question, answer }: { open: OpenId; question: string; answer: string },
): Observation {
  return {
    id: open,
    question,
    answer: context.session.redactor.text(answer),
    exchanges: context.scope.exchanges.slice(-5),
  };
}
