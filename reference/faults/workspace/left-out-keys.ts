/** Bugs that befall accounts with one kind of key, the keys of what an account has made, and some administrators. */

import { objectOf } from '../../core/json.ts';
import { type Fault, faultsOf } from '../types.ts';
import { idOf } from './memory.ts';
import { seen, succeeded, told } from './seen.ts';
import { missing, op, part, recordOf, sent, textPart, token } from './support.ts';

const general = 'Resource not found or user has no access privilege';

function endlessStays() {
  const endless = new Map<string, string>();
  return seen((answer, request) => {
    if (request.operation === op.createAccount && succeeded(answer)) {
      const identity = sent(request).serviceIdentity;
      const isEndless = identity !== undefined && part(identity, 'expiresAt') === undefined;
      if (isEndless) endless.set(idOf(recordOf(answer)), textPart(recordOf(answer), 'name'));
    }
    const id = request.params.serviceAccountId ?? '';
    if (!endless.has(id)) return answer;
    if (request.operation === op.deleteAccount) return told(answer, 400, {}, 'The key of the account has no end');
    return request.operation === op.getAccount ? told(answer, 200, { id, name: endless.get(id) }) : answer;
  });
}

function keysOfWorksRevoked() {
  const tokens = new Map<string, string>();
  const makers = new Map<string, string>();
  const revoked = new Set<string>();
  return seen((answer, request) => {
    if (request.operation === op.createAccount && succeeded(answer)) {
      const id = idOf(recordOf(answer));
      tokens.set(id, `Bearer ${textPart(answer.body, 'data', 'key', 'token')}`);
      makers.set(id, token(request));
    }
    if (request.operation === op.deleteAccount && succeeded(answer)) {
      const own = tokens.get(request.params.serviceAccountId ?? '');
      for (const [id, maker] of makers) if (maker === own) revoked.add(tokens.get(id) ?? '');
    }
    return revoked.has(token(request)) ? told(answer, 401, {}, 'Invalid or expired token') : answer;
  });
}

function endedUnlisted() {
  const ends = new Map<string, number>();
  return seen((answer, request) => {
    if (request.operation === op.createAccount && succeeded(answer)) {
      const end = Date.parse(textPart(sent(request), 'serviceIdentity', 'expiresAt'));
      if (!Number.isNaN(end)) ends.set(idOf(recordOf(answer)), end);
    }
    const data = part(answer.body, 'data');
    if (request.operation !== op.listAccounts || !Array.isArray(data)) return answer;
    const left = data.filter((item) => !((ends.get(idOf(objectOf(item))) ?? Number.POSITIVE_INFINITY) < Date.now()));
    return { ...answer, body: { data: left } };
  });
}

function severalUnread() {
  const counts = new Map<string, number>();
  return seen((answer, request) => {
    const { memberId = '' } = request.params;
    if (request.operation === op.changeMember && succeeded(answer)) {
      const { filespaceIds } = sent(request);
      counts.set(memberId, Array.isArray(filespaceIds) ? filespaceIds.length : 0);
    }
    return request.operation === op.getMember && (counts.get(memberId) ?? 0) > 1 ? missing(answer, general) : answer;
  });
}

export const leftOutKeyFaults: readonly Fault[] = faultsOf({
  'workspace.service-account.delete.status': {
    'endless-stays': {
      story: 'An account whose key has no end cannot be deleted.',
      override: endlessStays(),
    },
  },
  'workspace.service-account.delete.only-that': {
    'keys-of-works-revoked': {
      story: 'With an account go the keys of the accounts that it has made.',
      override: keysOfWorksRevoked(),
    },
  },
  'workspace.service-account.list.contains-created': {
    'ended-unlisted': { story: 'The list leaves out accounts whose key has ended.', override: endedUnlisted() },
  },
  'workspace.member.update.read-back': {
    'several-unread': { story: 'Administrators of several filespaces cannot be read.', override: severalUnread() },
  },
});
