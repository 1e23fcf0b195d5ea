import type { RunConfig } from '../../src/run/config.ts';
import { Session } from '../../src/run/session.ts';
import { provideSessions, registering } from './registry.ts';

/** Loads the suites, so that all their tests are registered. @returns what could not be loaded, with why. */
export async function loadSuites(files: readonly string[], urlOf: (file: string) => string): Promise<string[]> {
  const session = new Session(everything);
  // Observations keep the journal that stood when they were registered.
  session.journal.write = () => undefined;
  provideSessions(session);
  const troubles: string[] = [];
  for (const file of files) {
    registering(file);
    await import(urlOf(file)).catch((error: unknown) => {
      troubles.push(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    });
  }
  return troubles;
}

/** Settings under which every test is registered; nothing is ever sent under them. */
const everything: RunConfig = {
  target: {
    name: 'none',
    vocabulary: {},
    http: { headers: {}, timeoutMs: 1, concurrency: 1, rps: null, settleMs: 1 },
    secrets: [],
  },
  runId: '000000',
  journal: '',
  seed: 0,
  depth: 'standard',
  cases: null,
  apis: ['partner', 'workspace'],
  selected: null,
  readOnly: false,
  bail: false,
  replay: null,
};
