/** Begins a requirement, its check and its fault beside those of one that is like it; what is left to write fails until it is. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { locators, requirements } from '../generated/catalogue.ts';
import { Mistake, scaffold } from './new-requirement/scaffold.ts';

const help = `npm run new-requirement -- ID --like OTHER --statement TEXT [options]
  ID                stable, dotted, unused: partner.client.name.no-tab
  --like OTHER      a requirement of the same API; the new one stands after it in the contract, in the suite, in the faults
  --statement TEXT  one sentence that a check can refute
  --source LOCATOR  the sentence of the document (default: that of OTHER), from openapi/<api>/sources.yaml
  --level LEVEL     MUST or SHOULD (default: that of OTHER)`;

process.exitCode = await main();

async function main(): Promise<0 | 2> {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        like: { type: 'string' },
        statement: { type: 'string' },
        source: { type: 'string' },
        level: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    const [id, ...more] = positionals;
    const { like, statement, source, level } = values;
    if (values.help) {
      console.log(help);
      return 0;
    }
    if (id === undefined || like === undefined || statement === undefined || more.length > 0) throw new Mistake(help);
    const texts = new Map(files().map((file) => [file, readFileSync(file, 'utf8')]));
    const edits = scaffold(texts, { id, like, statement, source, level }, { requirements, locators });
    for (const { file, text } of edits) writeFileSync(file, text);
    for (const { what, file, line, left } of edits) console.log(`${what}: ${file}:${line}\n  ${left}`);
    spawnSync('node', ['scripts/generate/main.ts'], { stdio: 'inherit' });
    console.log(`Then: npm run conformance -- --only ${id}
      npm run self-check -- --only ${id}
      npm run traceability
      npm test`);
    return 0;
  } catch (error) {
    const isTypo = error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    if (!(error instanceof Mistake) && !isTypo) throw error;
    console.error(error.message);
    return 2;
  }
}

function files(): string[] {
  return globSync(['openapi/**/*.yaml', 'suites/**/*.ts', 'reference/faults/**/*.ts']).sort();
}
