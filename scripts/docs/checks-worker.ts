import '../self-check/hooks.ts';
import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parentPort } from 'node:worker_threads';
import type { CheckEntry } from './checks.ts';

if (!parentPort) throw new Error('this module is the main module of a worker thread');
const root = fileURLToPath(new URL('../../', import.meta.url));

// What imports vitest, however far away, is loaded only now that the hooks stand.
const { loadSuites } = await import('../self-check/load.ts');
const { registered } = await import('../self-check/registry.ts');

const files = globSync('suites/**/*.suite.ts', { cwd: root }).sort();
const troubles = await loadSuites(files, (file) => pathToFileURL(`${root}${file}`).href);
if (troubles.length > 0) throw new Error(`suites that cannot be loaded:\n${troubles.join('\n')}`);

const checks = registered.flatMap(({ title, file }): CheckEntry[] => {
  const [, id = '', name = ''] = /^(?:observes )?([\w.-]+)(?:: (.*))?$/s.exec(title) ?? [];
  return id === '' ? [] : [{ id, name: name === '' ? 'observation' : name, file }];
});
parentPort.postMessage(checks);
