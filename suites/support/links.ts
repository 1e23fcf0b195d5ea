import { type CheckContext, expectEitherWay, NotTested, prepared, show } from '../../src/check/index.ts';
import { type Link, linkTo } from './lent-file.ts';

interface Linked {
  filespaceId: string;
  id: string;
  path: string;
}

/** Fails where an entry has a URL by its path that is not the one by its id. */
export async function expectSameUrl(t: CheckContext, { filespaceId, id, path }: Linked): Promise<void> {
  const first = await linkTo(t, filespaceId, { entryId: id });
  const byPath = await linkTo(t, filespaceId, { path });
  const again = await linkTo(t, filespaceId, { entryId: id });
  const [urlById, urlByPath, urlAgain] = [first, byPath, again].map((reply) => urlOf(reply));
  // Whether a link stays the same at all is open.
  if (urlById !== urlAgain) throw new NotTested('the target makes a new link each time');
  const expected = `the URL by path to be ${show(urlById)}`;
  expectEitherWay(urlByPath === urlById, expected, show(urlByPath), first, byPath);
}

export function urlOf(reply: Link): string {
  return prepared(reply, 200, 'get a link').data.url;
}
