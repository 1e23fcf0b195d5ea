import type { Socket } from 'node:net';
import { conforms, type HostileTarget, neverAccused, target, targetsOf, unfit } from '../model.ts';
import { bytesOf, withHeader } from '../proxy/answer.ts';
import { after, type Behaviour, both, changed, oneOf, operation, passOn, reads, reset, where } from '../proxy/visit.ts';

const lost = /connection|no answer|socket|reset|refused|closed/i;

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
export const connections: readonly HostileTarget[] = targetsOf({
  'connections.closes-each': target(
    'Closes each connection after its first answer, without saying so.',
    () => closeAfter,
    conforms(),
  ),
  'connections.announces-the-close': target(
    'Closes each connection after its first answer, and says so.',
    () => async (visit) => {
      visit.write(bytesOf(withHeader(await visit.forward(), 'connection', 'close')));
      visit.socket.end();
    },
    conforms(),
  ),
  'connections.resets-one-read-of-100': target(
    'Resets the connection on one of 100 requests that read.',
    () => where(both(reads, oneOf(100)), reset),
    conforms(),
  ),
  'connections.resets-one-of-100': target(
    'Resets the connection on one of 100 requests, before anything is done.',
    () => where(oneOf(100), reset),
    conforms(),
  ),
  'connections.resets-one-of-100-done': target(
    'Resets the connection on one of 100 requests, after it was done.',
    () => where(oneOf(100), resetAfterDoing),
    neverAccused(),
  ),
  'connections.resets-one-of-10-done': target(
    'Resets the connection on one of 10 requests, after it was done.',
    () => where(oneOf(10), resetAfterDoing),
    neverAccused(),
  ),
  'connections.resets-creates-done': target(
    'Creates each client, and resets the connection instead of saying so.',
    () => where(operation.createClient, resetAfterDoing),
    { verdict: ['inconclusive'], within: 120, cause: lost },
  ),
  'connections.resets-in-the-body': target(
    'Resets the connection within each body, from the start.',
    () => resetInTheBody,
    unfit(lost),
  ),
  'connections.resets-in-one-body-of-100': target(
    'Resets the connection within one of 100 bodies that were asked for by a GET.',
    () => where(both(reads, oneOf(100)), resetInTheBody),
    conforms(),
  ),
  'connections.closes-idle-after-1-second': target(
    'Closes connections that were idle for a second.',
    endingIdle(1_000, (socket) => socket.end()),
    conforms(),
  ),
  'connections.resets-idle': target(
    'Resets connections that were idle for 300 ms.',
    endingIdle(300, (socket) => socket.resetAndDestroy()),
    conforms(),
  ),
  'connections.resets-on-connect': {
    sentence: 'Resets each connection as soon as it is there.',
    connection: (socket) => {
      socket.resetAndDestroy();
      return true;
    },
    expect: unfit(lost),
  },
  'connections.closes-on-connect': {
    sentence: 'Closes each connection as soon as it is there.',
    connection: (socket) => {
      socket.end();
      return true;
    },
    expect: unfit(lost),
  },
  'connections.nobody-listens': {
    sentence: 'Nobody listens at the port.',
    profile: (profile) => ({
      partner: { ...profile.partner, baseUrl: 'http://127.0.0.1:9/partner' },
      workspace: { ...profile.workspace, baseUrl: 'http://127.0.0.1:9/workspace' },
    }),
    expect: unfit(/ECONNREFUSED|refused/),
  },
  'connections.gone-after-200-answers': target(
    'Answers 200 times, then resets whatever connects.',
    () => where(after(200), reset),
    { verdict: ['inconclusive'], within: 120, afterLastAnswer: 60, cause: lost },
  ),
  'connections.gone-for-3-seconds': target(
    'Resets every request for 3 seconds after 200 answers, as at a restart.',
    () => {
      let since = 0;
      return (visit) => {
        if (visit.number === 200) since = Date.now();
        return since > 0 && Date.now() - since < 3_000 ? reset(visit) : passOn(visit);
      };
    },
    neverAccused(),
  ),
  'connections.only-two': {
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
    expect: neverAccused(),
  },
  'connections.says-keep-alive-1': target(
    'Says that it keeps connections for a second.',
    () =>
      changed((answer) => withHeader(withHeader(answer, 'connection', 'keep-alive'), 'keep-alive', 'timeout=1, max=3')),
    conforms(),
  ),
});
