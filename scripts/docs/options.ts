import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

export const help = `npm run docs -- [options]
  --out DIR      where the site goes (default: site); an earlier site there is replaced
  --only GLOB    requirements that the sample report tests (default: all); repeatable
  --no-sample    leave the sample report out
  --partner-url URL, --workspace-url URL
                 deployments that readers call (default: a template, https://{host})`;

/** A mistake of whoever calls it. */
export class DocsUsageError extends Error {}

/** @throws {TypeError} for an unknown flag, and {@link DocsUsageError} for a wrong value. */
export function docsOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      out: { type: 'string', default: 'site' },
      only: { type: 'string', multiple: true, default: [] },
      'no-sample': { type: 'boolean', default: false },
      'partner-url': { type: 'string' },
      'workspace-url': { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  for (const flag of ['partner-url', 'workspace-url'] as const) refuseNoUrl(flag, values[flag]);
  return values;
}

function refuseNoUrl(flag: string, value: string | undefined): void {
  const url = URL.parse(value ?? 'https://none.example');
  if (url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '') return;
  throw new DocsUsageError(
    `--${flag} must be an http or https URL without a query, such as https://api.example.com/partner`,
  );
}

/**
 * A site replaces whatever lies in its folder: that may be a site, and nothing else.
 * @throws {DocsUsageError}
 */
export function refuseForeignFolder(out: string): void {
  if (!existsSync(out)) return;
  const names = readdirSync(out);
  if (names.length === 0 || existsSync(join(out, '.nojekyll'))) return;
  throw new DocsUsageError(
    `--out ${out} holds something else than a site, which would be deleted; choose another folder`,
  );
}

/** Whether it is a mistake of the command line, an unknown flag among them. */
export function isUsageMistake(error: unknown): error is Error {
  if (error instanceof DocsUsageError) return true;
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
