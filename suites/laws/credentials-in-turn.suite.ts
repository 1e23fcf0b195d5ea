import type { RequirementId } from '../../generated/catalogue.ts';
import {
  alone,
  type CheckContext,
  expectStatus,
  Inconclusive,
  NotTested,
  type PartnerCredential,
  type Reply,
  type WorkspaceClient,
} from '../../src/check/index.ts';

/*
 * Who asks is judged by their own credential, whoever asked just before: each one that is to be refused asks right
 * before and right after each that is to be let in, and nothing of others stands between them.
 */

interface Entrance<Name extends string, Operation extends string> {
  readonly operation: Operation;
  /** Those of the profile, by how they are answered; the main one is let in as well. */
  readonly letIn: { readonly requirement: RequirementId; readonly names: readonly Name[] };
  readonly refused: readonly { readonly requirement: RequirementId; readonly name: Name; readonly status: number }[];
  /** @param name null for the main credential. */
  client(t: CheckContext, name: Name | null): { raw(request: { operation: Operation }): Promise<Reply> };
}

interface Asker<Name> {
  readonly name: Name | null;
  ask(): Promise<Reply>;
}

interface Answered<Name> {
  readonly name: Name | null;
  readonly before: Name | null | undefined;
  readonly reply: Reply;
}

function register<Name extends string, Operation extends string>(entrance: Entrance<Name, Operation>): void {
  const { operation, letIn, refused } = entrance;
  const walk = (t: CheckContext): Promise<readonly Answered<Name>[]> =>
    t.shared(`credentials in turn at ${operation}`, async (own) => {
      const good = [null, ...letIn.names].flatMap((name) => askerOf(own, entrance, name));
      const answers: Answered<Name>[] = [];
      for (const bad of refused.flatMap(({ name }) => askerOf(own, entrance, name))) {
        for (const { name, ask } of [bad, ...good.flatMap((each) => [each, bad])]) {
          answers.push({ name, before: answers.at(-1)?.name, reply: await ask() });
        }
      }
      return answers;
    });
  const judge = async (t: CheckContext, names: readonly (Name | null)[], status: number): Promise<void> => {
    const own = (await walk(t)).filter(({ name }) => names.includes(name));
    if (own.length === 0)
      throw new NotTested(`the profile names none of ${refused.map(({ name }) => name).join(', ')}`);
    for (const { before, reply } of own) {
      expectStatus(reply, status, before === undefined ? '' : `asked right after ${before ?? 'the main credential'}`);
    }
  };

  alone.check(letIn.requirement, `${operation} lets in whoever asks right after one that it rejects`, (t) =>
    judge(t, [null, ...letIn.names], 200),
  );
  for (const { requirement, name, status } of refused) {
    alone.check(requirement, `${operation} rejects ${name} right after each that it lets in`, (t) =>
      judge(t, [name], status),
    );
  }
}

/** None where the profile has no such credential, or it is none. */
function askerOf<Name extends string, Operation extends string>(
  t: CheckContext,
  { operation, client }: Entrance<Name, Operation>,
  name: Name | null,
): Asker<Name>[] {
  try {
    const asking = client(t, name);
    return [{ name, ask: () => asking.raw({ operation }) }];
  } catch (error) {
    if (error instanceof NotTested || error instanceof Inconclusive) return [];
    throw error;
  }
}

register<PartnerCredential, 'GET /api/v1/ping'>({
  operation: 'GET /api/v1/ping',
  letIn: { requirement: 'partner.auth.accepted', names: ['otherPartner', 'reseller', 'noContract'] },
  refused: [
    { requirement: 'partner.auth.not-entitled', name: 'notEntitled', status: 403 },
    { requirement: 'partner.auth.revoked', name: 'revoked', status: 401 },
  ],
  client: (t, name) => (name === null ? t.partner : t.partner.as(name)),
});

register<Parameters<WorkspaceClient['as']>[0], 'GET /api/v1/filespaces'>({
  operation: 'GET /api/v1/filespaces',
  letIn: { requirement: 'workspace.auth.accepted', names: ['otherWorkspace'] },
  refused: [
    { requirement: 'workspace.auth.expired', name: 'expired', status: 401 },
    { requirement: 'workspace.auth.revoked', name: 'revoked', status: 401 },
  ],
  client: (t, name) => (name === null ? t.workspace : t.workspace.as(name)),
});
