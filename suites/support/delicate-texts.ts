import type { CheckContext } from '../../src/check/index.ts';
import { drawn } from './draws.ts';

/**
 * Texts that any rule of names allows which allows letters and digits, and that mean something to a language, a store or
 * a parser. What else a kind of name allows, or forbids, is up to the kind.
 */
const sorts: Readonly<Record<string, readonly string[]>> = {
  'a word of a language': ['constructor', 'prototype', 'valueof', 'hasownproperty', 'tostring', 'function'],
  'a value of a language': ['null', 'true', 'false', 'undefined', 'nan', 'infinity', 'none', 'nil'],
  'a number': ['12e4', '00', '0x1f', '1e309', '007', '9007199254740993', '0b11'],
  'a date': ['2031-01-31', '1999-12-31', '2040-02-29'],
  'a word of a store': ['select', 'delete', 'drop', 'union', 'where', 'table'],
  'a word of a service': ['admin', 'root', 'self', 'me', 'all', 'owner', 'new', 'default'],
  'dashes at the third and fourth place': ['xn--a1', 'ab--cd', 'a1--b2--c3'],
};

export interface Delicate {
  what: string;
  text: string;
  /** Whether a service may refuse to look for it, as it may for what it takes for no address. */
  isStrange?: boolean;
  /** Whether a service may keep less of it. */
  mayBeCut?: boolean;
}

/** One text of each sort, or as many; which ones, the seed draws. */
export function delicateTexts(t: CheckContext, place: string, each = 1): Delicate[] {
  return Object.entries(sorts).flatMap(([what, texts]) =>
    drawn(t, `${place} ${what}`, texts, each).map((text) => ({ what, text })),
  );
}

/** For names of which nothing is forbidden that stands here; none of the letters has a second form in Unicode. */
export const anyTexts: readonly Delicate[] = [
  { what: 'letters beyond ASCII', text: 'жук 日本' },
  { what: 'an emoji', text: '🦊' },
  { what: 'a hundred characters, all letters capitals', text: `${'A LONG NAME '.repeat(8)}ABCD` },
  { what: 'what a path or a query encodes', text: 'a b+c%20#&=' },
  { what: 'what a shell or a formatter expands', text: `50%% off v{0} %s \${HOME} it's` },
];

/** What ends a text in JSON, a query or a script; names of entries have none of it. */
export const quoted = { what: 'quotes and a backslash', text: `say "no" \\ it's` } satisfies Delicate;

/** What every object of a language has, and loses where it is given away as a key. */
export const inherited = { what: 'a name of every object', text: '__proto__' } satisfies Delicate;

/** What some readers of JSON make a moment of, and not only where one is expected. */
export const moment = { what: 'a date-time', text: '2031-01-31T10:00:00Z' } satisfies Delicate;

/** What a path is made of; names of entries have none. */
export const slashed = { what: 'a slash', text: 'eu/prod' } satisfies Delicate;

const emailSorts: Readonly<Record<string, (own: string) => string>> = {
  'a value of a language in an address': (own) => `null.${own}@example.com`,
  'a word of a language in an address': (own) => `constructor.${own}@example.com`,
  'an apostrophe in an address': (own) => `o'${own}@example.com`,
  'a plus sign in an address': (own) => `${own}+true@example.com`,
  'a long address': (own) => `${own}@${'a'.repeat(50)}.${'b'.repeat(50)}.example.com`,
};

/** Addresses that nobody reads mail at; which of them a service takes is open. */
export function delicateEmails(t: CheckContext): Delicate[] {
  return Object.entries(emailSorts).map(([what, email]) => {
    const text = email(t.names.unique());
    return { what, text, isStrange: !/^[\w.-]{1,64}@example\.com$/.test(text) };
  });
}
