import { late, prepared } from '../../src/check/index.ts';
import { failIfLasting } from '../support/list-walks.ts';
import { recordsAt } from '../support/lists.ts';
import { goneIds } from '../support/partner-requests.ts';
import { readAnew } from '../support/read-once.ts';
import { filledSample, rangeQuery, readUsage, usageEndpoints, usagePlace } from '../support/usage.ts';

/*
 * Usage can only be read, so that a target which loses it with something else has less and less that could be judged.
 * By this turn the run has deleted what it could; alone, each check sees to it that something was.
 */

const mostRecords = 100;

for (const endpoint of usageEndpoints) {
  late.check('partner.usage.kept', `${endpoint.name} usage: it stays when clients and members go`, async (t) => {
    const { range, records, whole } = await filledSample(t, endpoint);
    await goneIds(t);
    const place = await usagePlace(t, endpoint);
    const wanted = Math.min(records.length, mostRecords);
    const query = { ...rangeQuery(range), l: String(mostRecords) };
    await failIfLasting(async () => {
      const reply = await readAnew(() => readUsage(t, endpoint, query));
      prepared(reply, 200, 'list usage');
      const { length } = recordsAt(reply, place);
      if (length >= wanted) return null;
      const evidence = [...whole.pages.slice(0, 1).map((page) => page.reply), reply];
      return { expected: `${wanted} records, as before`, got: String(length), evidence };
    });
  });
}
