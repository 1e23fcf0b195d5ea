import type { Socket } from 'node:net';
import { type HostileTarget, neverAccused, selections, unfit } from '../model.ts';
import { bytesOf, withHeader } from '../proxy/answer.ts';
import { after, type Behaviour, both, changed, oneOf, operation, passOn, reads, reset, where } from '../proxy/visit.ts';

const lost = /connection|no answer|socket|reset|refused|closed/i;
const flags = selections.part;

const resetAfterDoing: Behaviour = async (visit) => {
  await visit.forward();
  reset(visit);
};

const resetInTheBody: Behaviour = async (visit) => {
  const whole = bytesOf(await visit.forward());
  visit.write(whole.subarray(0, -5));
  // What was written is to arrive before the reset.
  setTimeout(() => reset(visit), 20);
};

const closeAfter: Behaviour = async (visit) => {
  await passOn(visit);
  visit.socket.end();
};

/** Ends a connection on which nothing was asked for so long; one that still owes an answer is no idle one. */
function endingIdle(milliseconds: number, end: (socket: Socket) => void): NonNullable<HostileTarget['behaviour']> {
  return () => {
    const timers = new WeakMap<Socket, NodeJS.Timeout>();
    return async (visit) => {
      clearTimeout(timers.get(visit.socket));
      await passOn(visit);
      timers.set(
        visit.socket,
        setTimeout(() => end(visit.socket), milliseconds),
      );
    };
  };
}

/** Targets whose connections end sooner than wished. */
export const connections: readonly HostileTarget[] = [
  {
    name: 'connections.closes-each',
    sentence: 'Closes each connection after its first answer, without saying so.',
    behaviour: () => closeAfter,
    flags,
    expect: { verdict: ['conformant'], within: 120 },
  },
  {
    name: 'connections.announces-the-close',
    sentence: 'Closes each connection after its first answer, and says so.',
    behaviour: () => async (visit) => {
      visit.write(bytesOf(withHeader(await visit.forward(), 'connection', 'close')));
      visit.socket.end();
    },
    flags,
    expect: { verdict: ['conformant'], within: 120 },
  },
  {
    name: 'connections.resets-one-read-of-100',
    sentence: 'Resets the connection on one of 100 requests that read.',
    behaviour: () => where(both(reads, oneOf(100)), reset),
    flags,
    expect: { verdict: ['conformant'], within: 120 },
  },
  {
    name: 'connections.resets-one-of-100',
    sentence: 'Resets the connection on one of 100 requests, before anything is done.',
    behaviour: () => where(oneOf(100), reset),
    flags,
    expect: { verdict: ['conformant'], within: 120 },
  },
  {
    name: 'connections.resets-one-of-100-done',
    sentence: 'Resets the connection on one of 100 requests, after it was done.',
    behaviour: () => where(oneOf(100), resetAfterDoing),
    flags,
    expect: neverAccused(),
  },
  {
    name: 'connections.resets-one-of-10-done',
    sentence: 'Resets the connection on one of 10 requests, after it was done.',
    behaviour: () => where(oneOf(10), resetAfterDoing),
    flags,
    expect: neverAccused(),
  },
  {
    name: 'connections.resets-creates-done',
    sentence: 'Creates each client, and resets the connection instead of saying so.',
    behaviour: () => where(operation.createClient, resetAfterDoing),
    flags,
    expect: { verdict: ['inconclusive'], within: 120, cause: lost },
  },
  {
    name: 'connections.resets-in-the-body',
    sentence: 'Resets the connection within each body, from the start.',
    behaviour: () => resetInTheBody,
    flags,
    expect: unfit(lost),
  },
  {
    name: 'connections.resets-in-one-body-of-100',
    sentence: 'Resets the connection within one of 100 bodies that were asked for by a GET.',
    behaviour: () => where(both(reads, oneOf(100)), resetInTheBody),
    flags,
    expect: { verdict: ['conformant'], within: 120 },
  },
  {
    name: 'connections.closes-idle-after-1-second',
    sentence: 'Closes connections that were idle for a second.',
    behaviour: endingIdle(1_000, (socket) => socket.end()),
    flags,
    expect: { verdict: ['conformant'], within: 120 },
  },
  {
    name: 'connections.resets-idle',
    sentence: 'Resets connections that were idle for 300 ms.',
    behaviour: endingIdle(300, (socket) => socket.resetAndDestroy()),
    flags,
    expect: { verdict: ['conformant'], within: 120 },
  },
  {
    name: 'connections.resets-on-connect',
    sentence: 'Resets each connection as soon as it is there.',
    connection: (socket) => {
      socket.resetAndDestroy();
      return true;
    },
    flags,
    expect: unfit(lost),
  },
  {
    name: 'connections.closes-on-connect',
    sentence: 'Closes each connection as soon as it is there.',
    connection: (socket) => {
      socket.end();
      return true;
    },
    flags,
    expect: unfit(lost),
  },
  {
    name: 'connections.nobody-listens',
    sentence: 'Nobody listens at the port.',
    profile: (profile) => ({
      partner: { ...profile.partner, baseUrl: 'http://127.0.0.1:9/partner' },
      workspace: { ...profile.workspace, baseUrl: 'http://127.0.0.1:9/workspace' },
    }),
    flags,
    expect: unfit(/ECONNREFUSED|refused/),
  },
  {
    name: 'connections.gone-after-200-answers',
    sentence: 'Answers 200 times, then resets whatever connects.',
    behaviour: () => where(after(200), reset),
    flags,
    expect: { verdict: ['inconclusive'], within: 120, afterLastAnswer: 60, cause: lost },
  },
  {
    name: 'connections.gone-for-3-seconds',
    sentence: 'Resets every request for 3 seconds after 200 answers, as at a restart.',
    behaviour: () => {
      let since = 0;
      return (visit) => {
        if (visit.number === 200) since = Date.now();
        return since > 0 && Date.now() - since < 3_000 ? reset(visit) : passOn(visit);
      };
    },
    flags,
    expect: neverAccused(),
  },
  {
    name: 'connections.only-two',
    sentence: 'Lets two connections in at once, and closes every other.',
    connection: (() => {
      const open = new Set<Socket>();
      return (socket) => {
        if (open.size >= 2) {
          socket.end();
          return true;
        }
        open.add(socket);
        socket.once('close', () => open.delete(socket));
        return false;
      };
    })(),
    flags,
    expect: neverAccused(),
  },
  {
    name: 'connections.says-keep-alive-1',
    sentence: 'Says that it keeps connections for a second.',
    behaviour: () =>
      changed((answer) => withHeader(withHeader(answer, 'connection', 'keep-alive'), 'keep-alive', 'timeout=1, max=3')),
    flags,
    expect: { verdict: ['conformant'], within: 120 },
  },
];
