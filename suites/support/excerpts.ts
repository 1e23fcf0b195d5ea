/** Whether a text is the beginning of another one, and says so: a list may show less of a long text than a get. */
export function isExcerpt(text: unknown, whole: unknown): boolean {
  if (typeof text !== 'string' || typeof whole !== 'string') return false;
  const beginning = text.replace(/\s*(?:…|\.{3})$/u, '');
  return beginning !== text && beginning.length < whole.length && whole.startsWith(beginning);
}
