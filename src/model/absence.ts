import type { Api } from '../../generated/catalogue.ts';

/** Why a run says nothing about a requirement: whoever began it chose so. */
export const notSelected = 'not selected';
export const notReplayed = 'not part of the replay';
/** A part of a divided run: the checks of it stand in other suite files. */
export const inAnotherShard = 'in another shard';

export function apiLeftOut(api: Api): string {
  return `the ${api} API is not in the profile or was not selected`;
}

const choices: readonly string[] = [
  notSelected,
  notReplayed,
  inAnotherShard,
  apiLeftOut('partner'),
  apiLeftOut('workspace'),
];

/** Whether a choice of the run is the reason, and not something that may be missed. */
export function isLeftOut(reason: string | null): boolean {
  return reason !== null && choices.includes(reason);
}
