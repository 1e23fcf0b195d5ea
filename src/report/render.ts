import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { lstat, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { constants, createGzip, gunzipSync } from 'node:zlib';
import type { Exchanges } from '../model/exchanges.ts';
import type { Report } from '../model/report.ts';
import { visible } from '../model/visible.ts';
import { renderBadge } from './badge.ts';
import { renderCtrf } from './ctrf.ts';
import { renderHar } from './har.ts';
import { renderHtml } from './html.ts';
import { jsonLines } from './json-lines.ts';
import { renderJunit } from './junit.ts';
import { OutputError, writeProblem } from './output.ts';
import { writeScripts } from './reproduce/files.ts';
import { type HarContents, namedIn, withoutRoutine } from './routine.ts';
import { renderSarif } from './sarif.ts';
import { renderSummary } from './summary.ts';

/** Every format that a report can be written in; what the others are made from comes first. */
export const FORMATS = ['json', 'html', 'junit', 'ctrf', 'summary', 'sarif', 'har', 'badge'] as const;
export type Format = (typeof FORMATS)[number];

/** Whether any of these leads to the scripts of failures. */
export function nameScripts(formats: readonly Format[]): boolean {
  return formats.some((format) => format !== 'har' && format !== 'badge');
}

type Renderer = (report: Report, exchanges: Exchanges) => string | Iterable<string> | AsyncIterable<Buffer>;

interface ReportFile {
  file: string;
  render: Renderer;
  /** How the beginning of such a file shows that this suite wrote it. */
  mark: RegExp;
}

const RENDERERS: Record<Format, ReportFile> = {
  json: {
    file: 'report.json',
    render: (report) => visible(`${jsonLines(report)}\n`),
    mark: /^\{\s*"schemaVersion": 1,\s*"suite": \{/,
  },
  html: { file: 'report.html', render: renderHtml, mark: /<title>(?:Conformant|Not conformant|Inconclusive): / },
  junit: { file: 'junit.xml', render: renderJunit, mark: /<testsuites name="[^"]*conformance: / },
  ctrf: { file: 'ctrf.json', render: renderCtrf, mark: /"generatedBy": ?"[^"]*conformance"/ },
  summary: {
    file: 'summary.md',
    render: (report) => renderSummary(report),
    mark: /^\| Requirements \| Count \|$/m,
  },
  sarif: {
    file: 'report.sarif',
    render: (report) => renderSarif(report),
    mark: /"runs":\[\{"tool":\{"driver":\{"name":"[^"]*conformance"/,
  },
  har: { file: 'exchanges.har', render: renderHar, mark: /"creator":\{"name":"[^"]*conformance"/ },
  badge: { file: 'badge.svg', render: renderBadge, mark: /aria-label="conformance: / },
};

/** Beside `exchanges.har`, which has those that findings and observations name. */
const everyExchange: ReportFile = {
  file: 'exchanges.har.gz',
  render: (report, exchanges) => Readable.from(renderHar(report, exchanges)).pipe(createGzip()),
  mark: RENDERERS.har.mark,
};

/** What became of the files of a report. */
export interface Written {
  files: string[];
  /** Files that could not be written, each with its reason. */
  problems: string[];
  /** What else became of the report; left out: nothing. */
  notes?: string[];
}

export interface Place {
  outDir: string;
  formats: readonly Format[];
  /** With `all`, every exchange of the run is written as well, packed; left out: `findings`. */
  har?: HarContents;
  /** The scripts that go with the report, by their file; left out: none. */
  scripts?: ReadonlyMap<string, string>;
}

/**
 * Tries whether reports can be written, before anything is sent for them: creates the directory, and a file in it.
 * @throws {OutputError} when they cannot.
 */
export async function tryOutput({ outDir, formats, har }: Place): Promise<void> {
  const probe = temporaryName(outDir, longestName);
  try {
    await makeFolder(outDir);
    await writeFile(probe, 'reports will be written here\n', { flag: 'wx' });
    await rm(probe);
  } catch (error) {
    throw outputError(outDir, error);
  }
  for (const { file } of chosen(formats, har)) {
    const isDirectory = await lstat(join(outDir, file)).then(
      (found) => found.isDirectory(),
      () => false,
    );
    if (isDirectory)
      throw new OutputError(`--out: ${join(outDir, file)} is a directory; remove it, or choose another --out`);
  }
}

/**
 * Writes the report in each of the formats, and takes away what an earlier run left in others, so that the files of a
 * directory belong together. What goes wrong with one of them does not cost the others.
 */
export async function renderAll(
  whole: Report,
  exchanges: Exchanges,
  { outDir, formats, har, scripts = new Map() }: Place,
): Promise<Written> {
  try {
    await makeFolder(outDir);
  } catch (error) {
    throw outputError(outDir, error);
  }
  const problems: string[] = [];
  const defects: unknown[] = [];
  const ready: { file: string; temporary: string }[] = [];
  const report = har === 'all' ? whole : withoutRoutine(whole);
  const named = namedIn(withoutRoutine(whole), exchanges);
  for (const { file, render } of chosen(formats, har)) {
    const temporary = temporaryName(outDir, file);
    try {
      await writeFile(temporary, render(report, file === everyExchange.file ? exchanges : named));
      ready.push({ file, temporary });
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => undefined);
      const problem = writeProblem(error);
      if (problem === null) defects.push(error);
      else problems.push(`${join(outDir, file)} could not be written: ${problem}`);
    }
  }
  // Only now: until here, the report of the earlier run was whole.
  await removeEarlier(
    outDir,
    ready.map(({ file }) => file),
  );
  const files: string[] = [];
  for (const { file, temporary } of ready) {
    try {
      await rename(temporary, join(outDir, file));
      files.push(file);
    } catch (error) {
      problems.push(`${temporary} could not be renamed to ${file}: ${writeProblem(error) ?? String(error)}`);
    }
  }
  problems.push(...(await writeScripts(outDir, scripts)));
  if (defects.length > 0) throw defects[0];
  return { files, problems };
}

/** `mkdir` of Node, told to make the way there, too, never ends below a folder that takes none, such as `/proc`. */
async function makeFolder(path: string): Promise<void> {
  const parent = dirname(path);
  if (parent !== path && !existsSync(parent)) await makeFolder(parent);
  if (existsSync(path)) return;
  await mkdir(path).catch((error: unknown) => {
    // Another run may have been faster.
    if (!existsSync(path)) throw error;
  });
}

function chosen(formats: readonly Format[], har: HarContents = 'findings'): ReportFile[] {
  const files = FORMATS.filter((known) => formats.includes(known)).map((format) => RENDERERS[format]);
  return har === 'all' ? [...files, everyExchange] : files;
}

const longestName = [...Object.values(RENDERERS), everyExchange]
  .map(({ file }) => file)
  .reduce((longest, file) => (file.length > longest.length ? file : longest));

function temporaryName(outDir: string, file: string): string {
  return join(outDir, `.${file}.${randomBytes(4).toString('hex')}.tmp`);
}

/** Of the known names only, and only what this suite wrote. */
async function removeEarlier(outDir: string, kept: readonly string[]): Promise<void> {
  for (const { file, mark } of [...Object.values(RENDERERS), everyExchange]) {
    const path = join(outDir, file);
    if (!kept.includes(file) && mark.test(await beginningOf(path)))
      await rm(path, { force: true }).catch(() => undefined);
  }
}

async function beginningOf(path: string): Promise<string> {
  try {
    if (!(await lstat(path)).isFile()) return '';
    await using file = await open(path);
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(4_096) });
    const bytes = buffer.subarray(0, bytesRead);
    return (path.endsWith('.gz') ? gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }) : bytes).toString();
  } catch {
    return '';
  }
}

function outputError(outDir: string, error: unknown): unknown {
  const problem = writeProblem(error);
  if (problem === null) return error;
  return new OutputError(`--out: nothing can be written in ${outDir}: ${problem}; choose another --out`);
}
