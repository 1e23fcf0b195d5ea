import { type Exchange, type Finding, show } from '../../src/check/index.ts';
import { isLater } from './moments.ts';
import { shownIn } from './shown-records.ts';

/* Whichever answer shows a filespace: it was not updated before it was created. */

const requirement = 'workspace.filespace.get.timestamps';

export function updateTimesRule(exchange: Exchange): Finding[] {
  if (exchange.api !== 'workspace') return [];
  const shown = shownIn(exchange);
  if (shown === null || !shown.collection.endsWith('/filespaces')) return [];
  // What it shows while it is being made is open; that both are moments is a matter of its form.
  const ready = shown.records.filter(({ status }) => status === 'ready');
  const wrong = ready.find(({ createdAt, updatedAt }) => isLater(createdAt, updatedAt));
  const problem =
    wrong === undefined ? null : { expected: `updatedAt from ${show(wrong.createdAt)} on`, got: show(wrong.updatedAt) };
  return [{ requirement, subject: `${shown.operation} shows no update before the creation`, problem }];
}
