import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { staging } from './staging.ts';

const only = ['--api', 'partner', '--only', 'partner.client.name.unique'];

describe('--keep', { timeout: 120_000 }, () => {
  it('leaves what failing checks made, says how to remove it, and sweep finds all of it', async () => {
    await using place = await staging({ faults: ['name-taken-again'] });
    const before = place.rows();
    const report = (): Report =>
      JSON.parse(readFileSync(join(place.directory, 'conformance-report', 'report.json'), 'utf8'));

    // Without it, nothing stays.
    expect((await place.conformance(['run', ...only, '--max-failures', '2'])).code).toBe(1);
    expect([report().leftovers, place.rows()]).toEqual([[], before]);
    const scripts = report().requirements.flatMap(({ checks }) => checks.flatMap(({ script }) => script ?? []));
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(existsSync(join(place.directory, 'conformance-report', script))).toBe(true);

    expect((await place.conformance(['run', '--only-failed', 'conformance-report', '--keep'])).code).toBe(1);
    const { leftovers } = report();
    expect(leftovers.length).toBeGreaterThanOrEqual(2);
    for (const { what, remedy } of leftovers) {
      expect(what).toMatch(/^client .* \(kept for partner\.client\.name\.unique /);
      expect(remedy).toMatch(/^curl -X DELETE .*\/api\/v1\/clients\//);
    }
    expect(place.rows()).not.toEqual(before);

    const swept = await place.conformance(['sweep']);
    expect([swept.code, swept.out]).toEqual([0, expect.stringContaining(`${leftovers.length} removed`)]);
    expect(place.rows()).toEqual(before);
  });
});
