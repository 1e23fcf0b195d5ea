import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { targetFromObject } from '../../src/profile/load.ts';
import { Makings } from '../../src/session/makings.ts';
import { createNames } from '../../src/session/names.ts';
import { planRun } from '../../src/session/plan.ts';
import type { NewResource } from '../../src/session/resources.ts';
import { Session } from '../../src/session/session.ts';
import { cleanUp } from '../../src/sweep/cleanup.ts';
import { Remover } from '../../src/sweep/remover.ts';
import { serve } from '../http/support.ts';
import { temporaryFolder } from '../support/folder.ts';

/** Long enough to last, short enough to count. */
const lasting = '5f0c1e52-aaaa';
const counted = '17';

type Answer = { status: number; json?: unknown } | 'lost';

interface Stage {
  session: Session;
  remover: Remover;
  /** `METHOD id` of every request. */
  asked: string[];
  abort: AbortController;
}

/** @param answer to a request, by its method, the id in its path and how often both came before. */
async function stage(answer: (method: string, id: string, times: number) => Answer, settleMs = 300): Promise<Stage> {
  const asked: string[] = [];
  const url = await serve((request, response) => {
    const key = `${request.method} ${request.url?.split('/').at(-1)}`;
    const times = asked.filter((each) => each === key).length;
    asked.push(key);
    const [method = '', id = ''] = key.split(' ');
    const said = answer(method, id, times);
    if (said === 'lost') return void request.socket.destroy();
    response.writeHead(said.status, { 'content-type': 'application/json' });
    response.end(said.status === 204 ? undefined : JSON.stringify(said.json ?? {}));
  });
  const profile = {
    partner: { baseUrl: `${url}partner`, apiKey: 'pk_0123456789' },
    workspace: { baseUrl: `${url}workspace`, token: 'wt_0123456789' },
    http: { settleMs, timeoutMs: 20_000, concurrency: 1 },
  };
  const selection = { apis: [], only: [], skip: [], replay: null };
  const options = { ...selection, depth: 'standard', cases: null, seed: 1, readOnly: false, bail: false } as const;
  const config = planRun(targetFromObject('staged', profile, {}), options, join(temporaryFolder(), 'journal'));
  const session = new Session(config);
  onTestFinished(() => session.close());
  const abort = new AbortController();
  return { session, remover: new Remover(session, abort.signal), asked, abort };
}

function client(id: string): NewResource {
  return {
    api: 'partner',
    operation: 'DELETE /api/v1/clients/{clientId}',
    what: `client ${id}`,
    path: { clientId: id },
  };
}

function filespace(id: string): NewResource {
  return {
    api: 'workspace',
    operation: 'DELETE /api/v1/filespaces/{filespaceId}',
    what: `filespace ${id}`,
    path: { filespaceId: id },
  };
}

function entryOf(filespaceId: string, entryId: string): NewResource {
  return {
    api: 'workspace',
    operation: 'DELETE /api/v1/filespaces/{filespaceId}/entries/{entryId}',
    what: `entry ${entryId}`,
    path: { filespaceId, entryId },
  };
}

const ids = (kept: readonly NewResource[]): string[] => kept.map(({ path }) => Object.values(path).at(-1) ?? '');

