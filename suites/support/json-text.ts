/** The JSON text of a value as other libraries write it: letters beyond ASCII escaped, each part on a line of its own. */
export function otherText(value: unknown): string {
  const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return `${JSON.stringify(value, null, 2).replaceAll(/[\u007f-\uffff]/g, escaped)}\n`;
}

/** Letters of two, three and four bytes, none of which has a second form in Unicode. */
export const escapable = 'жук 日本 🦊';
