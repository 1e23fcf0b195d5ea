import type { Socket } from 'node:net';
import type { ReferenceProfile } from '../../reference/server.ts';
import type { Behaviour } from './proxy/visit.ts';

export type Verdict = 'conformant' | 'nonconformant' | 'inconclusive';

/** How a run against a target must end. */
export interface Expectation {
  /** Any of these will do. */
  verdict: readonly Verdict[];
  /** Seconds until the run has ended by itself. */
  within: number;
  /** Seconds from the last answer to the end of the run, for targets that fall silent. */
  afterLastAnswer?: number;
  /** What a person must be told; searched in what the run prints. */
  cause?: RegExp;
  /** Ids of requirements that alone may fail; none named: any. */
  mayFail?: RegExp;
}

/** Where a target stands while a run talks to it. */
export interface Surroundings {
  /** `http://127.0.0.1:PORT` or with https, of the proxy. */
  origin: string;
  /** The origin of a server that nobody has any business with. */
  stranger: string;
}

export interface HostileTarget {
  /** `class.behaviour`. */
  name: string;
  sentence: string;
  /** Made anew for each run, since some count. Left out: everything is passed on. */
  behaviour?: (surroundings: Surroundings) => Behaviour;
  /** Looks at each connection before a request comes; true: has taken it over. */
  connection?: (socket: Socket, number: number) => boolean;
  /** The certificate, for targets that speak TLS. */
  tls?: 'trusted' | 'expired' | 'other-host';
  /** Flags of the run beside `--profile` and `--out`; left out, those of the part. */
  flags?: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Options of the reference service. */
  variants?: readonly string[];
  profile?: (profile: TargetProfile, surroundings: Surroundings) => TargetProfile;
  expect: Expectation;
}

/** One target of a profile file. */
export type TargetProfile = Pick<ReferenceProfile, 'partner' | 'workspace'> & {
  http?: Readonly<Record<string, unknown>>;
  vocabulary?: Readonly<Record<string, string>>;
};

/** What a run against a target left to look at. */
export interface Course {
  target: HostileTarget;
  /** Null when a signal ended the process. */
  code: number | null;
  /** Whether the process had to be killed. */
  killed: boolean;
  seconds: number;
  secondsAfterLastAnswer: number;
  memoryMb: number;
  /** Both streams, as bytes. */
  output: Buffer;
  /** What stands in the folder of reports, by name. */
  files: ReadonlyMap<string, string>;
  /** Names of temporary files that are still there. */
  scratch: readonly string[];
  /** Processes of the run that are still there. */
  processes: readonly string[];
  /** Requests that reached the stranger. */
  strayRequests: readonly string[];
  secrets: readonly string[];
  /** What the run made on the reference service and did not remove, as its leftovers would name it. */
  left: readonly Left[];
}

export interface Left {
  what: string;
  /** Texts by which a leftover may name it, or what it stands in. */
  names: readonly string[];
}

/** What does not hold, in words; empty when everything does. */
export type Rule = (course: Course) => readonly string[];

/** Everything must hold everywhere in these times, whatever else is expected. */
export const bounds = {
  beforeTheFirstCheck: 25,
  memoryMb: 700,
  outputBytes: 512 * 1024,
  reportBytes: 150 * 1024 * 1024,
  pageBytes: 20 * 1024 * 1024,
} as const;

const toSmoke = ['--depth', 'smoke'] as const;
/** A part that makes, changes, lists and removes things of both APIs, for what a whole run adds nothing to. */
const toPart = [
  ...toSmoke,
  ...only('partner.client.*', 'partner.member.*', 'workspace.member.*', 'workspace.filespace.*'),
];
const toClients = [...toSmoke, ...only('partner.client.*')];
export const selections = { whole: [], smoke: toSmoke, part: toPart, clients: toClients } as const;

/** Flags for requirements of these ids. */
export function only(...globs: readonly string[]): string[] {
  return globs.flatMap((glob) => ['--only', glob]);
}

/** Targets by their names. */
export function targetsOf(table: Readonly<Record<string, Omit<HostileTarget, 'name'>>>): readonly HostileTarget[] {
  return Object.entries(table).map(([name, target]) => ({ name, ...target }));
}

export function target(
  sentence: string,
  behaviour: Required<HostileTarget>['behaviour'],
  expect: Expectation,
): Omit<HostileTarget, 'name'> {
  return { sentence, behaviour, expect };
}

/** Awkward, but conforming. */
export function conforms(within = 120): Expectation {
  return { verdict: ['conformant'], within };
}

/** So strange that nothing can be told about it: seen before the first check. */
export function unfit(cause: RegExp, within: number = bounds.beforeTheFirstCheck): Expectation {
  return { verdict: ['inconclusive'], within, cause };
}

/** Whatever is said, it must not be that all is well. */
export function neverConformant(cause: RegExp, within = 120): Expectation {
  return { verdict: ['nonconformant', 'inconclusive'], within, cause };
}

/** Trouble on the way is no evidence against a target. */
export function neverAccused(within = 120): Expectation {
  return { verdict: ['conformant', 'inconclusive'], within };
}
