import { type Requirement, requirements } from '../../../generated/catalogue.ts';
import { Redactor } from '../../http/redact.ts';
import type { Exchanges } from '../../model/exchanges.ts';
import type { Look } from '../../model/look.ts';
import { labelKey, type RunConfig } from '../../session/config.ts';
import { oneLine } from '../text.ts';
import { scriptOf } from './script.ts';
import { Trails } from './trail.ts';
import type { Failure } from './way.ts';

/** The folder of the scripts, beside the report. */
export const scriptFolder = 'reproduce';
/** How each of them begins, by which an earlier run's are known. */
export const scriptMark = '#!/bin/sh\n# Reproduces a failure of ';

/** A failing check, or a kind of answers that broke a requirement. */
export interface Failed extends Failure {
  requirement: string;
  name: string;
  expected: string;
  got: string;
  look: Look | null;
}

const madeFrom = 'Made from the exchanges that led to';

/** A script that names its exchange as another report does. */
export function renamedIn(script: string, nameOf: (exchange: string) => string): string {
  return script.replace(
    new RegExp(`^(# ${madeFrom} )(\\S*\\d)(?= )`, 'm'),
    (_, before: string, id: string) => before + nameOf(id),
  );
}

/** A target that fails everything is not understood by reading hundreds of them. */
const mostScripts = 300;

const catalogue = new Map<string, Requirement>(requirements.map((requirement) => [requirement.id, requirement]));

/** The scripts that go with a report: one for each failing check that a script can repeat. */
export class Scripts {
  /** By their file, relative to the report. */
  readonly files = new Map<string, string>();
  readonly #exchanges: Exchanges;
  readonly #config: RunConfig;
  readonly #redactor: Redactor;
  #trails: Trails | null = null;

  constructor(exchanges: Exchanges, config: RunConfig) {
    this.#exchanges = exchanges;
    this.#config = config;
    this.#redactor = new Redactor(config.target.secrets);
  }

  /** @returns the file of its script; null where there is none. */
  add(failed: Failed): string | null {
    if (this.files.size >= mostScripts) return null;
    this.#trails ??= new Trails(this.#exchanges);
    const { requirement, name, expected, got, evidence } = failed;
    const statement = catalogue.get(requirement)?.statement ?? '';
    const line = (text: string): string => oneLine(this.#redactor.text(text), 300);
    const about = [
      line(name),
      `Statement: ${line(statement)}`,
      `Expected:  ${line(expected)}`,
      `Got:       ${line(got)}`,
      `${madeFrom} ${evidence.at(-1) ?? 'it'} of the run ${this.#config.runId}.`,
    ];
    const title = `Reproduces a failure of ${requirement}`;
    const text = scriptOf(
      { ...failed, title, about, expected: line(expected), got: line(got) },
      this.#trails,
      this.#config,
    );
    if (text === null || this.#holdsSecret(text)) return null;
    const file = `${scriptFolder}/${requirement}-${labelKey(name)}.sh`;
    this.files.set(file, text);
    return file;
  }

  /** The last wall: what is written here was hidden before. */
  #holdsSecret(text: string): boolean {
    return this.#config.target.secrets.some(({ value }) => value.length >= 6 && text.includes(value));
  }
}
