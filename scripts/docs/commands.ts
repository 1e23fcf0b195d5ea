import { runCommandLine } from '../../src/cli/program.ts';
import type { Surroundings } from '../../src/cli/surroundings.ts';

export interface CommandReference {
  readonly name: string;
  readonly usage: string;
  readonly description: string;
  readonly options: readonly { readonly flags: string; readonly does: string; readonly variable: string | null }[];
  /** What the help says after the options. */
  readonly notes: readonly string[];
}

/** Every command as its own `--help` describes it. */
export async function commandReference(): Promise<readonly CommandReference[]> {
  const names = itemsUnder(await help(), 'Commands:').map(({ term }) => term.split(' ')[0] ?? '');
  const commands = names.filter((name) => name !== 'help');
  return Promise.all(commands.map(async (name) => parseHelp(name, await help(name))));
}

/** The text of `conformance … --help`, with the environment of nobody in particular. */
async function help(...command: readonly string[]): Promise<string> {
  let text = '';
  const refuse = (): never => {
    throw new Error('help runs nothing');
  };
  const surroundings: Surroundings = {
    cwd: '/',
    env: {},
    out: (part) => {
      text += part;
    },
    err: (part) => {
      text += part;
    },
    columns: null,
    runConformance: refuse,
    startReference: refuse,
    stopped: refuse,
  };
  await runCommandLine([...command, '--help'], surroundings);
  return text;
}

function parseHelp(name: string, text: string): CommandReference {
  const paragraphs = text.trim().split('\n\n');
  const [usage = '', description = ''] = paragraphs;
  const options = itemsUnder(text, 'Options:');
  const last = paragraphs.findIndex((paragraph) => paragraph.startsWith('Options:'));
  return {
    name,
    usage: flowing(usage).replace('Usage: ', ''),
    description: sentence(flowing(description)),
    options: options.filter(({ term }) => !term.includes('--help')).map(option),
    notes: paragraphs.slice(last + 1).map(flowing),
  };
}

function option({ term, text }: { term: string; text: string }): CommandReference['options'][number] {
  const variable = /env: (\w+)/.exec(text)?.[1] ?? null;
  const does = text.replace(/,? ?env: \w+/, '').replace(' ()', '');
  return { flags: term, does: sentence(does), variable };
}

/** The entries of a list such as `Options:`: a term, two spaces or more, and a text that may go on below. */
function itemsUnder(text: string, heading: string): { term: string; text: string }[] {
  const block = text.split('\n\n').find((paragraph) => paragraph.startsWith(heading)) ?? '';
  const items: { term: string; text: string }[] = [];
  for (const line of block.split('\n').slice(1)) {
    const [, term, rest] = /^ {2}(\S.*?)(?: {2,}(.*))?$/.exec(line) ?? [];
    const last = items.at(-1);
    if (term !== undefined) items.push({ term, text: rest ?? '' });
    else if (last) last.text = `${last.text} ${line.trim()}`.trim();
  }
  return items;
}

function flowing(text: string): string {
  return text
    .split(/\s*\n\s*/)
    .join(' ')
    .trim();
}

function sentence(text: string): string {
  const first = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!)]$/.test(first) ? first : `${first}.`;
}
