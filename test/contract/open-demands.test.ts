import { describe, expect, it } from 'vitest';
import { type OpenId, openPoints } from '../../generated/catalogue.ts';
import { openRequests } from '../../generated/open-requests.js';
import { apis } from '../../scripts/generate/contract.ts';
import { openRequestsOf, requestsKind } from '../../scripts/generate/open-requests.ts';
import { expectEitherWay, expectNoServerError, expectStatus, expectThat } from '../../src/check/expect.ts';
import { OpenDemand } from '../../src/check/guard.ts';
import { bindExchange, type Exchange, type Expectation, type Reply } from '../../src/http/exchange.ts';
import type { Facts } from '../../src/http/facts.ts';
import { Nonconformance } from '../../src/model/errors.ts';

const plain: Facts = {
  path: {},
  query: {},
  request: { body: 'none', contentType: null, bytes: 0, unknownParameters: [] },
  credential: { scheme: 'ApiKey', known: true, valid: true },
  moments: {},
  state: {
    alike: [],
    unchanged: [],
    isDirectory: false,
    isInOwnFilespace: false,
    isOwnRegion: true,
    isOwnBucket: true,
    isOwnProvider: true,
    areOwnParams: true,
  },
};

function replyTo(operation: string, facts: Partial<Facts>, status = 400, expectation: Expectation = {}): Reply {
  const api = operation.includes('clients') || operation.endsWith('ping') ? 'partner' : 'workspace';
  const exchange: Exchange = {
    ...{ id: 'x1', api, operation, status, statusText: '', startedAt: 0, durationMs: 1, expectation },
    request: { method: 'GET', url: 'http://localhost/', headers: {}, body: null },
    ...{ headers: {}, text: '', json: undefined, body: 'empty', jsonType: false, schemaProblems: null },
    ...{ unreadable: null, facts: () => ({ ...plain, ...facts }) },
  };
  const response = new Response(null, { status });
  bindExchange(response, exchange);
  return { response };
}

const list = 'GET /api/v1/clients';
const createFilespace = 'POST /api/v1/filespaces';

describe('a demand of an answer', () => {
  it.each<[string, OpenId, string, Partial<Facts>]>([
    ['l=0', 'partner.paging.limit-zero', list, { query: { l: '0' } }],
    ['a bare key', 'partner.auth.bare-key', list, { credential: { scheme: null, known: true, valid: false } }],
    ['null notes', 'partner.client.notes.null', 'POST /api/v1/clients', { body: { name: 'ab', notes: null } }],
    [
      'an owner in capitals',
      'workspace.filespace.create.owner.case',
      createFilespace,
      { body: { storageOwner: 'VENDOR' } },
    ],
    ['a name of one letter', 'workspace.filespace.name.short', createFilespace, { body: { name: 'a' } }],
    [
      'a rename to the same name',
      'workspace.filespace.rename.same',
      'PATCH /api/v1/filespaces/{filespaceId}',
      { state: { ...plain.state, unchanged: ['name'] } },
    ],
  ])('is refused for %s, whatever was answered', (_, id, operation, facts) => {
    for (const status of [200, 400]) {
      const reply = replyTo(operation, facts, status);
      expect(() => expectStatus(reply, 400)).toThrow(OpenDemand);
      expect(() => expectStatus(reply, 200)).toThrow(id);
      expect(() => expectThat(true, 'anything', 'else', reply)).toThrow(OpenDemand);
    }
  });

  it('is refused where the sender says that it is open', () => {
    const reply = replyTo(list, {}, 200, { under: 'partner.request.unknown-path' });
    expect(() => expectStatus(reply, 200)).toThrow(OpenDemand);
  });

  it('may ask of what is open only what either answer must hold', () => {
    const reply = replyTo(list, { query: { l: '0' } });
    expect(() => expectStatus(reply, [200, 400])).not.toThrow();
    expect(() => expectNoServerError(reply)).not.toThrow();
    expect(() => expectNoServerError(replyTo(list, { query: { l: '0' } }, 500))).toThrow(Nonconformance);
    expect(() => expectEitherWay(false, 'no secret', 'one', reply)).toThrow(Nonconformance);
  });

  it.each<[string, string, Partial<Facts>]>([
    ['a page of the largest size', list, { query: { l: '300', p: '2', s: '-createdAt' } }],
    [
      'a made-up key beside l=0',
      list,
      { query: { l: '0' }, credential: { scheme: 'ApiKey', known: false, valid: false } },
    ],
    ['a create', 'POST /api/v1/clients', { body: { name: 'Client 1', notes: 'some' } }],
    ['a create of a filespace', createFilespace, { body: { name: 'abc-1', storageOwner: 'vendor' } }],
  ])('stands for %s', (_, operation, facts) => {
    const reply = replyTo(operation, facts, 200);
    expect(() => expectStatus(reply, 200)).not.toThrow();
    expect(() => expectStatus(reply, 400)).toThrow(Nonconformance);
  });
});

describe('the requests of an open point', () => {
  it('are told for each of them', () => {
    const described = new Set(openRequests.map(({ id }) => id));
    expect(openPoints.filter(({ id, requests }) => (requests === 'described') !== described.has(id))).toEqual([]);
    expect(apis.every((api) => openPoints.some((point) => point.api === api && point.requests === 'described'))).toBe(
      true,
    );
  });

  it('must be stated, with conditions that say something', () => {
    expect(() => requestsKind(undefined, 'here')).toThrow('here: requests must be none');
    expect(() => openRequestsOf('a', [{ qery: {} }], [], 'here')).toThrow('here: requests has qery');
    expect(() => openRequestsOf('a', [{ query: {} }], [], 'here')).toThrow('here: query of requests must name');
  });

  it('never include the plainest one', () => {
    for (const { operations } of openPoints) {
      for (const operation of operations) {
        const response = replyTo(operation, {}).response;
        expect(() => expectStatus({ response }, 400)).not.toThrow();
      }
    }
  });
});
