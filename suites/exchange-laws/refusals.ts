import type { RequirementId } from '../../generated/catalogue.ts';
import { describe } from '../../src/check/index.ts';
import { held, isSuccess, type Law, type Refusal, type Witnessed } from './law.ts';
import { partnerRefusals } from './partner-refusals.ts';
import { workspaceRefusals } from './workspace-refusals.ts';

const refusals: readonly Refusal[] = [...partnerRefusals, ...workspaceRefusals];

export const refused: readonly RequirementId[] = refusals.map(({ requirement }) => requirement);

/** The mistakes of a request; empty for what may be valid. */
export function mistakesOf(witnessed: Witnessed): readonly Refusal[] {
  return refusals.filter(
    ({ operations, breaks }) => operations.includes(witnessed.info.operation) && breaks(witnessed),
  );
}

/**
 * What succeeds in spite of a mistake breaks every rule that it should have been refused by. That a refusal is for the
 * right reason shows only where there is no other mistake.
 */
export const refusalLaw: Law = (witnessed) => {
  const mistakes = mistakesOf(witnessed);
  const { exchange } = witnessed;
  const isTelling = isSuccess(witnessed) || (exchange.status === 400 && witnessed.isPlain && mistakes.length === 1);
  if (!isTelling) return [];
  return mistakes.map(({ requirement }) =>
    held(witnessed, requirement, 'refuses such a request', {
      holds: exchange.status === 400,
      expected: 'status 400',
      got: describe(exchange),
    }),
  );
};
