import type { Look } from '../../model/look.ts';
import type { RunConfig } from '../../session/config.ts';
import { reachOf } from './reach.ts';
import type { Variables } from './variables.ts';
import type { Failure } from './way.ts';
import { quoted } from './words.ts';

/** A failing check, as its script tells it. */
export interface Told extends Failure {
  title: string;
  /** Lines of the head: statement, expected, got. */
  about: readonly string[];
  expected: string;
  got: string;
  look: Look | null;
}

/** Secrets of which nobody needs to have the very same. */
const madeUp = ['DATA_STORE_SECRET_KEY', 'BAD_CREDENTIAL', 'REDACTED'];

/** How a script begins: what it is about, and what it takes from the environment, as far as its steps need it. */
export function headOf(
  { title, about }: Told,
  { main, config, fixtures }: { main: string; config: RunConfig; fixtures: Variables['fixtures'] },
): string[] {
  const { partner, workspace, secrets } = config.target;
  const urls = { PARTNER_URL: partner?.baseUrl, WORKSPACE_URL: workspace?.baseUrl };
  const isIn = (text: string, name: string): boolean => new RegExp(String.raw`\$\{?${name}(?![A-Z0-9_])`).test(text);
  const asked = Object.entries(urls).flatMap(([name, url]) => (url !== undefined && isIn(main, name) ? url : []));
  const reach = reachOf(config.target, asked);
  const text = [main, ...reach.lines].join('\n');
  const uses = (name: string): boolean => isIn(text, name);
  const isNeeded = (name: string): boolean =>
    uses(name) || new RegExp(`^made \\d+ (?:${name} |.* ${name}$)`, 'm').test(main);
  const ofProfile = secrets.map(({ name }): [string, string] => [name, 'the secret of that name in the profile']);
  const needed = [...ofProfile.filter(([name]) => isNeeded(name)), ...reach.needed];
  const names = needed.map(([name]) => name).join(', ');
  return [
    '#!/bin/sh',
    `# ${title}`,
    ...about.map((line) => `# ${line}`),
    '#',
    `# Needs curl, grep, awk${names === '' ? '' : `, and in the environment ${names}`}.`,
    '# Ends with 1: the failure shows again. 0: it does not. 2: something is missing here. 3: look for yourself.',
    'set -u',
    ...needed.map(([name, what]) => `[ -n "\${${name}:-}" ] || { echo '${name} is not set: ${what}' >&2; exit 2; }`),
    ...Object.entries(urls).flatMap(([name, url]) => (url !== undefined && uses(name) ? byDefault(name, url) : [])),
    ...[...fixtures].flatMap(([name, text]) => (uses(name) ? byDefault(name, text) : [])),
    ...madeUp.flatMap((name) =>
      numberedUses(main, name).flatMap((each) => byDefault(each, 'vct-made-up-0123456789-0123456789')),
    ),
    ...reach.lines,
    '# Of this run of the script alone, so that it can be run again.',
    `RUN=$(printf '%06x' $((($(date +%s) * 64 + $$) % 16777216)))`,
    `RUN_UPPER=$(printf %s "$RUN" | tr a-z A-Z)`,
  ];
}

function byDefault(name: string, text: string): string[] {
  return [`${name}=\${${name}:-${quoted(text)}}`];
}

function numberedUses(main: string, name: string): string[] {
  const used = main.matchAll(new RegExp(String.raw`\$\{?(${name}(?:_\d+)?)(?![A-Z0-9_])`, 'g'));
  return [...new Set([...used].map(([, each = '']) => each))];
}
