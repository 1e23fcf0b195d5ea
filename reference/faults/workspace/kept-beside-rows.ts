/** Bugs of services that keep something beside their rows, by a name, a path or a moment, and do not clear it. */
import type { Answer } from '../../core/exchange.ts';
import { isObject, type Json, objectOf } from '../../core/json.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { type Change, edited, itemsOf, memberShown, op, recordOf, successes, textPart } from './support.ts';

const notFound = (message: string): Answer => ({ status: 404, body: { error: { message } } });

/** A job that makes somebody an administrator ends after the way back. */
function administratorAgain(): Change {
  const back = new Map<string, number>();
  return {
    members: {
      changed: ({ id, role }, change) => {
        if (role === 'filespaceAdmin' && change.role === 'standard') back.set(id, Date.now());
        else back.delete(id);
        return change;
      },
    },
    ...memberShown((shown, { id }) => {
      const since = back.get(id);
      return since !== undefined && Date.now() - since > 1_000 ? { ...shown, role: 'filespaceAdmin' } : shown;
    }),
  };
}

function onlyNewAccounts(): Change {
  const made = new Set<string>();
  return successes((asked, answer, request) => {
    if (asked === op.createAccount) made.add(textPart(answer.body, 'data', 'id'));
    const isOld = asked === op.getAccount && !made.has(request.params.serviceAccountId ?? '');
    return isOld ? notFound('Service account not found') : answer;
  });
}

/** The same path leads to the filespace that was first asked for it. */
function linksByPathAlone(): Change {
  const first = new Map<string, Answer>();
  return successes((asked, answer, request) => {
    const path = request.query.get('path');
    if (asked !== op.directLink || path === null) return answer;
    const known = first.get(path) ?? answer;
    first.set(path, known);
    return known;
  });
}

const addressing = ({ useVirtualAddressing, urlExpirationMinutes }: Json): Json => ({
  useVirtualAddressing,
  urlExpirationMinutes,
});

/** The addressing of a data store is kept by its name, and not overwritten. */
function addressingByName(): Change {
  const kept = new Map<string, Json>();
  return successes((asked, answer, request) => {
    const record = recordOf(answer);
    if (asked !== op.createStore || !isObject(record.s3StorageParams)) return answer;
    const key = `${request.params.filespaceId} ${textPart(record, 'name')}`;
    const former = kept.get(key);
    kept.set(key, former ?? addressing(record.s3StorageParams));
    if (former === undefined) return answer;
    return { ...answer, body: { ...record, s3StorageParams: { ...objectOf(record.s3StorageParams), ...former } } };
  });
}

/** An index of paths drops whatever begins with the path of what was deleted. */
function droppedFromPaths(): Change {
  const made = new Map<string, { place: string; name: string }>();
  const dropped: { place: string; name: string }[] = [];
  return successes((asked, answer, request) => {
    const { filespaceId = '', entryId = '' } = request.params;
    const { id, parentId, name } = recordOf(answer);
    if (asked === op.createEntry) {
      made.set(`${filespaceId} ${String(id)}`, { place: `${filespaceId} ${String(parentId)}`, name: String(name) });
    }
    const gone = made.get(`${filespaceId} ${entryId}`);
    if (asked === op.deleteEntry && gone !== undefined) dropped.push(gone);
    if (asked !== op.resolve) return answer;
    const place = `${filespaceId} ${String(parentId)}`;
    const isDropped = dropped.some(
      (each) => each.place === place && String(name) !== each.name && String(name).startsWith(each.name),
    );
    return isDropped ? notFound('File system entry not found') : answer;
  });
}

/** Below the nodes of a graph, as the lists of some services are. */
const twiceBelowNodes = edited(op.listAccounts, (data) =>
  itemsOf(data).flatMap((item) => {
    const isTwice = Array.isArray(item.keys) && item.keys.length === 1;
    return isTwice ? [{ node: item }, { node: { ...item, id: `${item.id}-2`, keys: [] } }] : [{ node: item }];
  }),
);

export const keptBesideRowsFaults: readonly Fault[] = faultsOf({
  'workspace.member.update.read-back': {
    'member-administrator-again': bug(
      'What makes a member an administrator takes effect once more after the way back.',
      administratorAgain(),
    ),
  },
  'workspace.member.update.rejected-unchanged': {
    'member-role-kept-without-filespaces': bug('A role is kept before the list of filespaces beside it is rejected.', {
      members: {
        keepsRejected: (asked, problem) => asked === op.changeMember && problem === 'member.filespaceIds',
      },
    }),
  },
  'workspace.service-account.get.status': {
    'account-from-before-not-found': bug(
      'Accounts from before a migration are listed, and not found.',
      onlyNewAccounts(),
    ),
  },
  'workspace.service-account.create.one': {
    'account-with-key-twice-below-nodes': bug('A create with a key makes two, listed below nodes.', twiceBelowNodes),
  },
  'workspace.direct-link.own-url': {
    'link-by-path-of-the-first-filespace': bug(
      'Links by path are kept by the path alone, whatever filespace it is in.',
      linksByPathAlone(),
    ),
  },
  'workspace.data-store.create.echoes-addressing': {
    'data-store-addressing-of-the-former': bug(
      'A data store has the addressing of the deleted one of its name.',
      addressingByName(),
    ),
  },
  'workspace.entry.delete.only-that': {
    'resolve-drops-longer-names': bug(
      'A deletion takes longer names beside it from the index of paths.',
      droppedFromPaths(),
    ),
  },
});
