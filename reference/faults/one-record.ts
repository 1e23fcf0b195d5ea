import { bodyOf, isObject } from '../core/json.ts';
import { type Stated, withBody, withRecords } from './partner/changes.ts';
import { op as partner } from './partner/operations.ts';
import { type BugsOfRequirements, type Fault, faultsOf, partnerBug, workspaceBug } from './types.ts';
import {
  answered,
  type Change,
  dataStoreShown,
  entryShown,
  filespaceShown,
  memberShown,
  storage,
  withData,
  op as workspace,
} from './workspace/support.ts';

/** What nothing changes is another thing from one answer to the next. */

type Json = Record<string, unknown>;

const summer = 3_600_000;

/** As the clock on the wall shows it, and still called UTC. */
function localTime<Shown extends Json>(shown: Shown): Shown {
  return { ...shown, createdAt: new Date(Date.parse(String(shown.createdAt)) + summer).toISOString() };
}

/** Since the process keeps it in memory, it is as old as the process. */
function ageOfProcess<Shown extends Json>(shown: Shown): Shown {
  return { ...shown, createdAt: new Date(Date.now() - 90 * 24 * summer).toISOString() };
}

const listsOfPartners = {
  clients: partner.listClients,
  members: partner.listMembers,
  workspaces: partner.listWorkspaces,
  filespaces: partner.listFilespaces,
};

const inLocalTime: BugsOfRequirements[string] = Object.fromEntries(
  Object.entries(listsOfPartners).map(([what, at]) => [
    `list-of-${what}-in-local-time`,
    partnerBug(`The list of ${what} shows createdAt in local time.`, withRecords({ at }, localTime)),
  ]),
);

/** Rows are read into one object, which keeps what a row does not have. */
function notesStay(): Stated {
  let last: unknown = null;
  return withRecords({ at: partner.listClients }, (record) => {
    last = record.notes ?? last;
    return { ...record, notes: last };
  });
}

/** Rows and what belongs to them are read apart, and put together one too late. */
function ofTheOneBefore(key: string): (shown: Json) => Json {
  let last: unknown = null;
  return (shown) => {
    const before = last ?? shown[key];
    last = shown[key];
    return { ...shown, [key]: before };
  };
}

/** The row of a member is written before the address is found to be taken, and with it the time of its creation. */
function madeNewByDuplicates(): Stated {
  const touched = new Map<unknown, string>();
  return {
    answer: {
      finish: (operation, answer, request) => {
        if (operation === partner.addMember && answer.status === 400) {
          touched.set(bodyOf(request).email, new Date().toISOString());
        }
        if (operation !== partner.getMember || !isObject(answer.body)) return answer;
        const createdAt = touched.get(answer.body.email);
        return createdAt === undefined ? answer : { ...answer, body: { ...answer.body, createdAt } };
      },
    },
  };
}

function filespacesListed(edit: (shown: Json) => Json): Change {
  return answered(workspace.listFilespaces, (answer) => ({
    ...answer,
    body: withData(answer.body, (data) => (Array.isArray(data) ? data.map(edit) : data)),
  }));
}

function belowTheRoot(shown: Json, { id }: { id: string }): Json {
  return { ...shown, parentId: `${id.split(':')[0]}:1` };
}

