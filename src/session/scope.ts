import { hash } from './config.ts';
import type { JournalFinding } from './journal.ts';
import { Meter } from './meter.ts';
import type { PendingRecord } from './records.ts';
import { isWithin, type Resource } from './resources.ts';
import { Tenant } from './tenant.ts';

/** Who sends: a check or a shared fixture. Its exchanges stay here until it ends, when every secret is known. */
export class Scope {
  readonly exchanges: string[] = [];
  readonly pending: PendingRecord[] = [];
  readonly findings: JournalFinding[] = [];
  /** What answers said was made, and is not yet removed, by the id under which it is known. */
  readonly made = new Map<string, Resource>();
  /** What it says itself that it made, and is not yet removed, in the order of making. */
  readonly registered: Resource[] = [];
  readonly signal: AbortSignal | undefined;
  /** Whether it judges what it gets; an observation does not. */
  readonly demands: boolean;
  readonly tenant: Tenant;
  readonly meter: Meter;
  /** Who it is: what the seed draws for it does not depend on what others do meanwhile. */
  readonly label: string;
  #drawn = 0;

  constructor(signal?: AbortSignal, label = '', settings: ScopeSettings = {}) {
    const { demands = true, tenant = new Tenant(), meter = new Meter() } = settings;
    this.signal = signal;
    this.label = label;
    this.demands = demands;
    this.tenant = tenant;
    this.meter = meter;
  }

  /** Whether it is something that this one made itself, or stands inside that. */
  isOwn(target: string): boolean {
    return [...this.made.values(), ...this.registered].some((resource) => isWithin(resource, target));
  }

  /** The same for all of its requests, so that what it sends twice is the same text. */
  order(seed: number): number {
    return this.label === '' ? 0 : hash(`${seed} ${this.label} order`);
  }

  /** A number that the seed of the run fixes for the next request; what is no check asks in the plainest form. */
  draw(seed: number): number {
    if (this.label === '') return 0;
    this.#drawn += 1;
    return hash(`${seed} ${this.label} ${this.#drawn}`);
  }
}

export interface ScopeSettings {
  demands?: boolean;
  tenant?: Tenant;
  meter?: Meter;
}
