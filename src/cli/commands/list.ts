import { type Command, InvalidArgumentError } from 'commander';
import { type Api, type Level, openPoints, requirements } from '../../../generated/catalogue.ts';
import { apis } from '../../run/options.ts';
import { selectIds } from '../../run/select.ts';
import { flag, repeatable } from '../flags.ts';
import type { Surroundings } from '../surroundings.ts';
import { table } from '../table.ts';

interface ListFlags {
  api?: Api;
  level?: Level;
  only: string[];
  skip: string[];
  operation?: string;
  open?: true;
  json?: true;
}

/** What requirements and open points have in common. */
interface Listed {
  readonly id: string;
  readonly api: Api;
  readonly operations: readonly string[];
}

export function addListCommand(program: Command, surroundings: Surroundings): void {
  program
    .command('list')
    .description('print the catalogue of requirements')
    .addOption(flag('--api <api>', 'only of one API').choices(apis))
    .addOption(flag('--level <level>', 'only of one level, MUST or SHOULD').argParser(levelOf))
    .addOption(repeatable('--only <glob>', 'only ids that match'))
    .addOption(repeatable('--skip <glob>', 'no ids that match'))
    .addOption(flag('--operation <text>', 'only of operations that contain the text, such as "POST /api/v1/clients"'))
    .addOption(flag('--open', 'list what the documents leave open instead').conflicts('level'))
    .addOption(flag('--json', 'print JSON'))
    .action((flags: ListFlags) => surroundings.out(list(flags, surroundings.columns)));
}

function list(flags: ListFlags, columns: number | null): string {
  if (flags.open) {
    const found = filtered(openPoints, flags);
    if (flags.json) return json(found);
    const rows = found.map(({ id, operations, question }) => [id, operationsText(operations), question]);
    return table([['id', 'operations', 'question'], ...rows], columns);
  }
  const found = filtered(requirements, flags).filter(({ level }) => flags.level === undefined || level === flags.level);
  if (flags.json) return json(found);
  const rows = found.map(({ id, level, operations, statement }) => [id, level, operationsText(operations), statement]);
  return table([['id', 'level', 'operations', 'statement'], ...rows], columns);
}

function filtered<Item extends Listed>(items: readonly Item[], { api, only, skip, operation }: ListFlags): Item[] {
  const ofApi = items.filter((item) => api === undefined || item.api === api);
  const ids = ofApi.map(({ id }) => id);
  const selected = new Set(selectIds(ids, { only, skip }));
  const text = operation?.toLowerCase();
  const fits = (candidate: string) => text === undefined || candidate.toLowerCase().includes(text);
  return ofApi.filter((item) => selected.has(item.id) && (text === undefined || item.operations.some(fits)));
}

/** The first operation stands for many; `--json` has all. */
function operationsText([first, ...others]: readonly string[]): string {
  if (first === undefined) return '-';
  return others.length === 0 ? first : `${first} (+${others.length})`;
}

function levelOf(value: string): string {
  const level = value.toUpperCase();
  if (level === 'MUST' || level === 'SHOULD') return level;
  throw new InvalidArgumentError('It must be MUST or SHOULD.');
}

function json(items: readonly Listed[]): string {
  return `${JSON.stringify(items, null, 2)}\n`;
}
