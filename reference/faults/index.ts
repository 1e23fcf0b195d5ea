import type { PolicyOverride } from '../policy/index.ts';
import { partnerFaults } from './partner/index.ts';
import type { Fault } from './types.ts';
import { workspaceFaults } from './workspace/index.ts';

/** Every known bug that the reference service can be given, one at a time. */
export const faults: readonly Fault[] = [...partnerFaults, ...workspaceFaults];

const byId = new Map(faults.map((fault) => [fault.id, fault]));
if (byId.size !== faults.length) throw new TypeError(`two faults share an id: ${repeated().join(', ')}`);

/** The policy change that makes the service have a bug. */
export function faultOverride(id: string): PolicyOverride {
  const fault = byId.get(id);
  if (fault === undefined) throw new TypeError(`there is no fault ${id}`);
  return fault.override;
}

function repeated(): string[] {
  const ids = faults.map((fault) => fault.id);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}
