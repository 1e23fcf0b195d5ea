/** A value of a JSON text, as it stands there, and where: keys and indexes with dots between. */
export interface Leaf {
  place: string;
  raw: string;
}

const token = /"(?:[^"\\]|\\.)*"|[[\]{},:]|[^[\]{},:"\s]+/g;

/**
 * The values of a JSON text in their order, an empty list or object as one; of a text that was cut off, those before the
 * cut. The scripts have the same in awk, so that both find the same values at the same places.
 */
export function flat(text: string): Leaf[] {
  const leaves: Leaf[] = [];
  const levels: { isList: boolean; key: string | number; isFull: boolean; isNamed: boolean }[] = [];
  const place = (): string => levels.map(({ key }) => key).join('.');
  const leaf = (raw: string): void => {
    const level = levels.at(-1);
    if (level !== undefined) level.isFull = true;
    leaves.push({ place: place(), raw });
  };
  for (const [part] of text.matchAll(token)) {
    const level = levels.at(-1);
    if (part === '{' || part === '[') {
      if (level !== undefined) level.isFull = true;
      levels.push({ isList: part === '[', key: part === '[' ? 0 : '', isFull: false, isNamed: false });
    } else if (part === '}' || part === ']') {
      levels.pop();
      if (level?.isFull === false) leaf(part === '}' ? '{}' : '[]');
    } else if (part === ',') {
      if (level === undefined) continue;
      level.isNamed = false;
      if (typeof level.key === 'number') level.key += 1;
    } else if (part === ':') {
      if (level !== undefined) level.isNamed = true;
    } else if (level !== undefined && !level.isList && !level.isNamed) level.key = part.slice(1, -1);
    else leaf(part);
  }
  // A text that ends too soon is another one than the same text with its end.
  if (levels.length > 0) leaves.push({ place: '!', raw: 'cut' });
  return leaves;
}

/** The text of a string, with the escapes that anybody uses in ids undone; null for everything else. */
export function textOf(raw: string): string | null {
  return raw.startsWith('"') ? raw.slice(1, -1).replaceAll('\\/', '/') : null;
}
