import { parentPort } from 'node:worker_threads';
import { registry } from '../../src/check/registry.ts';
import { loadSuites } from '../../src/run/suite-files.ts';
import { judgedAlways } from '../../src/session/response-rules.ts';
import type { CheckEntry } from './checks.ts';

if (!parentPort) throw new Error('this module is the main module of a worker thread');
const troubles = await loadSuites();
if (troubles.length > 0) throw new Error(`suites that cannot be loaded:\n${troubles.join('\n')}`);

const checks = registry.entries.map((entry): CheckEntry => {
  const id = entry.kind === 'observation' ? entry.open : entry.requirement;
  return { id, name: entry.name, file: entry.file };
});
const { engine, suites } = judgedAlways();
const always = (ids: readonly string[], file: string): CheckEntry[] =>
  ids.map((id) => ({ id, name: 'every answer of the run is held against it', file }));
parentPort.postMessage([
  ...checks,
  ...always(engine, 'src/session/response-rules.ts'),
  ...always(suites, 'suites/every-answer.ts'),
]);
