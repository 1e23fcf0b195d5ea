import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderBadge } from './badge.ts';
import { renderCtrf } from './ctrf.ts';
import type { Exchanges } from './exchanges.ts';
import { renderHar } from './har.ts';
import { renderHtml } from './html.ts';
import { renderJunit } from './junit.ts';
import type { Report } from './model.ts';
import { renderSummary } from './summary.ts';

/** Every format that a report can be written in. */
export const FORMATS = ['json', 'html', 'junit', 'ctrf', 'summary', 'har', 'badge'] as const;
export type Format = (typeof FORMATS)[number];

type Renderer = (report: Report, exchanges: Exchanges) => string | Iterable<string>;

const RENDERERS: Record<Format, { file: string; render: Renderer }> = {
  json: { file: 'report.json', render: (report) => `${JSON.stringify(report, null, 2)}\n` },
  html: { file: 'report.html', render: renderHtml },
  junit: { file: 'junit.xml', render: renderJunit },
  ctrf: { file: 'ctrf.json', render: renderCtrf },
  summary: { file: 'summary.md', render: (report) => renderSummary(report) },
  har: { file: 'exchanges.har', render: renderHar },
  badge: { file: 'badge.svg', render: renderBadge },
};

/** Writes the report in each of the formats and returns the names of the files. */
export async function renderAll(
  report: Report,
  exchanges: Exchanges,
  options: { outDir: string; formats: readonly Format[] },
): Promise<string[]> {
  await mkdir(options.outDir, { recursive: true });
  const files: string[] = [];
  for (const format of FORMATS.filter((known) => options.formats.includes(known))) {
    const { file, render } = RENDERERS[format];
    await writeFile(join(options.outDir, file), render(report, exchanges));
    files.push(file);
  }
  return files;
}
