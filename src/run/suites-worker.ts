import { parentPort } from 'node:worker_threads';
import type { Api } from '../../generated/catalogue.ts';
import { messageOf } from '../check/outcome.ts';
import { type Registered, registry } from '../check/registry.ts';
import type { RunConfig } from '../session/config.ts';
import { Session } from '../session/session.ts';
import { Failures } from './bail.ts';
import { type Checklist, checklistOf } from './checklist.ts';
import { companionsOf } from './companions.ts';
import { knownChecks } from './power/known.ts';
import { wouldMake } from './room-first.ts';
import { runChecklist } from './scheduler.ts';
import { loadSuites } from './suite-files.ts';
import type { FromWorker, ToWorker } from './suites-messages.ts';

/** The thread of a run that sends: it holds the connections, the limits and the shared fixtures. */
if (!parentPort) throw new Error('this module is the main module of a worker thread');
const port = parentPort;
const halt = new AbortController();
const tell = (message: FromWorker): void => port.postMessage(message);

// What nobody caught says nothing about the target, and is no reason to leave everything where it stands.
process.on('uncaughtException', (error) => tell({ kind: 'trouble', message: messageOf(error) }));

const loaded = loadSuites();
port.on('message', (message: ToWorker) => {
  if (message.kind === 'halt') {
    halt.abort();
    return;
  }
  run(message)
    .catch((error: unknown) => tell({ kind: 'trouble', message: messageOf(error) }))
    .finally(() => tell({ kind: 'ended' }));
});

async function run({ config, shard }: ToWorker & { kind: 'run' }): Promise<void> {
  for (const message of await loaded) tell({ kind: 'trouble', message });
  const failures = new Failures(config.bail);
  const session = new Session(config, {
    halt: halt.signal,
    onGone: vanishingTeller(config.apis),
    onProblem: ({ requirement, subject }) => failures.add({ requirement, name: subject }),
  });
  const checklist = checklistOf(registry, config, shard);
  const companions = companionsOf(registry.entries, config);
  tell({ kind: 'planned', checks: numberOfChecks(checklist), requests: checklist.bill.requests, companions });
  const left = await runChecklist(checklist, {
    session,
    signal: halt.signal,
    finished: (check) => {
      if (check.status === 'failed') failures.add(check);
      tell({ kind: 'finished', check, soFar: { requests: session.recorder.requests, failed: failures.all } });
      if (halt.signal.aborted || !failures.areEnough) return;
      tell({ kind: 'bailed', failures: failures.counted });
      halt.abort();
    },
    isEnough: () => areRequestsSpent(config, session),
    isTooMuch: (entry) => areThingsSpent(config, session) && wouldMake(entry, session, knownChecks()),
  });
  if (!halt.signal.aborted) {
    tell({ kind: 'left-out', checks: countsOf([...checklist.leftOut, ...left]) });
  }
}

/** Whatever was known beforehand, a run sends no more than it may. */
function areRequestsSpent({ budget }: RunConfig, { recorder }: Session): boolean {
  const limit = budget?.requests ?? Number.POSITIVE_INFINITY;
  return recorder.total.requests + (budget?.spent ?? 0) >= limit;
}

/** And it makes no more than it may: whoever makes nothing goes on. */
function areThingsSpent({ budget }: RunConfig, { recorder }: Session): boolean {
  return recorder.total.things >= (budget?.things ?? Number.POSITIVE_INFINITY);
}

function countsOf(left: readonly Registered[]): Record<string, number> {
  const ids = left.flatMap((entry) => (entry.kind === 'observation' ? [] : [entry.requirement]));
  return Object.fromEntries([...Map.groupBy(ids, (id) => id)].map(([id, same]) => [id, same.length]));
}

function numberOfChecks({ batches }: Checklist): number {
  return batches.reduce((sum, { checks }) => sum + checks.filter(({ kind }) => kind !== 'observation').length, 0);
}

/** Counts the APIs that are gone; with the last one there is nothing left to test. */
function vanishingTeller(apis: readonly Api[]): (api: Api) => void {
  const left = new Set(apis);
  return (api) => {
    left.delete(api);
    if (left.size === 0) tell({ kind: 'vanished' });
  };
}
