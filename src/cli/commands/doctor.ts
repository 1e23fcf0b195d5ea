import { styleText } from 'node:util';
import type { Command } from 'commander';
import type { Diagnosis } from '../../doctor/doctor.ts';
import { apis } from '../../model/choices.ts';
import { visible } from '../../model/visible.ts';
import { forecastText } from '../../run/power/forecast.ts';
import { flag } from '../flags.ts';
import { triedOn } from '../profile-template.ts';
import { type ExitCode, type Surroundings, usesColor } from '../surroundings.ts';
import { table } from '../table.ts';
import { requiredTarget, type TargetFlags, targetFlags } from '../target.ts';

interface DoctorFlags extends TargetFlags {
  json?: true;
  color: boolean;
}

export function addDoctorCommand(program: Command, surroundings: Surroundings, exit: (code: ExitCode) => void): void {
  const command = program
    .command('doctor')
    .description('probe a target with read-only requests; report what a run would test, and fixtures that are there')
    .addOption(flag('--json', 'print JSON'))
    .addOption(flag('--no-color', 'print without colors'))
    .addHelpText('after', '\nExit codes: 0 a run can begin, 2 usage or profile error, 3 something is in its way.')
    .action(async (flags: DoctorFlags) => exit(await doctor(flags, surroundings)));
  for (const option of targetFlags()) command.addOption(option);
}

async function doctor(flags: DoctorFlags, surroundings: Surroundings): Promise<ExitCode> {
  const target = await requiredTarget('doctor', flags, surroundings);
  const { diagnose } = await import('../../doctor/doctor.ts');
  const diagnosis = await diagnose(target, flags.api === undefined ? apis : [flags.api]);
  surroundings.out(
    flags.json
      ? `${JSON.stringify(diagnosis, null, 2)}\n`
      : diagnosisText(target.name, diagnosis, surroundings, flags.color),
  );
  const inTheWay = diagnosis.apis.some(({ findings }) => findings.some(({ state }) => state === 'problem'));
  return inTheWay || diagnosis.trouble !== null ? 3 : 0;
}

function diagnosisText(
  target: string,
  { apis: examined, families, proposals, forecast, peaks, trouble }: Diagnosis,
  surroundings: Surroundings,
  color: boolean,
): string {
  const { columns } = surroundings;
  const paint = (text: string): string =>
    usesColor(color, surroundings) ? text.replaceAll(/^PROBLEM/gm, (word) => styleText('red', word)) : text;
  const looked = examined.map(({ api, baseUrl, findings }) => {
    const rows = findings.map(({ state, what, note }) => [marks[state], what, note]);
    return `${api} API at ${baseUrl}\n${paint(table(rows, columns))}`;
  });
  const rows = families.map(({ family, tested, total }) => [family, `${tested} of ${total}`]);
  const coverage = `What a run will test, as far as it shows beforehand (nothing was written)\n${table(rows, columns, ['family', 'requirements'])}`;
  return [
    `Target ${target}\n`,
    ...looked,
    coverage,
    gapText(families),
    proposalText(proposals),
    `What a whole run will cost\n  ${forecastText(forecast)}\n`,
    peakText(peaks),
    trouble === null ? '' : `${trouble}\n`,
  ]
    .filter((part) => part !== '')
    .join('\n');
}

const marks = { ok: 'ok', warning: 'warning', problem: 'PROBLEM' } as const;

/** Said once for all families that lack the same: what to add to the profile is what a reader wants to know. */
function gapText(families: Diagnosis['families']): string {
  const gaps = families.flatMap(({ family, gaps: own }) => own.map((gap) => ({ ...gap, family })));
  const byReason = [...Map.groupBy(gaps, ({ reason }) => reason)].map(([reason, same]) => {
    const places = [...Map.groupBy(same, ({ family }) => family)].map(
      ([family, own]) => `${family} (${countText(own)})`,
    );
    return `  ${reason}\n      ${places.join(', ')}\n`;
  });
  return byReason.length === 0 ? '' : `Not tested, and why\n${byReason.join('')}`;
}

/** As lines of a profile; what comes from the target stands in quotes. */
function proposalText(proposals: Diagnosis['proposals']): string {
  const lines = proposals.map(({ key, value }) => {
    const fields = Object.entries(value).map(([name, text]) => `${name}: ${JSON.stringify(text)}`);
    const trial = triedOn[key];
    return `  ${key}: {${visible(fields.join(', '))}}${trial === undefined ? '' : ` # ${trial}`}\n`;
  });
  return lines.length === 0 ? '' : `Found on the target; add to the profile what a run may look at\n${lines.join('')}`;
}

function peakText(peaks: readonly string[]): string {
  return `What a run has on the target at any moment, at most\n${peaks.map((peak) => `  ${peak}\n`).join('')}`;
}

function countText(gaps: Diagnosis['families'][number]['gaps']): string {
  return gaps
    .toSorted((a, b) => Number(a.inPart) - Number(b.inPart))
    .map(({ ids, inPart }) => `${ids.length}${inPart ? ' in part' : ''}`)
    .join(', ');
}
