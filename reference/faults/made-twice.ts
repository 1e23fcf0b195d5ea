import { isObject, type Json } from '../core/json.ts';
import { withList } from './partner/changes.ts';
import { op as partner } from './partner/operations.ts';
import { type Bug, type Fault, faultsOf, partnerBug, workspaceBug } from './types.ts';
import { answered, withData, op as workspace } from './workspace/support.ts';

/** A create is written twice, under two ids: by the old table and the new one, or by a transaction that is repeated. */

type Twin = (record: Json) => Json;

/** Only what has something that the rest does not have is written twice. */
function twinned(records: readonly Json[], twin: Twin, isTwice: (record: Json) => boolean): Json[] {
  return records.flatMap((record) => (isTwice(record) ? [record, twin(record)] : [record]));
}

function listedTwice(
  story: string,
  at: Parameters<typeof answered>[0],
  twin: Twin,
  isTwice: (record: Json) => boolean,
): Bug {
  const edit = (data: unknown): unknown => {
    if (Array.isArray(data)) return twinned(data.filter(isObject), twin, isTwice);
    return isObject(data) && 'entries' in data ? { ...data, entries: edit(data.entries) } : data;
  };
  return workspaceBug(
    story,
    answered(at, (answer) => ({ ...answer, body: withData(answer.body, edit) })),
  );
}

const uuid = '7d3c0d1e-2f4a-4b5c-8d6e-';
const otherUuid = ({ id }: Json): Json => ({ id: `${uuid}${String(id).slice(-12)}` });

export const madeTwiceFaults: readonly Fault[] = faultsOf({
  'partner.client.create.one': {
    'clients-with-notes-made-twice': partnerBug(
      'A client with notes is written twice.',
      withList({ at: partner.listClients }, (records) =>
        twinned(
          records,
          (record) => ({ ...record, ...otherUuid(record) }),
          ({ notes }) => typeof notes === 'string' && notes !== '',
        ),
      ),
    ),
  },
  'partner.member.add.one': {
    'members-made-twice': partnerBug(
      'Whoever is added is written twice.',
      withList({ at: partner.listMembers }, (records) =>
        twinned(
          records,
          (record) => ({ ...record, accountId: `${uuid}${String(record.accountId).slice(-12)}` }),
          ({ status }) => status === 'new',
        ),
      ),
    ),
  },
  'workspace.filespace.create.one': {
    'customer-filespaces-made-twice': listedTwice(
      'A filespace on customer storage is written twice.',
      workspace.listFilespaces,
      (record) => ({ ...record, ...otherUuid(record) }),
      ({ storage }) => isObject(storage) && storage.owner === 'customer',
    ),
  },
  'workspace.data-store.create.one': {
    'data-stores-made-twice': listedTwice(
      'A data store without parameters is written twice.',
      workspace.listStores,
      (record) => ({ ...record, id: `twin-${String(record.id)}` }),
      ({ kind }) => kind === 'HttpLinkDataStore',
    ),
  },
  'workspace.entry.create.one': {
    'directories-made-twice': listedTwice(
      'A directory of a longer name is written twice.',
      workspace.children,
      (record) => ({ ...record, id: String(record.id).replace(':', ':99') }),
      ({ name }) => String(name).length > 20,
    ),
  },
  'workspace.member.add.one': {
    'workspace-members-made-twice': listedTwice(
      'Whoever is added to the workspace is written twice.',
      workspace.listMembers,
      (record) => ({ ...record, ...otherUuid(record) }),
      ({ status }) => status === 'pending',
    ),
  },
});
