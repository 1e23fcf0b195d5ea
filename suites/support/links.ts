import { type CheckContext, expectEitherWay, NotTested, prepared, show } from '../../src/check/index.ts';
import type { Place } from './entries.ts';
import { type Link, linkTo } from './lent-file.ts';

/** An entry that has a link by its id, and what it is answered by its path. */
export interface Linked extends Place {
  byId: Link;
  byPath: Link;
}

/** Which entries a link can be generated for is the service's own choice, in every form of the request for one. */
export async function linksTo<Entry extends Place & { path: string }>(
  t: CheckContext,
  entries: readonly Entry[],
): Promise<(Entry & Linked)[]> {
  const links: (Entry & Linked)[] = [];
  for (const entry of entries) {
    const { filespaceId, id, path } = entry;
    const byId = await linkTo(t, filespaceId, { entryId: id });
    if (byId.response.status !== 200) continue;
    links.push({ ...entry, byId, byPath: await linkTo(t, filespaceId, { path }) });
  }
  return links;
}

/** Fails where an entry has a URL by its path that is not the one by its id. */
export async function expectSameUrl(t: CheckContext, { filespaceId, id, byId, byPath }: Linked): Promise<void> {
  const urlById = urlOf(byId);
  const isLost = byPath.response.status === 404;
  expectEitherWay(!isLost, `the URL by path to be ${show(urlById)}`, '404', byId, byPath);
  const urlByPath = urlOf(byPath);
  if (urlByPath === urlById) return;
  const again = await linkTo(t, filespaceId, { entryId: id });
  // Whether a link stays the same at all is open.
  if (urlOf(again) !== urlById) throw new NotTested('the target makes a new link each time');
  expectEitherWay(false, `the URL by path to be ${show(urlById)}`, show(urlByPath), byId, byPath, again);
}

export function urlOf(reply: Link): string {
  return prepared(reply, 200, 'get a link').data.url;
}
