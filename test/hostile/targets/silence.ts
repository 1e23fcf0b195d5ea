import { type HostileTarget, neverAccused, selections, unfit } from '../model.ts';
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
const flags = selections.part;

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
export const silence: readonly HostileTarget[] = [
  {
    name: 'silence.from-the-start',
    sentence: 'Takes requests and never answers one.',
    behaviour: () => silent,
    flags,
    expect: unfit(waited),
  },
  {
    name: 'silence.never-reads',
    sentence: 'Accepts connections and never reads from them.',
    connection: (socket) => {
      socket.pause();
      return true;
    },
    flags,
    expect: unfit(waited),
  },
  {
    name: 'silence.one-api',
    sentence: 'The Partner API never answers; the Workspace API works.',
    behaviour: () => where(partner, silent),
    flags,
    expect: { verdict: ['inconclusive'], within: 75, cause: waited },
  },
  {
    name: 'silence.after-20-answers',
    sentence: 'Answers 20 times, then never again.',
    behaviour: () => where(after(20), silent),
    flags,
    expect: { verdict: ['inconclusive'], within: 90, afterLastAnswer: 60, cause: waited },
  },
  {
    name: 'silence.after-500-answers',
    sentence: 'Answers 500 times, then never again.',
    behaviour: () => where(after(500), silent),
    expect: { verdict: ['inconclusive'], within: 120, afterLastAnswer: 60, cause: waited },
  },
  {
    name: 'silence.writes',
    sentence: 'Answers what reads; what writes is never answered, nor done.',
    behaviour: () => where(writes, silent),
    flags,
    expect: { verdict: ['inconclusive'], within: 120, cause: waited },
  },
  {
    name: 'silence.writes-done',
    sentence: 'Does what writes, but never says so.',
    behaviour: () => where(writes, (visit) => visit.forward()),
    flags,
    expect: { verdict: ['inconclusive'], within: 120, cause: waited },
  },
  {
    name: 'silence.one-operation',
    sentence: 'Never answers when a member is added.',
    behaviour: () => where(operation.addMember, silent),
    flags,
    expect: { verdict: ['inconclusive'], within: 120, cause: waited },
  },
  {
    name: 'silence.headers-without-body',
    sentence: 'Sends the headers when a client is created, and never the body.',
    behaviour: () => where(operation.createClient, cutAt(0)),
    flags,
    expect: { verdict: ['inconclusive'], within: 120, cause: waited },
  },
  {
    name: 'silence.half-a-body',
    sentence: 'Sends half of a body after 200 answers, on every connection.',
    behaviour: () => where(after(200), cutAt(0.5)),
    flags,
    expect: { verdict: ['inconclusive'], within: 120, cause: waited },
  },
  {
    name: 'silence.dripping',
    sentence: 'Sends one byte a second after 200 answers.',
    behaviour: () => where(after(200), dripping),
    flags,
    expect: { verdict: ['inconclusive'], within: 120, cause: waited },
  },
  {
    name: 'silence.dripping-from-the-start',
    sentence: 'Sends one byte a second.',
    behaviour: () => dripping,
    flags,
    expect: unfit(waited),
  },
  {
    name: 'silence.endless-headers',
    sentence: 'Sends one header line a second, without end, from the start.',
    behaviour: () => (visit) =>
      drip(visit, Buffer.from(`${headOf(json(200, {}))}${'x-a: b\r\n'.repeat(600)}`), 1_000, 8),
    flags,
    expect: unfit(waited),
  },
  {
    name: 'silence.one-read-of-200',
    sentence: 'Stalls one of 200 requests that read.',
    behaviour: () => where(both(reads, oneOf(200)), silent),
    flags,
    expect: { verdict: ['conformant'], within: 150 },
  },
  {
    name: 'silence.one-of-200',
    sentence: 'Stalls one of 200 requests of any kind.',
    behaviour: () => where(oneOf(200), silent),
    flags,
    expect: neverAccused(150),
  },
  {
    name: 'silence.latency',
    sentence: 'Takes a quarter of a second for each answer.',
    behaviour: () => async (visit) => {
      await new Promise((resolve) => setTimeout(resolve, 250));
      await passOn(visit);
    },
    flags,
    expect: { verdict: ['conformant'], within: 150 },
  },
  {
    name: 'silence.slow-creates',
    sentence: 'Takes two seconds for each filespace that is created.',
    behaviour: () =>
      where(operation.createFilespace, async (visit) => {
        await new Promise((resolve) => setTimeout(resolve, 2_000));
        await passOn(visit);
      }),
    flags,
    expect: { verdict: ['conformant'], within: 150 },
  },
  {
    name: 'silence.healed',
    sentence: 'Is silent for 3 seconds after 200 answers; what came meanwhile is never answered.',
    behaviour: () => {
      let since = 0;
      return (visit) => {
        if (visit.number === 200) since = Date.now();
        return since > 0 && Date.now() - since < 3_000 ? silent(visit) : passOn(visit);
      };
    },
    flags,
    expect: neverAccused(150),
  },
  {
    name: 'silence.wrong-list',
    sentence: 'Never answers when filespaces of a client are listed.',
    behaviour: () => where(on('GET', /\/partner\/.*\/filespaces$/), silent),
    flags: [
      '--depth',
      'smoke',
      '--only',
      'partner.filespace.*',
      '--only',
      'partner.paging.*',
      '--only',
      'partner.order.*',
    ],
    expect: { verdict: ['inconclusive'], within: 120, cause: waited },
  },
];
