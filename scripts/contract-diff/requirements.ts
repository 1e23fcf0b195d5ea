import { type Contract, rootOf, walk } from '../generate/contract.ts';
import { isArray, isObject, type JsonObject, stringOf } from '../generate/json.ts';

/** What became of requirements and open points: gates that name their ids have to follow. */
export function requirementChanges(old: Contract, next: Contract): string[] {
  return [...changesOf('x-requirements', old, next), ...changesOf('x-open', old, next)];
}

function changesOf(keyword: 'x-requirements' | 'x-open', old: Contract, next: Contract): string[] {
  const [before, after] = [entriesOf(keyword, old), entriesOf(keyword, next)];
  const noun = keyword === 'x-open' ? 'open point' : 'requirement';
  const removed = [...before.keys()].filter((id) => !after.has(id)).map((id) => `removed ${noun} ${id}`);
  const others = [...after].flatMap(([id, entry]) => {
    const known = before.get(id);
    if (known === undefined) return [`new ${noun} ${id}${entry.level ? ` (${stringOf(entry.level)})` : ''}`];
    return ['level', 'statement', 'question'].flatMap((key) =>
      known[key] === entry[key] ? [] : [`${id}: ${key} ${JSON.stringify(known[key])} → ${JSON.stringify(entry[key])}`],
    );
  });
  return [...removed, ...others];
}

function entriesOf(keyword: string, contract: Contract): Map<string, JsonObject> {
  const found = new Map<string, JsonObject>();
  for (const { node } of walk(contract, rootOf(contract), false)) {
    const list = node[keyword];
    for (const entry of isArray(list) ? list : []) {
      if (isObject(entry)) found.set(stringOf(entry.id) ?? '', entry);
    }
  }
  return found;
}
