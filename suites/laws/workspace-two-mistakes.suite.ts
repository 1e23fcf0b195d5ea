import type { WorkspaceOperation } from '../../generated/catalogue.ts';
import {
  type CheckContext,
  check,
  describe,
  errorOf,
  exchangeOf,
  expectEitherWay,
  NotTested,
  type Reply,
} from '../../src/check/index.ts';
import {
  dataStore,
  entry,
  type Mistakes,
  type WorkspaceResource,
  workspaceResources,
} from '../../src/resources/index.ts';
import { commonPlace } from '../support/common-directories.ts';
import { hasS3Params, s3Body, sharedStore } from '../support/data-stores.ts';
import { drawn } from '../support/draws.ts';
import { subdirectory } from '../support/entries.ts';
import { expectNoServerError, sendHostile, victimOf } from '../support/hostile.ts';
import { unknownLike } from '../support/identifiers.ts';
import { inParallel } from '../support/parallel.ts';
import { goneId, type Request, textOf, workspaceOperations } from '../support/workspace-requests.ts';

const filespace = '/api/v1/filespaces/{filespaceId}';
const entries = `${filespace}/entries` as const;

/** Which of two is named is open; a request that holds both is rejected all the same. */
const mistakes: ReadonlyMap<string, Mistakes> = new Map(
  workspaceResources.flatMap(({ create, mistakes, change }: WorkspaceResource) => [
    ...(create === undefined || mistakes === undefined ? [] : [[create, mistakes] as const]),
    ...(change?.mistakes === undefined ? [] : [[change.operation, change.mistakes] as const]),
  ]),
);

/** So many pairs of values of a sort are drawn for two fields; each pair of fields is tried every time. */
const mostOfASort = 1;

for (const info of workspaceOperations) {
  const known = mistakes.get(info.operation) ?? {};
  if (Object.keys(known).length < 2) continue;
  const wrongTwice = (t: CheckContext): Promise<Reply[]> =>
    t.shared(`two invalid fields of ${info.operation}`, async (own) => {
      const request = await victimOf(own, info);
      const pairs = pairsOf(Object.entries(known)).flatMap(([[one, ones], [other, others]]) => {
        const values = ones.flatMap((value) => others.map((second) => ({ [one]: value, [other]: second })));
        const ofOtherType = (body: object): boolean => Object.values(body).every((value) => typeof value !== 'string');
        const sorts = [values.filter(ofOtherType), values.filter((body) => !ofOtherType(body))];
        return sorts.flatMap((sort) => drawn(own, `${info.operation} ${one} ${other}`, sort, mostOfASort));
      });
      const bodies = [{}, ...pairs.map((pair) => ({ ...Object(request.body), ...pair }))];
      return inParallel(bodies.map((body) => sendHostile(own, { ...request, body })));
    });

  check('workspace.robustness.no-5xx', `${info.operation} survives two invalid fields at once`, async (t) => {
    for (const reply of await wrongTwice(t)) expectNoServerError(reply);
  });

  check(
    'workspace.error.bad-request-body',
    `${info.operation} says what is wrong with two invalid fields in one text`,
    async (t) => {
      const rejections = (await wrongTwice(t)).filter(({ response }) => response.status === 400);
      if (rejections.length === 0) throw new NotTested('no request with two invalid fields was answered with 400');
      for (const reply of rejections) {
        const got = describe(exchangeOf(reply));
        expectEitherWay(errorOf(reply).message !== undefined, 'error.message as a string', got, reply);
      }
    },
  );
}

check(
  'workspace.robustness.no-5xx',
  `${dataStore.create} survives a mistake beside a name that is taken`,
  async (t) => {
    const { filespaceId, name } = await sharedStore(t, 'HttpLinkDataStore');
    const others = hasS3Params(t) ? [{ region: '' }, { bucketName: 'a/b' }].map((change) => s3Body(t, change)) : [];
    const bodies = [{ kind: 'no-such-kind' }, { kind: 'S3DataStore', s3StorageParams: {} }, ...others];
    const request = { operation: dataStore.create, path: { filespaceId } };
    const replies = await inParallel(bodies.map((body) => sendHostile(t, { ...request, body: { ...body, name } })));
    for (const reply of replies) expectNoServerError(reply);
  },
);

check('workspace.robustness.no-5xx', `${entry.create} survives another type beside a name that is taken`, async (t) => {
  const place = await commonPlace(t);
  const { filespaceId, parentId, name } = await subdirectory(t, place);
  const body = { parentId, name, type: 'file' };
  expectNoServerError(await sendHostile(t, { operation: entry.create, path: { filespaceId }, body }));
});

/** Requests with one mistake each, by the field or the parameter that it is in. */
type Spoiling = (request: Request) => Request[][];

/** What is wrong with what a request asks beside its path: a value of its body or of its query, or an id of no form. */
const spoilt: Partial<Record<WorkspaceOperation, Spoiling>> = {
  [`GET ${entries}/resolve`]: ofQuery({}, { path: 'relative' }),
  [`GET ${filespace}/direct-links`]: ofQuery({}, { path: '/', entryId: 'no-such-id' }),
  [`GET ${entries}/{entryId}/children`]: malformedEntry,
  [`GET ${entries}/{entryId}`]: malformedEntry,
  [`DELETE ${entries}/{entryId}`]: malformedEntry,
};

function ofQuery(...queries: readonly Record<string, string>[]): Spoiling {
  return (request) => [queries.map((query) => ({ ...request, query }))];
}

/** Nothing more is wrong where that very entry is what is not there. */
function malformedEntry(request: Request): Request[][] {
  return [[{ ...request, path: { ...request.path, entryId: 'no-such-id' } }]];
}

function ofBody(fields: Mistakes): Spoiling {
  // A parent is one of the things that may not be there.
  const { parentId: _, ...others } = fields;
  return (request) =>
    Object.entries(others).map(([name, values]) =>
      values.map((value) => ({ ...request, body: { ...Object(request.body), [name]: value } })),
    );
}

/** The request with each of its ids in turn as one of what is not there. */
async function withoutIts(t: CheckContext, request: Request): Promise<Request[]> {
  const { path = {}, body } = request;
  const parentId = textOf(body, 'parentId');
  const gone = parentId === '' ? null : (await goneId(t, 'entryId')).id;
  return [
    ...Object.entries(path).map(([name, id]) => ({ ...request, path: { ...path, [name]: unknownLike(id).id } })),
    ...(gone === null ? [] : [{ ...request, body: { ...Object(body), parentId: gone } }]),
  ];
}

for (const info of workspaceOperations) {
  const known = mistakes.get(info.operation);
  const spoil = spoilt[info.operation] ?? (known && ofBody(known));
  if (spoil === undefined || info.pathParameters.length === 0) continue;
  check('workspace.robustness.no-5xx', `${info.operation} survives a mistake about what does not exist`, async (t) => {
    const places = await withoutIts(t, await victimOf(t, info));
    const requests = places.flatMap((request, place) =>
      spoil(request).flatMap((ways, field) => drawn(t, `${info.operation} nowhere ${place} ${field}`, ways, 1)),
    );
    const replies = await inParallel(requests.map((request) => sendHostile(t, request)));
    for (const reply of replies) expectNoServerError(reply);
  });
}

function pairsOf<Item>(items: readonly Item[]): [Item, Item][] {
  return items.flatMap((one, index) => items.slice(index + 1).map((other): [Item, Item] => [one, other]));
}
