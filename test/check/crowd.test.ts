import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Crowd } from '../../src/run/crowd.ts';
import { stage } from './stage.ts';

describe('a crowd', () => {
  it('lets the next batch begin only while the target is idle, and freely when the one before has ended', async () => {
    const { config } = (await stage()).session;
    const target = { config, isIdle: false, shortOf: new Set<string>() };
    const crowd = new Crowd(target);
    const first = Promise.withResolvers<void>();
    crowd.add(first.promise);
    const place = crowd.places();
    const begun: string[] = [];
    const beginning = (async () => {
      for (const name of ['while idle', 'after the end']) {
        await place();
        target.isIdle = false;
        begun.push(name);
      }
    })();
    await sleep(50);
    expect(begun).toEqual([]);
    target.isIdle = true;
    while (begun.length < 1) await sleep(5);
    await sleep(50);
    expect(begun).toEqual(['while idle']);
    first.resolve();
    await beginning;
    await crowd.ended();
  });

  it('tells what a check has thrown when all have ended', async () => {
    const crowd = new Crowd((await stage()).session);
    crowd.add(Promise.reject(new Error('a mistake of ours')));
    crowd.add(sleep(10));
    await expect(crowd.ended()).rejects.toThrow('a mistake of ours');
  });
});
