import type { Look } from './look.ts';

/** Evidence that the target broke a requirement: the only thing that fails a check. */
export class Nonconformance extends Error {
  override readonly name = 'Nonconformance';
  readonly expected: string;
  readonly got: string;
  /** Ids of the exchanges that show it, the telling one last. */
  readonly exchanges: readonly string[];
  /** What shows it to who looks at the telling exchange alone; null where that is not enough. */
  readonly look: Look | null;

  constructor(expected: string, got: string, exchanges: readonly string[], look: Look | null = null) {
    super(`expected ${expected}, got ${got}`);
    this.expected = expected;
    this.got = got;
    this.exchanges = exchanges;
    this.look = look;
  }
}

/** A check cannot run here: a credential or fixture is missing. The message says what to add to the profile. */
export class NotTested extends Error {
  override readonly name = 'NotTested';
}

/** Something else than the requirement under test went wrong, so that nothing can be said about it. */
export class Inconclusive extends Error {
  override readonly name: string = 'Inconclusive';
}

/** A check asks for what the profile names wrongly: that says nothing about the target. */
export class MistakenProfile extends Inconclusive {
  override readonly name = 'MistakenProfile';
}

/**
 * Why no answer came, or none of the target itself:
 * - `lost`: the connection ended, or could not be made, before the whole answer had come;
 * - `cut`: the same, to what is malformed as HTTP has it, which nobody need answer;
 * - `silent`: it did not come in time;
 * - `beyond`: it is larger, deeper or more often encoded than this suite reads;
 * - `gateway`: what stands before the target answered that it is not there;
 * - `full`: others hold what the profile allows, and wait for more;
 * - `busy`: the target kept asking to come back later;
 * - `given-up`: nothing is sent there any more;
 * - `interrupted`: the run ends;
 * - `other`: an answer that is no HTTP, a request that cannot be written.
 */
export type TroubleKind =
  | 'lost'
  | 'cut'
  | 'silent'
  | 'beyond'
  | 'gateway'
  | 'full'
  | 'busy'
  | 'given-up'
  | 'interrupted'
  | 'other';

/** How often a check starts afresh on trouble of a kind: what nobody can help, or what may pass. */
export const attemptsOn: Readonly<Record<TroubleKind, number>> = {
  lost: 8,
  cut: 1,
  silent: 3,
  beyond: 1,
  gateway: 8,
  full: 60,
  busy: 1,
  'given-up': 1,
  interrupted: 1,
  other: 2,
};

/** No answer came: connection refused or lost, timeout, too large an answer, waiting for too long. */
export class TransportTrouble extends Inconclusive {
  override readonly name: string = 'TransportTrouble';
  readonly kind: TroubleKind;
  /** Of the network or the parser, such as `ECONNREFUSED`; empty where there is none. */
  readonly code: string;

  constructor(message: string, { kind = 'other', code = '' }: { kind?: TroubleKind; code?: string } = {}) {
    super(message);
    this.kind = kind;
    this.code = code;
  }

  /** Whether the connection ended before the whole answer had come: what was asked for may have been done. */
  get isConnectionLost(): boolean {
    return this.kind === 'lost';
  }
}

/** Others hold what the profile allows, and nobody would go on: whoever gets this leaves, and may begin afresh. */
export class NoRoom extends TransportTrouble {
  override readonly name = 'NoRoom';
  /** How many of a kind it needs at once, as far as it came. */
  readonly needs: ReadonlyMap<string, number>;
  /** What is allowed, where it looks as if that were less than it alone needs; null where only others are in its way. */
  readonly allowance: string | null;

  constructor(message: string, needs: ReadonlyMap<string, number>, allowance: string | null = null) {
    super(message, { kind: 'full' });
    this.needs = needs;
    this.allowance = allowance;
  }
}

/** Whether an answer is why nothing can be said: whoever lost a connection, or had to make room, begins afresh. */
export function isInconclusiveAnswer(error: unknown): error is Inconclusive {
  return error instanceof Inconclusive && !(error instanceof TransportTrouble);
}

/** The target takes no more of what a create asks for, whatever its name. */
export class TargetFull extends Inconclusive {
  override readonly name = 'TargetFull';
}

/** A dry pass came to its first request, which says that everything the check needs up to there is at hand. */
export class WouldSend extends Error {
  override readonly name = 'WouldSend';
}
