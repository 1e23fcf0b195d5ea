import type { WorkspaceOperation } from '../../policy/stated/workspace/operations.ts';
import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { type Fault, workspaceFault as fault } from '../types.ts';
import { lingering, shelves, truncating } from './memory.ts';
import { type Change, forgiven, mistaken, op, part, recordOf, succeeds, successes } from './support.ts';

const { auth } = statedWorkspace;

/** Who was let in once stays in, at one operation or at all that read. */
function rememberedVerdict(only?: WorkspaceOperation): Change {
  const welcome = new Set<string>();
  return {
    auth: {
      verdict: (asked, facts) => {
        const verdict = auth.verdict(asked, facts);
        if (only !== undefined && asked !== only) return verdict;
        if (verdict === null) welcome.add(facts.token);
        return facts.isBearer && asked.startsWith('GET ') && welcome.has(facts.token) ? null : verdict;
      },
    },
  };
}

/** After a delete the keys of the account made before it are revoked, too. */
function alsoRevoked(): Change {
  const tokens: { id: unknown; token: unknown }[] = [];
  const dead = new Set<unknown>();
  return {
    ...successes((asked, answer, request) => {
      const record = recordOf(answer);
      if (asked === op.createAccount) tokens.push({ id: record.id, token: part(record, 'key', 'token') });
      if (asked === op.deleteAccount) {
        const at = tokens.findIndex(({ id }) => id === request.params.serviceAccountId);
        for (const neighbour of [tokens[at - 1], tokens[at + 1]]) if (at >= 0 && neighbour) dead.add(neighbour.token);
      }
      return answer;
    }),
    auth: {
      verdict: (asked, facts) => (dead.has(facts.token) ? 'unauthenticated' : auth.verdict(asked, facts)),
    },
  };
}

/** After a delete the accounts of the same name have lost their keys. */
function namesakesRevoked(): Change {
  const made: { name: unknown; id: unknown; token: unknown }[] = [];
  const dead = new Set<unknown>();
  return {
    ...successes((asked, answer, request) => {
      const { name, id } = recordOf(answer);
      if (asked === op.createAccount) made.push({ name, id, token: part(recordOf(answer), 'key', 'token') });
      if (asked === op.deleteAccount) {
        const deleted = made.find((account) => account.id === request.params.serviceAccountId);
        for (const account of made) if (account.name === deleted?.name) dead.add(account.token);
      }
      return answer;
    }),
    auth: {
      verdict: (asked, facts) => (dead.has(facts.token) ? 'unauthenticated' : auth.verdict(asked, facts)),
    },
  };
}

/** Deletes the first account of the name. */
function deletesNamesake(): Change {
  const made: { name: unknown; id: unknown }[] = [];
  const lost = new Set<unknown>();
  const message = 'Resource not found or user has no access privilege';
  return successes((asked, answer, request) => {
    const { name, id } = recordOf(answer);
    const { serviceAccountId } = request.params;
    if (asked === op.createAccount) made.push({ name, id });
    if (asked === op.deleteAccount) {
      const deleted = made.find((account) => account.id === serviceAccountId);
      lost.add(made.find((account) => account.name === deleted?.name)?.id);
    }
    const isLost = asked === op.getAccount && lost.has(serviceAccountId);
    return isLost ? { ...answer, status: 404, body: { error: { message } } } : answer;
  });
}

/** Deleting service accounts, and what becomes of their keys. */
export const serviceAccountDeletionFaults: readonly Fault[] = [
  fault(
    'account-delete-status',
    'workspace.service-account.delete.status',
    'A delete is 202.',
    succeeds(op.deleteAccount, 202),
  ),
  fault(
    'account-delete-not',
    'workspace.service-account.delete.gone',
    'A delete revokes the keys and leaves the account.',
    { serviceAccounts: { removes: () => false } },
  ),
  fault(
    'account-delete-listed',
    'workspace.service-account.delete.not-listed',
    'A deleted account stays in the list.',
    lingering(shelves.serviceAccounts, () => true),
  ),
  fault(
    'account-delete-keeps-keys',
    'workspace.service-account.delete.revokes',
    'The keys of a deleted account still work.',
    { serviceAccounts: { revokes: () => false } },
  ),
  fault(
    'account-delete-keeps-used-keys',
    'workspace.service-account.delete.revokes',
    'Keys that expire anyhow are not revoked with their account.',
    { serviceAccounts: { revokes: ({ expiresAt }) => expiresAt === null } },
  ),
  fault(
    'account-delete-cached',
    'workspace.service-account.delete.revokes',
    'Verdicts on tokens are remembered for a while, on reading operations.',
    rememberedVerdict(),
  ),
  ...([op.listMembers, op.listAccounts, op.getFilespace, op.resolve, op.listStores, op.directLink] as const).map(
    (asked) =>
      fault(
        `account-delete-unnoticed-by-${asked.replace(/^.*\//u, '').replaceAll(/\W/gu, '').toLowerCase()}`,
        'workspace.service-account.delete.revokes',
        `${asked} remembers by itself whom it has let in.`,
        rememberedVerdict(asked),
      ),
  ),
  fault(
    'account-delete-truncates',
    'workspace.service-account.delete.only-that',
    'The list ends where something was removed: what was made later is lost from it.',
    truncating(shelves.serviceAccounts),
  ),
  fault(
    'account-delete-again-ok',
    'workspace.not-found.service-account',
    'Deletion became idempotent: once more is 200.',
    forgiven('serviceAccount.notFound', { data: null }, op.deleteAccount),
  ),
  fault(
    'account-delete-again-gone',
    'workspace.not-found.service-account',
    'Deleting once more is 410.',
    mistaken('serviceAccount.notFound', 410, op.deleteAccount),
  ),
  fault(
    'account-delete-revokes-neighbours',
    'workspace.service-account.delete.only-that',
    'With an account the keys of its neighbours are revoked.',
    alsoRevoked(),
  ),
  fault(
    'account-delete-revokes-namesakes',
    'workspace.service-account.delete.only-that',
    'With an account the keys of all accounts of its name are revoked.',
    namesakesRevoked(),
  ),
  fault(
    'account-delete-first-of-name',
    'workspace.service-account.delete.only-that',
    'A delete looks up the name, and removes the first account that has it.',
    deletesNamesake(),
  ),
];
