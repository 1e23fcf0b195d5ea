import type { SchemaProblem } from '../http/exchange.ts';
import { Inconclusive } from '../model/errors.ts';

/**
 * What a body says that breaks its schema in some places: all of it can be read but for these, so that one wrong field
 * leaves nothing untested but what needs it.
 * @throws {Inconclusive} when a broken place is read, or all the fields of an object of which one is broken.
 */
export function soundPartOf<Data>(data: Data, problems: readonly SchemaProblem[]): Data {
  return partAt(data, '', problems);
}

function partAt<Value>(value: Value, at: string, problems: readonly SchemaProblem[]): Value {
  const broken = problems.filter((problem) => problem.at === at);
  if (broken.length > 0) throw breaks(broken);
  const below = problems.filter((problem) => problem.at.startsWith(`${at}/`));
  if (below.length === 0 || typeof value !== 'object' || value === null) return value;
  const placeOf = (key: string): string => `${at}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  const fields = below.filter((problem) => !problem.at.slice(at.length + 1).includes('/'));
  return new Proxy(value, {
    get: (target, key) => {
      const inner: unknown = Reflect.get(target, key);
      return typeof key === 'string' ? partAt(inner, placeOf(key), below) : inner;
    },
    has: (target, key) => {
      if (typeof key === 'string') partAt(null, placeOf(key), fields);
      return Reflect.has(target, key);
    },
    ownKeys: (target) => {
      if (fields.length > 0) throw breaks(fields);
      return Reflect.ownKeys(target);
    },
  });
}

function breaks(problems: readonly SchemaProblem[]): Inconclusive {
  return new Inconclusive(`the answer breaks its schema: ${problems.map(({ text }) => text).join('; ')}`);
}
