import { Document, isNode, isSeq, parseDocument, type YAMLSeq } from 'yaml';
import { currentId } from '../model/aliases.ts';
import type { ExpectedFailure } from '../model/report.ts';
import { parseProfile } from '../profile/document.ts';
import { ProfileError } from '../profile/error.ts';

/** A failure that gets an entry, with what a reader of the file wants to know of it. */
export interface KnownFailure {
  requirement: string;
  says: string;
}

/** What of a new entry is known already; what is not stays empty, and a file with empty places is refused. */
export interface Filling {
  owner?: string | undefined;
  expires?: string | undefined;
}

/**
 * The file with an entry for each failure that has none, its own comments and order kept.
 * @param text what the file holds; null where there is none yet.
 * @throws {ProfileError} where it is no list.
 */
export function withEntries(
  file: string,
  text: string | null,
  { failures, filling }: { failures: readonly KnownFailure[]; filling: Filling },
): { text: string; added: string[] } {
  const document = documentOf(file, text ?? '[]');
  const list = listOf(file, document);
  const present = new Set(entriesOf(document).flatMap(({ requirement, check }) => (check ? [] : [requirement])));
  const missing = failures.filter(({ requirement }) => !present.has(requirement));
  for (const { requirement, says } of missing) {
    const { owner = '', expires = '' } = filling;
    const node = document.createNode({ requirement, reason: '', owner, expires });
    node.commentBefore = ` ${says}`;
    list.add(node);
  }
  list.flow = isJson(file);
  return { text: written(file, document), added: missing.map(({ requirement }) => requirement) };
}

/**
 * The file without the entries that are no longer needed.
 * @param states what a report says of each entry, in the order of the file.
 */
export function withoutEntries(
  file: string,
  text: string,
  states: readonly ExpectedFailure['state'][],
): { text: string; dropped: number[] } {
  const document = documentOf(file, text);
  const list = listOf(file, document);
  const dropped = states.flatMap((state, index) => (state === 'stale' || state === 'expired' ? [index] : []));
  if (dropped.includes(0)) document.commentBefore = headingOf(list);
  for (const index of dropped.toReversed()) list.delete(index);
  return { text: written(file, document), dropped };
}

/** What stands above the first entry with an empty line between is about the whole file, and stays. */
function headingOf({ items: [first] }: YAMLSeq): string | null {
  const above = isNode(first) ? (first.commentBefore ?? '') : '';
  return above.includes('\n\n') ? above.slice(0, above.lastIndexOf('\n\n')) : null;
}

function documentOf(file: string, text: string): Document {
  // Its errors come with their lines.
  parseProfile(file, text);
  const document = parseDocument(text);
  return document.contents === null ? new Document([]) : document;
}

function listOf(file: string, { contents }: Document): YAMLSeq {
  if (isSeq(contents)) return contents;
  throw new ProfileError(file, [{ line: 1, path: '', message: 'must be a list of expected failures' }]);
}

/** As far as they say what they are about: the file may not be filled in yet. */
function entriesOf(document: Document): { requirement: string; check: boolean }[] {
  const tree: unknown = document.toJS();
  return (Array.isArray(tree) ? tree : []).flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null || !('requirement' in entry)) return [];
    return [{ requirement: currentId(String(entry.requirement)), check: 'check' in entry }];
  });
}

function isJson(file: string): boolean {
  return file.endsWith('.json');
}

function written(file: string, document: Document): string {
  if (isJson(file)) return `${JSON.stringify(document.toJS(), null, 2)}\n`;
  return document.toString({ lineWidth: 120 });
}
