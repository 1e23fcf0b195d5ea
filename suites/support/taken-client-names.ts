import { type CheckContext, errorOf, exchangeOf, type Reply } from '../../src/check/index.ts';
import { listClients, removeNow, tryCreate } from './clients.ts';
import type { JsonObject } from './lists.ts';
import { valuesOf } from './open-bodies.ts';
import { openRefusals } from './open-refusals.ts';
import { newClient } from './partner.ts';
import { gist } from './wording.ts';

/**
 * Whether a name is rejected in the words for one that is taken, while it is listed, free a moment later, or the names
 * of deleted clients stay so.
 */
export async function isAnsweredAsTaken(t: CheckContext, name: string, refusal: Reply): Promise<boolean> {
  const { id, name: other } = await newClient(t);
  const taken = await tryCreate(t, { name: other });
  await removeNow(t, id);
  const again = await tryCreate(t, { name: other });
  const told = (reply: Reply, own: string): string => {
    const { status, text } = exchangeOf(reply);
    const { type, message } = errorOf(reply);
    return JSON.stringify([status, type, gist((type === undefined ? text : message) ?? '', own)]);
  };
  if (told(refusal, name) !== told(taken, other)) return false;
  if (openRefusals.includes(again.response.status)) return true;
  const { records } = await listClients(t, { s: 'createdAt', l: '300' }, { maxPages: 60, until: isOf(name) });
  // Where records show no names, nobody can tell.
  if (records.some(isOf(name)) || !records.some(isOf(other))) return true;
  // Whoever had it, such as a run beside this one, may have given it up since.
  return (await tryCreate(t, { name })).response.status === 201;
}

/** Whether a record has the name, in whatever case and with whatever spaces. */
function isOf(name: string): (record: JsonObject) => boolean {
  return (record) => valuesOf(record).some(({ value }) => folded(value) === folded(name));
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
