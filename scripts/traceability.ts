import { readFileSync, writeFileSync } from 'node:fs';
import { type Api, openPoints, requirements } from '../generated/catalogue.ts';

/**
 * Writes `reports/traceability.md`: the sections of both documents in their order, with the requirements and open
 * points under each. A section without any is a hole and fails the build; `--check` also fails when the file is stale.
 */
const file = new URL('../reports/traceability.md', import.meta.url);
const documents: Record<Api, string> = { partner: 'Partner Management API', workspace: 'Workspace API' };

function sectionsOf(api: Api): string[] {
  const text = readFileSync(new URL(`../generated/${api}.json`, import.meta.url), 'utf8');
  const sections: unknown = JSON.parse(text)['x-sections'];
  if (!Array.isArray(sections)) throw new Error(`openapi/${api}/openapi.yaml has no x-sections`);
  return sections.map(String);
}

function chapter(api: Api): { lines: string[]; problems: string[] } {
  const sections = sectionsOf(api);
  const stated = requirements.filter((requirement) => requirement.api === api);
  const open = openPoints.filter((point) => point.api === api);
  const problems = [...stated, ...open]
    .filter(({ section }) => !sections.includes(section))
    .map(({ id, section }) => `${id}: the document has no section ${section}`);
  const lines = sections.flatMap((section) => {
    const under = stated.filter((requirement) => requirement.section === section);
    const left = open.filter((point) => point.section === section);
    if (under.length + left.length === 0)
      problems.push(`${documents[api]}, ${section}: no requirement and no open point`);
    return [
      `### ${section}`,
      '',
      ...under.map(({ id, level, statement }) => `- \`${id}\` (${level}): ${statement}`),
      ...left.map(({ id, question }) => `- \`${id}\` (open): ${question}`),
      ...(under.length + left.length === 0 ? ['- **HOLE**: nothing stands here.'] : []),
      '',
    ];
  });
  return { lines: [`## ${documents[api]}`, '', ...lines], problems };
}

const chapters = [chapter('partner'), chapter('workspace')];
const head = [
  '# Traceability',
  '',
  'Made by `npm run traceability`; not edited by hand.',
  '',
  `${requirements.length} requirements and ${openPoints.length} open points, by the section of the document they come from.`,
  '',
];
const text = `${[...head, ...chapters.flatMap(({ lines }) => lines)].join('\n').trimEnd()}\n`;
const problems = chapters.flatMap(({ problems: own }) => own);
if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== text)
    problems.push('reports/traceability.md is out of date: npm run traceability');
} else {
  writeFileSync(file, text);
}
for (const problem of problems) console.error(problem);
console.log(`traceability: ${problems.length === 0 ? 'no hole' : `${problems.length} problems`}`);
process.exitCode = problems.length === 0 ? 0 : 1;
