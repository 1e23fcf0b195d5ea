import type { Operation, RequirementId } from '../../../generated/catalogue.ts';
import { findDisorder, momentsOf } from '../../../suites/support/list-order.ts';
import { arraysOf } from '../../../suites/support/lists.ts';
import { show } from '../../check/expect.ts';
import { type WorkspaceResource, workspaceResources } from '../../resources/index.ts';
import { at, canonicalEntryId, held, isObject, isTo, type Law, type Witnessed } from './law.ts';

type Row = Readonly<Record<string, unknown>>;

type ListName = 'clients' | 'members' | 'workspaces' | 'filespaces';
type UsageName = 'client' | 'workspace' | 'members' | 'filespace';

/** A list of the Partner API, and what is required of it. */
interface PartnerList {
  readonly operation: Operation;
  readonly isUsage: boolean;
  readonly limit: RequirementId;
  readonly defaultSize: RequirementId;
  readonly order: Readonly<Record<'ascending' | 'descending' | 'default', RequirementId>>;
}

function listOf(name: ListName, operation: Operation): PartnerList {
  return {
    operation,
    isUsage: false,
    limit: `partner.paging.limit.${name}`,
    defaultSize: `partner.paging.default-size.${name}`,
    order: {
      ascending: `partner.order.ascending.${name}`,
      descending: `partner.order.descending.${name}`,
      default: `partner.order.default.${name}`,
    },
  };
}

function usageOf(name: UsageName, operation: Operation): PartnerList {
  return {
    operation,
    isUsage: true,
    limit: `partner.paging.limit.${name}-usage`,
    defaultSize: `partner.paging.default-size.${name}-usage`,
    order: {
      ascending: `partner.usage.order.ascending.${name}`,
      descending: `partner.usage.order.descending.${name}`,
      default: `partner.usage.order.default.${name}`,
    },
  };
}

const below = '/api/v1/clients/{clientId}';
const lists: readonly PartnerList[] = [
  listOf('clients', 'GET /api/v1/clients'),
  listOf('members', `GET ${below}/members`),
  listOf('workspaces', `GET ${below}/workspaces`),
  listOf('filespaces', `GET ${below}/workspaces/{workspaceId}/filespaces`),
  usageOf('client', `GET ${below}/usage`),
  usageOf('workspace', `GET ${below}/workspaces/{workspaceId}/usage`),
  usageOf('members', `GET ${below}/workspaces/{workspaceId}/usage/members`),
  usageOf('filespace', `GET ${below}/workspaces/{workspaceId}/filespaces/{filespaceId}/usage`),
];

/** Fields by which an object shows itself as one of the records that the list is about, not as a link or a note. */
const telling = ['createdAt', 'id', 'accountId', 'clientId', 'workspaceId', 'filespaceId'];

/**
 * The records of a list. Where the envelope is open they are certain only where the body is a bare array, or holds
 * nothing else that could be them. @returns null where they are not certain.
 */
function recordsOf({ exchange }: Witnessed, list: PartnerList): readonly Row[] | null {
  const { json } = exchange;
  const items = list.isUsage ? at(json, 'items') : undefined;
  const arrays = Array.isArray(json) || !Array.isArray(items) ? arraysOf(json) : arraysOf(items);
  const [only] = arrays;
  if (arrays.length !== 1 || only === undefined) return null;
  const isBare = Array.isArray(json) || Array.isArray(items);
  return isBare || only.records.every(isTelling) ? only.records : null;
}

function isTelling(record: Row): boolean {
  return telling.some((key) => record[key] !== undefined);
}

export const pageLaw: Law = (witnessed) => {
  const list = lists.find(({ operation }) => isTo(witnessed, operation, 200));
  const records = list === undefined ? null : recordsOf(witnessed, list);
  if (list === undefined || records === null) return [];
  return [...sizeOf(witnessed, list, records), ...orderOf(witnessed, list, records)];
};

function sizeOf(witnessed: Witnessed, list: PartnerList, records: readonly Row[]): ReturnType<Law> {
  const { l } = witnessed.query;
  const got = `${records.length} records`;
  if (l === undefined) {
    // That fewer than 100 are all that there are nobody knows here.
    const rule = { holds: records.length <= 100, expected: 'at most 100 records without l', got };
    return records.length < 100 ? [] : [held(witnessed, list.defaultSize, 'has pages of 100 records', rule)];
  }
  if (typeof l !== 'string' || !/^[1-9]\d{0,2}$/.test(l) || Number(l) > 300) return [];
  const rule = { holds: records.length <= Number(l), expected: `at most ${l} records`, got };
  return [held(witnessed, list.limit, 'holds at most as many records as l says', rule)];
}

