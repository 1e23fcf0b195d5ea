import type { PartnerOperation } from '../../generated/catalogue.ts';
import { type CheckContext, exchangeOf, type RawRequest, type Reply } from '../../src/check/index.ts';
import { summarize } from './answers.ts';
import { isObject } from './lists.ts';
import { inParallel } from './parallel.ts';
import { type PartnerOperationInfo, readableIds, requestTo } from './partner-requests.ts';

/** What each of these operations answers, one after the other put into a few words; nothing of it is judged. */
export async function observeAll(
  t: CheckContext,
  infos: readonly PartnerOperationInfo[],
  change: (request: RawRequest<PartnerOperation>) => RawRequest<PartnerOperation>,
  tell: (reply: Reply) => string = statusText,
): Promise<string> {
  const observable = infos.filter((info) => canBeFound(t, info));
  const answers = await inParallel(
    observable.map(async (info) => {
      const request = change(requestTo(t, info, await readableIds(t, info)));
      return { subject: info.operation, answer: tell(await t.partner.raw({ ...request, open: true })) };
    }),
  );
  return summarize(answers);
}

/** A list below an unknown workspace says nothing about its parameters. */
function canBeFound(t: CheckContext, { pathParameters }: PartnerOperationInfo): boolean {
  const { client } = t.partnerTarget.fixtures;
  const lacks = (name: string, value: string | undefined): boolean =>
    pathParameters.includes(name) && value === undefined;
  return !lacks('workspaceId', client?.workspace) && !lacks('filespaceId', client?.filespace);
}

export function statusText(reply: Reply): string {
  return String(exchangeOf(reply).status);
}

/** The response headers with such a name, sorted; `none` without one. */
export function headersLike(replies: readonly Reply[], pattern: RegExp): string {
  const names = replies.flatMap((reply) => Object.keys(exchangeOf(reply).headers)).filter((name) => pattern.test(name));
  return [...new Set(names)].sort().join(', ') || 'none';
}

/** The names of a body's fields beyond the stated ones. */
export function fieldsBeyond(reply: Reply, stated: readonly string[]): string[] {
  const { json } = exchangeOf(reply);
  return isObject(json) ? Object.keys(json).filter((name) => !stated.includes(name)) : [];
}
