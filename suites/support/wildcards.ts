/**
 * Texts that a name would fit if they were read as a pattern: of a database, of a shell, or as a regular expression. None
 * of them occurs in the name.
 */
export function wildcardsOf(name: string): string[] {
  const short = name.slice(0, -1);
  return [name.replace('-', '_'), `${short}%`, `${short}*`, `${short}?`, `${short}.`, `${short}.*`, `^${name}$`];
}