describe('what is removed', { timeout: 60_000 }, () => {
  it('goes from the inside out, the newest first; what is gone already counts as gone', async () => {
    const { remover, asked } = await stage((_, id) => ({ status: id === 'second-one' ? 404 : 204 }));
    const gone: string[] = [];
    const all = [filespace('first-one'), entryOf('first-one', '7:1'), client('second-one'), client('third-one')];
    const kept = await remover.remove(all, { onGone: ({ what }, removal) => gone.push(`${what} ${removal}`) });
    expect(kept).toEqual([]);
    expect(asked).toEqual(['DELETE 7%3A1', 'DELETE third-one', 'DELETE second-one', 'DELETE first-one']);
    expect(gone).toContain('client second-one absent');
  });

  it('is asked for again where it is refused for a while, and at once left alone where it never will go', async () => {
    const { remover, asked } = await stage((_, id, times) => {
      if (id === 'forbidden') return { status: 403 };
      return { status: times < 2 ? 500 : 204 };
    });
    expect(ids(await remover.remove([client('refused-twice'), client('forbidden')]))).toEqual(['forbidden']);
    expect(asked.filter((each) => each === 'DELETE forbidden')).toHaveLength(1);
    expect(asked.filter((each) => each === 'DELETE refused-twice')).toHaveLength(3);
  });

  it('is asked once where others of its kind would not go, until one of them does', async () => {
    const { remover, asked } = await stage((_, id) => ({ status: id.startsWith('goes') ? 204 : 400 }));
    const names = ['late-one', 'goes', 'fourth', 'third', 'second', 'first'];
    const kept = await remover.remove([...names.map(client), filespace('other-kind')]);
    expect(ids(kept).toSorted()).toEqual(['first', 'fourth', 'late-one', 'other-kind', 'second', 'third']);
    const times = (id: string): number => asked.filter((each) => each === `DELETE ${id}`).length;
    expect([...names.toReversed(), 'other-kind'].map(times)).toEqual([4, 4, 4, 1, 1, 4, 4]);
  });

  it('is asked as often as ever where a server fails', async () => {
    const { remover, asked } = await stage(() => ({ status: 500 }));
    await remover.remove(['fourth', 'third', 'second', 'first'].map(client));
    expect(asked).toHaveLength(16);
  });

  it('is kept after four refusals, however long it may take to settle', async () => {
    const ready = { status: 200, json: { data: { status: 'ready' } } };
    const { remover, asked } = await stage((method) => (method === 'GET' ? ready : { status: 409 }), 60_000);
    expect(ids(await remover.remove([filespace(lasting)]))).toEqual([lasting]);
    expect(asked.filter((each) => each.startsWith('DELETE'))).toHaveLength(4);
  });

  it('is asked for more often where it is a filespace that is still being made', async () => {
    const creating = { status: 200, json: { data: { status: 'creating' } } };
    const { remover, asked } = await stage((method, _, times) => {
      return method === 'GET' ? creating : { status: times < 5 ? 409 : 200 };
    }, 60_000);
    expect(await remover.remove([filespace(lasting)])).toEqual([]);
    expect(asked.filter((each) => each.startsWith('DELETE'))).toHaveLength(6);
  });
});

describe('a filespace on its way out', { timeout: 60_000 }, () => {
  it('is asked for until it is gone, whatever it answers meanwhile', async () => {
    const { remover, asked } = await stage((_, __, times) => ({ status: times < 5 ? 409 : 404 }), 60_000);
    expect(await remover.remove([filespace(lasting)])).toEqual([]);
    expect(asked.filter((each) => each.startsWith('DELETE'))).toHaveLength(6);
  });
});

describe('a removal whose answer is lost', { timeout: 60_000 }, () => {
  it('is sent again where the id lasts', async () => {
    const { remover, asked } = await stage((method, _, times) => {
      if (method === 'GET') return { status: 200, json: { id: lasting, name: 'vct-4k9z1q-7' } };
      return times < 1 ? 'lost' : { status: 204 };
    });
    expect(await remover.remove([client(lasting)])).toEqual([]);
    expect(asked.filter((each) => each.startsWith('DELETE'))).toHaveLength(2);
  });

  it('is not sent again where the id may be that of another thing by now', async () => {
    const { remover, asked } = await stage((method) =>
      method === 'GET' ? { status: 200, json: { id: counted, name: 'of somebody else' } } : 'lost',
    );
    expect(ids(await remover.remove([client(counted)]))).toEqual([counted]);
    expect(asked.filter((each) => each.startsWith('DELETE'))).toHaveLength(1);
  });

  it('is sent again there, too, where the thing is still that of the suite', async () => {
    const { remover, asked } = await stage((method, _, times) => {
      if (method === 'GET') return { status: 200, json: { id: counted, name: 'vct-4k9z1q-7' } };
      return times < 1 ? 'lost' : { status: 204 };
    });
    expect(await remover.remove([client(counted)])).toEqual([]);
    expect(asked.filter((each) => each.startsWith('DELETE'))).toHaveLength(2);
  });
});

