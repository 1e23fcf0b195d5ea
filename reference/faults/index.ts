import type { PolicyOverride } from '../policy/index.ts';
import { afterRefusalFaults } from './after-refusals.ts';
import { atOnceFaults } from './at-once.ts';
import { behindGatewayFaults } from './behind-a-gateway.ts';
import { besideAPageFaults } from './beside-a-page.ts';
import { besideWritesFaults } from './beside-writes.ts';
import { clientsThatStay, delicateTextFaults } from './delicate-texts.ts';
import { fromInsideFaults } from './from-inside.ts';
import { furtherFieldFaults } from './further-fields.ts';
import { idsInTheQueryFaults } from './ids-in-the-query.ts';
import { keptAnswerFaults } from './kept-answers.ts';
import { keptTagFaults } from './kept-tags.ts';
import { lookupFaults } from './lookups.ts';
import { madeTwiceFaults } from './made-twice.ts';
import { namesAgainFaults } from './names-again.ts';
import { neighbourFaults } from './neighbours.ts';
import { neighbourElsewhereFaults } from './neighbours-elsewhere.ts';
import { oneRecordFaults } from './one-record.ts';
import { partnerFaults } from './partner/index.ts';
import { putOffFaults } from './put-off.ts';
import { raceFaults } from './races.ts';
import { readTogetherFaults } from './read-together.ts';
import { requestFormFaults } from './request-forms.ts';
import { requestHeaderFaults, translatedMessageFault } from './request-headers.ts';
import { rewrittenLayerFaults } from './rewritten-layers.ts';
import { twoCallersFaults } from './two-callers.ts';
import { twoMistakesFaults } from './two-mistakes.ts';
import type { Fault } from './types.ts';
import { workspaceFaults } from './workspace/index.ts';

/** Every known bug that the reference service can be given, one at a time. */
export const faults: readonly Fault[] = [
  ...partnerFaults,
  ...workspaceFaults,
  ...lookupFaults,
  ...besideAPageFaults,
  ...besideWritesFaults,
  ...namesAgainFaults,
  ...delicateTextFaults,
  ...clientsThatStay,
  ...neighbourFaults,
  ...neighbourElsewhereFaults,
  ...afterRefusalFaults,
  ...atOnceFaults,
  ...behindGatewayFaults,
  ...fromInsideFaults,
  ...furtherFieldFaults,
  ...keptAnswerFaults,
  ...keptTagFaults,
  ...madeTwiceFaults,
  ...oneRecordFaults,
  ...putOffFaults,
  ...raceFaults,
  ...idsInTheQueryFaults,
  ...readTogetherFaults,
  ...requestFormFaults,
  ...requestHeaderFaults,
  translatedMessageFault,
  ...twoCallersFaults,
  ...twoMistakesFaults,
  ...rewrittenLayerFaults,
];

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
