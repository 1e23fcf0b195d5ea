import type { OwnedContext } from '../check/context.ts';
import { exchangeOf } from '../http/exchange.ts';
import { pathSegment } from '../http/path.ts';
import { queryText } from '../http/query.ts';
import type { Target } from '../profile/model.ts';
import { entry } from '../resources/index.ts';
import { type Fields, ownNameOf, recordIn } from '../session/answers.ts';
import { lenientJson } from '../session/lenient.ts';
import { type Look, listed } from '../session/lost-writes.ts';

/** What stands in a directory that the profile lends. */
export interface Lent {
  filespaceId: string;
  records: readonly Fields[];
}

/**
 * The entries of the directories that the profile lends, in which runs make their own: those of a filespace of the run go
 * with it, but these stay. What cannot be read is a matter of the run, and is left out.
 */
export async function entriesInLentPlaces(t: OwnedContext, { workspace }: Target): Promise<Lent[]> {
  const { file, unsupportedFilespace, fullFilespace } = workspace?.fixtures ?? {};
  const folder = file?.path.slice(0, file.path.lastIndexOf('/')) ?? '';
  const places: readonly [filespaceId: string | undefined, path: string][] = [
    [file?.filespace, '/'],
    [folder === '' ? undefined : file?.filespace, folder],
    [unsupportedFilespace?.id, '/'],
    [fullFilespace?.id, '/'],
  ];
  const found: Lent[] = [];
  for (const [filespaceId, path] of places) {
    if (filespaceId !== undefined) found.push({ filespaceId, records: await entriesAt(t, filespaceId, path) });
  }
  return found;
}

async function entriesAt(t: OwnedContext, filespaceId: string, path: string): Promise<readonly Fields[]> {
  const entries = `/api/v1/filespaces/${pathSegment(filespaceId)}/entries`;
  const look: Look = async (_operation, target) => exchangeOf(await t.workspace.offContract({ method: 'GET', target }));
  const found = await look('', `${entries}/resolve${queryText(new URLSearchParams({ path }))}`);
  const { id } = found.status === 200 ? recordIn(lenientJson(found)) : {};
  return childrenOf(id, (one) => listed(entry, `${entries}/${pathSegment(one)}/children`, look, mostPages));
}

/** Some services give a few children at a time. */
const mostPages = 50;
/** Runs put directories into their own ones, a few levels deep. */
const mostLevels = 5;

async function childrenOf(
  id: unknown,
  list: (id: string) => Promise<Fields[] | null>,
  levels = mostLevels,
): Promise<readonly Fields[]> {
  if (typeof id !== 'string' || levels === 0) return [];
  const children = (await list(id)) ?? [];
  const below: Fields[] = [];
  for (const child of children) {
    if (ownNameOf(child) !== null && child.type !== 'file')
      below.push(...(await childrenOf(child.id, list, levels - 1)));
  }
  return [...children, ...below];
}
