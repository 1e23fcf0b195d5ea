import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from 'xmlbuilder2';
import { visible } from '../model/visible.ts';
import { oneLine, plural } from '../report/text.ts';
import { type ClientReport, endingText, isFailure, lastWords, type Trial } from './model.ts';

/** Writes the report in its three forms. @returns the names of the files. */
export async function writeClientReport(report: ClientReport, out: string): Promise<string[]> {
  const files: [string, string][] = [
    ['client-report.json', visible(`${JSON.stringify(report, null, 2)}\n`)],
    ['client-summary.md', summaryOf(report)],
    ['client-junit.xml', junitOf(report)],
  ];
  await mkdir(out, { recursive: true });
  await Promise.all(files.map(([name, text]) => writeFile(join(out, name), text)));
  return files.map(([name]) => name);
}

/** `fails under 3 of 214 conforming services`. */
export function verdictText({ verdict, reason, variants }: ClientReport): string {
  const failed = variants.filter(isFailure).length;
  if (verdict === 'inconclusive') return `inconclusive: ${reason}`;
  const services = plural(variants.length, 'conforming service');
  return verdict === 'sound' ? `gets along with ${services}` : `fails under ${failed} of ${services}`;
}

function summaryOf(report: ClientReport): string {
  const mark = { sound: '✅', fragile: '❌', inconclusive: '❔' }[report.verdict];
  const shown = [report.control, ...report.variants].filter(isFailure);
  const rows = shown.map(
    (trial) => `| \`${trial.id}\` | ${cell(trial.story)} | ${endingText(trial)} | ${cell(lastWords(trial))} |`,
  );
  const table = [
    '| service | what is odd about it | how it ended | last words |',
    '| --- | --- | --- | --- |',
    ...rows,
  ];
  return [
    `# ${mark} The client ${verdictText(report)}`,
    '',
    `Command: \`${oneLine(report.command.join(' ')).replaceAll('`', "'")}\``,
    '',
    ...(rows.length === 0 ? [] : [...table, '']),
    ...shown.flatMap(outputOf),
  ].join('\n');
}

function outputOf(trial: Trial): string[] {
  if (trial.tail === '') return [];
  const text = visible(trial.tail).replaceAll('```', "'''").trimEnd();
  return [`## ${trial.id}`, '', '```text', text, '```', ''];
}

function cell(text: string): string {
  return oneLine(text, 200).replaceAll(/[|\\`<[]/g, String.raw`\$&`);
}

function junitOf({ suite, command, startedAt, durationMs, control, variants }: ClientReport): string {
  const trials = [control, ...variants];
  const counts = {
    tests: trials.length,
    failures: trials.filter(isFailure).length,
    skipped: trials.filter(({ outcome }) => outcome === 'not-run' || outcome === 'interrupted').length,
    errors: 0,
  };
  const about = { name: oneLine(`${suite.name}: client ${command.join(' ')}`), ...counts, timestamp: startedAt };
  const document = create({ version: '1.0', encoding: 'UTF-8' });
  const root = document.ele('testsuites', { ...about, time: seconds(durationMs) });
  const element = root.ele('testsuite', { ...about, time: seconds(durationMs) });
  for (const trial of trials) {
    const one = element.ele('testcase', {
      name: trial.id,
      classname: 'conforming services',
      time: seconds(trial.durationMs),
    });
    if (isFailure(trial)) {
      const message = oneLine(`${trial.story} The command ${endingText(trial)}.`, 1_000);
      one.ele('failure', { type: 'failure', message }).txt(visible(trial.tail));
    } else if (trial.outcome !== 'passed') one.ele('skipped', { message: endingText(trial) });
  }
  return `${document.end({ prettyPrint: true })}\n`;
}

function seconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(3);
}
