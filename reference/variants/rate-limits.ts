import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, ApiRequest } from '../core/exchange.ts';
import { transport } from '../policy/around.ts';
import type { PolicyOverride } from '../policy/index.ts';
import { credentialOf } from './support.ts';
import { type Variant, variant, variantsOf } from './types.ts';

/** What is turned away for being one too many, by the service or by a gateway. */
export const rateLimitVariants: readonly Variant[] = variantsOf({
  'rate-limit-in-seconds': variant(
    'Every 400th request is asked to come back in a second.',
    everyNth(400, () => ({ status: 429, headers: { 'Retry-After': '1' } })),
  ),
  'rate-limit-by-date': variant(
    'Every 400th request is asked to come back at a given date, in a JSON body.',
    everyNth(400, (now) => ({
      status: 429,
      headers: { 'Retry-After': new Date(now + 1000).toUTCString() },
      body: { error: { type: 'rate_limited', message: 'Too many requests' } },
    })),
  ),
  'rate-limit-without-hint': variant(
    'Every 150th request is refused by a gateway in HTML, without saying for how long.',
    everyNth(150, () => ({
      status: 429,
      text: '<html><body>429 Too Many Requests</body></html>',
      contentType: 'text/html',
    })),
  ),
  'rate-limit-by-operation': {
    ...variant(
      'No operation takes more than 60 requests in a second; what is beyond is asked to come back in one.',
      ofEachOperation(60, { status: 429, headers: { 'Retry-After': '1' } }),
    ),
    isSlow: true,
  },
  'requests-two-at-a-time': {
    ...variant('A key has two requests under way; one more is asked to come back in a second.', twoAtATime()),
    isSlow: true,
  },
  'requests-from-a-bucket': {
    ...variant(
      'A key has a bucket of sixty requests, which fills again by as many in a second; beyond, a date to come back at.',
      fromABucket(60),
    ),
    isSlow: true,
  },
  'gateway-pages-now-and-then': {
    ...variant(
      'A gateway does not reach the service with every 97th request, and says so in HTML.',
      everyNth(97, () => ({ status: 502, text: '<html><h1>502 Bad Gateway</h1></html>', contentType: 'text/html' })),
    ),
    isSlow: true,
  },
  'gateway-limit': {
    ...variant(
      'Of every 60 requests a gateway refuses one with 503, as some do to whoever sends many.',
      everyNth(60, () => ({
        status: 503,
        text: '<html><h1>503 Service Temporarily Unavailable</h1></html>',
        contentType: 'text/html',
      })),
    ),
    isSlow: true,
  },
});

function everyNth(every: number, refusal: (now: number) => Answer): PolicyOverride {
  let requests = 0;
  return transport({
    beforeEach: ({ now }) => {
      requests += 1;
      return requests % every === 0 ? refusal(now) : undefined;
    },
  });
}

function ofEachOperation(mostInSecond: number, refusal: Answer): PolicyOverride {
  const begun = new Map<string, { second: number; requests: number }>();
  return transport({
    beforeEach: ({ now, request: { operation } }) => {
      const second = Math.floor(now / 1_000);
      const last = begun.get(operation);
      const requests = last?.second === second ? last.requests + 1 : 1;
      begun.set(operation, { second, requests });
      return requests > mostInSecond ? refusal : undefined;
    },
  });
}

function twoAtATime(): PolicyOverride {
  const underWay = new Map<string, number>();
  const counted = new WeakSet<ApiRequest>();
  return transport({
    beforeEach: async ({ request }) => {
      const count = underWay.get(credentialOf(request)) ?? 0;
      if (count >= 2) return { status: 429, headers: { 'Retry-After': '1' } };
      counted.add(request);
      underWay.set(credentialOf(request), count + 1);
      await sleep(5);
      return undefined;
    },
    afterEach: ({ request, answer }) => {
      if (counted.has(request)) underWay.set(credentialOf(request), (underWay.get(credentialOf(request)) ?? 1) - 1);
      return answer;
    },
  });
}

function fromABucket(size: number): PolicyOverride {
  const buckets = new Map<string, { left: number; at: number }>();
  return transport({
    beforeEach: ({ now, request }) => {
      const { left: before, at } = buckets.get(credentialOf(request)) ?? { left: size, at: now };
      const left = Math.min(size, before + ((now - at) / 1_000) * size);
      buckets.set(credentialOf(request), { left: left < 1 ? left : left - 1, at: now });
      if (left >= 1) return undefined;
      return { status: 429, headers: { 'Retry-After': new Date(now + 1_000).toUTCString() } };
    },
  });
}
