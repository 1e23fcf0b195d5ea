import { describe, exchangeOf, fail, NotTested, type Reply } from '../../src/check/index.ts';
import type { JsonObject } from './lists.ts';
import { exactBody, isTelling, valuesOf } from './open-bodies.ts';

/** What the run knows a thing by. */
export interface Known {
  id: string;
  /** Its name or address, as far as it is known. */
  name?: string | undefined;
}

export interface Around {
  /** Things of the same kind. */
  others: readonly Known[];
  /** Fields that hold the id of a record, wherever the record has one. */
  idFields?: readonly string[];
}

/**
 * Fails where an answer of open shape shows another thing than the one that was asked for. It need not show any id or
 * name at all; then there is nothing to compare.
 */
export function expectItself(reply: Reply, own: Known, { others, idFields = ['id'] }: Around): void {
  const exchange = exchangeOf(reply);
  const shown = valuesOf(exactBody(reply));
  const shows = (wanted: string | undefined): boolean =>
    wanted !== undefined && shown.some(({ value }) => comparable(value) === comparable(wanted));
  const isOwn = shown.some(({ value }) => value === own.id);
  if (!isOwn) {
    const places = idFields.flatMap((field) => [field, `data.${field}`]);
    const stated = shown.find(({ path }) => places.includes(path));
    const foreign = stated ?? shown.find(({ value }) => isTelling(value) && others.some(({ id }) => id === value));
    if (foreign !== undefined) fail(`the id ${own.id}`, `${foreign.path} ${foreign.value}`, reply);
  }
  const namesake = others.find(({ name }) => shows(name));
  if (own.name !== undefined && namesake !== undefined && !shows(own.name)) {
    fail(`what has the id ${own.id}`, `${namesake.name}, which has the id ${namesake.id}`, reply);
  }
  if (!isOwn && !shows(own.name)) throw new NotTested(`neither id nor name is shown: ${describe(exchange)}`);
}

/** How a service keeps the letters of a name is open. */
function comparable(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase();
}

/** What records of a list say of the things that they stand for. */
export function knownIn(records: readonly JsonObject[]): Known[] {
  return records.flatMap(({ id, name }) =>
    typeof id === 'string' || typeof id === 'number'
      ? [{ id: String(id), name: typeof name === 'string' ? name : undefined }]
      : [],
  );
}
