import type { Contract } from '../generate/contract.ts';
import { isArray, isObject, type Json, type JsonObject } from '../generate/json.ts';

/** The examples of both contracts tell of the weeks before this day, and of a little after it. */
const dayOfExamples = Date.parse('2026-02-01T00:00:00Z');
const dayMs = 86_400_000;

/**
 * The contract as readers get it: with the address that they call, and with examples of these days. A request for usage
 * that asks for last year would be refused, as what it asks for is kept for two months.
 * @param url the address of a deployment; undefined keeps the template of the contract.
 */
export function shown({ api, document }: Contract, today: Date, url: string | undefined): Contract {
  const days = Math.floor((today.getTime() - dayOfExamples) / dayMs);
  const dated = withExamples(document, (example) => moved(example, days));
  return { api, document: url === undefined ? dated : { ...dated, servers: [{ url: url.replace(/\/+$/, '') }] } };
}

/** Today, or the day that a build says that it is of, so that it can be repeated. */
export function dayOfBuild(): Date {
  const seconds = process.env.SOURCE_DATE_EPOCH;
  return seconds === undefined ? new Date() : new Date(Number(seconds) * 1000);
}

function withExamples(document: JsonObject, change: (example: Json) => Json): JsonObject {
  const copy = (value: Json): Json => {
    if (isArray(value)) return value.map(copy);
    return isObject(value) ? copyOf(value) : value;
  };
  const copyOf = (value: JsonObject): JsonObject =>
    Object.fromEntries(
      Object.entries(value).map(([key, item]) => {
        const isExample = key === 'example' || (key === 'examples' && !isArray(item));
        return [key, isExample ? change(item) : copy(item)];
      }),
    );
  return copyOf(document);
}

/** The same value with each of its moments so many days later, in the form that it has. */
function moved(value: Json, days: number): Json {
  if (isArray(value)) return value.map((item) => moved(item, days));
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, moved(item, days)]));
  if (typeof value !== 'string') return value;
  return value.replace(/^(\d{4}-\d{2}-\d{2})(?=T\d{2}:\d{2})/, (day) =>
    new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10),
  );
}
