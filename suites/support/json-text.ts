import {
  describe,
  type Exchange,
  exactJson,
  exchangeOf,
  expectThat,
  NotTested,
  type Reply,
} from '../../src/check/index.ts';

/**
 * The JSON text of an object as other libraries write it: letters beyond ASCII and slashes escaped, each part on a line of
 * its own, and the last part first.
 */
export function otherText(value: Readonly<Record<string, unknown>>): string {
  const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const text = JSON.stringify(Object.fromEntries(Object.entries(value).reverse()), null, 2);
  return `${text.replaceAll(/[\u007f-\uffff]/g, escaped).replaceAll('/', '\\/')}\n`;
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

/** What a text says as JSON; undefined where it is none. */
export function parse(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A body as its shortest JSON, in which a text is found however the target escapes it; as it stands where it is none. */
export function shortest({ json, text }: Exchange): string {
  return json === undefined ? text : JSON.stringify(exactJson({ json, text }));
}
