import type { DatabaseSync } from 'node:sqlite';
import type { Policy } from '../policy/index.ts';
import type { Clock } from './clock.ts';

/** What every service works with. */
export interface Context {
  readonly db: DatabaseSync;
  readonly policy: Policy;
  readonly clock: Clock;
}
