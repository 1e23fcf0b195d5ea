import {
  type Document,
  type ErrorCode,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import { type Problem, ProfileError } from './error.ts';

/** A number of the profile as it was written: an id like `0012` or one of twenty digits must survive as text. */
export class WrittenNumber {
  readonly value: number;
  readonly source: string;

  constructor(value: number, source: string) {
    this.value = value;
    this.source = source;
  }
}

export type Path = readonly PropertyKey[];

/** A profile as plain objects (numbers as {@link WrittenNumber}), and where each of its keys stands. */
export interface ProfileDocument {
  file: string;
  tree: unknown;
  /** The line of the key at the path, or of its nearest parent that exists. */
  lineOf(path: Path): number | null;
}

/** Parses YAML or JSON; syntax errors are thrown together as one ProfileError. */
export function parseProfile(file: string, text: string): ProfileDocument {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, merge: true, logLevel: 'error' });
  const problems = syntaxProblems([...document.errors, ...document.warnings], text, lines);
  if (problems.length > 0) throw new ProfileError(file, problems);
  keepNumbersAsWritten(document);
  return { file, tree: plainTree(file, document), lineOf: (path) => lineOf(document, lines, path) };
}

function keepNumbersAsWritten(document: Document): void {
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || typeof node.value !== 'number' || node.source === undefined) return;
      node.value = new WrittenNumber(node.value, node.source);
    },
  });
}

function plainTree(file: string, document: Document): unknown {
  try {
    return document.toJS();
  } catch {
    // Only aliases can fail here, and the library's message would quote the text after the `*`.
    const message = 'a value that begins with * or an anchor cannot be resolved; put quotes around the value';
    throw new ProfileError(file, [{ line: null, path: '', message }]);
  }
}

/** Our own words, because the library's may quote the text, and the text may be a secret. */
const syntaxMessages: Partial<Record<ErrorCode, string>> = {
  DUPLICATE_KEY: 'this key stands twice in the same map; remove one',
  MULTIPLE_DOCS: 'the file holds several YAML documents; only one is allowed',
  TAB_AS_INDENT: 'YAML does not allow tabs as indentation; use spaces',
  TAG_RESOLVE_FAILED: 'a value that begins with ! must be in quotes',
  BAD_SCALAR_START: 'a value that begins with @, % or ` must be in quotes',
  BAD_INDENT: 'the indentation does not fit the lines above',
  MISSING_CHAR: 'a quote, bracket, comma, colon or space is missing here or shortly before',
  MULTILINE_IMPLICIT_KEY: 'a key must be on one line and be followed by a colon and a space',
};

function syntaxProblems(errors: readonly YAMLError[], text: string, lines: LineCounter): Problem[] {
  const problems = new Map<number, Problem>();
  for (const { code, pos } of errors) {
    const { line } = lines.linePos(pos[0]);
    // What follows an error on its own line is nearly always its echo.
    if (!problems.has(line)) problems.set(line, { line, path: '', message: syntaxMessage(code, text, line) });
  }
  return [...problems.values()];
}

function syntaxMessage(code: ErrorCode, text: string, line: number): string {
  const content = text.split('\n')[line - 1] ?? '';
  if (code === 'UNEXPECTED_TOKEN' && content.includes('${') && /[{[]/.test(content.replaceAll('${', ''))) {
    return `a variable inside { } or [ ] must be in quotes: "\${NAME}"`;
  }
  return syntaxMessages[code] ?? 'this is not valid YAML here; look for a missing quote, bracket or colon';
}

function lineOf(document: Document, lines: LineCounter, path: Path): number | null {
  let node: unknown = document.contents;
  let offset = isNode(node) ? node.range?.[0] : undefined;
  for (const key of path) {
    const parent: unknown = isAlias(node) ? node.resolve(document) : node;
    if (isSeq(parent)) {
      node = parent.items[Number(key)];
      offset = startOf(node) ?? offset;
      continue;
    }
    if (!isMap(parent)) break;
    const pair = parent.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key));
    if (!pair) break;
    offset = startOf(pair.key) ?? offset;
    node = pair.value;
  }
  return offset === undefined ? null : lines.linePos(offset).line;
}

function startOf(node: unknown): number | undefined {
  return isNode(node) ? (node satisfies Node).range?.[0] : undefined;
}
