import { requirements } from '../../generated/catalogue.ts';
import { blanks } from './blanks.ts';
import { laws, type Subject, subjects } from './laws.ts';

/** A fault, and the operation whose answer showed it. */
export interface Shown {
  readonly requirement: string;
  readonly caught: boolean;
  readonly operation: string | null;
}

export interface Cell {
  readonly subject: Subject;
  readonly caught: number;
  readonly total: number;
  /** Why there is no such bug; null where there is one, or where nobody has said why there is none. */
  readonly reason: string | null;
}

export interface Row {
  readonly law: string;
  readonly cells: readonly Cell[];
}

/** How many bugs there are for each law and each thing that it can befall, and how many of them were caught. */
export function matrixOf(faults: readonly Shown[]): Row[] {
  const placed = faults.map((fault) => ({ ...fault, law: lawOf(fault.requirement), subject: subjectOf(fault) }));
  return laws.map(({ name }) => ({
    law: name,
    cells: subjects.map((subject) => {
      const here = placed.filter((fault) => fault.law === name && fault.subject === subject);
      const reason = here.length > 0 ? null : reasonFor(name, subject);
      return { subject, caught: here.filter(({ caught }) => caught).length, total: here.length, reason };
    }),
  }));
}

/** Places of the matrix that hold no bug and no reason for that, as `law × thing`. */
export function unexplained(rows: readonly Row[]): string[] {
  return rows.flatMap(({ law, cells }) =>
    cells.flatMap(({ subject, total, reason }) =>
      total === 0 && reason === null ? [`${law} × ${subject.api} ${subject.name}`] : [],
    ),
  );
}

export function lawOf(requirement: string): string {
  return laws.find(({ ids }) => ids.test(requirement))?.name ?? '';
}

const operationsOf = new Map<string, readonly string[]>(requirements.map(({ id, operations }) => [id, operations]));

/** What a fault befell: what the telling request was about, or else what its requirement is about. */
function subjectOf({ requirement, operation }: Shown): Subject | undefined {
  const api = requirement.split('.')[0];
  const path = (operation ?? operationsOf.get(requirement)?.[0] ?? '').split(' ')[1] ?? '';
  return subjects.findLast((subject) => subject.api === api && subject.path.test(path));
}

function reasonFor(law: string, { api, name }: Subject): string | null {
  const thing = `${api} ${name}`;
  return blanks.find((blank) => blank.laws.includes(law) && blank.things.includes(thing))?.reason ?? null;
}