function orderOf(witnessed: Witnessed, list: PartnerList, records: readonly Row[]): ReturnType<Law> {
  const { s } = witnessed.query;
  const moments = momentsOf(records);
  if (moments === null || moments.length < 2) return [];
  const usual = list.isUsage ? 'ascending' : 'descending';
  const asked = s === undefined ? usual : s === 'createdAt' ? 'ascending' : s === '-createdAt' ? 'descending' : null;
  if (asked === null) return [];
  const requirement = s === undefined ? list.order.default : list.order[asked];
  const disorder = findDisorder(moments, asked);
  const problem = disorder ?? { expected: '', got: '' };
  return [held(witnessed, requirement, 'has the order that was asked for', { holds: disorder === null, ...problem })];
}

/** What every record of a list shows. */
export const recordLaw: Law = (witnessed) => {
  const list = lists.find(({ operation, isUsage }) => !isUsage && isTo(witnessed, operation, 200));
  const records = (list === undefined ? null : recordsOf(witnessed, list))?.filter(isTelling) ?? [];
  if (records.length === 0) return [];
  const all = (requirement: RequirementId, what: string, holds: (record: Row) => boolean): ReturnType<Law>[number] => {
    const odd = records.find((record) => !holds(record));
    return held(witnessed, requirement, what, { holds: odd === undefined, expected: what, got: show(odd) });
  };
  if (isTo(witnessed, `GET ${below}/workspaces`)) {
    return [
      all('partner.workspace.list.item-id', 'shows an id in every record', ({ id }) => id !== undefined && id !== null),
      all('partner.workspace.list.item-name', 'shows a name in every record', ({ name }) => typeof name === 'string'),
      all(
        'partner.workspace.list.item-created-at',
        'shows a createdAt in every record',
        ({ createdAt }) => typeof createdAt === 'string' || typeof createdAt === 'number',
      ),
    ];
  }
  if (!isTo(witnessed, `GET ${below}/members`)) return [];
  const { status: wanted } = witnessed.query;
  const shown = ({ status }: Row): string => (typeof status === 'string' ? status.toLowerCase() : '');
  const findings = [
    all('partner.member.list.item-status', 'shows the status new or active in every record', (record) =>
      ['new', 'active'].includes(shown(record)),
    ),
  ];
  if (wanted !== 'new' && wanted !== 'active') return findings;
  const filter = all(
    `partner.member.status-filter.${wanted}`,
    `lists nobody who is not ${wanted}`,
    (record) => shown(record) === wanted,
  );
  return [...findings, filter];
};

const entryId = '/api/v1/filespaces/{filespaceId}/entries/{entryId}';

/** Lists of the Workspace API, whose places are stated. */
export const workspaceListLaw: Law = (witnessed) => {
  const { json } = witnessed.exchange;
  if (isTo(witnessed, `GET ${entryId}/children`, 200)) return children(witnessed);
  return workspaceResources.flatMap(({ list, listAt, laws: { once } }: WorkspaceResource) => {
    if (list === undefined || listAt === undefined || once === undefined || !isTo(witnessed, list, 200)) return [];
    const records = at(json, ...listAt);
    if (!Array.isArray(records) || records.length === 0) return [];
    const ids = records.map((record) => at(record, 'id'));
    const twice = ids.find((id, index) => ids.indexOf(id) !== index);
    const rule = { holds: twice === undefined, expected: 'every record once', got: `${show(twice)} twice` };
    return [held(witnessed, once, 'shows no record twice', rule)];
  });
};

function children(witnessed: Witnessed): ReturnType<Law> {
  const { limit } = witnessed.query;
  const entries = at(witnessed.exchange.json, 'data', 'entries');
  if (!Array.isArray(entries)) return [];
  const parent = witnessed.path.entryId;
  const strangers = entries.filter((entry) => isObject(entry) && entry.parentId !== parent);
  const direct = { holds: strangers.length === 0, expected: `children of ${parent}`, got: show(strangers[0]) };
  const findings =
    canonicalEntryId(parent) !== undefined
      ? [held(witnessed, 'workspace.entry.children.only-direct', 'shows children of the directory alone', direct)]
      : [];
  if (typeof limit !== 'string' || !/^[1-9]\d{0,8}$/.test(limit)) return findings;
  const size = {
    holds: entries.length <= Number(limit),
    expected: `at most ${limit} entries`,
    got: `${entries.length}`,
  };
  return [
    ...findings,
    held(witnessed, 'workspace.entry.children.limit', 'holds at most as many entries as the limit', size),
  ];
}
