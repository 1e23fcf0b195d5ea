import type { Answer } from '../../core/exchange.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { type Change, itemsOf, op, part, recordOf, sent, successes, textPart, token, withData } from './support.ts';

/** What one account of a workspace does not know of what another one does. */
export const twoAccountFaults: readonly Fault[] = faultsOf({
  'workspace.read-after-write': {
    'filespace-kept-for-each-token': bug(
      'A filespace that a token has read is kept for it for three seconds, unless it writes to it itself.',
      keptForEachToken(),
    ),
  },
  'workspace.entry.create.duplicate': {
    'entry-names-taken-for-one-account': bug(
      'The name of a directory is taken for the account alone that has used it.',
      takenForOneAccount(),
    ),
  },
  'workspace.entry.delete.emptied': {
    'entry-emptied-by-its-maker-alone': bug(
      'A directory is empty once its children are deleted by the accounts that made them.',
      emptiedByMakers(),
    ),
  },
  'workspace.data-store.delete.name-free': {
    'store-name-freed-by-its-maker-alone': bug(
      'The name of a data store is free once the account that made it has deleted it.',
      freedByMakers(),
    ),
  },
  'workspace.at-once': {
    'entries-lost-while-renamed': bug(
      'A directory that is made while its filespace is renamed is lost.',
      lostWhileRenamed(),
    ),
  },
  'workspace.entry.children.complete': {
    'children-capped-without-a-cursor': bug(
      'A page has no more than 100 children, but whether one follows is reckoned with the limit that was sent.',
      cappedPages(),
    ),
  },
  'workspace.entry.name.unicode': {
    'entry-name-foreign-punctuation': bug('Quotes and dashes outside ASCII are forbidden in names.', {
      entries: { name: { special: { character: (each) => /[‘’“”–]|[<>:"|?*\\]/u.test(each) } } },
    }),
  },
});

function keptForEachToken(): Change {
  const kept = new Map<string, { answer: Answer; until: number }>();
  return successes((asked, answer, request) => {
    const key = `${token(request)} ${request.params.filespaceId}`;
    if (asked !== op.getFilespace) {
      if (request.method !== 'GET') kept.delete(key);
      return answer;
    }
    const known = kept.get(key);
    if (known !== undefined && known.until > Date.now()) return known.answer;
    kept.set(key, { answer, until: Date.now() + 3_000 });
    return answer;
  });
}

function takenForOneAccount(): Change {
  const makers = new Map<string, { by: string; answer: Answer }>();
  return {
    ...successes((asked, answer, request) => {
      if (asked === op.createEntry) {
        const { parentId, name } = recordOf(answer);
        makers.set(`${request.params.filespaceId} ${parentId} ${name}`, { by: token(request), answer });
      }
      return answer;
    }),
    errors: {
      answer: (_asked, problem, answer, request) => {
        if (problem !== 'entry.exists') return answer;
        const { parentId, name } = sent(request);
        const made = makers.get(`${request.params.filespaceId} ${parentId} ${name}`);
        return made !== undefined && made.by !== token(request) ? made.answer : answer;
      },
    },
  };
}

function cappedPages(): Change {
  return successes((asked, answer, { query }) => {
    const entries = itemsOf(part(answer.body, 'data', 'entries'));
    if (asked !== op.children || entries.length <= 100 || Number(query.get('limit')) <= 100) return answer;
    return { ...answer, body: withData(answer.body, () => ({ entries: entries.slice(0, 100), nextCursor: '' })) };
  });
}

function emptiedByMakers(): Change {
  const makers = new Map<string, { by: string; parentId: unknown }>();
  const stuck = new Set<unknown>();
  return successes((asked, answer, request) => {
    const { entryId = '' } = request.params;
    if (asked === op.createEntry) {
      const { id, parentId } = recordOf(answer);
      makers.set(String(id), { by: token(request), parentId });
    }
    if (asked !== op.deleteEntry) return answer;
    const made = makers.get(entryId);
    if (made !== undefined && made.by !== token(request)) stuck.add(made.parentId);
    return stuck.has(entryId) ? { status: 400, body: { error: { message: 'Directory is not empty' } } } : answer;
  });
}

function freedByMakers(): Change {
  const makers = new Map<string, { by: string; name: string }>();
  const taken = new Set<string>();
  return successes((asked, answer, request) => {
    const { filespaceId, dataStoreId } = request.params;
    if (asked === op.createStore) {
      const name = `${filespaceId} ${textPart(answer.body, 'name')}`;
      if (taken.has(name)) return { status: 400, body: { error: { message: 'Data store already exists' } } };
      makers.set(`${filespaceId} ${textPart(answer.body, 'id')}`, { by: token(request), name });
    }
    const made = makers.get(`${filespaceId} ${dataStoreId}`);
    const isByOther = made !== undefined && made.by !== token(request);
    if (asked === op.deleteStore && isByOther) taken.add(made.name);
    return answer;
  });
}

function lostWhileRenamed(): Change {
  const renaming = new Map<string, number>();
  const lost = new Set<string>();
  return successes((asked, answer, request) => {
    const { filespaceId = '', entryId = '' } = request.params;
    if (asked === op.renameFilespace) renaming.set(filespaceId, Date.now());
    const isMeanwhile = Date.now() - (renaming.get(filespaceId) ?? 0) < 40;
    if (asked === op.createEntry && isMeanwhile) lost.add(`${filespaceId} ${recordOf(answer).id}`);
    const isLost = asked === op.getEntry && lost.has(`${filespaceId} ${entryId}`);
    return isLost ? { status: 404, body: { error: { message: 'File system entry not found' } } } : answer;
  });
}
