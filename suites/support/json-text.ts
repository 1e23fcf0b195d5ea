import { describe, exchangeOf, expectThat, NotTested, type Reply } from '../../src/check/index.ts';

/** The JSON text of a value as other libraries write it: letters beyond ASCII escaped, each part on a line of its own. */
export function otherText(value: unknown): string {
  const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return `${JSON.stringify(value, null, 2).replaceAll(/[\u007f-\uffff]/g, escaped)}\n`;
}

/** Letters of two, three and four bytes, none of which has a second form in Unicode. */
export const escapable = 'жук 日本 🦊';

/** Fails where a body in another form is refused although the same in its shortest form is accepted. */
export async function expectTaken(written: Reply, sendShortest: () => Promise<Reply>): Promise<void> {
  if (written.response.ok) return;
  const shortest = await sendShortest();
  if (!shortest.response.ok) throw new NotTested(`its shortest form is answered ${shortest.response.status}`);
  expectThat(false, 'the same as for the shortest form', describe(exchangeOf(written)), shortest, written);
}
