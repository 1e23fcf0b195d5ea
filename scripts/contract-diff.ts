/** Says which changes between two versions of the OpenAPI documents break clients. */
import { parseArgs } from 'node:util';
import { changesBetween, kinds } from './contract-diff/changes.ts';
import { keepVersion } from './contract-diff/keep.ts';
import { readPairs, UsageError } from './contract-diff/read.ts';
import { requirementChanges } from './contract-diff/requirements.ts';
import { ContractError } from './generate/contract.ts';

const help = `npm run contract-diff -- OLD NEW
npm run contract-diff -- --keep
  OLD, NEW   an OpenAPI file (YAML or JSON; references into other files are followed), or a folder that holds both
             APIs: openapi/ as it stands here, or generated/ with its bundles. An older version out of git:
             git archive v1.0 openapi | tar -x -C /tmp/old && npm run contract-diff -- /tmp/old/openapi openapi;
             released ones lie in openapi/versions/
  --keep     keeps both contracts of generated/ as those of the version of package.json, in openapi/versions/: part of
             every release, since the changelog of the documentation is made from them
Exit code 1: a change breaks clients. 2: a mistake in the command line or in a file.`;

process.exitCode = await main();

async function main(): Promise<0 | 1 | 2> {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { help: { type: 'boolean', short: 'h', default: false }, keep: { type: 'boolean', default: false } },
    });
    const [before, after, ...more] = positionals;
    if (values.help) {
      console.log(help);
      return 0;
    }
    if (values.keep) {
      console.log(`kept the contracts of version ${await keepVersion()}`);
      return 0;
    }
    if (before === undefined || after === undefined || more.length > 0) throw new UsageError(help);
    return await compare(before, after);
  } catch (error) {
    if (!isMistake(error)) throw error;
    console.error(error.message);
    return 2;
  }
}

/** Of whoever calls it, or of whoever wrote a document. */
function isMistake(error: unknown): error is Error {
  if (error instanceof UsageError || error instanceof ContractError) return true;
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

async function compare(before: string, after: string): Promise<0 | 1> {
  let breaking = 0;
  for (const { api, old, next } of await readPairs(before, after)) {
    const changes = changesBetween(old.document, next.document);
    for (const { kind, title } of kinds) {
      const some = changes.filter((change) => change.kind === kind);
      if (some.length === 0) continue;
      console.log(`\n${api}: ${title} (${some.length})`);
      for (const { where, what } of some) console.log(`  ${where}: ${what}`);
    }
    const told = requirementChanges(old, next);
    if (told.length > 0) console.log(`\n${api}: requirements (${told.length})`);
    for (const line of told) console.log(`  ${line}`);
    breaking += changes.filter(({ kind }) => kind === 'breaking').length;
  }
  console.log(
    breaking === 0
      ? '\nNo change breaks clients.'
      : `\n${breaking} ${breaking === 1 ? 'change breaks' : 'changes break'} clients.`,
  );
  return breaking === 0 ? 0 : 1;
}
