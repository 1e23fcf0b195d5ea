import { type HostileTarget, selections } from '../model.ts';
import { type Answer, answer, json, page } from '../proxy/answer.ts';
import { answering, type Behaviour, on, oneOf, operation, passOn, where } from '../proxy/visit.ts';

const conformant = { verdict: ['conformant'], within: 150 } as const;
const slowDown = /429|rate|slow|too many/i;

function tooMany(retryAfter: string | null): Answer {
  return json(
    429,
    { error: { message: 'Too many requests' } },
    retryAfter === null ? [] : [['retry-after', retryAfter]],
  );
}

function pausedFor(retryAfter: string): Answer {
  return json(503, { error: { message: 'Paused' } }, [['retry-after', retryAfter]]);
}

/** @param refused what whoever comes too often gets. */
function bucket(perSecond: number, size: number, refused: Behaviour): Behaviour {
  let tokens = size;
  let filledAt = Date.now();
  return (visit) => {
    const now = Date.now();
    tokens = Math.min(size, tokens + ((now - filledAt) / 1_000) * perSecond);
    filledAt = now;
    if (tokens < 1) return refused(visit);
    tokens -= 1;
    return passOn(visit);
  };
}

/** True for all but every so many-th visit. */
function mostTimes(every: number): (behaviour: Behaviour) => Behaviour {
  let times = 0;
  return (behaviour) => (visit) => {
    times += 1;
    return times % every === 0 ? passOn(visit) : behaviour(visit);
  };
}

/** Targets that ask to be asked less. */
export const rates: readonly HostileTarget[] = [
  {
    name: 'rates.always',
    sentence: 'Everything is 429, to be tried again in a second.',
    behaviour: () => answering(tooMany('1')),
    flags: selections.smoke,
    expect: { verdict: ['inconclusive'], within: 90, cause: slowDown },
  },
  {
    name: 'rates.always-without-a-time',
    sentence: 'Everything is 429, without a time.',
    behaviour: () => answering(tooMany(null)),
    flags: selections.smoke,
    expect: { verdict: ['inconclusive'], within: 90, cause: slowDown },
  },
  {
    name: 'rates.in-a-day',
    sentence: 'Everything is 429, to be tried again in a day.',
    behaviour: () => answering(tooMany('86400')),
    flags: selections.smoke,
    expect: { verdict: ['inconclusive'], within: 25, cause: slowDown },
  },
  {
    name: 'rates.in-a-century',
    sentence: 'Everything is 429, to be tried again at a date far ahead.',
    behaviour: () => answering(tooMany('Fri, 01 Jan 2100 00:00:00 GMT')),
    flags: selections.smoke,
    expect: { verdict: ['inconclusive'], within: 25, cause: slowDown },
  },
  {
    name: 'rates.endless-number',
    sentence: 'Everything is 429, with a time of 400 digits.',
    behaviour: () => answering(tooMany('9'.repeat(400))),
    flags: selections.smoke,
    expect: { verdict: ['inconclusive'], within: 90, cause: slowDown },
  },
  {
    name: 'rates.at-times',
    sentence: 'One of 40 requests is 429, to be tried again in a second.',
    behaviour: () => where(oneOf(40), answering(tooMany('1'))),
    flags: selections.part,
    expect: conformant,
  },
  {
    name: 'rates.at-times-now',
    sentence: 'One of 40 requests is 429, to be tried again at once.',
    behaviour: () => where(oneOf(40), answering(tooMany('0'))),
    flags: selections.part,
    expect: conformant,
  },
  {
    name: 'rates.negative',
    sentence: 'One of 40 requests is 429, with a time before now.',
    behaviour: () => where(oneOf(40), answering(tooMany('-5'))),
    flags: selections.part,
    expect: conformant,
  },
  {
    name: 'rates.garbage',
    sentence: 'One of 40 requests is 429, with a time that is none.',
    behaviour: () => where(oneOf(40), answering(tooMany('soon'))),
    flags: selections.part,
    expect: conformant,
  },
  {
    name: 'rates.a-day-at-times',
    sentence: 'Deleting a client is 429, to be tried again in a day.',
    behaviour: () => where(operation.deleteClient, answering(tooMany('86400'))),
    flags: [...selections.smoke, '--only', 'partner.client.*'],
    expect: { verdict: ['inconclusive'], within: 120, cause: slowDown },
  },
  {
    name: 'rates.one-operation',
    sentence: 'Listing members is always 429, to be tried again in a second.',
    behaviour: () => where(on('GET', /\/members$/), answering(tooMany('1'))),
    flags: selections.part,
    expect: { verdict: ['inconclusive'], within: 150, cause: slowDown },
  },
  {
    name: 'rates.bucket',
    sentence: 'Lets 40 requests a second through, and answers the others with 429, without a time.',
    behaviour: () => bucket(40, 40, answering(tooMany(null))),
    flags: selections.part,
    expect: conformant,
  },
  {
    name: 'rates.narrow-bucket',
    sentence: 'Lets 20 requests a second through, and answers the others with 429, to be tried again in a second.',
    behaviour: () => bucket(20, 5, answering(tooMany('1'))),
    flags: [...selections.smoke, '--only', 'partner.client.*'],
    expect: conformant,
  },
  {
    name: 'rates.pages',
    sentence: 'Lets 50 requests a second through, and answers the others with a page with 429.',
    behaviour: () => bucket(50, 20, answering(page(429, 'Too Many Requests'))),
    flags: selections.part,
    expect: conformant,
  },
  {
    name: 'rates.service-unavailable',
    sentence: 'Lets 50 requests a second through, and answers the others with a page with 503.',
    behaviour: () => bucket(50, 20, answering(page(503, '503 Service Temporarily Unavailable'))),
    flags: selections.part,
    expect: { verdict: ['nonconformant', 'inconclusive'], within: 150, cause: /503/ },
  },
  {
    name: 'rates.paused-creates',
    sentence: 'Two of three times, creating a filespace is paused for a second.',
    behaviour: () => where(operation.createFilespace, mostTimes(3)(answering(pausedFor('1')))),
    flags: selections.part,
    expect: conformant,
  },
  {
    name: 'rates.always-paused',
    sentence: 'Creating a filespace is always paused for five seconds.',
    behaviour: () => where(operation.createFilespace, answering(pausedFor('5'))),
    flags: selections.part,
    expect: { verdict: ['inconclusive'], within: 180, cause: /503/ },
  },
  {
    name: 'rates.pause-without-a-time',
    sentence: 'Creating a filespace is paused once in three times, without a time to come back.',
    behaviour: () =>
      where(
        operation.createFilespace,
        mostTimes(2)(answering(answer(503, 'application/json', '{"error":{"message":"Paused"}}'))),
      ),
    flags: selections.part,
    expect: { verdict: ['nonconformant'], within: 150, cause: /Retry-After/i },
  },
];
