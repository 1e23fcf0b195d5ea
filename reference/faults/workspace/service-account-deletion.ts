import { isObject, objectOf } from '../../core/json.ts';
import { transport } from '../../policy/around.ts';
import type { PolicyOverride } from '../../policy/index.ts';
import type { WorkspaceOperation } from '../../policy/stated/workspace/operations.ts';
import { statedWorkspace } from '../../policy/stated/workspace.ts';
import { workspaceBug as bug, type Fault, workspaceFault as fault, faultsOf } from '../types.ts';
import { lingering, shelves, truncating } from './memory.ts';
import {
  type Change,
  forgiven,
  missing,
  mistaken,
  op,
  part,
  recordOf,
  sent,
  succeeds,
  successes,
  token,
} from './support.ts';

const { auth } = statedWorkspace;

function deletedByItsKeys(): PolicyOverride {
  const keyed = new Set<unknown>();
  const gone = new Set<unknown>();
  return transport({
    beforeEach: ({ request: { operation, params } }) =>
      operation === op.deleteAccount && gone.has(params.serviceAccountId)
        ? { status: 200, body: { data: null } }
        : undefined,
    afterEach: ({ request: { operation, params }, answer }) => {
      const data = objectOf(objectOf(answer.body).data);
      if (operation === op.createAccount && isObject(data.key)) keyed.add(data.id);
      const isDeleted = operation === op.deleteAccount && answer.status === 200;
      if (isDeleted && keyed.has(params.serviceAccountId)) gone.add(params.serviceAccountId);
      return answer;
    },
  });
}

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

function endedKept(): Change {
  const ends = new Map<unknown, number>();
  return successes((asked, answer, request) => {
    const expiresAt = part(sent(request), 'serviceIdentity', 'expiresAt');
    if (asked === op.createAccount) ends.set(recordOf(answer).id, Date.parse(String(expiresAt)));
    const hasEnded = (ends.get(request.params.serviceAccountId) ?? Number.NaN) < Date.now();
    return asked === op.deleteAccount && hasEnded
      ? missing(answer, 'Resource not found or user has no access privilege')
      : answer;
  });
}

/** Whoever is asking is not deleted: the answer says otherwise. */
function selfSpared(): Change {
  const owners = new Map<string, unknown>();
  let asking = '';
  return {
    ...successes((asked, answer) => {
      const record = recordOf(answer);
      const issued = part(record, 'key', 'token');
      if (asked === op.createAccount && typeof issued === 'string') owners.set(issued, record.id);
      return answer;
    }),
    auth: {
      verdict: (asked, facts) => {
        asking = facts.token;
        return auth.verdict(asked, facts);
      },
    },
    serviceAccounts: { removes: ({ id }) => owners.get(asking) !== id },
  };
}

/** With an account goes what its keys have made. */
function childrenGone(): Change {
  const owners = new Map<string, unknown>();
  const makers = new Map<unknown, unknown>();
  const gone = new Set<unknown>();
  return successes((asked, answer, request) => {
    const { serviceAccountId } = request.params;
    if (asked === op.createAccount) {
      const record = recordOf(answer);
      const issued = part(record, 'key', 'token');
      if (typeof issued === 'string') owners.set(`Bearer ${issued}`, record.id);
      makers.set(record.id, owners.get(token(request)));
    }
    if (asked === op.deleteAccount) {
      for (const [id, maker] of makers) if (maker === serviceAccountId) gone.add(id);
    }
    return asked === op.getAccount && gone.has(serviceAccountId)
      ? missing(answer, 'Resource not found or user has no access privilege')
      : answer;
  });
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
  ...faultsOf({
    'workspace.service-account.delete.status': {
      'account-delete-not-after-its-key': bug(
        'An account is not found for deletion once its key has ended.',
        endedKept(),
      ),
      'account-delete-status': bug('A delete is 202.', succeeds(op.deleteAccount, 202)),
    },
    'workspace.service-account.delete.gone': {
      'account-delete-not': bug('A delete revokes the keys and leaves the account.', {
        serviceAccounts: { removes: () => false },
      }),
      'account-delete-not-itself': bug('An account that deletes itself stays, with its keys.', selfSpared()),
    },
    'workspace.service-account.delete.not-listed': {
      'account-delete-listed': bug(
        'A deleted account stays in the list.',
        lingering(shelves.serviceAccounts, () => true),
      ),
    },
    'workspace.service-account.delete.revokes': {
      'account-delete-keeps-keys': bug('The keys of a deleted account still work.', {
        serviceAccounts: { revokes: () => false },
      }),
      'account-delete-keeps-used-keys': bug('Keys that expire anyhow are not revoked with their account.', {
        serviceAccounts: { revokes: ({ expiresAt }) => expiresAt === null },
      }),
      'account-delete-cached': bug(
        'Verdicts on tokens are remembered for a while, on reading operations.',
        rememberedVerdict(),
      ),
    },
    'workspace.service-account.delete.only-that': {
      'account-delete-truncates': bug(
        'The list ends where something was removed: what was made later is lost from it.',
        truncating(shelves.serviceAccounts),
      ),
      'account-delete-revokes-neighbours': bug(
        'With an account the keys of its neighbours are revoked.',
        alsoRevoked(),
      ),
      'account-delete-revokes-namesakes': bug(
        'With an account the keys of all accounts of its name are revoked.',
        namesakesRevoked(),
      ),
      'account-delete-takes-those-it-made': bug('With an account go the accounts that it has made.', childrenGone()),
      'account-delete-first-of-name': bug(
        'A delete looks up the name, and removes the first account that has it.',
        deletesNamesake(),
      ),
    },
    'workspace.not-found.service-account': {
      'account-delete-again-ok': bug(
        'Deletion became idempotent: once more is 200.',
        forgiven('serviceAccount.notFound', { data: null }, op.deleteAccount),
      ),
      'account-delete-again-gone': bug(
        'Deleting once more is 410.',
        mistaken('serviceAccount.notFound', 410, op.deleteAccount),
      ),
    },
  }),
  {
    id: 'account-with-a-key-delete-again-ok',
    requirement: 'workspace.not-found.service-account',
    story: 'Keys outlive their account, which is deleted by way of them once more.',
    override: deletedByItsKeys(),
  },
  ...([op.listMembers, op.listAccounts, op.getFilespace, op.resolve, op.listStores, op.directLink] as const).map(
    (asked) =>
      fault(
        `account-delete-unnoticed-by-${asked.replace(/^.*\//u, '').replaceAll(/\W/gu, '').toLowerCase()}`,
        'workspace.service-account.delete.revokes',
        `${asked} remembers by itself whom it has let in.`,
        rememberedVerdict(asked),
      ),
  ),
];
