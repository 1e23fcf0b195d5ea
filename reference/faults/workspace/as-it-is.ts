import type { Answer } from '../../core/exchange.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { idOf } from './memory.ts';
import { type Change, op, recordOf, sent, successes, token } from './support.ts';

/** Bugs of what is asked for and is there already: an update that changes no row, a create that finds one. */
export const asItIsFaults: readonly Fault[] = faultsOf({
  'workspace.filespace.rename.status': {
    'filespace-renamed-to-its-name-missing': bug(
      'A rename that changes no row finds no filespace.',
      missingUnchanged(op.renameFilespace, 'filespaceId'),
    ),
  },
  'workspace.read-after-write': {
    'data-store-updated-to-its-keys-missing': bug(
      'An update of a data store that changes no row finds none.',
      missingUnchanged(op.updateStore, 'dataStoreId'),
    ),
    'member-given-the-own-role-missing': bug(
      'A role change that changes no row finds no member.',
      missingUnchanged(op.changeMember, 'memberId'),
    ),
  },
  'workspace.filespace.create.read-back': {
    'filespace-of-the-name-elsewhere-found': bug(
      'A create answers with the filespace of its name, whichever workspace has it.',
      foundElsewhere(),
    ),
  },
});

const missing = { status: 404, body: { error: { message: 'Resource not found or user has no access privilege' } } };

function missingUnchanged(asked: (typeof op)[keyof typeof op], key: string): Change {
  const states = new Map<string, string>();
  return successes((operation, answer, request) => {
    const body = JSON.stringify(sent(request));
    if (operation === op.createFilespace)
      states.set(idOf(recordOf(answer)), JSON.stringify({ name: sent(request).name }));
    if (operation !== asked) return answer;
    const id = request.params[key] ?? '';
    const isUnchanged = states.get(id) === body;
    states.set(id, body);
    return isUnchanged ? { ...answer, ...missing } : answer;
  });
}

function foundElsewhere(): Change {
  const made = new Map<string, { owner: string; answer: Answer }>();
  return successes((operation, answer, request) => {
    if (operation !== op.createFilespace) return answer;
    const name = String(recordOf(answer).name);
    const known = made.get(name);
    if (known !== undefined && known.owner !== token(request)) return known.answer;
    made.set(name, { owner: token(request), answer });
    return answer;
  });
}
