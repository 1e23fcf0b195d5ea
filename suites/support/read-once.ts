import { AsyncLocalStorage } from 'node:async_hooks';
import type { PartnerOperation } from '../../generated/catalogue.ts';
import { type CheckContext, exchangeOf, type RawRequest, type Reply } from '../../src/check/index.ts';
import { isCounted } from './identifiers.ts';

/*
 * What is lent lies still, and so does what is made for checks that only read: whoever asks for the same page of it may
 * look at the same answer. What may change all the same is read anew before anybody is blamed.
 */

const anew = new AsyncLocalStorage<true>();

/** Within this every read is sent, whatever was answered before. */
export function readAnew<Result>(read: () => Promise<Result>): Promise<Result> {
  return anew.run(true, read);
}

const still = new WeakMap<CheckContext['session'], Set<string>>();

/** Tells that nobody will change this client of the run. A number may be that of another one once it is gone. */
export function liesStill({ session }: CheckContext, clientId: string): void {
  if (isCounted(clientId)) return;
  still.set(session, (still.get(session) ?? new Set()).add(clientId));
}

/** Sends a read; only the first of the checks that ask for the same does, unless it may have changed. */
export function readOnce(t: CheckContext, request: RawRequest<PartnerOperation>): Promise<Reply> {
  const { clientId } = request.path ?? {};
  if (isLent(t, clientId)) return answerOnce(t, request, t.learned);
  const isStill = clientId !== undefined && still.get(t.session)?.has(clientId) === true;
  return isStill ? answerOnce(t, request) : t.partner.raw(request);
}

/**
 * The same whatever it is about.
 * @param keep by default the answer goes with what was made for it.
 */
export async function answerOnce(
  t: CheckContext,
  request: RawRequest<PartnerOperation>,
  keep: CheckContext['shared'] = t.shared,
): Promise<Reply> {
  if (anew.getStore() === true) return t.partner.raw(request);
  const query = Object.entries(request.query ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const kept = await keep(`answer to ${JSON.stringify({ ...request, query })}`, async (own) => {
    const reply = await own.partner.raw(request);
    return isHuge(reply) ? null : reply;
  });
  return kept ?? t.partner.raw(request);
}

/** What is kept for the whole run must not fill the memory, however large a target makes its answers. */
function isHuge(reply: Reply): boolean {
  return exchangeOf(reply).text.length > hugeAnswer;
}

/** Characters; a page of 300 records is far less. */
const hugeAnswer = 1_000_000;

function isLent({ session }: CheckContext, clientId: string | undefined): boolean {
  const { client, otherClient } = session.config.target.partner?.fixtures ?? {};
  return clientId !== undefined && (clientId === client?.id || clientId === otherClient?.id);
}
