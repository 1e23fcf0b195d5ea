import type { ExchangeRecord, RefusedOperation, Report } from '../model/report.ts';
import { renamedIn } from '../report/reproduce/index.ts';

/** The report of one part with the exchanges that it names. */
export interface Part {
  /** Where it came from, for messages. */
  name: string;
  report: Report;
  exchanges: readonly ExchangeRecord[];
  /** Those of its failing checks, by the file that the report names. */
  scripts: ReadonlyMap<string, string>;
}

/** The part with exchange ids that no other part uses: `x17` of shard 2 becomes `s2-x17`. */
export function withOwnIds({ name, report, exchanges, scripts }: Part, position: number): Part {
  const own = (id: string): string => `s${report.shard?.index ?? position + 1}-${id}`;
  return {
    name,
    exchanges: exchanges.map((exchange) => ({ ...exchange, id: own(exchange.id) })),
    scripts: new Map(Array.from(scripts, ([file, text]) => [file, renamedIn(text, own)])),
    report: {
      ...report,
      requirements: report.requirements.map((result) => ({
        ...result,
        checks: result.checks.map((check) => ({
          ...check,
          ...(check.script && !scripts.has(check.script) && { script: null }),
          exchanges: check.exchanges.map(own),
        })),
      })),
      ...(report.refused && { refused: report.refused.map((each) => withOwnExchange(each, own)) }),
      observations: report.observations.map((each) => ({ ...each, exchanges: each.exchanges.map(own) })),
    },
  };
}

function withOwnExchange(refused: RefusedOperation, own: (id: string) => string): RefusedOperation {
  const { exchange, says } = refused;
  return {
    ...refused,
    exchange: own(exchange),
    says: says.replace(`Look at ${exchange}:`, `Look at ${own(exchange)}:`),
  };
}
