import type { Rule } from '../model.ts';

/** Stands in every text that a target tries to smuggle somewhere. */
export const canary = 'FORGED';

/** Controls but for the line feed, marks that change the direction of a text, and line ends that are none here. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const control = /[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

export const noControlCharacters: Rule = ({ output }) => {
  const text = output.toString();
  const at = text.search(control);
  if (at < 0) return [];
  const code = (text.codePointAt(at) ?? 0).toString(16).padStart(4, '0');
  return [`printed the character U+${code} in ${JSON.stringify(text.slice(Math.max(0, at - 40), at + 20))}`];
};

/** A line that a target begins is taken for one of the suite, or of a CI system. */
export const noForgedLine: Rule = ({ output }) => {
  const forged = new RegExp(
    `^(?:::[a-z-]+[^:]*::|##\\[.*\\]|(?:conformant|inconclusive|nonconformant)\\b[: ]*)?${canary}`,
    'm',
  );
  const found = forged.exec(output.toString());
  return found === null ? [] : [`printed the forged line ${JSON.stringify(found[0])}`];
};

/** A command of the suite's own for a CI system may hold a target's text, but no second command. */
export const noForgedCommand: Rule = ({ output }) => {
  const strange = output
    .toString()
    .split('\n')
    .filter((line) => /^(::|##\[)/.test(line) && !/^::(error|warning|notice|group|endgroup)\b/.test(line));
  return strange.length === 0 ? [] : [`printed the command ${JSON.stringify(strange[0]?.slice(0, 80))}`];
};
