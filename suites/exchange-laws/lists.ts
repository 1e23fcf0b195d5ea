import type { Operation, RequirementId } from '../../generated/catalogue.ts';
import { show } from '../../src/check/index.ts';
import {
  client,
  clientFilespace,
  clientMember,
  clientWorkspace,
  entry,
  workspaceResources,
} from '../../src/resources/index.ts';
import {
  arraysOf,
  type Found,
  hasGaps,
  isBeside,
  isObject,
  isUsual,
  type JsonObject,
  valueAt,
} from '../support/lists.ts';
import { at, held, isTo, type Law, type Witnessed } from './law.ts';

/** Fields by which an object shows itself as one of the records that the list is about, not as a link or a note. */
const telling = ['createdAt', 'id', 'accountId', 'clientId', 'workspaceId', 'filespaceId'];

/** What every record of a list shows of itself. */
interface Shown {
  readonly requirement: RequirementId;
  readonly what: string;
  holds(record: JsonObject): boolean;
}

const shownBy: readonly { list: string; shown: readonly Shown[] }[] = [
  {
    list: clientWorkspace.list,
    shown: [
      {
        requirement: 'partner.workspace.list.item-id',
        what: 'shows an id in every record',
        holds: ({ id }) => id !== undefined && id !== null,
      },
      {
        requirement: 'partner.workspace.list.item-name',
        what: 'shows a name in every record',
        holds: ({ name }) => typeof name === 'string',
      },
      {
        requirement: 'partner.workspace.list.item-created-at',
        what: 'shows a createdAt in every record',
        holds: ({ createdAt }) => typeof createdAt === 'string' || typeof createdAt === 'number',
      },
    ],
  },
  {
    list: clientMember.list,
    shown: [
      {
        requirement: 'partner.member.list.item-status',
        what: 'shows the status new or active in every record',
        holds: ({ status }) => typeof status === 'string' && /^(?:new|active)$/i.test(status),
      },
    ],
  },
];

const bodies: readonly { list: Operation; requirement: RequirementId }[] = [
  { list: client.list, requirement: 'partner.client.list.body' },
  { list: clientMember.list, requirement: 'partner.member.list.body' },
  { list: clientWorkspace.list, requirement: 'partner.workspace.list.body' },
  { list: clientFilespace.list, requirement: 'partner.filespace.list.body' },
];

const filters = { new: 'partner.member.status-filter.new', active: 'partner.member.status-filter.active' } as const;
const limit = 'workspace.entry.children.limit';

export const judgedInLists: readonly RequirementId[] = [
  ...shownBy.flatMap(({ shown }) => shown.map(({ requirement }) => requirement)),
  ...workspaceResources.flatMap(({ listAt, laws: { once } }) =>
    listAt === undefined || once === undefined ? [] : [once],
  ),
  ...bodies.map(({ requirement }) => requirement),
  ...Object.values(filters),
  limit,
];

/**
 * The records of a list. Where the envelope is open they are certain only where the body is a bare array, or holds
 * nothing else that could be them.
 */
function recordsOf(witnessed: Witnessed): readonly JsonObject[] {
  return pageOf(witnessed)?.records.filter(isTelling) ?? [];
}

function pageOf({ exchange: { json } }: Witnessed): Found | null {
  const arrays = arraysOf(json);
  const [only] = arrays;
  if (arrays.length !== 1 || only === undefined || isBeside(only.place) || isEmptyBeside(only, json)) return null;
  return Array.isArray(json) || only.records.every(isTelling) ? only : null;
}

/** A page without records may be null, and what stands beside it is something else then. */
function isEmptyBeside({ place }: Found, json: unknown): boolean {
  const around = valueAt(json, place.slice(0, -1));
  return (
    place.length > 0 && isObject(around) && Object.keys(around).some((key) => isUsual([key]) && around[key] === null)
  );
}

function isTelling(record: JsonObject): boolean {
  return telling.some((key) => record[key] !== undefined);
}

/** Among records nothing is no record. */
export const bodyLaw: Law = (witnessed) => {
  const kind = bodies.find(({ list }) => isTo(witnessed, list, 200));
  const page = kind === undefined ? null : pageOf(witnessed);
  if (kind === undefined || page === null || page.records.length === 0) return [];
  const { json } = witnessed.exchange;
  const rule = {
    holds: !hasGaps(json, page.place),
    expected: 'records, and no null among them',
    got: show(valueAt(json, page.place)),
  };
  return [held(witnessed, kind.requirement, 'holds no null among its records', rule)];
};

export const recordLaw: Law = (witnessed) => {
  const { operation } = witnessed.info;
  const kind = shownBy.find(({ list }) => list === operation);
  const records = kind === undefined || !isTo(witnessed, operation, 200) ? [] : recordsOf(witnessed);
  if (kind === undefined || records.length === 0) return [];
  return kind.shown.map(({ requirement, what, holds }) => {
    const odd = records.find((record) => !holds(record));
    return held(witnessed, requirement, what, { holds: odd === undefined, expected: what, got: show(odd) });
  });
};

export const filterLaw: Law = (witnessed) => {
  const { status: asked } = witnessed.query;
  if (!isTo(witnessed, clientMember.list, 200) || (asked !== 'new' && asked !== 'active')) return [];
  const records = recordsOf(witnessed);
  // That each has a status is a matter of its form, and its case is open.
  const stray = records.find(({ status }) => typeof status === 'string' && status.toLowerCase() !== asked);
  const rule = { holds: stray === undefined, expected: `only members with the status ${asked}`, got: show(stray) };
  return records.length === 0 ? [] : [held(witnessed, filters[asked], `lists nobody who is not ${asked}`, rule)];
};

/** Lists of the Workspace API, whose places are stated: an id stands there once. */
export const idsLaw: Law = (witnessed) =>
  workspaceResources.flatMap(({ list, listAt, laws: { once } }) => {
    if (list === undefined || listAt === undefined || once === undefined || !isTo(witnessed, list, 200)) return [];
    const records = at(witnessed.exchange.json, ...listAt);
    if (!Array.isArray(records) || records.length === 0) return [];
    const ids = records.filter(isObject).map(({ id }) => id);
    const twice = ids.find((id, index) => id !== undefined && ids.indexOf(id) !== index);
    const rule = { holds: twice === undefined, expected: 'every record once', got: `${show(twice)} twice` };
    return [held(witnessed, once, 'shows no id twice', rule)];
  });

export const limitLaw: Law = (witnessed) => {
  const { limit: asked } = witnessed.query;
  const entries = isTo(witnessed, entry.list, 200) ? at(witnessed.exchange.json, 'data', 'entries') : undefined;
  if (!Array.isArray(entries) || typeof asked !== 'string' || !/^[1-9]\d{0,8}$/.test(asked)) return [];
  const holds = entries.length <= Number(asked);
  const got = `${entries.length} entries`;
  return [held(witnessed, limit, 'holds at most as many entries as the limit', { holds, expected: asked, got })];
};
