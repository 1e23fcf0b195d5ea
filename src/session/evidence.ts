import { createReadStream, existsSync } from 'node:fs';
import type { Api } from '../../generated/catalogue.ts';
import type { Exchanges } from '../model/exchanges.ts';
import type { Observation } from '../model/report.ts';
import type { JournalFinding, JournalLine, JournalRun } from './journal.ts';
import { Makings } from './makings.ts';
import { type Place, RecordedExchanges } from './recorded.ts';

/** What a journal holds, read back. */
export interface Evidence {
  /** Null where the journal was cut off before its first line was whole. */
  run: JournalRun | null;
  exchanges: Exchanges;
  findings: JournalFinding[];
  observations: Observation[];
  makings: Makings;
  /** Statuses of answers that came from a gateway in place of the target, one by one. */
  gatewayPages: number[];
  /** Why nothing more was sent to an API. */
  gone: ReadonlyMap<Api, string>;
}

/** Reads a journal from end to end; exchanges, which are most of it, stay in the file until they are asked for. */
export async function readJournal(file: string): Promise<Evidence> {
  let run: JournalRun | null = null;
  const findings: JournalFinding[] = [];
  const observations: Observation[] = [];
  const places = new Map<string, Place>();
  const makings = new Makings();
  const gatewayPages: number[] = [];
  const gone = new Map<Api, string>();
  for await (const { text, place } of lines(file)) {
    const exchange = exchangeLine.exec(text)?.[1];
    if (exchange !== undefined) {
      places.set(exchange, place);
      continue;
    }
    const line: JournalLine = JSON.parse(text);
    if (line.type === 'run') run = line.run;
    else if (line.type === 'finding') findings.push(line.finding);
    else if (line.type === 'observation') observations.push(line.observation);
    else if (line.type === 'gateway-page') gatewayPages.push(line.status);
    else if (line.type === 'gone') gone.set(line.api, gone.get(line.api) ?? line.reason);
    else makings.take(line);
  }
  return { run, exchanges: new RecordedExchanges(file, places), findings, observations, makings, gatewayPages, gone };
}

/** As `JSON.stringify` writes an exchange: its id comes first. */
const exchangeLine = /^\{"type":"exchange","exchange":\{"id":"([^"]+)"/;
const lineFeed = 0x0a;

async function* lines(file: string): AsyncGenerator<{ text: string; place: Place }> {
  if (!existsSync(file)) return;
  let rest = Buffer.alloc(0);
  let offset = 0;
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) {
    rest = Buffer.concat([rest, chunk]);
    let start = 0;
    for (let end = rest.indexOf(lineFeed); end >= 0; end = rest.indexOf(lineFeed, start)) {
      const place = { offset: offset + start, length: end - start };
      yield { text: rest.toString('utf8', start, end), place };
      start = end + 1;
    }
    offset += start;
    rest = rest.subarray(start);
  }
}
