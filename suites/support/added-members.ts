import { type Exchange, type Finding, field, show } from '../../src/check/index.ts';
import { clientMember, member } from '../../src/resources/index.ts';
import { isObject } from './lists.ts';

/* Whoever an add is told to have added begins in the one status that there is for a beginning, wherever else they are known. */

const beginnings = [
  {
    operation: clientMember.create,
    requirement: 'partner.member.add.starts-new',
    status: 'new',
    recordOf: (json: unknown) => json,
  },
  {
    operation: member.create,
    requirement: 'workspace.member.add.pending',
    status: 'pending',
    recordOf: (json: unknown) => field(json, 'data'),
  },
] as const;

export const begun = beginnings.map(({ requirement }) => requirement);

export function addedMembersRule({ api, operation, status, json, expectation }: Exchange): Finding[] {
  if (api === null || status !== 201 || expectation.open === true) return [];
  const beginning = beginnings.find((each) => each.operation === operation);
  const record = beginning?.recordOf(json);
  // That there is a status is a matter of the form of the answer.
  if (beginning === undefined || !isObject(record) || typeof record.status !== 'string') return [];
  const problem =
    record.status === beginning.status
      ? null
      : { expected: `the status ${beginning.status}`, got: show(record.status) };
  const subject = `${operation} shows whoever was added as ${beginning.status}`;
  return [{ requirement: beginning.requirement, subject, problem }];
}
