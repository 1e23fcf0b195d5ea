import { createReadStream, existsSync } from 'node:fs';
import type { Exchanges } from '../report/exchanges.ts';
import type { Observation } from '../report/model.ts';
import type { JournalFinding, JournalLine, JournalRun } from './journal.ts';
import { type Place, RecordedExchanges } from './recorded.ts';
import type { Resource } from './resources.ts';

/** What a journal holds, read back. */
export interface Evidence {
  /** Null where the journal was cut off before its first line was whole. */
  run: JournalRun | null;
  exchanges: Exchanges;
  findings: JournalFinding[];
  observations: Observation[];
  /** Made and not yet removed, in the order of making. */
  remaining: Resource[];
}

/** Reads a journal from end to end; exchanges, which are most of it, stay in the file until they are asked for. */
export async function readJournal(file: string): Promise<Evidence> {
  let run: JournalRun | null = null;
  const findings: JournalFinding[] = [];
  const observations: Observation[] = [];
  const places = new Map<string, Place>();
  const made = new Map<string, Resource>();
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
    else if (line.type === 'created') made.set(line.resource.id, line.resource);
    else if (line.type === 'removed') made.delete(line.id);
  }
  const remaining = onceEach([...made.values()]);
  return { run, exchanges: new RecordedExchanges(file, places), findings, observations, remaining };
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

/** A resource may be registered by the engine and by its check, which has the better name for it. */
function onceEach(resources: readonly Resource[]): Resource[] {
  const byPlace = Map.groupBy(resources, ({ api, operation, path }) => JSON.stringify([api, operation, path]));
  return [...byPlace.values()].flatMap((same) => same.at(-1) ?? []);
}
