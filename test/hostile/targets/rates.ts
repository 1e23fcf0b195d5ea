import { conforms, type HostileTarget, selections, target, targetsOf } from '../model.ts';
import { type Answer, answer, json, page } from '../proxy/answer.ts';
import { answering, type Behaviour, on, oneOf, operation, passOn, where } from '../proxy/visit.ts';

const conformant = conforms(150);
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
export const rates: readonly HostileTarget[] = targetsOf({
  'rates.always': {
    sentence: 'Everything is 429, to be tried again in a second.',
    behaviour: () => answering(tooMany('1')),
    flags: selections.smoke,
    expect: { verdict: ['inconclusive'], within: 90, cause: slowDown },
  },
  'rates.always-without-a-time': {
    sentence: 'Everything is 429, without a time.',
    behaviour: () => answering(tooMany(null)),
    flags: selections.smoke,
    expect: { verdict: ['inconclusive'], within: 90, cause: slowDown },
  },
  'rates.in-a-day': {
    sentence: 'Everything is 429, to be tried again in a day.',
    behaviour: () => answering(tooMany('86400')),
    flags: selections.smoke,
    expect: { verdict: ['inconclusive'], within: 25, cause: slowDown },
  },
  'rates.in-a-century': {
    sentence: 'Everything is 429, to be tried again at a date far ahead.',
    behaviour: () => answering(tooMany('Fri, 01 Jan 2100 00:00:00 GMT')),
    flags: selections.smoke,
    expect: { verdict: ['inconclusive'], within: 25, cause: slowDown },
  },
  'rates.endless-number': {
    sentence: 'Everything is 429, with a time of 400 digits.',
    behaviour: () => answering(tooMany('9'.repeat(400))),
    flags: selections.smoke,
    expect: { verdict: ['inconclusive'], within: 90, cause: slowDown },
  },
  'rates.at-times': target(
    'One of 40 requests is 429, to be tried again in a second.',
    () => where(oneOf(40), answering(tooMany('1'))),
    conformant,
  ),
  'rates.at-times-now': target(
    'One of 40 requests is 429, to be tried again at once.',
    () => where(oneOf(40), answering(tooMany('0'))),
    conformant,
  ),
  'rates.negative': target(
    'One of 40 requests is 429, with a time before now.',
    () => where(oneOf(40), answering(tooMany('-5'))),
    conformant,
  ),
  'rates.garbage': target(
    'One of 40 requests is 429, with a time that is none.',
    () => where(oneOf(40), answering(tooMany('soon'))),
    conformant,
  ),
  'rates.a-day-at-times': {
    sentence: 'Deleting a client is 429, to be tried again in a day.',
    behaviour: () => where(operation.deleteClient, answering(tooMany('86400'))),
    flags: selections.clients,
    expect: { verdict: ['inconclusive'], within: 120, cause: slowDown },
  },
  'rates.one-operation': target(
    'Listing members is always 429, to be tried again in a second.',
    () => where(on('GET', /\/members$/), answering(tooMany('1'))),
    { verdict: ['inconclusive'], within: 150, cause: slowDown },
  ),
  'rates.bucket': target(
    'Lets 40 requests a second through, and answers the others with 429, without a time.',
    () => bucket(40, 40, answering(tooMany(null))),
    conformant,
  ),
  'rates.narrow-bucket': {
    sentence: 'Lets 20 requests a second through, and answers the others with 429, to be tried again in a second.',
    behaviour: () => bucket(20, 5, answering(tooMany('1'))),
    flags: selections.clients,
    expect: conformant,
  },
  'rates.pages': target(
    'Lets 50 requests a second through, and answers the others with a page with 429.',
    () => bucket(50, 20, answering(page(429, 'Too Many Requests'))),
    conformant,
  ),
  'rates.service-unavailable': target(
    'Lets 50 requests a second through, and answers the others with a page with 503.',
    () => bucket(50, 20, answering(page(503, '503 Service Temporarily Unavailable'))),
    // Where a run slows down in time it sees enough of the target behind.
    { verdict: ['conformant', 'inconclusive'], within: 150, cause: /503/ },
  ),
  'rates.paused-creates': target(
    'Two of three times, creating a filespace is paused for a second.',
    () => where(operation.createFilespace, mostTimes(3)(answering(pausedFor('1')))),
    conformant,
  ),
  'rates.always-paused': target(
    'Creating a filespace is always paused for five seconds.',
    () => where(operation.createFilespace, answering(pausedFor('5'))),
    { verdict: ['inconclusive'], within: 180, cause: /503/ },
  ),
  'rates.pause-without-a-time': target(
    'Creating a filespace is paused once in three times, without a time to come back.',
    () =>
      where(
        operation.createFilespace,
        mostTimes(2)(answering(answer(503, 'application/json', '{"error":{"message":"Paused"}}'))),
      ),
    { verdict: ['nonconformant'], within: 150, cause: /Retry-After/i },
  ),
});
