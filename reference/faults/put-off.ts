import type { Answer } from '../core/exchange.ts';
import { transport } from '../policy/around.ts';
import type { PolicyOverride } from '../policy/index.ts';
import type { OpenTransport } from '../policy/open/transport.ts';
import { createdIn, isDone, type Kind, kinds, nameIn, Register, withoutRecords } from './kinds.ts';
import type { Fault } from './types.ts';

/* Bugs of work that is put off: what a write was answered comes about, and is undone a second later. */

const laterMs = 1_000;
const sameMomentMs = 100;

const missing: Answer = {
  status: 404,
  body: { error: { type: 'not_found', message: 'Resource not found or user has no access privilege' } },
};

/** Shows nothing of some things of a kind, as long as they are hidden. */
function hiding(kind: Kind, isHidden: (id: string, now: number) => boolean) {
  let clock = 0;
  const around: Required<Pick<OpenTransport, 'beforeEach' | 'afterEach'>> = {
    beforeEach: ({ api, request, now }) => {
      clock = now;
      const id = request.params[kind.parameter];
      return api === kind.api && id !== undefined && isHidden(id, now) ? missing : undefined;
    },
    afterEach: ({ api, request, answer }) =>
      api === kind.api && request.operation === kind.list && isDone(answer)
        ? { ...answer, body: withoutRecords(answer.body, (id) => isHidden(id, clock)) }
        : answer,
  };
  return { ...around, now: () => clock };
}

/** Of removals at one moment only the first is carried out; the others are forgotten a second later. */
function forgotten(kind: Kind): PolicyOverride {
  const until = new Map<string, number>();
  let last = Number.NEGATIVE_INFINITY;
  const hidden = hiding(kind, (id, now) => now < (until.get(id) ?? 0));
  return transport({
    afterEach: hidden.afterEach,
    beforeEach: (asked) => {
      const { api, request, now } = asked;
      const id = request.params[kind.parameter];
      const isRemoval = api === kind.api && request.operation === kind.remove && id !== undefined;
      if (!isRemoval || until.has(id)) return hidden.beforeEach(asked);
      const isOneOfMany = now - last < sameMomentMs;
      last = now;
      if (!isOneOfMany) return undefined;
      until.set(id, now + laterMs);
      return kind.api === 'partner' ? { status: 204 } : { status: 200, body: {} };
    },
  });
}

/** A removal is carried out by name, and once more a second later: whatever has the name by then goes as well. */
function removedByName(kind: Kind): PolicyOverride {
  const known = new Register();
  const since = new Map<string, number>();
  const hidden = hiding(kind, (id, now) => now > (since.get(id) ?? Number.POSITIVE_INFINITY));
  return transport({
    beforeEach: hidden.beforeEach,
    afterEach: (asked) => {
      const { api, request, answer } = asked;
      if (api === kind.api) {
        known.take(kind, request, answer);
        const id = request.operation === kind.create && isDone(answer) ? createdIn(answer) : null;
        if (id !== null && known.removed.has(nameIn(request))) since.set(id, hidden.now() + laterMs);
      }
      return hidden.afterEach(asked);
    },
  });
}

export const putOffFaults: readonly Fault[] = kinds.flatMap((kind) => {
  const { api, name } = kind;
  return [
    {
      id: `put-off-${api}-${name}-removals-forgotten`,
      requirement: `${api}.at-once`,
      story: `Of each ${name} that is removed at the moment of another one, a second later it is there again.`,
      override: forgotten(kind),
    },
    {
      id: `put-off-${api}-${name}-removed-by-name`,
      requirement: `${api}.names-again`,
      story: `A ${name} that has the name of a removed one goes as well, a second later.`,
      override: removedByName(kind),
    },
  ];
});
