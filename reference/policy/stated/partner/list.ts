import type { Operation } from '../../../core/exchange.ts';

export type Direction = 'asc' | 'desc';

export interface PageFacts {
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly direction: Direction;
}

/** Paging and order, common to all lists. */
export const list = {
  /** The parameters that count: all that were sent, whichever others stand beside them. */
  parameters: (_operation: Operation, query: URLSearchParams): URLSearchParams => query,

  defaultPage: (_operation: Operation): number => 1,
  defaultSize: (_operation: Operation): number => 100,
  maxSize: (_operation: Operation): number => 300,

  /** The value of `s` that stands for a missing one. */
  defaultSort: (operation: Operation): string => (isUsage(operation) ? 'createdAt' : '-createdAt'),

  /** The direction that a value of `s` asks for; `undefined` where the documents know no such value. */
  direction: (_operation: Operation, sort: string): Direction | undefined => {
    if (sort === 'createdAt') return 'asc';
    return sort === '-createdAt' ? 'desc' : undefined;
  },

  /** What the order goes by. */
  orderedBy: (_operation: Operation): 'time' | 'id' => 'time',

  /** The stretch of the ordered records that makes a page. */
  window: (_operation: Operation, facts: PageFacts): { readonly offset: number; readonly limit: number } => ({
    offset: (facts.page - 1) * facts.size,
    limit: facts.size,
  }),

  /** The records of a page as they are sent: all of them, once, in order. */
  rows: <T>(_operation: Operation, rows: readonly T[], _facts: PageFacts): readonly T[] => rows,

  /** How long after its creation a record first appears in a list: at once. */
  visibleAfterMs: (_operation: Operation): number => 0,

  /** The body of a storage usage list. */
  storageUsageBody: (_operation: Operation, items: readonly unknown[]): Record<string, unknown> => ({ items }),
};

function isUsage(operation: Operation): boolean {
  return operation.includes('/usage');
}
