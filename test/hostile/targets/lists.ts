import { conforms, type HostileTarget, neverConformant, only, target, targetsOf } from '../model.ts';
import { json, withJson } from '../proxy/answer.ts';
import { answering, changed, on, operation, where } from '../proxy/visit.ts';

/** Lists of many pages are not made at the depth `smoke`. */
const children = on('GET', /\/children$/);

function parameter(path: string, name: string): string | null {
  return new URL(path, 'http://target.invalid').searchParams.get(name);
}

/** Targets whose lists or filespaces never come to an end. */
export const lists: readonly HostileTarget[] = targetsOf({
  'lists.last-page-again': {
    sentence: 'Every page of clients beyond the third is the third once more.',
    behaviour: () =>
      where(operation.listClients, async (visit) => {
        const url = new URL(visit.path, 'http://target.invalid');
        if (Number(url.searchParams.get('p') ?? 1) > 3) url.searchParams.set('p', '3');
        const { pathname, search } = url;
        await changed((answer) => answer)({ ...visit, forward: () => visit.forward(`${pathname}${search}`) });
      }),
    flags: only('partner.client.*', 'partner.paging.*', 'partner.order.*'),
    expect: { verdict: ['conformant', 'nonconformant'], within: 120 },
  },
  'lists.same-page-always': {
    sentence: 'Every page of clients is the first.',
    behaviour: () =>
      where(operation.listClients, async (visit) => {
        const url = new URL(visit.path, 'http://target.invalid');
        url.searchParams.delete('p');
        await changed((answer) => answer)({ ...visit, forward: () => visit.forward(`${url.pathname}${url.search}`) });
      }),
    flags: only('partner.client.*', 'partner.paging.*'),
    expect: { verdict: ['nonconformant'], within: 120 },
  },
  'lists.cursor-without-end': {
    sentence: 'Every page of the children of an entry is the first, with a cursor to a next one.',
    behaviour: () => {
      let pages = 0;
      return where(children, async (visit) => {
        const limit = parameter(visit.path, 'limit');
        const path = `${visit.path.split('?')[0]}${limit === null ? '' : `?limit=${limit}`}`;
        pages += 1;
        const next = `next-${pages}`;
        await changed((answer) => withJson(answer, (value) => withCursor(value, next)))({
          ...visit,
          forward: () => visit.forward(path),
        });
      });
    },
    flags: only('workspace.entry.*'),
    expect: { verdict: ['nonconformant', 'inconclusive'], within: 120 },
  },
  'lists.same-cursor': {
    sentence: 'Every page of the children of an entry has one and the same cursor.',
    behaviour: () =>
      where(
        children,
        changed((answer) => withJson(answer, (value) => withCursor(value, 'again'))),
      ),
    flags: only('workspace.entry.*'),
    expect: { verdict: ['nonconformant', 'inconclusive'], within: 120 },
  },
  'lists.empty-last-page': {
    sentence: 'The last page of children has a cursor to one more page, which is empty.',
    behaviour: () =>
      where(children, async (visit) => {
        if (parameter(visit.path, 'nextCursor') === 'the-end') {
          return answering(json(200, { data: { entries: [], nextCursor: '' } }))(visit);
        }
        return changed((answer) => withJson(answer, withMorePages))(visit);
      }),
    flags: only('workspace.entry.*'),
    expect: conforms(),
  },
  'lists.endless-clients': {
    sentence: 'Every page of clients has 20,000 records, whatever was asked for.',
    behaviour: () =>
      where(
        operation.listClients,
        changed((answer) => withJson(answer, (value) => filled(value, 20_000))),
      ),
    flags: only('partner.client.*', 'partner.paging.*'),
    expect: { verdict: ['nonconformant'], within: 120 },
  },
  'lists.never-ready': target(
    'Filespaces are never ready, but work.',
    () =>
      where(
        ({ path }) => /^\/workspace\/api\/v1\/filespaces(\/[^/]+)?$/.test(path),
        changed((answer) => withJson(answer, notReady)),
      ),
    conforms(120),
  ),
  'lists.never-there': target(
    'Filespaces are made, but can never be read: 404.',
    () =>
      where(
        operation.getFilespace,
        answering(json(404, { error: { message: 'Resource not found or user has no access privilege' } })),
      ),
    neverConformant(/404/),
  ),
  'lists.filespace-broken': target(
    'Reading a filespace is an error of the server.',
    () => where(operation.getFilespace, answering(json(500, { error: { message: 'Internal server error' } }))),
    { verdict: ['nonconformant'], within: 120, cause: /500/ },
  ),
  'lists.filespace-stays': target(
    'Filespaces are said to be deleted, and stay.',
    () => where(operation.deleteFilespace, answering(json(200, {}))),
    { verdict: ['nonconformant', 'inconclusive'], within: 180 },
  ),
});

function withCursor(value: unknown, cursor: string): unknown {
  const { data, ...rest } = Object(value);
  return data === undefined ? value : { ...rest, data: { ...data, nextCursor: cursor } };
}

function withMorePages(value: unknown): unknown {
  const { data } = Object(value);
  return data?.nextCursor === null || data?.nextCursor === '' || data?.nextCursor === undefined
    ? withCursor(value, 'the-end')
    : value;
}

function filled(value: unknown, count: number): unknown {
  const more = Array.from({ length: count }, (_, at) => ({
    id: `more-${at}`,
    name: `More ${at}`,
    createdAt: new Date(at).toISOString(),
  }));
  if (Array.isArray(value)) return [...value, ...more];
  const fields = Object.entries(Object(value)).map(([key, item]) => [
    key,
    Array.isArray(item) ? [...item, ...more] : item,
  ]);
  return Object.fromEntries(fields);
}

function notReady(value: unknown): unknown {
  const unready = (record: unknown): unknown =>
    record !== null && typeof record === 'object' && 'status' in record ? { ...record, status: 'creating' } : record;
  const { data, ...rest } = Object(value);
  return data === undefined ? value : { ...rest, data: Array.isArray(data) ? data.map(unready) : unready(data) };
}
