import { AsyncLocalStorage } from 'node:async_hooks';
import type { PartnerOperation } from '../../generated/catalogue.ts';
import type { CheckContext, RawRequest, Reply } from '../../src/check/index.ts';

/*
 * What is lent lies still: whoever asks for the same page of it may look at the same answer. What looks wrong there is
 * read anew before anybody is blamed.
 */

const anew = new AsyncLocalStorage<true>();

/** Within this every read is sent, whatever was answered before. */
export function readAnew<Result>(read: () => Promise<Result>): Promise<Result> {
  return anew.run(true, read);
}

/** Sends a read of what is lent; only the first of the checks that ask for the same does. What the run made may change. */
export function readOnce(t: CheckContext, request: RawRequest<PartnerOperation>): Promise<Reply> {
  if (anew.getStore() === true || !isLent(t, request.path?.clientId)) return t.partner.raw(request);
  const query = Object.entries(request.query ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return t.learned(`answer to ${JSON.stringify({ ...request, query })}`, (own) => own.partner.raw(request));
}

function isLent({ session }: CheckContext, clientId: string | undefined): boolean {
  const { client, otherClient } = session.config.target.partner?.fixtures ?? {};
  return clientId !== undefined && (clientId === client?.id || clientId === otherClient?.id);
}
