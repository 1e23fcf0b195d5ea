/** One thing that is wrong with a profile. Never holds a value of the profile, for it may be a secret. */
export interface Problem {
  /** Null where the profile did not come from a text. */
  line: number | null;
  /** Dotted keys, such as `targets.staging.partner.apiKey`; empty for the file as a whole. */
  path: string;
  message: string;
}

/** Everything that is wrong with a profile, each problem with its place. */
export class ProfileError extends Error {
  readonly file: string;
  /** The line of the first problem that has one. */
  readonly line: number | null;
  readonly problems: readonly Problem[];

  constructor(file: string, problems: readonly Problem[]) {
    const sorted = problems.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
    super(describe(file, sorted));
    this.name = 'ProfileError';
    this.file = file;
    this.problems = sorted;
    this.line = sorted.find((problem) => problem.line !== null)?.line ?? null;
  }
}

function describe(file: string, problems: readonly Problem[]): string {
  const [only] = problems;
  if (only && problems.length === 1) {
    const place = only.line === null ? file : `${file}:${only.line}`;
    return [place, only.path, only.message].filter((part) => part !== '').join(': ');
  }
  return [`${file}: ${problems.length} problems`, ...problems.map((problem) => `  ${problemLine(problem)}`)].join('\n');
}

function problemLine({ line, path, message }: Problem): string {
  const place = line === null ? '' : `line ${line}`;
  return [place, path, message].filter((part) => part !== '').join(': ');
}
