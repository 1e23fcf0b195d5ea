import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';

/** Pages that link to something that is not there. */
export class BrokenLinks extends Error {
  constructor(problems: readonly string[]) {
    super(`broken links:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}

/** Pages that a script fills in the browser: the text of their files holds no anchors. */
const references = ['partner.html', 'workspace.html'];

/**
 * Every link of the site that leads nowhere, as `page: link`.
 * @param known places in the references, such as `partner.html#/clients/createclient`.
 */
export async function brokenLinks(folder: string, known: ReadonlySet<string>): Promise<readonly string[]> {
  const files = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll('\\', '/'));
  const pages = files.filter((name) => name.endsWith('.html') && !references.includes(name));
  const texts = new Map<string, string>();
  for (const page of pages) texts.set(page, await readFile(join(folder, page), 'utf8'));
  const anchors = new Map([...texts].map(([page, text]) => [page, anchorsOf(text)]));
  const leads = (page: string, link: string): boolean => {
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? page : normalize(join(dirname(page), path)).replaceAll('\\', '/');
    if (anchor === undefined) return files.includes(target);
    if (references.includes(target)) return known.has(`${target}#${anchor}`);
    return anchors.get(target)?.has(decodeURIComponent(anchor)) ?? false;
  };
  return [...texts].flatMap(([page, text]) =>
    linksOf(text)
      .filter((link) => !leads(page, link))
      .map((link) => `${page}: ${link}`),
  );
}

function anchorsOf(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/\sid="([^"]+)"/g)].flatMap(([, id]) => id ?? []));
}

/** Links within the site; what leads outside is a matter of its owner. */
function linksOf(html: string): readonly string[] {
  const found = [...html.matchAll(/<(?:a|link|script|img)\s[^>]*?(?:href|src)="([^"]*)"/g)].flatMap(
    ([, link]) => link ?? [],
  );
  return [...new Set(found)].filter((link) => !/^(?:https?:|data:|mailto:)/.test(link));
}