export const oneRecordFaults: readonly Fault[] = faultsOf({
  'partner.one-record': {
    ...inLocalTime,
    'me-created-with-the-process': partnerBug(
      'The organization was created when the process was started.',
      withBody({ at: partner.me }, ageOfProcess),
    ),
    'me-with-the-owner-of-the-last-one': partnerBug(
      'Me shows the owner of whoever asked last.',
      withBody({ at: partner.me }, ofTheOneBefore('owner')),
    ),
    'owner-in-local-time': partnerBug(
      'Get owner shows createdAt in local time.',
      withBody({ at: partner.getOwner }, localTime),
    ),
    'member-made-new-by-a-duplicate': partnerBug(
      'Whoever is added again is refused, and was created just then.',
      madeNewByDuplicates(),
    ),
    'notes-of-the-client-before-listed': partnerBug(
      'The list of clients keeps the notes of the row before where a row has none.',
      notesStay(),
    ),
  },
  'partner.one-record.own': {
    'clients-listed-with-the-name-before': partnerBug(
      'The list shows each client under the name of the one before it.',
      withRecords({ at: partner.listClients }, ofTheOneBefore('name')),
    ),
    'clients-listed-with-the-notes-before': partnerBug(
      'The list shows each client with the notes of the one before it.',
      withRecords({ at: partner.listClients }, ofTheOneBefore('notes')),
    ),
  },
  'workspace.one-record.own': {
    'filespaces-listed-with-the-name-before': workspaceBug(
      'The list shows each filespace under the name of the one before it.',
      filespacesListed(ofTheOneBefore('name')),
    ),
    'data-stores-listed-with-the-key-before': workspaceBug(
      'The list shows each data store with the parameters of the one before it.',
      dataStoreShown(ofTheOneBefore('s3StorageParams'), workspace.listStores),
    ),
    'members-listed-with-the-user-before': workspaceBug(
      'The list shows each member with the user of the one before it.',
      memberShown(ofTheOneBefore('user'), workspace.listMembers),
    ),
    'children-with-the-name-before': workspaceBug(
      'Children are listed under the name of the one before.',
      entryShown(ofTheOneBefore('name'), workspace.children),
    ),
  },
  'workspace.data-store.update.same-record': {
    'data-store-updated-with-the-name-before': workspaceBug(
      'The answer of an update shows the data store under the name of the one that was updated before it.',
      dataStoreShown(ofTheOneBefore('name'), workspace.updateStore),
    ),
  },
  'workspace.member.update.same-id': {
    'member-changed-with-the-user-before': workspaceBug(
      'The answer of a change of role shows the member with the user of the one that was changed before it.',
      memberShown(ofTheOneBefore('user'), workspace.changeMember),
    ),
  },
  'workspace.one-record': {
    'list-of-workspace-filespaces-in-local-time': workspaceBug(
      'The list of filespaces shows createdAt in local time.',
      filespacesListed(localTime),
    ),
    'entry-resolved-in-local-time': workspaceBug(
      'A resolved entry shows createdAt in local time.',
      entryShown(localTime, workspace.resolve),
    ),
    'entries-created-when-they-are-read': workspaceBug(
      'An entry shows the moment at which it is read as that of its creation.',
      entryShown(ageOfProcess),
    ),
  },
  'workspace.one-record.rest': {
    'filespaces-listed-in-the-default-region': workspaceBug(
      'The list of filespaces shows the default region for all.',
      filespaceShown(
        (shown) => ({ ...shown, storage: { ...storage(shown), region: 'eu-north-1' } }),
        workspace.listFilespaces,
      ),
    ),
    'bucket-named-after-a-filespace': workspaceBug(
      'The list shows a bucket that is named after what the filespace is called today.',
      filespaceShown(
        (shown, { name }) => ({ ...shown, storage: { ...storage(shown), bucketName: name } }),
        workspace.listFilespaces,
      ),
    ),
    'filespace-storage-of-the-one-before': workspaceBug(
      'A filespace that is read shows the endpoint by its id.',
      filespaceShown(
        (shown, { id }) => ({ ...shown, storage: { ...storage(shown), endpoint: `https://${id}.storage.example` } }),
        workspace.getFilespace,
      ),
    ),
    'data-stores-listed-as-links': workspaceBug(
      'The list of data stores shows all of them as links.',
      dataStoreShown((shown) => ({ ...shown, kind: 'HttpLinkDataStore' }), workspace.listStores),
    ),
    'entry-resolved-below-the-root': workspaceBug(
      'A resolved entry names the root as its parent.',
      entryShown(belowTheRoot, workspace.resolve),
    ),
    'entry-created-below-the-root': workspaceBug(
      'The answer to a create names the root as the parent.',
      entryShown(belowTheRoot, workspace.createEntry),
    ),
    'files-listed-as-directories': workspaceBug(
      'Children are directories, whatever they are.',
      entryShown((shown) => ({ ...shown, type: 'dir' }), workspace.children),
    ),
    'user-of-a-listed-member-is-the-member': workspaceBug(
      'The list shows the principal id of a member as that of the user.',
      memberShown((shown, { id, email }) => ({ ...shown, user: { id: `listed-${id}`, email } }), workspace.listMembers),
    ),
    'user-of-a-changed-member-is-the-member': workspaceBug(
      'The answer to a change shows the principal id of a member as that of the user.',
      memberShown(
        (shown, { id, email }) => ({ ...shown, user: { id: `changed-${id}`, email } }),
        workspace.changeMember,
      ),
    ),
  },
});
