import { describe, expect, it, vi } from 'vitest';
import { type Counted, Lane, otherCredentials, type Place, pausing, type Refusal } from '../../src/http/lane.ts';
import type { WireResponse } from '../../src/http/wire.ts';

const answer: WireResponse = { status: 200, statusText: '', headers: {}, text: '{}' };

const anew: Place = { isAgain: false, isPutOff: false };

/** How many of twenty requests are under way at once. */
async function widthOf(lane: Lane, counted: Counted, spot?: string): Promise<number> {
  const place = spot === undefined ? anew : { ...anew, spot };
  let underWay = 0;
  let most = 0;
  const send = async (): Promise<WireResponse> => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise((resolve) => setImmediate(resolve));
    underWay -= 1;
    return { ...answer, status: 429 };
  };
  await Promise.all(Array.from({ length: 20 }, () => lane.add({}, { counted, place }, send)));
  return most;
}

function refusal(): Refusal {
  return { request: {}, sentAt: Date.now(), waitMs: 0 };
}

function refuse(lane: Lane, ...all: Counted[]): void {
  for (const counted of all) lane.slowDown(counted, refusal());
}

describe('what a host refuses', () => {
  it('slows down the operation that is refused, and no other', async () => {
    const lane = new Lane(8);
    refuse(lane, ['POST /a', 'writes']);
    expect(await widthOf(lane, ['POST /a', 'writes'])).toBe(4);
    expect(await widthOf(lane, ['POST /b', 'writes'])).toBe(8);
  });

  it('slows down what many operations have in common', async () => {
    const lane = new Lane(8);
    refuse(lane, ['POST /a', 'writes'], ['POST /b', 'writes'], ['GET /c']);
    expect(await widthOf(lane, ['GET /x'])).toBe(4);
    const other = new Lane(8);
    refuse(other, ['POST /a', 'writes'], ['POST /b', 'writes'], ['POST /d', 'writes', 'other credentials']);
    expect(await widthOf(other, ['POST /e', 'writes'])).toBe(4);
    expect(await widthOf(other, ['GET /c'])).toBe(8);
  });

  it('slows down a group of operations, and no other group of as many', async () => {
    const lane = new Lane(8);
    refuse(lane, ['GET /a', 'all of usage'], ['GET /b', 'all of usage'], ['GET /c', 'all of usage']);
    expect(await widthOf(lane, ['GET /d', 'all of usage'])).toBe(4);
    expect(await widthOf(lane, ['GET /x', 'all of clients'])).toBe(8);
    refuse(lane, ['GET /x', 'all of clients']);
    expect(await widthOf(lane, ['GET /y', 'all of members'])).toBe(4);
  });

  it('slows down again what was slowed down before, and not one operation of it', async () => {
    const lane = new Lane(8);
    refuse(lane, ['GET /a', 'all of usage'], ['GET /b', 'all of usage'], ['GET /c', 'all of usage']);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    refuse(lane, ['GET /a', 'all of usage']);
    vi.useRealTimers();
    expect(await widthOf(lane, ['GET /d', 'all of usage'])).toBe(2);
  });

  it('is forgiven to operations where it was the limit of more', async () => {
    const lane = new Lane(8);
    refuse(lane, ['GET /a'], ['GET /b'], ['GET /c']);
    expect(await widthOf(lane, ['GET /x'])).toBe(4);
    const wide = new Lane(8);
    refuse(wide, ['POST /a', 'writes'], ['POST /b', 'writes'], ['POST /c', 'writes']);
    expect(await widthOf(wide, ['POST /a'])).toBe(8);
  });

  it('lets nothing else wait behind an operation that is slowed down', async () => {
    const lane = new Lane(8);
    refuse(lane, ['POST /a', 'writes'], ['POST /a', 'writes'], ['POST /a', 'writes']);
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow = Array.from({ length: 12 }, () =>
      lane.add({}, { counted: ['POST /a', 'writes'], place: anew }, async () => {
        await released;
        return answer;
      }),
    );
    await lane.add({}, { counted: ['POST /b', 'writes'], place: anew }, async () => answer);
    release();
    await Promise.all(slow);
  });

  it('slows down one URL that was asked for again and again, and not its operation', async () => {
    const lane = new Lane(8);
    const spot = 'GET https://host.example/a/1';
    const ask = () => lane.add({}, { counted: ['GET /a/{id}'], place: { ...anew, spot } }, async () => answer);
    await Promise.all([ask(), ask(), ask()]);
    lane.slowDown(['GET /a/{id}'], { ...refusal(), spot });
    expect(await widthOf(lane, ['GET /a/{id}'])).toBe(8);
    expect(await widthOf(lane, ['GET /a/{id}'], spot)).toBe(4);
    lane.slowDown(['GET /a/{id}'], { ...refusal(), spot: 'GET https://host.example/a/2' });
    expect(await widthOf(lane, ['GET /a/{id}'])).toBe(4);
  });

  it('slows down everything where no operation is named', async () => {
    const lane = new Lane(8);
    lane.slowDown(null, refusal());
    expect(await widthOf(lane, ['GET /a'])).toBe(4);
  });
});

describe('what pauses', () => {
  it('is sent nothing until then, and others are', async () => {
    const lane = new Lane(8);
    const sent: string[] = [];
    const add = (...counted: Counted) =>
      lane.add({}, { counted, place: anew }, async () => {
        sent.push(counted[0]);
        return answer;
      });
    lane.paused(60);
    await Promise.all([add('POST /a', pausing), add('DELETE /a', pausing), add('POST /b')]);
    expect(sent).toEqual(['POST /b', 'POST /a', 'DELETE /a']);
  });

  it('is sent first what it has put off, however often', async () => {
    const lane = new Lane(1);
    const sent: string[] = [];
    const add = (operation: string, place: Place) =>
      lane.add({}, { counted: [operation, pausing], place }, async () => {
        sent.push(operation);
        return answer;
      });
    lane.paused(30);
    const putOff = { isAgain: true, isPutOff: true };
    await Promise.all([add('POST /a', anew), add('POST /b', anew), add('DELETE /a', putOff), add('DELETE /b', putOff)]);
    expect(sent).toEqual(['DELETE /a', 'DELETE /b', 'POST /a', 'POST /b']);
  });

  it('is sent one at a time, until some in a row were answered', async () => {
    const lane = new Lane(8);
    lane.paused(10);
    expect(await widthOf(lane, ['POST /a', pausing])).toBe(1);
    for (let count = 1; count <= 3; count += 1)
      await lane.add({}, { counted: ['POST /a', pausing], place: anew }, async () => answer);
    expect(await widthOf(lane, ['POST /a', pausing])).toBe(8);
  });
});

it('sends requests at once in the order in which they came, with whichever credentials', async () => {
  const lane = new Lane(8);
  const sent: string[] = [];
  const ask = (name: string, ...groups: string[]) =>
    lane.add({}, { counted: ['GET /a', ...groups], place: anew }, async () => {
      sent.push(name);
      return answer;
    });
  const others = otherCredentials;
  await Promise.all([ask('one'), ask('two', others), ask('three', others), ask('four'), ask('five', others)]);
  expect(sent).toEqual(['one', 'two', 'three', 'four', 'five']);
});
