import { cutOff } from './shape.ts';
import type { Step } from './way.ts';
import type { Words } from './words.ts';

interface Look {
  telling: Step;
  words: Words;
  expected: string;
  got: string;
}

/** Each way of saying that something is in an answer, or is not, with what came instead. */
const sayings = [
  { expected: /^the id (\S+) in the list$/, got: 'none', isWanted: true },
  { expected: /^no (\S+) in the list$/, got: 'it', isWanted: false },
  { expected: /^(\S+) present in the list\b/, got: 'absent', isWanted: true },
  { expected: /^(\S+) absent in the list\b/, got: 'present', isWanted: false },
] as const;

/**
 * Shell that is true when an answer has an own thing, or has it not, as it should; null where the failure is another one,
 * where the text is none of the script's own, or where what was kept of the answer does not show it.
 */
export function presenceTrial({ telling: { number, record }, words, expected, got }: Look): string | null {
  for (const saying of sayings) {
    const [, text] = saying.expected.exec(expected) ?? [];
    if (text === undefined || got !== saying.got) continue;
    const word = words.word(text);
    const body = record.response?.body ?? '';
    if (!word.includes('$') || cutOff.test(body) || body.includes(`"${text}"`) === saying.isWanted) return null;
    return `${saying.isWanted ? '' : '! '}grep -qF -- '"'${word}'"' "$T/${number}.body"`;
  }
  return null;
}
