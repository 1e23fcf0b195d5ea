import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A new folder, removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-test-'));
  // What a test has killed may write for a moment longer; an installed package is many files.
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }), 120_000);
  return folder;
}
