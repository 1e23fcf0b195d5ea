/** A record is shown otherwise where it is asked for in a way that few think of: beside a filter, on a further page, by a path. */
import { HOUR_MS } from '../../core/clock.ts';
import { isObject } from '../../core/json.ts';
import { workspaceBug as bug, type Fault, faultsOf } from '../types.ts';
import { answered, type Change, entryShown, memberShown, op, part, withData } from './support.ts';

type Json = Record<string, unknown>;

/** Changes the records of a list that is asked for beside the parameter. */
function beside(
  asked: typeof op.listStores | typeof op.listMembers,
  name: string,
  edit: (shown: Json) => Json,
): Change {
  return answered(asked, (answer, { query }) =>
    query.has(name) ? { ...answer, body: withData(answer.body, (data) => editAll(data, edit)) } : answer,
  );
}

/** Changes the children of every page but the first. */
function further(edit: (shown: Json) => Json): Change {
  return answered(op.children, (answer, { query }) =>
    query.get('nextCursor')
      ? {
          ...answer,
          body: withData(answer.body, (data) => ({ ...Object(data), entries: editAll(part(data, 'entries'), edit) })),
        }
      : answer,
  );
}

function editAll(items: unknown, edit: (shown: Json) => Json): unknown {
  return Array.isArray(items) ? items.map((item) => (isObject(item) ? edit(item) : item)) : items;
}

const beginning = '1970-01-01T00:00:00.000Z';

/** Takes the time of the field for that of another timezone. */
function late(name: string) {
  return (shown: Json): Json => ({
    ...shown,
    [name]: new Date(Date.parse(String(shown[name])) + HOUR_MS).toISOString(),
  });
}

export const wayToSeeFaults: readonly Fault[] = faultsOf({
  'workspace.data-store.list.agrees-with-get': {
    'data-store-found-of-another-kind': bug(
      'What the name filter finds is shown as a link data store.',
      beside(op.listStores, 'name', ({ s3StorageParams: _, ...shown }) => ({ ...shown, kind: 'HttpLinkDataStore' })),
    ),
  },
  'workspace.member.list.agrees-with-get': {
    'member-found-with-another-user': bug(
      'Whom the e-mail filter finds is shown with the id of the member as that of the user.',
      beside(op.listMembers, 'email', (shown) => ({ ...shown, user: { ...Object(shown.user), id: shown.id } })),
    ),
    'member-joined-in-another-zone': bug(
      'Reading a member shows joinedOn an hour late.',
      memberShown(late('joinedOn'), op.getMember),
    ),
    'member-listed-in-another-zone': bug(
      'The list shows updatedAt an hour late.',
      memberShown(late('updatedAt'), op.listMembers),
    ),
  },
  'workspace.entry.children.agrees-with-get': {
    'children-of-further-pages-without-time': bug(
      'From the second page on children show the beginning of time as their creation.',
      further((shown) => ({ ...shown, createdAt: beginning })),
    ),
    'children-in-another-zone': bug(
      'Children show modifiedAt an hour late.',
      entryShown(late('modifiedAt'), op.children),
    ),
  },
  'workspace.entry.children.only-direct': {
    'children-of-further-pages-without-parent': bug(
      'From the second page on children show themselves as their parents.',
      further((shown) => ({ ...shown, parentId: shown.id })),
    ),
  },
  'workspace.entry.resolve.agrees-with-get': {
    'resolve-without-time': bug(
      'A resolved entry shows the beginning of time as its creation.',
      entryShown((shown) => ({ ...shown, createdAt: beginning }), op.resolve),
    ),
    'resolve-in-another-zone': bug(
      'A resolved entry shows modifiedAt an hour late.',
      entryShown(late('modifiedAt'), op.resolve),
    ),
    'resolve-without-size': bug(
      'A resolved file is empty.',
      entryShown((shown) => ({ ...shown, size: 0 }), op.resolve),
    ),
    'resolve-without-parent': bug(
      'A resolved entry shows itself as its parent.',
      entryShown((shown) => ({ ...shown, parentId: shown.id }), op.resolve),
    ),
  },
});