describe('what was found again after its removal', { timeout: 60_000 }, () => {
  it('is gone once it cannot be read', async () => {
    const { remover } = await stage((method, _, times) => {
      if (method === 'DELETE') return { status: 204 };
      return { status: times > 1 ? 404 : 200 };
    }, 30_000);
    expect(await remover.remove([client('goes-late')], { isDoubted: true })).toEqual([]);
  });

  it('is kept where it stays for as long as the profile allows', async () => {
    const { remover, asked } = await stage((method) => ({ status: method === 'DELETE' ? 204 : 200 }));
    expect(ids(await remover.remove([client('stays-here')], { isDoubted: true }))).toEqual(['stays-here']);
    expect(asked.filter((each) => each.startsWith('DELETE'))).toHaveLength(1);
  });

  it('is gone where its id is that of something else by now, and kept where it is still that of the suite', async () => {
    const answering = async (name: string) => {
      const json = { id: counted, name };
      const { remover } = await stage((method) => (method === 'DELETE' ? { status: 204 } : { status: 200, json }));
      const first = await remover.remove([client(counted)]);
      return [ids(first), ids(await remover.remove([client(counted)], { isDoubted: true }))];
    };
    expect(await answering('of somebody else')).toEqual([[], []]);
    expect(await answering('')).toEqual([[], []]);
    const { session, remover } = await stage((method) => {
      if (method === 'DELETE') return { status: 204 };
      return { status: 200, json: { id: counted, name: createNames(session.config.runId, () => 1).client() } };
    });
    expect(await remover.remove([client(counted)])).toEqual([]);
    expect(ids(await remover.remove([client(counted)], { isDoubted: true }))).toEqual([counted]);
  });

  it('is believed to be gone where nobody doubts it', async () => {
    const { remover, asked } = await stage((method) => ({ status: method === 'DELETE' ? 204 : 200 }));
    expect(await remover.remove([client('stays-here')])).toEqual([]);
    expect(asked).toEqual(['DELETE stays-here']);
  });
});

describe('cleaning up', { timeout: 60_000 }, () => {
  const madeSlowly = (): Makings => {
    const makings = new Makings();
    makings.take({ type: 'created', resource: { id: 'c1', ...filespace(lasting) } });
    return makings;
  };

  it('asks a filespace to go again that is not found before it is there', async () => {
    const { session, asked } = await stage((_method, _id, times) => ({ status: times > 1 ? 200 : 404 }));
    expect(await cleanUp(session, madeSlowly())).toEqual([]);
    expect(asked).toEqual([`DELETE ${lasting}`, `DELETE ${lasting}`, `DELETE ${lasting}`]);
  });

  it('leaves nothing of what refuses to go, and goes with its filespace', async () => {
    const { session } = await stage((_method, id) => ({ status: id === lasting ? 200 : 409 }));
    const makings = madeSlowly();
    makings.take({ type: 'created', resource: { id: 'c2', ...entryOf(lasting, '7:1') } });
    makings.take({ type: 'created', resource: { id: 'c3', ...entryOf('another-one', '7:2') } });
    expect((await cleanUp(session, makings)).map(({ what }) => what)).toEqual(['entry 7:2']);
  });

  const clientsMade = (...names: readonly string[]): Makings => {
    const makings = new Makings();
    for (const name of names) makings.take({ type: 'created', resource: { id: name, ...client(name) } });
    return makings;
  };

  it('asks the oldest of what was refused once more, some seconds later, and then the others', async () => {
    const { session, asked } = await stage((method, id, times) => {
      if (method === 'GET') return { status: 404 };
      return { status: id.startsWith('oldest') && times > 3 ? 204 : asked.includes('GET oldest-one') ? 204 : 400 };
    }, 4_000);
    expect(await cleanUp(session, clientsMade('oldest-one', 'newest-one'))).toEqual([]);
    const later = asked.slice(asked.lastIndexOf('DELETE oldest-one'));
    expect(later).toEqual(['DELETE oldest-one', 'GET oldest-one', 'DELETE newest-one', 'GET newest-one']);
  });

  it('tells of what stays although its removal was answered with success at last', async () => {
    const { session } = await stage((method, _id, times) => {
      return { status: method === 'GET' ? 200 : times > 3 ? 204 : 400 };
    }, 4_000);
    const left = await cleanUp(session, clientsMade('stays-here'));
    expect(left.map(({ what }) => what)).toEqual(['client stays-here']);
  });

  it('does so for a while only', async () => {
    const { session, asked } = await stage(() => ({ status: 404 }));
    expect(await cleanUp(session, madeSlowly())).toEqual([]);
    expect(asked.length).toBe(4);
  });

  it('does so for longer where others took longer to be there', async () => {
    const { session, asked } = await stage((_method, _id, times) => ({ status: times > 3 ? 200 : 404 }));
    const makings = madeSlowly();
    makings.take({ type: 'waited', what: 'readable', durationMs: 8_000 });
    expect(await cleanUp(session, makings)).toEqual([]);
    expect(asked.length).toBe(5);
  });
});

it('nothing is sent once the time is up', async () => {
  const { remover, asked, abort } = await stage(() => ({ status: 204 }));
  abort.abort();
  expect(ids(await remover.remove([client(lasting)]))).toEqual([lasting]);
  expect([remover.isOver, asked]).toEqual([true, []]);
});
