import { expectThat, show } from '../../src/check/index.ts';
import { type Entry, sameName } from './entries.ts';
import type { Walk } from './entry-walks.ts';

/** What every walk through the children of a directory must be. */

export function expectComplete({ entries, replies }: Walk, children: readonly Entry[]): void {
  const missing = children.filter((child) => !entries.some((entry) => sameName(entry.name, child.name)));
  const got = `${missing.length} are missing: ${show(missing.map((child) => child.name))}`;
  expectThat(missing.length === 0, `all ${children.length} children`, got, ...replies);
}

export function expectOnce({ entries, replies }: Walk): void {
  const twice = entries.filter((entry, index) => entries.findIndex(({ id }) => id === entry.id) !== index);
  expectThat(twice.length === 0, 'each child once', `again: ${show(twice.map((entry) => entry.name))}`, ...replies);
}

export function expectPages({ pages }: Walk, limit: number): void {
  for (const { reply, entries } of pages) {
    expectThat(entries.length <= limit, `at most ${limit} entries`, `${entries.length}`, reply);
  }
}
