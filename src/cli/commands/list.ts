import type { Command } from 'commander';
import { type Api, type Level, openPoints, readings, requirements } from '../../../generated/catalogue.ts';
import { apis } from '../../model/choices.ts';
import { narrow } from '../../session/narrow.ts';
import { selectIds } from '../../session/select.ts';
import { flag } from '../flags.ts';
import { addSelectionFlags, type SelectionFlags } from '../selection-flags.ts';
import type { Surroundings } from '../surroundings.ts';
import { table } from '../table.ts';

interface ListFlags extends SelectionFlags {
  api?: Api;
  open?: true;
  readings?: true;
  json?: true;
}

/** What requirements and open points have in common. */
interface Listed {
  readonly id: string;
  readonly api: Api;
  readonly operations: readonly string[];
  readonly level?: Level;
}

export function addListCommand(program: Command, surroundings: Surroundings): void {
  const command = program
    .command('list')
    .description('print the catalogue of requirements')
    .addOption(flag('--api <api>', 'list only one API').choices(apis));
  addSelectionFlags(command, 'list');
  command
    .addOption(flag('--open', 'list what the documents leave open instead').conflicts('level'))
    .addOption(
      flag('--readings', 'list how the documents are read where they can be read in more than one way').conflicts([
        'open',
        'level',
        'operation',
      ]),
    )
    .addOption(flag('--json', 'print JSON'))
    .action((flags: ListFlags) => surroundings.out(list(flags, surroundings.columns)));
}

function list(flags: ListFlags, columns: number | null): string {
  if (flags.readings) return readingList(flags, columns);
  if (flags.open) {
    const found = filtered(openPoints, flags);
    if (flags.json) return json(found);
    const rows = found.map((point) => [
      point.id,
      operationsText(point.operations),
      `${point.question} (${placeOf(point)})`,
    ]);
    return table(rows, columns, ['id', 'operations', 'question']);
  }
  const found = filtered(requirements, flags);
  if (flags.json) return json(found);
  const rows = found.map((requirement) => {
    const { id, level, operations, statement, basis } = requirement;
    return [id, level, operationsText(operations), `${statement} (${basis}: ${placeOf(requirement)})`];
  });
  return table(rows, columns, ['id', 'level', 'operations', 'statement']);
}

/** The readings on which the selected requirements rest; without a selection, all of them. */
function readingList(flags: ListFlags, columns: number | null): string {
  const resting = new Set(filtered(requirements, flags).map(({ reading }) => reading));
  const found = readings.filter(({ id }) => resting.has(id));
  if (flags.json) return `${JSON.stringify(found, null, 2)}\n`;
  const rows = found.map(({ id, title, reading, why, other }) => [
    id,
    `${title}. ${reading} Why: ${why} The other reading: ${other}`,
  ]);
  return table(rows, columns, ['id', 'reading']);
}

function placeOf({ section, at }: { readonly section: string; readonly at: string }): string {
  return `${section.replaceAll(' / ', ' > ')}, ${at}`;
}

function filtered<Item extends Listed>(items: readonly Item[], { api, ...flags }: ListFlags): Item[] {
  const ofApi = items.filter((item) => api === undefined || item.api === api);
  const selected = new Set(
    selectIds(
      ofApi.map(({ id }) => id),
      flags,
    ),
  );
  return narrow(ofApi, flags).filter((item) => selected.has(item.id));
}

/** The first operation stands for many; `--json` has all. */
function operationsText([first, ...others]: readonly string[]): string {
  if (first === undefined) return '-';
  return others.length === 0 ? first : `${first} (+${others.length})`;
}

function json(items: readonly Listed[]): string {
  return `${JSON.stringify(items, null, 2)}\n`;
}
