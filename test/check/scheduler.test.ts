import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { runCheck } from '../../src/check/check.ts';
import { createContext } from '../../src/check/context.ts';
import type { FinishedCheck } from '../../src/check/outcome.ts';
import type { Registered, RegisteredCheck, Turn } from '../../src/check/registry.ts';
import type { Checklist } from '../../src/run/checklist.ts';
import { runChecklist } from '../../src/run/scheduler.ts';
import { stage } from './stage.ts';

const requirement = 'partner.me.status';

function entry(name: string, body: () => Promise<void> = async () => undefined): RegisteredCheck {
  const turn: Turn = 'among';
  return {
    ...{ kind: 'check', requirement, name, turn, file: 'a.suite.ts' },
    run: (circumstances) => runCheck({ requirement, name, body }, circumstances),
  };
}

function batches(...names: readonly (readonly Registered[])[]): Checklist {
  return { batches: names.map((checks) => ({ checks })), headStarts: [] };
}

describe('the scheduler', () => {
  it('runs the checks of a batch side by side, four for each request, and the batches one after the other', async () => {
    const { session } = await stage();
    let under = 0;
    const most: number[] = [];
    const slow = (name: string, batch: number) =>
      entry(name, async () => {
        under += 1;
        most[batch] = Math.max(most[batch] ?? 0, under);
        await sleep(20);
        under -= 1;
      });
    const of = (batch: number, count: number) => Array.from({ length: count }, (_, i) => slow(`${batch}.${i}`, batch));
    const finished: string[] = [];
    await runChecklist(batches(of(0, 6), of(1, 2)), {
      session,
      signal: new AbortController().signal,
      finished: ({ name }) => void finished.push(name),
    });
    expect(most).toEqual([4, 2]);
    expect(finished.slice(6).sort()).toEqual(['1.0', '1.1']);
  });

  it('begins a batch that joins while the last checks of the one before leave the target idle', async () => {
    const { session } = await stage();
    const finished: string[] = [];
    const slow = Promise.withResolvers<void>();
    const { batches: all } = batches([entry('slow', () => slow.promise)], [entry('joining')], [entry('after')]);
    const [first, second, third] = all.map((batch, index) => ({ ...batch, joins: index === 1 }));
    if (!first || !second || !third) throw new Error('there are three batches');
    await runChecklist(
      { batches: [first, second, third], headStarts: [] },
      {
        session,
        signal: new AbortController().signal,
        finished: ({ name }) => {
          finished.push(name);
          slow.resolve();
        },
      },
    );
    expect(finished).toEqual(['joining', 'slow', 'after']);
  });

  it('begins nothing more when it is enough, and lets what is under way come to its end', async () => {
    const { session } = await stage();
    const finished: FinishedCheck[] = [];
    const quick = Array.from({ length: 9 }, (_, i) => entry(`${i}`, () => sleep(5 * (i + 1))));
    const left = await runChecklist(batches(quick, [entry('later')]), {
      session,
      signal: new AbortController().signal,
      isEnough: () => finished.length >= 2,
      finished: (check) => void finished.push(check),
    });
    expect(finished.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => 'passed'));
    expect(left.map(({ name }) => name)).toEqual(['5', '6', '7', '8', 'later']);
  });

  it('leaves what is under way where it stands when the run ends', async () => {
    const end = new AbortController();
    const { session } = await stage({ session: { halt: end.signal } });
    const finished: FinishedCheck[] = [];
    const hanging = entry('hanging', () => new Promise(() => undefined));
    const ending = entry('ending', async () => {
      await sleep(10);
      end.abort();
    });
    await runChecklist(batches([hanging, ending], [entry('never')]), {
      session,
      signal: end.signal,
      finished: (check) => void finished.push(check),
    });
    const told = finished.map(({ name, status, message }) => [name, status, message]);
    expect(told).toContainEqual(['hanging', 'error', 'the run was interrupted']);
    expect(told.map(([name]) => name)).not.toContain('never');
  });

  it('ends a check that hangs once nobody gets an answer any more', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { session } = await stage();
    const finished: FinishedCheck[] = [];
    const hanging = entry('hanging', () => new Promise(() => undefined));
    const over = runChecklist(batches([hanging]), {
      session,
      signal: new AbortController().signal,
      finished: (check) => void finished.push(check),
    });
    const context = createContext(session);
    for (let round = 0; round < 3; round += 1) {
      await context.partner.GET('/api/v1/me');
      await vi.advanceTimersByTimeAsync(900_000);
      expect(finished).toEqual([]);
    }
    await vi.advanceTimersByTimeAsync(900_000);
    await over;
    expect(finished).toMatchObject([{ status: 'error', message: expect.stringContaining('nothing was answered') }]);
  });

  it('waits for writes that are under way, whoever is left where he stands', async () => {
    const end = new AbortController();
    let answered = false;
    const { session } = await stage({
      answer: async (_, response) => {
        end.abort();
        await sleep(300);
        answered = true;
        response.writeHead(400, { 'content-type': 'application/json' }).end('{}');
      },
    });
    const writing: RegisteredCheck = {
      ...entry('writing'),
      run: (circumstances) => {
        const body: Parameters<typeof runCheck>[0]['body'] = async ({ partner }) =>
          void (await partner.POST('/api/v1/clients', { body: { name: 'a' } }));
        return runCheck({ requirement, name: 'writing', body }, circumstances);
      },
    };
    await runChecklist(batches([writing]), { session, signal: end.signal });
    expect(answered).toBe(true);
  });

  it('takes a check that throws for an error, and goes on', async () => {
    const { session } = await stage();
    const finished: FinishedCheck[] = [];
    const broken: RegisteredCheck = { ...entry('broken'), run: () => Promise.reject(new Error('a mistake of ours')) };
    await runChecklist(batches([broken, entry('sound')]), {
      session,
      signal: new AbortController().signal,
      finished: (check) => void finished.push(check),
    });
    expect(finished.map(({ name, status, message }) => [name, status, message])).toEqual([
      ['broken', 'error', 'a mistake of ours'],
      ['sound', 'passed', null],
    ]);
  });

  it('tells what each check has sent, and what was shared', async () => {
    const { session } = await stage();
    const asking = (name: string): RegisteredCheck => ({
      ...entry(name),
      run: (circumstances) =>
        runCheck(
          {
            requirement,
            name,
            body: async (t) => {
              await t.shared('a client', async (own) => void (await own.partner.GET('/api/v1/clients')));
              await t.partner.GET('/api/v1/me');
            },
          },
          circumstances,
        ),
    });
    const costs: unknown[] = [];
    await runChecklist(batches([asking('one'), asking('two')]), {
      session,
      signal: new AbortController().signal,
      metered: ({ name }, { requests, made, shared }) => void costs.push([name, requests, made.size, [...shared]]),
    });
    expect(costs.sort()).toEqual([
      ['one', 1, 0, ['a client']],
      ['two', 1, 0, ['a client']],
    ]);
    expect(session.meters.all.get('a client')?.requests).toBe(1);
  });

  it('begins what takes time with the run, and writes observations to the journal', async () => {
    const { session, journal, asked } = await stage();
    const observation = { id: 'partner.paging.page-zero', question: 'q', answer: '200', exchanges: [] };
    const observing: Registered = {
      ...{ kind: 'observation', open: 'partner.paging.page-zero', name: '', turn: 'among', file: '' },
      run: async () => observation,
    };
    const headStarts = [
      { api: 'partner', make: (t) => [t.partner.GET('/api/v1/me')] },
    ] satisfies Checklist['headStarts'];
    const waiting = entry('waiting', () => expect.poll(() => asked).toContain('GET /api/v1/me'));
    const finished: FinishedCheck[] = [];
    await runChecklist(
      { ...batches([observing, waiting]), headStarts },
      { session, signal: new AbortController().signal, finished: (check) => void finished.push(check) },
    );
    expect(finished.map(({ status }) => status)).toEqual(['passed']);
    expect(journal).toContainEqual({ type: 'observation', observation });
  });
});
