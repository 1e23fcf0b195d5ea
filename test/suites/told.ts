import type { Exchange, Finding, JudgedRun } from '../../src/check/index.ts';
import { stage } from '../check/stage.ts';

/** One exchange of a run, as short as it can be told. */
export interface Told {
  readonly operation: string;
  readonly path: string;
  readonly body?: object;
  readonly status?: number;
  readonly answer?: unknown;
  /** Milliseconds; each takes ten of them. */
  readonly at: number;
  readonly open?: boolean;
  readonly cleansUp?: boolean;
  /** What else is being written to. */
  readonly writing?: readonly string[];
}

/** The requirements that break by a rule when these follow each other. */
export async function brokenBy(
  rule: (exchange: Exchange, run: JudgedRun) => readonly Finding[],
  ...told: readonly Told[]
): Promise<string[]> {
  const { session } = await stage();
  const run = { config: session.config, redactor: session.redactor, writing: [] as readonly string[], seesAll: true };
  return told.flatMap((each, index) => {
    run.writing = each.writing ?? [];
    return rule(exchangeOf(each, index), run satisfies JudgedRun)
      .filter(({ problem }) => problem !== null)
      .map(({ requirement }) => requirement);
  });
}

export function exchangeOf(
  { operation, path, body, status = 200, answer, at, open, cleansUp }: Told,
  index = 0,
): Exchange {
  const text = answer === undefined ? '' : JSON.stringify(answer);
  const sent = body === undefined ? null : JSON.stringify(body);
  const method = operation.split(' ')[0] ?? '';
  return {
    id: `x${index}`,
    api: 'workspace',
    operation,
    request: { method, url: `https://api.test/workspace${path}`, headers: { authorization: 'Bearer t' }, body: sent },
    ...{ status, statusText: '', headers: {}, text, json: answer },
    ...{ body: answer === undefined ? 'empty' : 'json', unreadable: null, jsonType: true },
    ...{ startedAt: at, durationMs: 10, expectation: { open, cleansUp }, schemaProblems: null },
  };
}
