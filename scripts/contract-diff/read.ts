import { existsSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { bundle } from '../generate/bundle.ts';
import { type Api, apis, type Contract } from '../generate/contract.ts';

export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The two versions of one document. */
export interface Pair {
  readonly api: string;
  readonly old: Contract;
  readonly next: Contract;
}

/**
 * @throws {UsageError} when a path leads to no document, or a file is compared with a folder.
 * @throws {ContractError} when a document cannot be read.
 */
export async function readPairs(before: string, after: string): Promise<Pair[]> {
  const [olds, nexts] = [documentsAt(before), documentsAt(after)];
  if (olds.size === 1 && nexts.size === 1) return [await pair([...olds][0], [...nexts][0])];
  const common = apis.filter((api) => olds.has(api) && nexts.has(api));
  if (common.length === 0) throw new UsageError(`${before} and ${after} hold no document of the same API`);
  return Promise.all(common.map((api) => pair([api, olds.get(api) ?? ''], [api, nexts.get(api) ?? ''])));
}

type Found = readonly [api: string, file: string];

/** Files by API; what is no folder of both APIs counts as one file of an API that its name tells. */
function documentsAt(path: string): Map<string, string> {
  const whole = resolve(path);
  if (!existsSync(whole)) throw new UsageError(`${path}: there is no such file or folder`);
  if (!statSync(whole).isDirectory()) return new Map([[basename(whole), whole]]);
  const found = apis.flatMap((api): Found[] => {
    const file = [`${api}/openapi.yaml`, `${api}.json`]
      .map((name) => join(whole, name))
      .find((name) => existsSync(name));
    return file === undefined ? [] : [[api, file]];
  });
  if (found.length > 0) return new Map(found);
  const single = join(whole, 'openapi.yaml');
  if (existsSync(single)) return new Map([[basename(whole), single]]);
  throw new UsageError(
    `${path}: holds neither ${apis.map((api) => `${api}/openapi.yaml`).join(' nor ')} nor openapi.yaml`,
  );
}

async function pair(old: Found | undefined, next: Found | undefined): Promise<Pair> {
  if (old === undefined || next === undefined) throw new UsageError('there is nothing to compare');
  // The name of the API is for messages alone.
  const api: Api = apis.find((known) => old[1].includes(known)) ?? apis[0];
  return { api: next[0], old: await bundle(api, old[1]), next: await bundle(api, next[1]) };
}
