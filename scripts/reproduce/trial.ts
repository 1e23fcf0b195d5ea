import { spawn } from 'node:child_process';
import { type RequirementId, requirements } from '../../generated/catalogue.ts';
import { faultOverride, faults } from '../../reference/faults/index.ts';
import { startReference } from '../../reference/server.ts';
import type { ExchangeRecord } from '../../src/model/report.ts';
import { targetFromObject } from '../../src/profile/load.ts';
import type { Target } from '../../src/profile/model.ts';
import { fixturesOf } from '../../src/report/reproduce/fixtures.ts';
import { Scripts } from '../../src/report/reproduce/index.ts';
import { redacted } from '../../src/session/records.ts';
import { TargetRun } from '../self-check/target-run.ts';
import { checklist, isNoticed, stages } from '../self-check/verdicts.ts';

/** What the script of a failing check did. */
export interface Trial {
  fault: string;
  requirement: string;
  check: string;
  message: string;
  /** Null: no script was made. */
  text: string | null;
  /** Exit codes against the service that it came from, twice, and against one that is not broken. */
  broken: Ran | null;
  again: Ran | null;
  sound: Ran | null;
}

export interface Ran {
  code: number | null;
  output: string;
}

const known = new Set<string>(requirements.map(({ id }) => id));

/** Finds a fault with the checks of its requirement, and runs the scripts of those that fail. */
export async function trialsOf(fault: string, { seed = 1, most = 1 } = {}): Promise<Trial[]> {
  const requirement = faults.find(({ id }) => id === fault)?.requirement ?? '';
  if (!isKnown(requirement)) throw new Error(`there is no fault ${fault} of a known requirement`);
  const run = await TargetRun.start({ overrides: [faultOverride(fault)] }, { seed, cases: 10, limitMs: 120_000 });
  const sound = await startReference();
  try {
    for (const stage of stages(requirement).slice(0, 2)) {
      await run.run(checklist(run, stage), { isEnough: () => isNoticed(run, requirement) });
      if (isNoticed(run, requirement)) break;
    }
    const scripts = new Scripts(shown(run), run.session.config);
    const report = run.report(scripts);
    await run.removeLeftovers();
    const failing = report.requirements
      .filter(({ id }) => id === requirement)
      .flatMap(({ checks }) => checks.filter(({ status }) => status === 'failed'))
      .slice(0, most);
    const other = targetFromObject('sound', JSON.parse(JSON.stringify(sound.profile)), {});
    const trials: Trial[] = [];
    for (const { name, message, script } of failing) {
      const text = scripts.files.get(script ?? '') ?? null;
      const runIn = (target: Target) => (text === null ? null : ran(text, environmentOf(target)));
      const broken = await runIn(run.session.config.target);
      const again = await runIn(run.session.config.target);
      trials.push({
        fault,
        requirement,
        check: name,
        message: message ?? '',
        text,
        broken,
        again,
        sound: await runIn(other),
      });
    }
    return trials;
  } finally {
    await Promise.all([run.close(), sound.close()]);
  }
}

/** The exchanges as a report of a run has them. */
function shown({ evidence, session }: TargetRun): Map<string, ExchangeRecord> {
  const records = [...evidence.exchanges.values()].map((record) =>
    redacted({ ...record, bodyLength: record.response?.body.length ?? 0 }, session.redactor),
  );
  return new Map(records.map((record) => [record.id, record]));
}

function isKnown(id: string): id is RequirementId {
  return known.has(id);
}

/** The secrets and the lent things of a target, as scripts take them. */
function environmentOf(target: Target): Record<string, string> {
  return {
    ...Object.fromEntries(target.secrets.map(({ name, value }) => [name, value])),
    ...Object.fromEntries(fixturesOf(target).map(({ name, text }) => [name, text])),
    PARTNER_URL: target.partner?.baseUrl ?? '',
    WORKSPACE_URL: target.workspace?.baseUrl ?? '',
  };
}

/** Runs a script in the plainest shell that there is. */
export function ran(text: string, variables: Readonly<Record<string, string>>): Promise<Ran> {
  const { PATH = '', TMPDIR = '/tmp' } = process.env;
  const child = spawn('sh', ['-s'], { env: { PATH, TMPDIR, ...variables }, timeout: 60_000 });
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  child.stderr.on('data', (part: Buffer) => (output += part.toString()));
  child.stdin.end(text);
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
}
