import { type Command, InvalidArgumentError } from 'commander';
import type { Level } from '../../generated/catalogue.ts';
import { type Narrowing, plain, tags } from '../session/narrow.ts';
import type { Selection } from '../session/select.ts';
import { flag, repeatable } from './flags.ts';

/** The flags that choose a part of the catalogue: the same for what is listed and for what is tested. */
export interface SelectionFlags extends Selection, Narrowing {
  only: string[];
  skip: string[];
  operation: string[];
  tag: string[];
  level?: Level;
}

/** @param verb completes "… only requirements whose id matches". */
export function addSelectionFlags(command: Command, verb: string): void {
  command
    .addOption(repeatable('--only <glob>', `${verb} only requirements whose id matches`))
    .addOption(repeatable('--skip <glob>', 'leave out requirements whose id matches'))
    .addOption(
      repeatable(
        '--operation <text>',
        `${verb} only what is about an operation: one such as "GET /api/v1/clients", a part, or a glob`,
      ),
    )
    .addOption(
      repeatable('--tag <name>', `${verb} only what is about a resource: ${tags.join(', ').toLowerCase()}`, tagOf),
    )
    .addOption(flag('--level <level>', `${verb} only requirements of one level, MUST or SHOULD`).argParser(levelOf));
}

function tagOf(value: string): string {
  const tag = tags.find((each) => plain(each) === plain(value));
  if (tag !== undefined) return tag;
  throw new InvalidArgumentError(`It must be one of ${tags.join(', ').toLowerCase()}.`);
}

function levelOf(value: string): string {
  const level = value.toUpperCase();
  if (level === 'MUST' || level === 'SHOULD') return level;
  throw new InvalidArgumentError('It must be MUST or SHOULD.');
}
