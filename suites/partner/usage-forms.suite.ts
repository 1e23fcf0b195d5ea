import { check, expectStatus, NotTested } from '../../src/check/index.ts';
import { oneOf } from '../support/draws.ts';
import { judgeMoments, momentsOf } from '../support/list-order.ts';
import { failIfLasting, type Query } from '../support/list-walks.ts';
import { expectLimited } from '../support/paged-list.ts';
import { pagedLists } from '../support/paged-lists.ts';
import {
  learnVolatile,
  rangeQuery,
  readUsage,
  storageTypes,
  typeRequirements,
  usageEndpoints,
} from '../support/usage.ts';
import {
  findLost,
  findOnBoth,
  findOtherTypes,
  findOutside,
  judgeWhole,
  pageOfForm,
  rangeForms,
  smallPageOf,
} from '../support/usage-forms.ts';

// What a parameter does to a list of usage, it does for a range of every form.

/** None of them is a type by any reading. */
const noTypes = ['no-such-storage', 'storage_d', 'storage'] as const;

for (const [place, endpoint] of usageEndpoints.entries()) {
  const content = pagedLists.find(({ name }) => name === `${endpoint.name} usage`);
  if (content === undefined) throw new Error(`there is no list of ${endpoint.name} usage`);

  for (const [turn, form] of rangeForms.entries()) {
    const name = `${endpoint.name} usage, ${form.words}`;
    const order = oneOf(form.orders, place);
    const inOrder = (other: Query): string => (other === order ? name : `${name}, ${other.s ?? 'in no order'}`);

    check('partner.usage.range.narrower', `${name}: it has what a range inside it has`, (t) =>
      judgeWhole(t, endpoint, form, findLost),
    );

    check('partner.usage.range.respected', `${name}: it has nothing of a range apart from it`, (t) =>
      judgeWhole(t, endpoint, form, findOutside),
    );

    for (const each of form.orders) {
      check('partner.paging.disjoint', `${inOrder(each)}: page 2 shows other records than page 1`, (t) =>
        failIfLasting(
          () => findOnBoth(t, endpoint, form, each),
          () => learnVolatile(t, endpoint),
        ),
      );
    }

    check(content.limit, `${name}: no page is longer than l`, async (t) => {
      const { size, list } = await smallPageOf(t, endpoint, form, order);
      await expectLimited(t, list, [{ ...order, l: String(size), p: '1' }]);
    });

    check('partner.paging.full-page', `${name}: a page that is not the last is full`, (t) =>
      failIfLasting(async () => {
        const { large, small, size } = await smallPageOf(t, endpoint, form, order);
        if (small.records.length >= size) return null;
        const expected = `${size} of at least ${large.records.length} records`;
        return { expected, got: `${small.records.length}`, evidence: [large.reply, small.reply] };
      }),
    );

    check(content.descending, `${name}: s=-createdAt runs from new to old`, (t) =>
      failIfLasting(async () => {
        const page = await pageOfForm(t, endpoint, form, { s: '-createdAt' });
        const moments = momentsOf(page.records);
        if (moments === null) throw new NotTested('the usage records carry no readable createdAt');
        return judgeMoments(moments, [page], 'descending');
      }),
    );

    if (endpoint.name !== 'members') {
      const refusal = endpoint.typed ? 'partner.usage.type.unknown' : 'partner.usage.type.filespace-refused-unknown';
      check(refusal, `${name}: an unknown type is rejected`, async (t) => {
        // The range itself is accepted.
        await pageOfForm(t, endpoint, form, order);
        const type = oneOf(noTypes, place + turn);
        const query = { ...rangeQuery(await form.range(t, endpoint)), type };
        expectStatus(await readUsage(t, endpoint, query), 400, `the type ${type}, for ${form.words}`);
      });
    }

    if (!endpoint.typed) continue;
    // Each type comes once or twice, and for one form never twice the same.
    const type = oneOf(storageTypes, place * rangeForms.length + turn);
    for (const each of form.orders) {
      check(typeRequirements[type], `${inOrder(each)}: type=${type} shows none of another type`, (t) =>
        failIfLasting(
          (attempt) => findOtherTypes(t, endpoint, form, { order: each, type, attempt }),
          () => learnVolatile(t, endpoint),
        ),
      );
    }
  }
}
