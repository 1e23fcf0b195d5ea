import { check, NotTested } from '../../src/check/index.ts';
import { judgeMoments, momentsOf } from '../support/list-order.ts';
import { failIfLasting } from '../support/list-walks.ts';
import { pagedLists } from '../support/paged-lists.ts';
import { floorMinute, learnVolatile, type Range, usageEndpoints } from '../support/usage.ts';
import { findOnBoth, pageOfForm } from '../support/usage-forms.ts';
import { olderWeeks } from '../support/usage-ranges.ts';
import { findSeam, findShared } from '../support/usage-splits.ts';

// What a parameter does to usage, it does to that of the seventh week and the eighth, wherever these are kept by then.

const descending = { s: '-createdAt' };

/** No whole minute, so that hardly any record lies at a third of the range; another one with every attempt. */
const oddMs = 37_000;

for (const endpoint of usageEndpoints) {
  const content = pagedLists.find(({ name }) => name === `${endpoint.name} usage`);
  if (content === undefined) throw new Error(`there is no list of ${endpoint.name} usage`);
  const name = `${endpoint.name} usage, ${olderWeeks.words}`;

  check(content.descending, `${name}: s=-createdAt runs from new to old`, (t) =>
    failIfLasting(async () => {
      const page = await pageOfForm(t, endpoint, olderWeeks, descending);
      const moments = momentsOf(page.records);
      if (moments === null) throw new NotTested('the usage records carry no readable createdAt');
      return judgeMoments(moments, [page], 'descending');
    }),
  );

  check('partner.paging.disjoint', `${name}: page 2 shows other records than page 1`, (t) =>
    failIfLasting(
      () => findOnBoth(t, endpoint, olderWeeks, descending),
      () => learnVolatile(t, endpoint),
    ),
  );

  check('partner.usage.range.respected', `${name}: its first third and its last share no record`, (t) =>
    failIfLasting(async (attempt) => {
      const range = await olderWeeks.range(t, endpoint);
      return findShared(t, endpoint, { range, length: thirdOf(range, attempt), attempt });
    }),
  );

  check('partner.usage.range.halves', `${name}: its three parts return the whole`, (t) =>
    failIfLasting(async (attempt) => {
      const range = await olderWeeks.range(t, endpoint);
      const length = thirdOf(range, attempt);
      return findSeam(t, endpoint, range, { splits: [range.start + length, range.end - length], attempt });
    }),
  );
}

function thirdOf({ start, end }: Range, attempt: number): number {
  return floorMinute((end - start) / 3) - oddMs * attempt;
}
