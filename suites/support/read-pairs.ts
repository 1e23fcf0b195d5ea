import type { OperationInfo } from '../../generated/operations.ts';
import { type CheckContext, check, exchangeOf, type Reply } from '../../src/check/index.ts';
import { partnerResources, type Resource, workspaceResources } from '../../src/resources/index.ts';
import { unlessIdsAreReused } from './id-reuse.ts';
import { isDate, valuesOf } from './open-bodies.ts';
import { readablePair } from './partner-pairs.ts';
import { type Ids, operationsWith, requestTo as partnerRequest } from './partner-requests.ts';
import { infoOf, needsDataStores, requestTo, workspaceOperations } from './workspace-requests.ts';

/* The reads of both APIs that name a thing, each with two things of the kind that can be told apart. */

export type Path = Readonly<Record<string, string>>;

/** Two paths of one read. */
export interface Asked {
  one: Path;
  /** In the same place where there is one. */
  other: Path;
  /** The parameter in which both differ; an id that nothing has takes its place as well. */
  parameter: string;
  /** @param beside what stands in the query and is no parameter: whether that is taken is open. */
  ask(path: Path, beside?: Path): Promise<Reply>;
}

export interface ReadOfTwo {
  api: 'partner' | 'workspace';
  operation: string;
  /** Where ids may be given again, the things may become others. */
  resource?: Resource;
  /** @throws {NotTested} where only one is known. */
  asked(t: CheckContext): Promise<Asked>;
}

/** Whether it reads a thing of the kind, or what is right below it; whether the root has a link is open. */
function isReadOf({ method, path, pathParameters }: OperationInfo, key: string): boolean {
  return method === 'GET' && pathParameters.at(-1) === key && !path.endsWith('/direct-links');
}

const openWith = (beside: Path | undefined) => (beside === undefined ? { also: [400, 404] } : { open: true });

const ofPartner = partnerResources.flatMap(({ key }) =>
  operationsWith(key)
    .filter((info) => isReadOf(info, key))
    .map(
      (info): ReadOfTwo => ({
        api: 'partner',
        operation: info.operation,
        async asked(t) {
          const [one, other] = await readablePair(t, info);
          const ask = (path: Ids, beside?: Path) => {
            const request = partnerRequest(t, info, path);
            return t.partner.raw({ ...request, query: { ...request.query, ...beside }, ...openWith(beside) });
          };
          return { one, other, parameter: key, ask };
        },
      }),
    ),
);

const ofWorkspace = workspaceResources.flatMap((resource) =>
  workspaceOperations
    .filter((info) => isReadOf(info, resource.key))
    .map(
      (info): ReadOfTwo => ({
        api: 'workspace',
        operation: info.operation,
        resource,
        async asked(t) {
          await needsDataStores(t, info);
          const request = await requestTo(t, info, { name: 'workspace' });
          // One that nothing relies on is another one for certain.
          const { path: other = {} } = await requestTo(t, infoOf(resource.remove ?? info.operation), {
            name: 'neighbours',
          });
          const ask = (path: Path, beside?: Path) =>
            t.workspace.raw({ ...request, path, query: { ...request.query, ...beside }, ...openWith(beside) });
          return { one: request.path ?? {}, other, parameter: resource.key, ask };
        },
      }),
    ),
);

export const readsOfTwo: readonly ReadOfTwo[] = [...ofPartner, ...ofWorkspace];

/** A law of each of them, which has a requirement of the same name in both APIs. */
export function checkReadsOfTwo(
  law: 'read-together' | 'ids-in-the-query',
  what: string,
  expectHeld: (asked: Asked) => Promise<void>,
): void {
  for (const { api, operation, resource, asked } of readsOfTwo) {
    const body = async (t: CheckContext): Promise<void> => expectHeld(await asked(t));
    const isLasting = resource === undefined;
    check(`${api}.${law}`, `${operation} ${what}`, isLasting ? body : unlessIdsAreReused(resource, body));
  }
}

/** What tells one thing from another: no moment in whatever form, and no figure. */
export function textsIn(reply: Reply): string[] {
  return valuesOf(exchangeOf(reply).json)
    .filter((found) => !isDate(found) && !/^-?[\d.]+$|\d\d:\d\d:\d\d/.test(found.value))
    .map(({ value }) => value);
}

/** What each of some shows and none of the others. */
export function alwaysIn(some: readonly Reply[], others: readonly Reply[]): string[] {
  const [first = [], ...rest] = some.map(textsIn);
  const strangers = new Set(others.flatMap(textsIn));
  return first.filter((text) => !strangers.has(text) && rest.every((texts) => texts.includes(text)));
}

export interface Difference {
  expected: string;
  got: string;
  evidence: readonly Reply[];
}

/** One node answers every second request, and says so: the order of the paths must not go along with that. */
const turns = 'ABBABAABBAABABBA'.match(/../g) ?? [];

/**
 * Two paths by themselves, by turns, for as long as what they answer leaves a difference to something else: what comes
 * and goes tells nothing.
 * @param differenceTo a difference, by all that either path answered so far.
 */
export async function lastingDifference<Found extends Difference>(
  ask: Asked['ask'],
  [one, other]: readonly [Path, Path],
  differenceTo: (alone: (path: Path) => readonly Reply[]) => Found | null,
): Promise<Found | null> {
  const alone = new Map<Path, Reply[]>([
    [one, []],
    [other, []],
  ]);
  let difference: Found | null = null;
  for (const turn of turns) {
    for (const letter of turn) {
      const path = letter === 'A' ? one : other;
      alone.get(path)?.push(await ask(path));
    }
    difference = differenceTo((path) => alone.get(path) ?? []);
    if (difference === null) return null;
  }
  return difference;
}
