import { describe, expect, it } from 'vitest';
import type { Exchange } from '../../src/http/exchange.ts';
import { KeptAnswers } from '../../src/http/kept-answers.ts';
import { answer } from '../check/stage.ts';

type Request = { method: string; target: string; headers: Record<string, string>; authorization: string };

const get: Request = { method: 'GET', target: '/things/1', headers: {}, authorization: 'Bearer x' };
const patch: Request = { ...get, method: 'PATCH' };

/** A service that tags all that it answers within one second alike, and takes its time for writes. */
class Service {
  #text = 'old';
  readonly #tag: string;
  readonly #answers: (request: Request) => Promise<Exchange>;

  constructor(tag: string, kept: KeptAnswers) {
    this.#tag = tag;
    this.#answers = kept.around(async (request: Request) => this.#answer(request));
  }

  read = async (): Promise<string> => (await this.#answers(get)).text;

  /** @param meanwhile done while the write is under way, before it has an effect. */
  write = async (meanwhile: () => Promise<unknown> = async () => undefined): Promise<void> => {
    this.#meanwhile = meanwhile;
    await this.#answers(patch);
  };

  #meanwhile: () => Promise<unknown> = async () => undefined;

  async #answer({ method, headers }: Request): Promise<Exchange> {
    if (method !== 'GET') {
      await this.#meanwhile();
      this.#text = 'new';
    }
    const isKnown = headers['if-none-match'] === this.#tag;
    return answer({ status: isKnown ? 304 : 200, text: isKnown ? '' : this.#text, headers: { etag: this.#tag } });
  }
}

describe('a client that keeps answers', () => {
  it('shows what it has kept where the service says that it holds still', async () => {
    const { read, write } = new Service('"1"', new KeptAnswers());
    await read();
    await write();
    expect(await read()).toBe('old');
  });

  it('doubts a weak tag at first, and takes it at its word when writes come in another second', async () => {
    const kept = new KeptAnswers();
    const { read, write } = new Service('W/"1"', kept);
    await read();
    await write();
    expect([await read(), kept.isDoubtful]).toEqual(['new', true]);
  });

  it('keeps nothing of what it reads beside a write, when the tag may be of the same second', async () => {
    const { read, write } = new Service('W/"1"', new KeptAnswers({ isPatient: true }));
    await write(read);
    expect(await read()).toBe('new');
  });
});
