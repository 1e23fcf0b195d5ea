import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { ExchangeRecord, Observation } from '../report/model.ts';
import type { JournalFinding, JournalLine } from './journal.ts';
import type { Resource } from './resources.ts';

/** What a journal holds, read back. */
export interface Evidence {
  exchanges: ExchangeRecord[];
  findings: JournalFinding[];
  observations: Observation[];
  /** Made and not yet removed, in the order of making. */
  remaining: Resource[];
}

export async function readJournal(file: string): Promise<Evidence> {
  const evidence: Evidence = { exchanges: [], findings: [], observations: [], remaining: [] };
  const made = new Map<string, Resource>();
  if (existsSync(file)) {
    for await (const text of createInterface({
      input: createReadStream(file, 'utf8'),
      crlfDelay: Number.POSITIVE_INFINITY,
    })) {
      take(JSON.parse(text), evidence, made);
    }
  }
  evidence.remaining = onceEach([...made.values()]);
  return evidence;
}

/** A resource may be registered by the engine and by its check, which has the better name for it. */
function onceEach(resources: readonly Resource[]): Resource[] {
  const byPlace = Map.groupBy(resources, ({ api, operation, path }) => JSON.stringify([api, operation, path]));
  return [...byPlace.values()].flatMap((same) => same.at(-1) ?? []);
}

function take(line: JournalLine, evidence: Evidence, made: Map<string, Resource>): void {
  if (line.type === 'exchange') evidence.exchanges.push(line.exchange);
  else if (line.type === 'finding') evidence.findings.push(line.finding);
  else if (line.type === 'observation') evidence.observations.push(line.observation);
  else if (line.type === 'created') made.set(line.resource.id, line.resource);
  else made.delete(line.id);
}
