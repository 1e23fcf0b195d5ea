import { randomInt } from 'node:crypto';
import type { Answer, ApiRequest } from '../core/exchange.ts';
import { isObject, objectOf } from '../core/json.ts';
import { transport } from '../policy/around.ts';
import type { PolicyOverride } from '../policy/index.ts';
import { type Variant, variant, variantsOf } from './types.ts';

type Shown = (body: Readonly<Record<string, unknown>>, request: ApiRequest) => unknown;

/** Successes of an operation, as they are shown to whoever looks. */
function shown(isAsked: (operation: string) => boolean, show: Shown): PolicyOverride {
  return transport({
    afterEach: ({ request, answer }): Answer =>
      isAsked(request.operation ?? '') && answer.status === 200 && isObject(answer.body)
        ? { ...answer, body: show(answer.body, request) }
        : answer,
  });
}

const aNode = (): string => `node-${randomInt(1, 60)}`;

/** What tells of the look at a thing, not of the thing. */
export const viewVariants: readonly Variant[] = variantsOf({
  'clients-with-an-address-for-replies': variant(
    'A client shows an address for what one has to say of this view of it, a new one each time.',
    shown(
      (operation) => operation === 'GET /api/v1/clients/{clientId}',
      (body) => ({ ...body, email: `view-${randomInt(1_000_000)}@example.com` }),
    ),
  ),
  'members-with-the-edge-that-answers': variant(
    'A workspace member shows the region of the edge that has answered.',
    shown(
      (operation) => operation === 'GET /api/v1/members/{memberId}',
      ({ data }) => ({ data: { ...objectOf(data), region: aNode() } }),
    ),
  ),
  'usage-rows-numbered': variant(
    'Usage records have the number of the row that they are in the list that was asked for.',
    shown(
      (operation) => /\/usage(?:\/members)?$/.test(operation),
      (body, { query }) => {
        const first = (Number(query.get('p') ?? 1) - 1) * Number(query.get('l') ?? 100);
        const numbered = (value: unknown): unknown =>
          Array.isArray(value) ? value.map((record, index) => ({ no: first + index + 1, ...objectOf(record) })) : value;
        return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, numbered(value)]));
      },
    ),
  ),
});
