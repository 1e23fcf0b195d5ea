import { type CheckContext, errorOf, exchangeOf, fail, Inconclusive, type Reply, show } from '../../src/check/index.ts';
import { parse } from './json-text.ts';
import { valuesOf } from './open-bodies.ts';
import {
  besideParameters,
  type IdName,
  type Ids,
  type PartnerOperationInfo,
  requestTo,
  send,
} from './partner-requests.ts';
import { hiding } from './wording.ts';

/** What a caller can tell two errors apart by; what a message repeats of the request are the caller's own words. */
function tellTale(reply: Reply, ids: Ids): { status: number; type?: string; message?: string } {
  const { type, message } = errorOf(reply);
  const { url, body } = exchangeOf(reply).request;
  const sent = [...new URL(url).searchParams.values(), ...valuesOf(parse(body)).map(({ value }) => value)];
  const words = [...Object.values(ids), ...sent].flatMap((word) => [word, encodeURIComponent(word)]);
  const hidden = message === undefined ? undefined : hiding(message, ...words.filter((word) => word !== ''));
  return {
    status: exchangeOf(reply).status,
    ...(type === undefined ? {} : { type }),
    ...(hidden === undefined ? {} : { message: hidden }),
  };
}

export type Form = (request: ReturnType<typeof requestTo>) => ReturnType<typeof requestTo>;

const plainly: Form = (request) => request;

export interface Foreign {
  ids: Ids;
  reply: Reply;
  /** How what was answered had been asked. */
  form?: Form;
}

/**
 * Fails unless the operation answers alike for a thing that is another partner's and for one that is nobody's.
 * @param unknown ids that are nobody's; what is answered to any of them will do.
 */
export async function expectAlike(
  t: CheckContext,
  info: PartnerOperationInfo,
  name: IdName,
  { ids, reply: foreign, form = plainly }: Foreign,
  unknown: readonly string[],
): Promise<void> {
  const replies: Reply[] = [];
  let wanted = '';
  let got = '';
  for (const id of unknown) {
    const nobodys = { ...ids, [name]: id };
    // Whether a made-up id has the form of an issued one may be uncertain.
    const request = { ...form(requestTo(t, info, nobodys)), also: [400] };
    const missing = await send(t, request);
    if (exchangeOf(missing).status !== 404) continue;
    if (show(tellTale(foreign, ids)) === show(tellTale(missing, nobodys))) return;
    // A message that differs from request to request, by the id of the request or the time, tells nothing.
    const again = await send(t, request);
    const isSteady = show(tellTale(missing, nobodys)) === show(tellTale(again, nobodys));
    const told = (reply: Reply, own: Ids): string => {
      const { message, ...rest } = tellTale(reply, own);
      return show(isSteady ? { ...rest, message } : rest);
    };
    wanted = told(missing, nobodys);
    got = told(foreign, ids);
    if (got === wanted) return;
    replies.push(missing);
  }
  if (replies.length === 0) throw new Inconclusive(`an unknown ${name} is not answered with 404 either`);
  fail(`the same as for an unknown ${name}: ${wanted}`, got, ...replies, foreign);
}

/** The same beside every parameter, whose answer shows by itself where it is no other than the plain one. */
export async function expectAlikeInAllForms(
  t: CheckContext,
  info: PartnerOperationInfo,
  name: IdName,
  { ids, reply }: Foreign,
  unknown: readonly string[],
): Promise<void> {
  await expectAlike(t, info, name, { ids, reply }, unknown);
  const [, request] = besideParameters(requestTo(t, info, ids), info);
  if (request === undefined) return;
  const beside = await send(t, request);
  if (show(tellTale(beside, ids)) === show(tellTale(reply, ids))) return;
  await expectAlike(
    t,
    info,
    name,
    { ids, reply: beside, form: (plain) => ({ ...plain, query: request.query }) },
    unknown,
  );
}
