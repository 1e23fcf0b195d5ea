import type { Context } from '../core/context.ts';
import { transaction } from '../core/database.ts';
import { seedPartner } from './partner.ts';
import { seedWorkspace } from './workspace.ts';

/** Each half of a target profile but for the base URL, which only the running server knows. */
export interface SeededProfile {
  readonly partner: ReturnType<typeof seedPartner>;
  readonly workspace: ReturnType<typeof seedWorkspace>;
}

/**
 * Fills a new database, and returns credentials and fixtures. On a database that has been seeded before it makes no
 * data: it issues fresh credentials, since only hashes of the old ones are left.
 */
export function seed(context: Context): SeededProfile {
  return transaction(context.db, () => ({ partner: seedPartner(context), workspace: seedWorkspace(context) }));
}
