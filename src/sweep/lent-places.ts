import type { OwnedContext } from '../check/context.ts';
import { exchangeOf } from '../http/exchange.ts';
import { pathSegment } from '../http/path.ts';
import { queryText } from '../http/query.ts';
import { fieldOf } from '../model/values.ts';
import type { Target } from '../profile/model.ts';
import { type Fields, recordIn, recordsIn } from '../session/answers.ts';
import { lenientJson } from '../session/lenient.ts';

/** What stands in a directory that the profile lends. */
export interface Lent {
  filespaceId: string;
  records: readonly Fields[];
}

/** Lent directories hold a few things; a listing that does not end is not followed. */
const mostPages = 50;

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

async function entriesAt(t: OwnedContext, filespaceId: string, path: string): Promise<Fields[]> {
  const entries = `/api/v1/filespaces/${pathSegment(filespaceId)}/entries`;
  const read = async (target: string): Promise<unknown> => {
    const exchange = exchangeOf(await t.workspace.offContract({ method: 'GET', target }));
    return exchange.status === 200 ? lenientJson(exchange) : undefined;
  };
  const { id } = recordIn(await read(`${entries}/resolve${queryText(new URLSearchParams({ path }))}`));
  if (typeof id !== 'string') return [];
  const records: Fields[] = [];
  let query = '';
  for (let page = 1; page <= mostPages; page += 1) {
    const json = await read(`${entries}/${pathSegment(id)}/children${query}`);
    if (json === undefined) break;
    records.push(...recordsIn(json));
    const cursor = fieldOf(fieldOf(json, 'data'), 'nextCursor');
    if (typeof cursor !== 'string' || cursor === '') break;
    query = queryText(new URLSearchParams({ nextCursor: cursor }));
  }
  return records;
}
