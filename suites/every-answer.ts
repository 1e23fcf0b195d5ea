import { always, type Exchange, type Finding, field, isRetryAfter } from '../src/check/index.ts';
import { pausable } from '../src/resources/index.ts';
import { oneExchangeRule, shownByOne } from './exchange-laws/index.ts';
import { addedMembersRule, begun } from './support/added-members.ts';
import { noteClockLead } from './support/clock-lead.ts';
import { directChildrenRule } from './support/direct-children.ts';
import { noteIdReuse } from './support/id-reuse.ts';
import { lifeRule, livedThrough } from './support/life-rules.ts';
import { askedFor, listedAsAskedRule } from './support/listed-as-asked.ts';
import { listedElsewhereRule, ownLists } from './support/listed-elsewhere.ts';
import { listedOnceRule, onceRequirements } from './support/listed-once.ts';
import { listedThroughout, listedThroughoutRule } from './support/listed-throughout.ts';
import { madeOnce, madeOnceRule } from './support/made-once.ts';
import { memberCodesRule, ownCause } from './support/member-codes.ts';
import { mixedUpRule, shownAsOwn } from './support/mixed-up.ts';
import { oneRecordRule, shownAlike } from './support/one-record.ts';
import { pausedCreateRule } from './support/paused-creates.ts';
import { pausedDeleteRule } from './support/paused-deletes.ts';
import { leftByRejected, refusedNamesRule } from './support/refused-names.ts';
import { judgedSecrets, secretsRule } from './support/secrets.ts';
import { updateTimesRule } from './support/update-times.ts';
import { acceptedNames, validNamesRule } from './support/valid-names.ts';

/** Rules that every answer of the run is held against, whichever check asked for it. */

function finding(
  exchange: Exchange,
  requirement: Finding['requirement'],
  what: string,
  problem: Finding['problem'],
): Finding {
  return { requirement, subject: `${exchange.operation} ${what}`, problem };
}

always('workspace 401 message', ['workspace.auth.message'], (exchange) => {
  if (exchange.api !== 'workspace' || exchange.operation === null || exchange.status !== 401) return [];
  const message = field(field(exchange.json, 'error'), 'message');
  const wanted = 'Invalid or expired token';
  const problem =
    message === wanted ? null : { expected: `error.message ${wanted}`, got: JSON.stringify(message) ?? 'none' };
  return [finding(exchange, 'workspace.auth.message', '401 carries the stated message', problem)];
});

always('workspace error code', ['workspace.error.no-code'], (exchange) => {
  const { api, operation, status, expectation } = exchange;
  if (api !== 'workspace' || operation === null || status < 400) return [];
  // A gateway in front of the target may give these answers.
  if (status === 429 || expectation.open === true) return [];
  const code = field(field(exchange.json, 'error'), 'code');
  const problem = code === undefined ? null : { expected: 'no field error.code', got: JSON.stringify(code) };
  return [finding(exchange, 'workspace.error.no-code', 'errors have no error.code', problem)];
});

always(
  'workspace 503',
  ['workspace.response.no-503-elsewhere', 'workspace.retry-after.present', 'workspace.retry-after.form'],
  (exchange) => {
    const { api, operation, status, headers } = exchange;
    if (api !== 'workspace' || operation === null) return [];
    if (!pausable.has(operation)) {
      const problem = status === 503 ? { expected: 'any documented status', got: '503' } : null;
      return [finding(exchange, 'workspace.response.no-503-elsewhere', 'never answers 503', problem)];
    }
    if (status !== 503) return [];
    const header = headers['retry-after'];
    const presence = header === undefined ? { expected: 'a Retry-After header', got: 'none' } : null;
    const present = finding(exchange, 'workspace.retry-after.present', '503 has a Retry-After header', presence);
    if (header === undefined) return [present];
    const form = isRetryAfter(header) ? null : { expected: 'a number of seconds or an HTTP date', got: header };
    return [present, finding(exchange, 'workspace.retry-after.form', '503 has a readable Retry-After header', form)];
  },
);

always('workspace ids that come back', [], (exchange, run) => {
  noteIdReuse(exchange, run);
  return [];
});

always('one record', shownAlike, oneRecordRule);

always('own texts', shownAsOwn, mixedUpRule);

always('clock that is ahead', [], (exchange, run) => {
  noteClockLead(exchange, run);
  return [];
});

always('direct children', ['workspace.entry.children.only-direct'], directChildrenRule);

always('listed once', onceRequirements, listedOnceRule);

always('listed throughout', listedThroughout, listedThroughoutRule);

always('listed elsewhere', ownLists, listedElsewhereRule);

always('made once', madeOnce, madeOnceRule);

always('lives of things', livedThrough, lifeRule);

always('listed as asked', askedFor, listedAsAskedRule);

always('update times', ['workspace.filespace.get.timestamps'], updateTimesRule);

always('paused creates', ['workspace.filespace.create.paused-unchanged'], pausedCreateRule);

always('paused deletes', ['workspace.filespace.delete.paused-unchanged'], pausedDeleteRule);

always('added members', begun, addedMembersRule);

always('names of rejected creates', leftByRejected, refusedNamesRule);

always('codes of members', [ownCause], memberCodesRule);

always('valid names', acceptedNames, validNamesRule);

always('secrets', judgedSecrets, secretsRule);

always('what one exchange shows', shownByOne, oneExchangeRule);
