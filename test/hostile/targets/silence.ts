import { conforms, type HostileTarget, neverAccused, only, selections, target, targetsOf, unfit } from '../model.ts';
import { bytesOf, headOf, json } from '../proxy/answer.ts';
import type { Behaviour } from '../proxy/visit.ts';
import {
  after,
  both,
  drip,
  on,
  oneOf,
  operation,
  partner,
  passOn,
  reads,
  silent,
  where,
  writes,
} from '../proxy/visit.ts';

const waited = /no answer|timed? ?out|silent|stopped answering/i;

/** Sends the headers, and so much of the body; nothing follows. */
function cutAt(share: number): Behaviour {
  return async (visit) => {
    const whole = bytesOf(await visit.forward());
    const head = whole.indexOf('\r\n\r\n') + 4;
    visit.write(whole.subarray(0, head + Math.floor((whole.length - head) * share)));
  };
}

const dripping: Behaviour = async (visit) => drip(visit, bytesOf(await visit.forward()), 1_000);

/** Targets of which no answer comes, or none to its end. */
export const silence: readonly HostileTarget[] = targetsOf({
  'silence.from-the-start': target('Takes requests and never answers one.', () => silent, unfit(waited)),
  'silence.never-reads': {
    sentence: 'Accepts connections and never reads from them.',
    connection: (socket) => {
      socket.pause();
      return true;
    },
    expect: unfit(waited),
  },
  'silence.one-api': target('The Partner API never answers; the Workspace API works.', () => where(partner, silent), {
    verdict: ['inconclusive'],
    within: 75,
    cause: waited,
  }),
  'silence.after-20-answers': target('Answers 20 times, then never again.', () => where(after(20), silent), {
    verdict: ['inconclusive'],
    within: 90,
    afterLastAnswer: 60,
    cause: waited,
  }),
  'silence.after-500-answers': {
    sentence: 'Answers 500 times, then never again.',
    behaviour: () => where(after(500), silent),
    flags: selections.whole,
    expect: { verdict: ['inconclusive'], within: 120, afterLastAnswer: 60, cause: waited },
  },
  'silence.writes': target(
    'Answers what reads; what writes is never answered, nor done.',
    () => where(writes, silent),
    { verdict: ['inconclusive'], within: 120, cause: waited },
  ),
  'silence.writes-done': target(
    'Does what writes, but never says so.',
    () => where(writes, (visit) => visit.forward()),
    { verdict: ['inconclusive'], within: 120, cause: waited },
  ),
  'silence.one-operation': target('Never answers when a member is added.', () => where(operation.addMember, silent), {
    verdict: ['inconclusive'],
    within: 120,
    cause: waited,
  }),
  'silence.headers-without-body': target(
    'Sends the headers when a client is created, and never the body.',
    () => where(operation.createClient, cutAt(0)),
    { verdict: ['inconclusive'], within: 120, cause: waited },
  ),
  'silence.half-a-body': target(
    'Sends half of a body after 200 answers, on every connection.',
    () => where(after(200), cutAt(0.5)),
    { verdict: ['inconclusive'], within: 120, cause: waited },
  ),
  'silence.dripping': target('Sends one byte a second after 200 answers.', () => where(after(200), dripping), {
    verdict: ['inconclusive'],
    within: 120,
    cause: waited,
  }),
  'silence.dripping-from-the-start': target('Sends one byte a second.', () => dripping, unfit(waited)),
  'silence.endless-headers': target(
    'Sends one header line a second, without end, from the start.',
    () => (visit) => drip(visit, Buffer.from(`${headOf(json(200, {}))}${'x-a: b\r\n'.repeat(600)}`), 1_000, 8),
    unfit(waited),
  ),
  'silence.one-read-of-200': target(
    'Stalls one of 200 requests that read.',
    () => where(both(reads, oneOf(200)), silent),
    conforms(150),
  ),
  'silence.one-of-200': target(
    'Stalls one of 200 requests of any kind.',
    () => where(oneOf(200), silent),
    neverAccused(150),
  ),
  'silence.latency': target(
    'Takes a quarter of a second for each answer.',
    () => async (visit) => {
      await new Promise((resolve) => setTimeout(resolve, 250));
      await passOn(visit);
    },
    conforms(150),
  ),
  'silence.slow-creates': target(
    'Takes two seconds for each filespace that is created.',
    () =>
      where(operation.createFilespace, async (visit) => {
        await new Promise((resolve) => setTimeout(resolve, 2_000));
        await passOn(visit);
      }),
    conforms(150),
  ),
  'silence.healed': target(
    'Is silent for 3 seconds after 200 answers; what came meanwhile is never answered.',
    () => {
      let since = 0;
      return (visit) => {
        if (visit.number === 200) since = Date.now();
        return since > 0 && Date.now() - since < 3_000 ? silent(visit) : passOn(visit);
      };
    },
    neverAccused(150),
  ),
  'silence.wrong-list': {
    sentence: 'Never answers when filespaces of a client are listed.',
    behaviour: () => where(on('GET', /\/partner\/.*\/filespaces$/), silent),
    flags: [...selections.smoke, ...only('partner.filespace.*', 'partner.paging.*', 'partner.order.*')],
    expect: { verdict: ['inconclusive'], within: 120, cause: waited },
  },
});
