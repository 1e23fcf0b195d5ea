import type { WorkspaceOperation } from '../../generated/catalogue.ts';
import { check } from '../../src/check/index.ts';
import { drawn } from '../support/drawn.ts';
import { expectNoServerError, sendHostile, victimOf } from '../support/hostile.ts';
import { inParallel } from '../support/parallel.ts';
import { workspaceOperations } from '../support/workspace-requests.ts';

/** Values that are certainly invalid for each field of a body; undefined: the field is missing. */
type Mistakes = Readonly<Record<string, readonly unknown[]>>;

const noText = [undefined, null, 7, true, [], {}];

/** Which of two is named is open; a request that holds both is refused all the same. */
const mistakes: Partial<Record<WorkspaceOperation, Mistakes>> = {
  'POST /api/v1/filespaces': {
    name: [...noText, '', '-', 'UPPER CASE'],
    region: noText,
    storageProvider: noText,
    storageOwner: [...noText, 'nobody'],
    blockSize: ['large', true, [], {}],
    customerStorageParams: ['text', 7, true, []],
  },
  'POST /api/v1/filespaces/{filespaceId}/external/data-stores': {
    name: noText,
    kind: [...noText, 'NoDataStore'],
    s3StorageParams: ['text', 7, true, []],
  },
  'POST /api/v1/filespaces/{filespaceId}/entries': {
    parentId: [...noText, 'no-such-id', ''],
    name: [...noText, '', '.', '..', 'a/b'],
    type: [...noText, 'file', 'nothing'],
  },
  'PATCH /api/v1/members/{memberId}': {
    role: [...noText, '', 'constructor'],
    filespaceIds: ['text', 7, true, {}, [7], [null], [[]]],
  },
  'POST /api/v1/service-accounts': {
    name: [...noText, ''],
    serviceIdentity: [
      'text',
      7,
      true,
      [],
      { isSingleUse: 'no', expiresAt: 'no date at all' },
      { isSingleUse: 0, expiresAt: 7 },
      { isSingleUse: null, expiresAt: [] },
      { isSingleUse: [], expiresAt: {} },
    ],
  },
};

/** So many pairs of values of a sort are drawn for two fields; each pair of fields is tried every time. */
const mostOfASort = 1;

for (const info of workspaceOperations) {
  const known = mistakes[info.operation];
  if (known === undefined) continue;
  check('workspace.robustness.no-5xx', `${info.operation} with two invalid fields`, async (t) => {
    const request = await victimOf(t, info);
    const pairs = pairsOf(Object.entries(known)).flatMap(([[one, ones], [other, others]]) => {
      const values = ones.flatMap((value) => others.map((second) => ({ [one]: value, [other]: second })));
      const ofOtherType = (body: object): boolean => Object.values(body).every((value) => typeof value !== 'string');
      const sorts = [values.filter(ofOtherType), values.filter((body) => !ofOtherType(body))];
      return sorts.flatMap((sort) => drawn(t, `${info.operation} ${one} ${other}`, sort, mostOfASort));
    });
    const replies = await inParallel(
      pairs.map((pair) => sendHostile(t, { ...request, body: { ...Object(request.body), ...pair } })),
    );
    for (const reply of replies) expectNoServerError(reply);
  });
}

function pairsOf<Item>(items: readonly Item[]): [Item, Item][] {
  return items.flatMap((one, index) => items.slice(index + 1).map((other): [Item, Item] => [one, other]));
}
