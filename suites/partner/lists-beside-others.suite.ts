import { check, NotTested, prepared, show } from '../../src/check/index.ts';
import { failIfLasting, type ListPage, type ReadList } from '../support/list-walks.ts';
import { readOther } from '../support/other-lists.ts';
import { firstListPage, type PagedList } from '../support/paged-list.ts';
import { pagedLists } from '../support/paged-lists.ts';

const defaultSize = 100;

/** Every parameter with the value that a missing one stands for: the same list, asked for at length. */
function spelledOut({ defaultDirection }: PagedList): Record<string, string> {
  return { p: '1', l: String(defaultSize), s: defaultDirection === 'ascending' ? 'createdAt' : '-createdAt' };
}

function identities(list: ReadList, { records }: ListPage): string[] {
  return records.map(list.identify).sort();
}

// What one client was shown may be kept by mistake, and turn up in the list of another as soon as it is asked for otherwise.
for (const content of pagedLists) {
  if (content.own === null) continue;
  check(
    content.own,
    `the list of ${content.name} is the same with every default spelled out, after that of another client`,
    async (t) => {
      const list = await content.open(t);
      prepared(await readOther(t, content.name), 200, 'read the same list of another client');
      await failIfLasting(
        async () => {
          const [plain, spelled] = [
            await firstListPage(t, list, {}),
            await firstListPage(t, list, spelledOut(content)),
          ];
          // Where a page is full, records of one moment may stand on it or on the next one.
          if (plain.records.length >= defaultSize) throw new NotTested('the list is longer than a page');
          const [expected, got] = [identities(list, plain), identities(list, spelled)];
          if (show(expected) === show(got)) return null;
          const evidence = [plain.reply, spelled.reply];
          return {
            expected: `the ${expected.length} records of the plain list`,
            got: `${got.length}, not all the same`,
            evidence,
          };
        },
        async () => (await list.learn?.(t)) ?? false,
      );
    },
  );
}

// Nor does how long the list of another client is say where this one ends.
for (const content of pagedLists) {
  if (content.own === null) continue;
  const what = `the last page of ${content.name} is there after the list of another client was read`;
  check(content.walk, what, async (t) => {
    const list = await content.open(t);
    await failIfLasting(
      async () => {
        const whole = await firstListPage(t, list, {});
        const count = whole.records.length;
        if (count < 2) throw new NotTested('the list has fewer than two records');
        const other = await readOther(t, content.name);
        prepared(other, 200, 'read the same list of another client');
        const last = await firstListPage(t, list, { l: '1', p: String(count) });
        if (last.records.length > 0) return null;
        const evidence = [whole.reply, other, last.reply];
        return { expected: `the last of ${count} records`, got: 'an empty page', evidence };
      },
      async () => (await list.learn?.(t)) ?? false,
    );
  });
}
