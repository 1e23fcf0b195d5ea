import { type CheckContext, field } from '../../src/check/index.ts';
import { drawn, drawnInTurn } from './draws.ts';
import type { Body } from './filespace-bodies.ts';

/** What the documents say that a field holds. */
export type FieldType = 'text' | 'number' | 'flag' | 'date' | 'object' | 'list';

/** A field of a body, or of an object inside it. */
export interface StatedField {
  readonly way: readonly string[];
  readonly type: FieldType;
  /** What else the field may be thought to hold, beside what any field of its type is tried with. */
  readonly also?: readonly unknown[];
}

/** Where whole numbers above zero are expected, each of these is a case of its own; elsewhere they are of another type. */
const edges: readonly unknown[] = [0, -1, 1.5, 2 ** 31, 1e21];

/** What the code behind a field may take for granted, by the type of the field: tried every time. */
const always: Readonly<Record<FieldType, readonly unknown[]>> = {
  text: [undefined, null],
  number: [undefined, null, 0, 1.5],
  flag: [undefined, null],
  date: [undefined, null, '2001-02-03T04:05:06.000Z', '9999-12-31T23:59:59.999Z'],
  object: [undefined, null],
  list: [undefined, null, []],
};

/** What a check on the type stops, or one on the form. */
const others: Readonly<Record<FieldType, readonly unknown[]>> = {
  text: ['', true, [], {}],
  number: ['', '7', true, [], {}],
  flag: ['', 'true', [], {}],
  date: ['', true, [], {}, '2031-02-30T00:00:00Z', '2031-01-01', '-000001-01-01T00:00:00Z'],
  object: ['', true, [], [{}]],
  list: ['', true, {}, [7], [null], ['']],
};

/** A field with what it is to hold. */
export interface Spoil {
  readonly way: readonly string[];
  readonly value: unknown;
}

/**
 * What each of the fields is tried with: what its type says, an edge of numbers, and every third one something else as
 * well. What a body lacks anyway is not left out of it.
 */
export function spoilsOf(t: CheckContext, place: string, fields: readonly StatedField[], body: unknown): Spoil[] {
  const further = new Set(drawnInTurn(t, fields, { in: 3, turn: place.length }));
  return fields.flatMap((each) => {
    const { way, type, also = [] } = each;
    const where = `${place} ${way.join('.')}`;
    const values = [
      ...always[type],
      ...drawn(t, `${where} edge`, edges, 1),
      ...(further.has(each) ? drawn(t, where, others[type], 1) : []),
      ...also,
    ];
    const isGiven = way.reduce<unknown>(field, body) !== undefined;
    return values.filter((value) => isGiven || value !== undefined).map((value) => ({ way, value }));
  });
}

/** An edge of numbers for each text: that it is missing, or of another type, is tried where it has to be rejected. */
export function edgesOf(t: CheckContext, place: string, names: readonly string[]): Spoil[] {
  return names.flatMap((name) =>
    drawn(t, `${place} ${name} edge`, edges, 1).map((value): Spoil => ({ way: [name], value })),
  );
}

/** The body with another value in one place; undefined leaves the field out. */
export function spoiltBy(body: unknown, { way: [name = '', ...rest], value }: Spoil): Body {
  return {
    ...Object(body),
    [name]: rest.length === 0 ? value : spoiltBy(field(body, name), { way: rest, value }),
  };
}
