import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ExchangeRecord } from '../../src/model/report.ts';
import { readJournal } from '../../src/session/evidence.ts';
import { Journal } from '../../src/session/journal.ts';
import { exchange } from '../report/sample.ts';
import { temporaryFolder } from '../support/folder.ts';

describe('readJournal', () => {
  it('finds every exchange again, whatever its length and its letters', async () => {
    const file = join(temporaryFolder(), 'journal.ndjson');
    const journal = new Journal(file);
    // The second is longer than what is read at once; the third has characters of several bytes.
    const bodies = ['', 'z'.repeat(2_500_000), 'Ü日本🚀\n"', '{"type":"exchange"}'];
    const written = bodies.map((body, index): ExchangeRecord => {
      const response = { status: 200, statusText: 'OK', headers: {}, body };
      return exchange(`x${index}`, { response });
    });
    for (const record of written) {
      journal.write({ type: 'exchange', exchange: record });
      journal.write({ type: 'removed', id: 'nothing' });
    }
    journal.flush();

    const { exchanges } = await readJournal(file);
    expect(exchanges.size).toBe(4);
    expect([...exchanges.values()]).toEqual(written);
    expect(exchanges.get('x2')).toEqual(written[2]);
    expect(exchanges.get('x9')).toBeUndefined();
  });

  it('is empty where no journal was written', async () => {
    const { exchanges, makings } = await readJournal(join(temporaryFolder(), 'none'));
    expect([exchanges.size, makings.remaining]).toEqual([0, []]);
  });
});
