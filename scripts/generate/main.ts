import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundle } from './bundle.ts';
import { apis, ContractError } from './contract.ts';
import { staleFiles, writeFiles } from './files.ts';
import { generate } from './generate.ts';

const folder = fileURLToPath(new URL('../../generated/', import.meta.url));

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  const files = await generate(await Promise.all(apis.map((api) => bundle(api))));
  if (!values.check) {
    const written = await writeFiles(folder, files);
    console.log(written.length === 0 ? 'generated/ was up to date' : `generated/: wrote ${written.join(', ')}`);
    return 0;
  }
  const stale = await staleFiles(folder, files);
  if (stale.length === 0) return 0;
  console.error(`generated/ does not match openapi/: ${stale.join(', ')}\nRun: npm run generate`);
  return 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof ContractError)) throw error;
  console.error(`openapi/ needs a correction: ${error.message}`);
  process.exitCode = 1;
}
