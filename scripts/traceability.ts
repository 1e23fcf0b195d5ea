import { readFileSync, writeFileSync } from 'node:fs';
import { type Api, type Locator, locators, openPoints, requirements } from '../generated/catalogue.ts';

/**
 * Writes `reports/traceability.md`: every sentence, row and cell of both documents in their order, with the requirements
 * and open points that stand on it, or why there are none. One without either is a hole and fails the build; `--check` also
 * fails when the file is stale.
 */
const file = new URL('../reports/traceability.md', import.meta.url);
const documents: Record<Api, string> = { partner: 'Partner Management API', workspace: 'Workspace API' };
const standing = Map.groupBy([...requirements, ...openPoints], ({ source }) => source);
const following = Map.groupBy(
  requirements.flatMap(({ id, from }) => from.map((source) => ({ id, source }))),
  ({ source }) => source,
);

function isUsed(id: string): boolean {
  return standing.has(id) || following.has(id);
}

function problemOf({ id, coveredBy, outOfScope }: Locator): string[] {
  if (outOfScope !== null) return isUsed(id) ? [`${id}: is out of scope, and something stands on it`] : [];
  if (coveredBy !== null)
    return isUsed(coveredBy) ? [] : [`${id}: ${coveredBy} should cover it, and nothing stands there`];
  return isUsed(id) ? [] : [`${id}: no requirement and no open point stands on it, nor does it say why`];
}

function linesOf(locator: Locator): string[] {
  const { id, at, says, coveredBy, outOfScope } = locator;
  const own = (standing.get(id) ?? []).map((entry) =>
    'statement' in entry
      ? `  - \`${entry.id}\` (${entry.level}, ${howOf(entry)}): ${entry.statement}`
      : `  - \`${entry.id}\` (open): ${entry.question}`,
  );
  const others = (following.get(id) ?? []).map((entry) => `\`${entry.id}\``);
  return [
    `- **${at}**: ${says} \`${id}\``,
    ...own,
    ...(others.length === 0 ? [] : [`  - also in ${others.join(', ')}`]),
    ...(coveredBy === null ? [] : [`  - covered by \`${coveredBy}\``]),
    ...(outOfScope === null ? [] : [`  - out of scope: ${outOfScope}`]),
    ...(problemOf(locator).length === 0 ? [] : ['  - **HOLE**']),
  ];
}

function howOf({ basis, from, reading }: (typeof requirements)[number]): string {
  const further = from.length === 0 ? '' : ` with ${from.map((id) => `\`${id}\``).join(', ')}`;
  return basis === 'reading'
    ? `reading ${reading}${further}`
    : `${basis}${further}${reading === null ? '' : `, read as ${reading}`}`;
}

function chapter(api: Api): string[] {
  const sections = Map.groupBy(
    locators.filter((locator) => locator.api === api),
    ({ section }) => section,
  );
  const lines = [...sections].flatMap(([section, found]) => [`### ${section}`, '', ...found.flatMap(linesOf), '']);
  return [`## ${documents[api]}`, '', ...lines];
}

/** Requirements by level and basis, as rows of a table. */
function counts(): string[] {
  const levels = ['MUST', 'SHOULD'] as const;
  const bases = ['stated', 'derived', 'reading'] as const;
  const count = (level: string, basis: string): number =>
    requirements.filter((each) => each.level === level && each.basis === basis).length;
  return [
    `| | ${bases.join(' | ')} |`,
    '| --- | ---: | ---: | ---: |',
    ...levels.map((level) => `| ${level} | ${bases.map((basis) => count(level, basis)).join(' | ')} |`),
  ];
}

const unused = locators.filter(({ outOfScope }) => outOfScope !== null).length;
const head = [
  '# Traceability',
  '',
  'Made by `npm run traceability`; not edited by hand.',
  '',
  `${requirements.length} requirements and ${openPoints.length} open points stand on ${locators.length} sentences, rows and cells of the documents; ${unused} of these are out of scope.`,
  '',
  ...counts(),
  '',
];
const text = `${[...head, ...chapter('partner'), ...chapter('workspace')].join('\n').trimEnd()}\n`;
const problems = locators.flatMap(problemOf);
if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== text)
    problems.push('reports/traceability.md is out of date: npm run traceability');
} else {
  writeFileSync(file, text);
}
for (const problem of problems) console.error(problem);
console.log(head.slice(4, -1).join('\n'));
console.log(`traceability: ${problems.length === 0 ? 'no hole' : `${problems.length} problems`}`);
process.exitCode = problems.length === 0 ? 0 : 1;
