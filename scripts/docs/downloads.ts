import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Api, Contract } from '../generate/contract.ts';
import type { Json } from '../generate/json.ts';
import { brunoCollection } from './collections/bruno.ts';
import { postmanCollection } from './collections/postman.ts';
import { root } from './site.ts';

interface Download {
  readonly file: string;
  readonly label: string;
}

/** What each reference offers beside its page. */
export function downloadsOf(api: Api): readonly Download[] {
  return [
    { file: `openapi/${api}.json`, label: 'OpenAPI 3.1, one file' },
    { file: `openapi/${api}.ts`, label: 'types for TypeScript' },
    { file: `collections/${api}.postman.json`, label: 'collection for Postman' },
    { file: `collections/${api}.bruno.json`, label: 'collection for Bruno' },
  ];
}

export async function writeDownloads(out: string, contract: Contract): Promise<void> {
  const { api, document } = contract;
  const write = async (name: string, value: Json): Promise<void> => {
    await mkdir(dirname(join(out, name)), { recursive: true });
    await writeFile(join(out, name), `${JSON.stringify(value, null, 2)}\n`);
  };
  await write(`openapi/${api}.json`, document);
  await write(`collections/${api}.postman.json`, postmanCollection(contract));
  await write(`collections/${api}.bruno.json`, brunoCollection(contract));
  await cp(join(root, `generated/${api}.ts`), join(out, `openapi/${api}.ts`));
}
