/** Where reports are to be written, and cannot be: a mistake of whoever chose the place. */
export class OutputError extends Error {
  override readonly name = 'OutputError';
}

/** What the operating system says, in words; null for an error of another kind. */
export function writeProblem(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return null;
  const code = String(error.code);
  return `${words[code] ?? error.message} (${code})`;
}

const words: Readonly<Record<string, string>> = {
  EACCES: 'that is not allowed',
  EPERM: 'that is not allowed',
  EROFS: 'the file system can only be read',
  ENOTDIR: 'something in the path is a file',
  EEXIST: 'a file of that name is in its place',
  EISDIR: 'a directory of that name is in its place',
  ENOENT: 'there is no such place',
  ENAMETOOLONG: 'the path is too long',
  ENOSPC: 'no space is left',
  EDQUOT: 'the quota is used up',
};
