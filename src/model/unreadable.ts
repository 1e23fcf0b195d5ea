const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder, and a file is wanted',
  ENOTDIR: 'something in its path is a file',
  EACCES: 'this user may not read it',
  EPERM: 'this user may not read it',
};

/** Why a file cannot be read, in words and with the code of the system; never with what the file holds. */
export function whyUnreadable(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
  const reason = reasons[code];
  return reason === undefined ? `cannot be read (${code})` : `cannot be read: ${reason} (${code})`;
}
